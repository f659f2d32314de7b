import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { MembershipChanged } from '#contract/money/membership.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days } from '#server/platform/clock.ts';
import { agreement, CARDS, enterCard, newMember, viewOf, type SignedIn } from '#test/membership.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { checkAll } from './jobs.ts';
import { endMembershipsOf } from './membership.ts';
import { membershipNotices, memberships } from './tables.ts';

const double = await openStripeDouble();
const bank = addBilling(double);
const client = openStripe(double.config);
await setUpPrices(client);
afterAll(() => double.close());
const stripe = createStripeBilling(client);
const world = await openWorld({ withWorkers: false });
const { billing: builtIn } = world.deps;

/** Runs `work` as if the server had been restarted with Stripe's keys. */
async function withStripe(work: () => Promise<void>): Promise<void> {
  world.deps.billing = stripe;
  try {
    await work();
  } finally {
    world.deps.billing = builtIn;
  }
}
async function pass(ms: number, me: SignedIn) {
  for (let left = ms; left > 0; left -= days(14)) {
    world.clock.advance(Math.min(left, days(14)));
    await me.get('/api/account');
  }
  await checkAll(world.deps);
}
const rowOf = async (me: SignedIn) =>
  (await world.db.select().from(memberships).where(eq(memberships.userId, me.user.id)))[0];

test('a membership from the built-in provider ends with its period once real cards are accepted', async () => {
  const me = await newMember(world, { plan: 'premium' });
  await withStripe(async () => {
    await checkAll(world.deps);
    const view = await viewOf(me);
    expect(view.membership).toMatchObject({ status: 'active', endsWithPeriod: true });
    expect(view.canChange).toBe(false);
    await pass(days(25), me);
    expect((await viewOf(me)).entitlements?.plan).toBe('premium');
    await pass(days(7), me);
    const { membership, entitlements, mayStart } = await viewOf(me);
    expect(membership).toMatchObject({ status: 'ended', endedAt: membership?.periodEnd });
    expect([entitlements, mayStart]).toEqual([null, true]);
    await checkAll(world.deps);
    const notices = await world.db
      .select()
      .from(membershipNotices)
      .where(eq(membershipNotices.membershipId, membership?.id ?? ''));
    expect(notices.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });
});

test('a member of the built-in provider can cancel after the switch, and an unpaid one ends immediately', async () => {
  const late = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), late);
  await builtIn.simulation?.tick();
  await checkAll(world.deps);
  expect((await viewOf(late)).membership?.status).toBe('late');
  const paid = await newMember(world);
  await withStripe(async () => {
    const cancel = async (me: SignedIn) =>
      ((await me.post('/api/membership/cancel')).body as MembershipChanged).membership;
    expect(await cancel(paid)).toMatchObject({ status: 'active', endsWithPeriod: true });
    expect(await cancel(late)).toMatchObject({ status: 'ended', openInvoice: null });
    expect((await viewOf(late)).entitlements).toBeNull();
  });
});

test('members of the built-in provider, paid or not, can start a real membership after the switch', async () => {
  const [member, waiting] = [await newMember(world), await signedIn(world)];
  const old = (await waiting.post('/api/membership', agreement(world, 'core', 'month'))).body;
  await withStripe(async () => {
    for (const me of [member, waiting]) {
      expect((await viewOf(me)).mayStart).toBe(true);
      const { status, body } = await me.post('/api/membership', agreement(world, 'core', 'year'));
      expect(status).toBe(201);
      const { membership } = body as MembershipChanged;
      expect(membership).toMatchObject({ status: 'starting', interval: 'year' });
      const rows = await world.db.select().from(memberships).where(eq(memberships.userId, me.user.id));
      expect(rows.map(({ provider, status: now }) => `${provider} ${now}`).toSorted()).toEqual([
        'simulated ended',
        'stripe starting',
      ]);
      bank.pay(rows.find(({ provider }) => provider === 'stripe')?.subscriptionRef ?? '', 'pays');
      await me.post('/api/membership/refresh');
      expect((await viewOf(me)).membership).toMatchObject({ status: 'active', plan: 'core' });
    }
  });
  // A late payment of the demo provider changes nothing.
  await enterCard(waiting, (old as MembershipChanged).clientSecret);
  await checkAll(world.deps);
  const rows = await world.db.select().from(memberships).where(eq(memberships.userId, waiting.user.id));
  expect(rows.filter(({ provider }) => provider === 'simulated')).toMatchObject([{ status: 'ended' }]);
});

test('an account whose membership runs at a provider we cannot reach is not deleted', async () => {
  const me = await newMember(world);
  await me.post('/api/account/deletion', { email: me.email });
  await world.db.update(memberships).set({ provider: 'stripe' }).where(eq(memberships.userId, me.user.id));
  world.clock.advance(days(2));
  await expect(erasePerson(world.deps, me.user.id)).rejects.toThrow('set its keys, or end it there first');
  expect((await rowOf(me))?.status).toBe('active');
});

test('a member whose customer record was deleted at the provider starts over as a new customer', async () => {
  await withStripe(async () => {
    const me = await signedIn(world);
    const others = new Set(bank.customers.keys());
    const begin = (plan: 'core' | 'plus') => me.post('/api/membership', agreement(world, plan, 'month'));
    expect((await begin('core')).status).toBe(201);
    const [customer] = [...bank.customers.values()].filter(({ id }) => !others.has(id));
    if (!customer) throw new Error('no customer was made');
    const first = await rowOf(me);
    bank.pay(first?.subscriptionRef ?? '', 'pays');
    await me.post('/api/membership/refresh');
    expect((await viewOf(me)).membership?.status).toBe('active');
    customer.deleted = true;
    const { status, body } = await me.post('/api/membership/card');
    expect([status, body]).toMatchObject([
      409,
      { error: expect.stringContaining('has deleted your customer record') as string },
    ]);
    await stripe.endNow(first?.subscriptionRef ?? '', 'the provider does so by itself');
    await me.post('/api/membership/refresh');
    const again = await begin('plus');
    expect([again.status, again.body]).toMatchObject([201, { membership: { status: 'starting' } }]);
    // Later readings also keep the new subscription.
    await me.get('/api/membership');
    expect((await begin('core')).status).toBe(201);
    const made = [...bank.customers.values()].filter(({ id }) => !others.has(id));
    expect(made.map(({ deleted }) => deleted)).toEqual([true, false]);
  });
});

test('a person whose account deletion stopped halfway can start again as a new customer', async () => {
  await withStripe(async () => {
    const me = await signedIn(world);
    const others = new Set(bank.customers.keys());
    const begin = () => me.post('/api/membership', agreement(world, 'plus', 'month'));
    expect((await begin()).status).toBe(201);
    await endMembershipsOf(world.deps, me.user.id); // and then the deletion fails
    expect((await begin()).status).toBe(201);
    await endMembershipsOf(world.deps, me.user.id); // a new attempt clears the new customer, too
    const mine = [...bank.customers.values()].filter(({ id }) => !others.has(id));
    expect(mine.map(({ deleted }) => deleted)).toEqual([true, true]);
  });
});

test('the team ends an abandoned membership, and the reason is recorded', async () => {
  const admin = await signedInAdmin(world);
  const late = await newMember(world);
  await withStripe(async () => {
    const cancel = { reason: 'She moved away.' };
    expect((await admin.post(`/api/admin/members/${late.user.id}/membership/cancel`, cancel)).status).toBe(
      204,
    );
  });
  const { body } = await late.get('/api/account/activity?capability=membership');
  const [newest] = (body as { entries: object[] }).entries;
  expect(newest).toMatchObject({ action: 'membership.cancelled', detail: 'She moved away.' });
  const [entry] = await officeHistory(world.db, { limit: 1, capability: 'membership' });
  expect(entry).toMatchObject({ actorId: admin.user.id, subjectId: late.user.id });
});
