/** What crosses on its way: a payment and an end, a change and another, an old reading and a newer one. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Invoice, MembershipChanged } from '#contract/membership.ts';
import { days } from '#server/platform/clock.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import { agreement, CARDS, enterCard, newMember, viewOf, type SignedIn } from '#test/membership.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { checkAll } from './jobs.ts';
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

/** The provider answers so for the time of `work`. */
async function withBilling<T>(changed: Partial<BillingPort>, work: () => Promise<T>): Promise<T> {
  world.deps.billing = { ...billing, ...changed };
  try {
    return await work();
  } finally {
    world.deps.billing = billing;
  }
}

const rowsOf = (me: SignedIn) =>
  world.db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, me.user.id))
    .orderBy(memberships.createdAt);
const refOf = async (me: SignedIn) => (await rowsOf(me))[0]?.subscriptionRef ?? '';
const invoicesOf = async (me: SignedIn) => (await me.get('/api/membership/invoices')).body as Invoice[];

test('a member who has just paid a late renewal and cancels keeps the month they paid', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  await checkAll(world.deps);
  expect((await viewOf(me)).membership?.status).toBe('late');
  // Paid through the form, and canceled before we have heard of it.
  await enterCard(me, (await billing.read(await refOf(me))).clientSecret);
  const { membership } = (await me.post('/api/membership/cancel')).body as MembershipChanged;
  expect(membership).toMatchObject({ status: 'active', endsWithPeriod: true, endedAt: null });
  expect((await viewOf(me)).entitlements?.plan).toBe('plus');
  expect((await invoicesOf(me)).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('a member who cancels what we think is paid, and is not, is not charged for it later', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  expect((await viewOf(me)).membership?.status).toBe('active');
  const { membership } = (await me.post('/api/membership/cancel')).body as MembershipChanged;
  expect(membership.status).toBe('ended');
  expect((await invoicesOf(me)).map(({ status }) => status)).toEqual(['void', 'paid']);
});

test('a start that is paid while another plan is chosen goes on, and no second one begins', async () => {
  const me = await signedIn(world);
  const { clientSecret } = (await me.post('/api/membership', agreement(world, 'plus', 'month')))
    .body as MembershipChanged;
  const paidFirst: BillingPort['endUnpaid'] = async (...given) => {
    expect((await enterCard(me, clientSecret)).body).toMatchObject({ outcome: 'done' });
    return billing.endUnpaid(...given);
  };
  const reply = await withBilling({ endUnpaid: paidFirst }, () =>
    me.post('/api/membership', agreement(world, 'core', 'month')),
  );
  expect(reply.body).toMatchObject({ code: 'conflict' });
  expect(await rowsOf(me)).toMatchObject([{ plan: 'plus', status: 'active' }]);
  expect((await viewOf(me)).entitlements?.plan).toBe('plus');
});

test('a debt that is paid at the very end of its grace is no end', async () => {
  const me = await newMember(world, { card: CARDS.failsLater });
  await pass(days(32), me);
  await checkAll(world.deps);
  const { clientSecret } = await billing.read(await refOf(me));
  await pass(days(15), me);
  const paidFirst: BillingPort['endUnpaid'] = async (...given) => {
    await enterCard(me, clientSecret);
    return billing.endUnpaid(...given);
  };
  await withBilling({ endUnpaid: paidFirst }, () => checkAll(world.deps));
  expect((await viewOf(me)).membership).toMatchObject({ status: 'active', graceUntil: null });
});
