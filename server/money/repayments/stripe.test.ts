/** Repayments at Stripe: declines, repeated and late webhook events, refunds and chargebacks, to the cent. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { payments } from '#server/money/payments/tables.ts';
import { begin, owedBy, REPAYABLE_ENV } from '#test/repayments.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { recordAdvance } from './repayments.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
const disputes = addBilling(double);
afterAll(() => double.close());
const world = await openWorld({
  env: { ...double.env(), ...REPAYABLE_ENV },
  billing: createStripeBilling(openStripe(double.config)),
  withWorkers: false,
});
const { db, clock } = world;

/** Delivers every Stripe event, each `times` times and in this order. */
async function deliver({ times = 1, newestFirst = false } = {}): Promise<void> {
  const events = double.events.splice(0);
  const { method, path: url } = receivePaymentWebhook;
  for (const { raw } of newestFirst ? events.toReversed() : events)
    for (let n = 0; n < times; n += 1) {
      const headers = {
        'content-type': 'application/json',
        [PROVIDER_SIGNATURE_HEADER]: double.sign(raw, clock.now()),
      };
      expect((await world.app.http.inject({ method, url, headers, payload: raw })).statusCode).toBe(204);
    }
  await world.runJobs();
}

async function debtor(cents: number) {
  const me = await signedIn(world);
  const payout = { incidentId: randomUUID(), homeId: randomUUID(), userId: me.user.id, round: 1, cents };
  await db.transaction((tx) => recordAdvance(tx, { ...payout, terms: 'repayable:60:12' }, clock.now()));
  const start = async (amount: number) => {
    const { body, status } = await begin(me, amount);
    expect(status).toBe(200);
    const [row] = await db.select().from(payments).where(eq(payments.subjectId, body.repaymentId));
    return { id: body.repaymentId, ref: row?.providerRef ?? '' };
  };
  const balance = async () => (await owedBy(me)).balanceCents;
  const check = (id: string) => me.post(`/api/repayments/${id}/check`);
  return { me, start, balance, check };
}

test('a declined card changes nothing, and a payment counts once however often it is reported', async () => {
  const { start, balance, check } = await debtor(50_000);
  const { id, ref } = await start(20_000);
  bank.decline(ref);
  await deliver();
  expect((await check(id)).body).toMatchObject({ payment: 'waiting', failure: 'Your card was declined.' });
  expect(await balance()).toBe(50_000);
  bank.pay(ref);
  await Promise.all([check(id), check(id)]);
  await deliver({ times: 3, newestFirst: true });
  expect(await balance()).toBe(30_000);
});

test('a partial and then a full refund in the dashboard restore exactly what went back', async () => {
  const { me, start, balance } = await debtor(50_000);
  const { ref } = await start(20_000);
  bank.pay(ref);
  await deliver();
  bank.refundByHand(ref, 5000);
  await deliver({ times: 2 });
  expect(await balance()).toBe(35_000);
  bank.refundByHand(ref, 15_000);
  await deliver({ times: 2 });
  expect(await balance()).toBe(50_000);
  expect((await owedBy(me)).entries.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['repayment-refunded', 15_000],
    ['repayment-refunded', 5000],
    ['repayment', -20_000],
    ['advance', 50_000],
  ]);
});

test('a chargeback restores the balance, and winning it takes it off again, in any order of events', async () => {
  const { start, balance } = await debtor(50_000);
  const { ref } = await start(20_000);
  bank.pay(ref);
  const dispute = disputes.disputePayment(ref, 20_000);
  await deliver({ times: 2, newestFirst: true });
  expect(await balance()).toBe(50_000);
  disputes.closeDispute(dispute, 'won');
  await deliver({ times: 2 });
  expect(await balance()).toBe(30_000);
  const lost = disputes.disputePayment(ref, 20_000);
  disputes.closeDispute(lost, 'lost');
  await deliver({ times: 2, newestFirst: true });
  expect(await balance()).toBe(50_000);
});

test('every request was one that Stripe understands', () => expect(double.refused).toEqual([]));
