/** Races: a payment and a cancellation, two changes at once, an outdated reading and a newer one. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ChangePreview, Invoice, MembershipChanged } from '#contract/money/membership.ts';
import type { PlanKey } from '#contract/core/plans.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import {
  agreement,
  CARDS,
  enterCard,
  newMember,
  viewOf,
  withBilling,
  type SignedIn,
} from '#test/membership.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { follow, readProvider } from './following.ts';
import { checkAll } from './jobs.ts';
import { entitlementsOf } from './membership.ts';
import { memberships } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { billing } = world.deps;

async function pass(ms: number, me?: SignedIn) {
  for (let left = ms; left > 0; left -= days(16)) {
    world.clock.advance(Math.min(left, days(16)));
    await me?.get('/api/account');
  }
  await billing.simulation?.tick();
}

const rowsOf = (me: SignedIn) =>
  world.db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, me.user.id))
    .orderBy(memberships.createdAt);
const refOf = async (me: SignedIn) => (await rowsOf(me))[0]?.subscriptionRef ?? '';
const invoicesOf = async (me: SignedIn) => (await me.get('/api/membership/invoices')).body as Invoice[];

test('a member who cancels right after paying a late renewal keeps the month they paid for', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  await checkAll(world.deps);
  expect((await viewOf(me)).membership?.status).toBe('late');
  // Paid through the form, and canceled before the webhook event arrived.
  await enterCard(me, (await billing.read(await refOf(me))).clientSecret);
  const { membership } = (await me.post('/api/membership/cancel')).body as MembershipChanged;
  expect(membership).toMatchObject({ status: 'active', endsWithPeriod: true, endedAt: null });
  expect((await viewOf(me)).entitlements?.plan).toBe('plus');
  expect((await invoicesOf(me)).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('a member who cancels a renewal that turns out unpaid is not charged for it later', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  expect((await viewOf(me)).membership?.status).toBe('active');
  const { membership } = (await me.post('/api/membership/cancel')).body as MembershipChanged;
  expect(membership.status).toBe('ended');
  expect((await invoicesOf(me)).map(({ status }) => status)).toEqual(['void', 'paid']);
});

test('an invoice that needs bank approval when paid now returns a form and is paid through it', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  await checkAll(world.deps);
  const [open] = await invoicesOf(me);
  const pay = () => me.post(`/api/membership/invoices/${open?.id}/pay`);
  const asks: BillingPort['payNow'] = async (invoiceRef) => {
    const found = (await billing.invoices(await refOf(me))).find(({ ref }) => ref === invoiceRef);
    if (!found) throw new Error('no such invoice');
    return found;
  };
  const { status, body } = await withBilling(world, { payNow: asks }, pay);
  const { clientSecret, membership } = body as MembershipChanged;
  expect([status, membership.status, typeof clientSecret]).toEqual([200, 'late', 'string']);
  expect((await enterCard(me, clientSecret)).body).toMatchObject({ outcome: 'done' });
  await me.post('/api/membership/refresh');
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', openInvoice: null });
  // An invoice that is already paid returns no form.
  expect(await pay()).toMatchObject({ status: 200, body: { clientSecret: null } });
});

test('a start paid while another plan is chosen continues, and no second one starts', async () => {
  const me = await signedIn(world);
  const { clientSecret } = (await me.post('/api/membership', agreement(world, 'plus', 'month')))
    .body as MembershipChanged;
  const paidFirst: BillingPort['endUnpaid'] = async (...given) => {
    expect((await enterCard(me, clientSecret)).body).toMatchObject({ outcome: 'done' });
    return billing.endUnpaid(...given);
  };
  const reply = await withBilling(world, { endUnpaid: paidFirst }, () =>
    me.post('/api/membership', agreement(world, 'core', 'month')),
  );
  expect(reply.body).toMatchObject({ code: 'conflict' });
  expect(await rowsOf(me)).toMatchObject([{ plan: 'plus', status: 'active' }]);
  expect((await viewOf(me)).entitlements?.plan).toBe('plus');
});

test('a debt paid at the very end of the grace period does not end the membership', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  await checkAll(world.deps);
  const { clientSecret } = await billing.read(await refOf(me));
  await pass(days(15), me);
  const paidFirst: BillingPort['endUnpaid'] = async (...given) => {
    await enterCard(me, clientSecret);
    return billing.endUnpaid(...given);
  };
  await withBilling(world, { endUnpaid: paidFirst }, () => checkAll(world.deps));
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', graceUntil: null });
});

test('Stripe: entitlements start with the payment, not when the card form was opened', async () => {
  const double = await openStripeDouble();
  afterAll(() => double.close());
  const bank = addBilling(double);
  const client = openStripe(double.config);
  await setUpPrices(client);
  const there = await openWorld({ withWorkers: false, billing: createStripeBilling(client) });
  const me = await signedIn(there);
  const asked = there.clock.now();
  const { membership } = (await me.post('/api/membership', agreement(there, 'premium', 'month')))
    .body as MembershipChanged;
  there.clock.advance(hours(20));
  bank.pass(hours(20));
  const [row] = await there.db.select().from(memberships).where(eq(memberships.id, membership.id));
  bank.pay(row?.subscriptionRef ?? '');
  await me.post('/api/membership/refresh');
  const entitledAfter = async (n: number) =>
    (await entitlementsOf(there.db, me.user.id, new Date(asked.getTime() + hours(n))))?.plan ?? null;
  expect([await entitledAfter(1), await entitledAfter(19), await entitledAfter(21)]).toEqual([
    null,
    null,
    'premium',
  ]);
});

test('an upgrade starts when it is agreed to, not when it was priced', async () => {
  const me = await newMember(world, { plan: 'core' });
  await pass(days(2), me);
  const terms = { plan: 'premium', interval: 'month' };
  const { version, dueNowCents, pricedAt } = (await me.post('/api/membership/preview', terms))
    .body as ChangePreview;
  world.clock.advance(minutes(14));
  const agreement = { ...terms, agreed: true, version, dueNowCents, pricedAt };
  expect((await me.call('PUT', '/api/membership/plan', agreement)).status).toBe(200);
  const entitled = async (ms: number) =>
    (await entitlementsOf(world.db, me.user.id, new Date(world.clock.now().getTime() - ms)))?.plan;
  expect([await entitled(minutes(10)), await entitled(minutes(1)), await entitled(0)]).toEqual([
    'core',
    'core',
    'premium',
  ]);
});

test('with two concurrent upgrades, one succeeds, the other is asked to reload, and nothing is refunded', async () => {
  const me = await newMember(world, { plan: 'core' });
  await pass(days(3), me);
  const agreed = async (plan: PlanKey) => {
    const { version, dueNowCents, pricedAt } = (
      await me.post('/api/membership/preview', { plan, interval: 'month' })
    ).body as ChangePreview;
    return { plan, interval: 'month', agreed: true, version, dueNowCents, pricedAt };
  };
  const [premium, plus] = [await agreed('premium'), await agreed('plus')];
  // The first call that reaches the provider waits briefly for the other.
  const slow: BillingPort['change'] = async (...given) => {
    await pause(given[1].to.plan === 'plus' ? 800 : 500);
    return billing.change(...given);
  };
  const replies = await withBilling(world, { change: slow }, () =>
    Promise.all([premium, plus].map((body) => me.call('PUT', '/api/membership/plan', body))),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const totals = (await invoicesOf(me)).map(({ totalCents }) => totalCents);
  expect(totals).toHaveLength(2);
  expect(totals.every((cents) => cents > 0)).toBe(true);
});

test('a change interrupted by a killed server does not block other changes for long', async () => {
  const me = await newMember(world, { plan: 'core' });
  const until = new Date(world.clock.now().getTime() + minutes(2));
  await world.db.update(memberships).set({ changingUntil: until }).where(eq(memberships.userId, me.user.id));
  const change = async () => {
    const terms = { plan: 'plus', interval: 'month' };
    const { version, dueNowCents, pricedAt } = (await me.post('/api/membership/preview', terms))
      .body as ChangePreview;
    return me.call('PUT', '/api/membership/plan', { ...terms, agreed: true, version, dueNowCents, pricedAt });
  };
  expect((await change()).body).toMatchObject({ code: 'conflict' });
  world.clock.advance(minutes(2) + 1);
  expect((await change()).status).toBe(200);
  expect(await rowsOf(me)).toMatchObject([{ plan: 'plus', changingUntil: null }]);
});

test('the provider snapshot requested last wins, even with clock skew between servers', async () => {
  const me = await newMember(world, { plan: 'core' });
  const [row] = await rowsOf(me);
  const id = row?.id ?? '';
  const early = await readProvider(world.deps, await refOf(me));
  await billing.endWithPeriod(await refOf(me), 'k');
  const fresh = await readProvider(world.deps, await refOf(me));
  const old = [fresh.at, new Date(fresh.at.getTime() + 1000)].map((at) => ({ ...early, at }));
  for (const reading of [fresh, ...old])
    await world.db.transaction((tx) => follow(tx, world.deps, id, reading));
  expect((await rowsOf(me))[0]?.endsWithPeriod).toBe(true);
});
