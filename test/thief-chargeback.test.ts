/**
 * A member disputes a payment at their bank: what they lose, and what an honest member gets back, in any order of
 * events.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { accountDeletions, users } from '#server/core/accounts/tables.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { membershipOf } from '#server/money/membership/membership.ts';
import { membershipDisputes } from '#server/money/membership/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { minutes } from '#server/platform/clock.ts';
import { agreement, newMember, viewOf, type SignedIn } from './membership.ts';
import { addSku, place } from './orders.ts';
import { addBilling } from './stripe-double-billing.ts';
import { addPayments } from './stripe-double-payments.ts';
import { openStripeDouble } from './stripe-double.ts';
import { openWorld, signedIn, signedInAdmin } from './world.ts';

const double = await openStripeDouble();
addPayments(double);
const bank = addBilling(double);
const client = openStripe(double.config);
await setUpPrices(client);
afterAll(() => double.close());
const world = await openWorld({
  env: double.env(),
  billing: createStripeBilling(client),
  withWorkers: false,
});
const skuId = await addSku(world, { pointsCost: 100 });

/** The provider delivers an event, signed, any number of times. */
async function deliver(event: { raw: Buffer } | undefined, times = 1): Promise<void> {
  if (!event) throw new Error('no such event');
  const { method, path: url } = receivePaymentWebhook;
  for (let n = 0; n < times; n += 1) {
    const headers = {
      'content-type': 'application/json',
      [PROVIDER_SIGNATURE_HEADER]: double.sign(event.raw, world.clock.now()),
    };
    const { statusCode } = await world.app.http.inject({ method, url, headers, payload: event.raw });
    expect(statusCode).toBe(204);
  }
  await world.runJobs();
}
const eventsOf = (disputeRef: string) =>
  double.events.filter(({ type, raw }) => type.startsWith('charge.dispute.') && raw.includes(disputeRef));

async function payingMember() {
  const me = await signedIn(world);
  const { status } = await me.post('/api/membership', agreement(world, 'plus', 'month'));
  expect(status).toBe(201);
  const ref = (await membershipOf(world.db, me.user.id))?.subscriptionRef ?? '';
  bank.pay(ref);
  await me.post('/api/membership/refresh');
  expect((await viewOf(me)).entitlements).toMatchObject({ plan: 'plus' });
  return { ...me, ref };
}
const mailTo = async (me: SignedIn, subject: RegExp) =>
  (await world.mailbox(me.email)).filter((mail) => subject.test(mail.subject));
const reviewFor = async (userId: string) =>
  (await openReviews(world.db, { kind: 'payment-disputed' })).filter(
    ({ facts }) => facts['userId'] === userId,
  );

test('a thief who disputes a payment loses services and points immediately, and is notified', async () => {
  const thief = await payingMember();
  const dispute = bank.dispute(thief.ref);
  await deliver(eventsOf(dispute)[0], 3);
  const view = await viewOf(thief);
  expect(view.entitlements).toBeNull();
  expect(view.membership).toMatchObject({ suspendedAt: expect.any(String), endsWithPeriod: true });
  expect(await place(thief, skuId, true)).toMatchObject({
    status: 403,
    body: { code: 'membership_required' },
  });
  const [mail, ...more] = await mailTo(thief, /suspended/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/call your bank and ask them to withdraw/);
  expect(view.notices.map(({ kind }) => kind)).toContain('payment-disputed');
  expect(await mailTo(thief, /ends on/)).toEqual([]); // the member didn't cancel
  expect(await reviewFor(thief.user.id)).toHaveLength(1);
});

test('a thief can’t regain services by canceling and rejoining, or by resuming', async () => {
  const thief = await payingMember();
  await deliver(eventsOf(bank.dispute(thief.ref))[0]);
  expect((await thief.post('/api/membership/keep')).status).toBe(409);
  const again = await thief.post('/api/membership', agreement(world, 'premium', 'month'));
  expect(again).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Nothing was charged') },
  });
  // Another reading of the provider doesn't bring services back either.
  await thief.post('/api/membership/refresh');
  expect((await viewOf(thief)).entitlements).toBeNull();
});

test('a lost dispute ends the membership, and rejoining needs our team', async () => {
  const thief = await payingMember();
  const dispute = bank.dispute(thief.ref);
  bank.closeDispute(dispute, 'lost');
  for (const event of eventsOf(dispute)) await deliver(event, 2);
  expect(await viewOf(thief)).toMatchObject({ entitlements: null, membership: { status: 'ended' } });
  expect(await mailTo(thief, /reversed the payment/)).toHaveLength(1);
  const refused = await thief.post('/api/membership', agreement(world, 'plus', 'month'));
  expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('Contact us') } });

  const admin = await signedInAdmin(world);
  const [review] = await reviewFor(thief.user.id);
  const decided = await admin.post(`/api/admin/operations/reviews/${review?.id}/decide`, {
    decision: 'settle',
    note: 'Paid by check.',
  });
  expect([decided.status, decided.text]).toEqual([200, expect.any(String)]);
  expect((await thief.post('/api/membership', agreement(world, 'plus', 'month'))).status).toBe(201);
});

test('an honest member whose bank withdraws a dispute gets everything back immediately', async () => {
  const honest = await payingMember();
  const dispute = bank.dispute(honest.ref);
  await deliver(eventsOf(dispute)[0]);
  expect((await viewOf(honest)).entitlements).toBeNull();
  world.clock.advance(minutes(5));
  bank.closeDispute(dispute, 'won');
  await deliver(eventsOf(dispute)[1], 2);
  const view = await viewOf(honest);
  expect(view.entitlements).toMatchObject({ plan: 'plus' });
  expect(view.membership).toMatchObject({ status: 'active', suspendedAt: null, endsWithPeriod: false });
  expect((await place(honest, skuId, true)).status).toBe(201);
  expect(await mailTo(honest, /restored/)).toHaveLength(1);
  expect(await reviewFor(honest.user.id)).toEqual([]);
  expect((await honest.post('/api/membership/refresh')).status).toBe(200);
  expect((await viewOf(honest)).entitlements).toMatchObject({ plan: 'plus' });
});

test('events in the wrong order leave an honest member unaffected', async () => {
  const honest = await payingMember();
  const dispute = bank.dispute(honest.ref);
  bank.closeDispute(dispute, 'won');
  const [created, closed] = eventsOf(dispute);
  await deliver(closed);
  await deliver(created, 2);
  expect(await viewOf(honest)).toMatchObject({
    entitlements: { plan: 'plus' },
    membership: { suspendedAt: null, endsWithPeriod: false },
  });
  expect(await mailTo(honest, /suspended|restored/)).toEqual([]);
});

test('an inquiry, an unrelated dispute and an unknown dispute suspend no one', async () => {
  const honest = await payingMember();
  await deliver(eventsOf(bank.dispute(honest.ref, 'warning_needs_response'))[0]);
  await deliver(eventsOf(bank.disputeOther())[0]);
  double.emit('charge.dispute.created', { id: 'dp_unknown', object: 'dispute' });
  await deliver(double.events.at(-1));
  expect(await viewOf(honest)).toMatchObject({
    entitlements: { plan: 'plus' },
    membership: { suspendedAt: null },
  });
});

test('a dispute after account deletion causes no errors', async () => {
  const gone = await payingMember();
  const dispute = bank.dispute(gone.ref);
  await world.db.delete(users).where(eq(users.id, gone.user.id));
  await deliver(eventsOf(dispute)[0]);
  const row = await world.db
    .select()
    .from(membershipDisputes)
    .where(eq(membershipDisputes.disputeRef, dispute));
  expect(row).toMatchObject([{ status: 'open' }]);
});

test('the built-in provider reports disputes the same way', async () => {
  const demo = await openWorld({ withWorkers: false });
  const me = await newMember(demo, { email: `${randomUUID()}@example.com` });
  const ref = (await membershipOf(demo.db, me.user.id))?.subscriptionRef ?? '';
  const dispute = (await demo.deps.billing.simulation?.dispute(ref)) ?? '';
  await demo.runJobs();
  expect(await viewOf(me)).toMatchObject({
    entitlements: null,
    membership: { suspendedAt: expect.any(String) },
  });
  await demo.deps.billing.simulation?.closeDispute(dispute, 'won');
  await demo.runJobs();
  expect(await viewOf(me)).toMatchObject({
    entitlements: { plan: 'plus' },
    membership: { suspendedAt: null },
  });
  expect((await me.get('/api/membership')).status).toBe(200);
});

test('a thief who disputes, deletes the account and joins again with the same mailbox is recognized', async () => {
  const thief = await payingMember();
  const honest = await payingMember();
  const dispute = bank.dispute(thief.ref);
  await deliver(eventsOf(dispute)[0]);
  for (const { user } of [thief, honest]) {
    await world.db.insert(accountDeletions).values({
      userId: user.id,
      requestedAt: world.clock.now(),
      homeIds: [],
      dueAt: world.clock.now(),
    });
    await erasePerson(world.deps, user.id);
    expect(await world.db.$count(users, eq(users.id, user.id))).toBe(0);
  }
  const [local = '', domain = ''] = thief.email.split('@');
  for (const email of [thief.email, `${local}+new@${domain}`]) {
    const again = await signedIn(world, email);
    const refused = await again.post('/api/membership', agreement(world, 'plus', 'month'));
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toMatch(/disputed\. Nothing was charged\. Ask your bank to withdraw the dispute/);
  }
  const back = await signedIn(world, honest.email);
  expect((await back.post('/api/membership', agreement(world, 'plus', 'month'))).status).toBe(201);
  bank.closeDispute(dispute, 'won');
  await deliver(eventsOf(dispute).at(-1));
  const forgiven = await signedIn(world, thief.email);
  expect((await forgiven.post('/api/membership', agreement(world, 'plus', 'month'))).status).toBe(201);
});

test('a dispute that comes after the account was deleted is held against its mailbox, too', async () => {
  const thief = await payingMember();
  const now = world.clock.now();
  await world.db
    .insert(accountDeletions)
    .values({ userId: thief.user.id, requestedAt: now, homeIds: [], dueAt: now });
  await erasePerson(world.deps, thief.user.id);
  const dispute = bank.dispute(thief.ref);
  await deliver(eventsOf(dispute)[0]);
  const again = await signedIn(world, thief.email);
  expect((await again.post('/api/membership', agreement(world, 'core', 'month'))).status).toBe(409);
});
