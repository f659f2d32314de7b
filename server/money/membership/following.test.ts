import { eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangePreview, Invoice, MembershipChanged } from '#contract/money/membership.ts';
import { simulatedObjects } from '#server/adapters/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import { ProviderTrouble } from '#server/ports/payments.ts';
import { agreement, CARDS, enterCard, newMember, viewOf, withBilling } from '#test/membership.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { follow, readProvider, type Reading } from './following.ts';
import { checkAll } from './jobs.ts';
import { membershipOf } from './membership.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';
import { billingCustomers, memberships, renewalConsents } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { billing } = world.deps;

const cut = () => Promise.reject(new ProviderTrouble('cut off'));

const subscriptionsAtProvider = async (userId: string) => {
  const customers = await world.db
    .select()
    .from(simulatedObjects)
    .where(eq(simulatedObjects.kind, 'customer'));
  const mine = customers.filter(({ state }) => (state as { userId: string }).userId === userId);
  const all = await world.db.select().from(simulatedObjects).where(eq(simulatedObjects.kind, 'subscription'));
  return all.filter(({ parent }) => mine.some(({ ref }) => ref === parent));
};

test('provider snapshots in any order and number lead to one final state and one span', async () => {
  const me = await signedIn(world);
  const { clientSecret } = (await me.post('/api/membership', agreement(world, 'plus', 'month')))
    .body as MembershipChanged;
  const row = await membershipOf(world.db, me.user.id);
  const ref = row?.subscriptionRef ?? '';
  const readings: Reading[] = [await readProvider(world.deps, ref)];
  const read = async () => {
    world.clock.advance(minutes(1));
    readings.push(await readProvider(world.deps, ref));
  };
  await enterCard(me, clientSecret, CARDS.failsLater);
  await read();
  await billing.endWithPeriod(ref, 'a');
  await read();
  await billing.keep(ref, 'b');
  await read();
  world.clock.advance(days(32));
  await billing.simulation?.tick();
  await read();
  await billing.endNow(ref, 'c');
  await read();

  const seen = new Set<string>();
  const last = readings.length - 1;
  const orders = fc
    .array(fc.integer({ min: 0, max: last }), { maxLength: 8 })
    .chain((some) =>
      fc.shuffledSubarray([...some, last, ...some], { minLength: 1 }).map((order) => [...order, last]),
    );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(orders, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 })),
      async (order) => {
        const [made] = await world.db
          .insert(memberships)
          .values({ userId: null, provider: 'simulated', plan: 'plus', interval: 'month' })
          .returning();
        const id = made?.id ?? '';
        for (const n of order) {
          const reading = readings[n];
          if (reading) await world.db.transaction((tx) => follow(tx, world.deps, id, reading));
        }
        const end = await store.findById(world.db, id);
        const spans = await spanStore.spansOf(world.db, id);
        const cover = [spans[0]?.fromAt, spans.at(-1)?.untilAt];
        const { id: _, createdAt: __, ...rest } = end ?? {};
        seen.add(JSON.stringify([rest, cover, spans.every((s) => s.plan === 'plus')]));
        expect((await invoiceStore.invoicesOf(world.db, id)).map(({ status }) => status)).toEqual([
          'void',
          'paid',
        ]);
      },
    ),
    { numRuns: sized({ gate: 15, soak: 40 }) },
  );
  expect([...seen]).toHaveLength(1);
});

test('a start interrupted before the provider is called is started by the next check, once', async () => {
  const me = await signedIn(world);
  const begin = () => me.post('/api/membership', agreement(world, 'core', 'month'));
  expect(await withBilling(world, { start: cut }, begin)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  expect((await membershipOf(world.db, me.user.id))?.subscriptionRef).toBeNull();
  world.clock.advance(minutes(6));
  await checkAll(world.deps);
  expect((await membershipOf(world.db, me.user.id))?.subscriptionRef).not.toBeNull();
  expect((await begin()).status).toBe(201);
  expect(await subscriptionsAtProvider(me.user.id)).toHaveLength(1);
});

test('a start interrupted after the provider created it is found again, not started twice', async () => {
  const me = await signedIn(world);
  const begin = () => me.post('/api/membership', agreement(world, 'core', 'month'));
  const late: BillingPort['start'] = async (request) => {
    await billing.start(request);
    return cut();
  };
  expect((await withBilling(world, { start: late }, begin)).status).toBe(503);
  const { clientSecret } = (await begin()).body as MembershipChanged;
  await enterCard(me, clientSecret);
  world.clock.advance(minutes(6));
  await checkAll(world.deps);
  expect((await viewOf(me)).membership?.status).toBe('active');
  expect(await subscriptionsAtProvider(me.user.id)).toHaveLength(1);
});

test('an upgrade interrupted after it was charged is charged once, and found by the next check', async () => {
  const me = await newMember(world, { plan: 'core' });
  const body = { plan: 'premium', interval: 'month' };
  const { dueNowCents, pricedAt, version } = (await me.post('/api/membership/preview', body))
    .body as ChangePreview;
  const send = () =>
    me.call('PUT', '/api/membership/plan', { ...body, agreed: true, version, dueNowCents, pricedAt });
  const late: BillingPort['change'] = async (...given) => {
    await billing.change(...given);
    return cut();
  };
  expect((await withBilling(world, { change: late }, send)).status).toBe(503);
  expect((await viewOf(me)).membership?.plan).toBe('core');
  world.clock.advance(days(1) + minutes(1));
  await checkAll(world.deps);
  expect((await viewOf(me)).membership?.plan).toBe('premium');
  expect((await send()).status).toBe(200);
  expect((await me.get('/api/membership/invoices')).body).toHaveLength(2);
});

test('memberships that cannot be checked do not block the others', async () => {
  const me = await newMember(world);
  const long = after(world.clock.now(), -days(30));
  const unread = (provider: 'stripe' | 'simulated') =>
    Array.from({ length: 100 }, (_, n) => ({
      provider,
      subscriptionRef: `unknown_${n}`,
      status: 'active' as const,
      plan: 'plus' as const,
      interval: 'month' as const,
      periodStart: long,
      periodEnd: after(world.clock.now(), days(300)),
      checkedAt: long,
      userId: null,
    }));
  const mine = eq(memberships.userId, me.user.id);
  for (const provider of ['stripe', 'simulated'] as const) {
    await world.db
      .update(memberships)
      .set({ checkedAt: after(world.clock.now(), -days(3)) })
      .where(mine);
    await world.db.insert(memberships).values(unread(provider));
    for (const _ of [1, 2]) await checkAll(world.deps);
    const [row] = await world.db.select().from(memberships).where(mine);
    expect(row?.checkedAt && row.checkedAt > after(world.clock.now(), -hours(1))).toBe(true);
    await world.db.delete(memberships).where(like(memberships.subscriptionRef, 'unknown_%'));
  }
});

test('a provider that does not respond changes nothing, and the error says so', async () => {
  const me = await newMember(world);
  for (const [changed, call] of [
    [{ endWithPeriod: cut }, () => me.post('/api/membership/cancel')],
    [
      { previewChange: cut },
      () => me.post('/api/membership/preview', { plan: 'premium', interval: 'month' }),
    ],
    [{ startCardChange: cut }, () => me.post('/api/membership/card')],
    [{ read: cut }, () => me.post('/api/membership/refresh')],
  ] as [Partial<BillingPort>, () => Promise<{ body: unknown }>][])
    expect((await withBilling(world, changed, call)).body).toMatchObject({ code: 'unavailable' });
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', endsWithPeriod: false });
});

test('deleting an account ends its membership at the provider and leaves anonymous books', async () => {
  const me = await newMember(world);
  const row = await membershipOf(world.db, me.user.id);
  const [customer] = await world.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, me.user.id));
  await me.post('/api/account/deletion', { email: me.email });
  world.clock.advance(days(1) + 1000);
  const isErased = () => erasePerson(world.deps, me.user.id);
  await expect(withBilling(world, { endNow: cut }, isErased)).rejects.toThrow('cut off');
  expect(await membershipOf(world.db, me.user.id)).toBeDefined();
  await isErased();
  expect(await billing.read(row?.subscriptionRef ?? '')).toMatchObject({ status: 'ended', card: null });
  expect(await store.findById(world.db, row?.id ?? '')).toMatchObject({ userId: null, status: 'ended' });
  expect(await invoiceStore.invoicesOf(world.db, row?.id ?? '')).toHaveLength(1);
  const consents = await world.db
    .select()
    .from(renewalConsents)
    .where(eq(renewalConsents.membershipId, row?.id ?? ''));
  expect(consents).toHaveLength(1);
  const [forgotten] = await world.db
    .select()
    .from(simulatedObjects)
    .where(eq(simulatedObjects.ref, customer?.customerRef ?? ''));
  expect(JSON.stringify(forgotten?.state)).not.toContain(me.email);
});

test('the signed webhook alone records a payment, even if no browser asks', async () => {
  const me = await signedIn(world);
  const { clientSecret } = (await me.post('/api/membership', agreement(world, 'plus', 'year')))
    .body as MembershipChanged;
  await enterCard(me, clientSecret);
  await world.runJobs();
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', interval: 'year' });
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toBe('Your Hearthline Plus membership has started');
  for (const words of ['$590.00 every year', 'You can cancel at any time on the Membership page'])
    expect(mail?.text).toContain(words);
  const [invoice] = (await me.get('/api/membership/invoices')).body as Invoice[];
  expect(mail?.text).toContain(invoice?.number);
});
