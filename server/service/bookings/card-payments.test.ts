/** Paying an approved price by card: declines, delays, repeated and late webhook events, thieves and two windows. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { BOOKING_PAYMENT_MOVES } from '#contract/service/booking-payments.ts';
import type { CancelTerms } from '#contract/service/bookings.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addPartner, booker, endPartners, filled, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { addBilling } from '#test/stripe-double-billing.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { tend } from './job-names.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
const disputes = addBilling(double);
afterAll(() => double.close());
const world = await openWorld({
  env: double.env(),
  billing: createStripeBilling(openStripe(double.config)),
  withWorkers: false,
});
const { db, clock } = world;
handshakeDouble();
const answer = partnersOf(world);
const operations = await signedInAs(world, 'OPERATIONS');
const PRICE = 480_00;

/** Delivers every provider event, each `times` times and in this order. */
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

type Kind = 'contractor-visit' | 'travel';

/** A household that has approved a price. */
async function agreed(kind: Kind = 'contractor-visit') {
  await endPartners(world);
  const partnerId = await addPartner(world, { kind: kind === 'travel' ? 'travel-desk' : 'contractor' });
  const me = await booker(world);
  const { id } = await me.book(kind);
  await answer('quoted', { bookingId: id, partnerId, cents: PRICE, note: '' });
  expect((await me.act(id, 'agree', { cents: PRICE })).status).toBe(200);
  const pay = (cents = PRICE) => me.act(id, 'pay', { cents });
  const rows = async () =>
    (
      await db.execute<{ id: string; state: string }>(
        sql`select id, state from booking_payments where booking_id = ${id} order by created_at`,
      )
    ).rows;
  const refOf = async () =>
    (await paymentOf(db, 'booking', (await rows()).at(-1)?.id ?? ''))?.providerRef ?? '';
  const start = async () => {
    const { doorCode } = await me.read(id);
    expect(await answer('started', { bookingId: id, code: doorCode ?? '' })).toBe('ok');
  };
  const cancel = async (terms?: CancelTerms) =>
    me.act(id, 'cancel', { terms: terms ?? (await me.read(id)).cancelTerms });
  return { me, id, partnerId, pay, rows, refOf, start, cancel };
}
type Agreed = Awaited<ReturnType<typeof agreed>>;

async function paid(kind?: Kind): Promise<Agreed & { ref: string }> {
  const one = await agreed(kind);
  expect((await one.pay()).status).toBe(200);
  const ref = await one.refOf();
  bank.pay(ref);
  await deliver();
  expect((await one.me.read(one.id)).payments).toMatchObject([{ state: 'paid' }]);
  return { ...one, ref };
}
const refundsAt = (ref: string) => bank.intents.get(ref)?.charge?.refunds.length ?? 0;
const stateOf = async ({ rows }: Agreed) => (await rows()).map(({ state }) => state);
const caseUrl = async (id: string) => {
  const { rows } = await db.execute<{ id: string }>(sql`select case_id as id from bookings where id = ${id}`);
  return `/api/desk/cases/${rows[0]?.id}/bookings/${id}`;
};

test('a declined card, an approval by the bank and repeated events in any order: paid once', async () => {
  const one = await agreed();
  expect(await one.me.read(one.id)).toMatchObject({ payableCents: PRICE, payments: [] });
  expect((await one.pay()).body).toMatchObject({ clientSecret: expect.stringContaining('secret') });
  const ref = await one.refOf();
  bank.decline(ref);
  await deliver({ times: 2 });
  expect(await one.me.read(one.id)).toMatchObject({
    state: 'confirmed',
    payableCents: PRICE,
    payments: [{ state: 'waiting', failure: 'Your card was declined.' }],
  });
  bank.askApproval(ref);
  bank.process(ref);
  expect((await one.me.act(one.id, 'check-payment')).body).toMatchObject({
    payments: [{ state: 'processing' }],
  });
  Object.assign(bank.intents.get(ref) ?? {}, { status: 'requires_action' });
  bank.pay(ref);
  await deliver({ times: 3, newestFirst: true });
  expect(await one.me.read(one.id)).toMatchObject({
    payableCents: null,
    payments: [{ state: 'paid', cents: PRICE, card: 'Visa ending 4242', failure: null }],
  });
  expect((await one.me.read(one.id)).timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  const receipts = (await world.mailbox(one.me.email)).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(receipts.map(({ text }) => text.includes('$480'))).toEqual([true]);
  expect((await one.pay()).body).toMatchObject({ code: 'order_closed' });
});

test('two windows share one payment, and a price that changed is refused in code and database', async () => {
  const one = await agreed();
  const replies = await Promise.all([one.pay(), one.pay(), one.pay()]);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(await one.rows()).toHaveLength(1);
  expect((await one.pay(PRICE - 1)).body).toMatchObject({ code: 'conflict' });
  await expect(
    db.execute(sql`update bookings set quote_cents = 1 where id = ${one.id}`),
  ).rejects.toMatchObject({ cause: { message: 'an approved price does not change' } });
  const other = await agreed();
  const insert = (cents: number) =>
    db.execute(sql`insert into booking_payments (booking_id, partner_id, round, cents)
      select id, partner_id, round, ${cents} from bookings where id = ${other.id}`);
  await expect(insert(PRICE - 1)).rejects.toMatchObject({
    cause: { message: 'a card payment must be for the price that was approved' },
  });
  await insert(PRICE);
  await expect(insert(PRICE)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('duplicate key') },
  });
});

test('before it is approved, and for another household, nothing can be paid', async () => {
  await endPartners(world);
  const partnerId = await addPartner(world, { kind: 'contractor' });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit');
  await answer('quoted', { bookingId: id, partnerId, cents: PRICE, note: '' });
  expect((await me.act(id, 'pay', { cents: PRICE })).status).toBe(409);
  const stranger = await booker(world);
  expect((await stranger.act(id, 'pay', { cents: PRICE })).status).toBe(404);
  expect((await stranger.act(id, 'check-payment')).status).toBe(404);
});

test('a provider that fails charges nothing, and the next try is the same payment', async () => {
  const one = await agreed();
  double.next('hang-up', 'hang-up', 'hang-up', 'hang-up');
  expect((await one.pay()).body).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('Nothing was charged'),
  });
  double.next();
  expect((await one.pay()).status).toBe(200);
  expect(await one.rows()).toHaveLength(1);
});

test('a canceled booking gives the money back exactly once', async () => {
  const one = await paid();
  expect((await one.cancel()).status).toBe(200);
  expect((await one.cancel()).status).toBe(200); // idempotent
  await world.runJobs();
  await deliver({ times: 3 });
  expect(refundsAt(one.ref)).toBe(1);
  expect(await one.me.read(one.id)).toMatchObject({ state: 'canceled', payments: [{ state: 'refunded' }] });
  const mails = (await world.mailbox(one.me.email)).filter(({ subject }) => subject.startsWith('Refund'));
  expect(mails).toHaveLength(1);
});

test('canceled while the form is open: it can’t be paid; money that was faster goes back once', async () => {
  const [stopped, late] = [await agreed(), await agreed()];
  for (const one of [stopped, late]) expect((await one.pay()).status).toBe(200);
  const [stoppedRef, lateRef] = [await stopped.refOf(), await late.refOf()];
  bank.process(lateRef);
  for (const one of [stopped, late]) expect((await one.cancel()).status).toBe(200);
  await world.runJobs();
  expect(bank.intents.get(stoppedRef)?.status).toBe('canceled');
  expect((await stopped.me.read(stopped.id)).payments).toEqual([]);
  Object.assign(bank.intents.get(lateRef) ?? {}, { status: 'requires_action' });
  bank.pay(lateRef);
  await deliver({ times: 2, newestFirst: true });
  await deliver();
  expect(refundsAt(lateRef)).toBe(1);
  expect(await late.me.read(late.id)).toMatchObject({ payments: [{ state: 'refunded' }] });
});

test('once the visit begins, an unpaid price is paid to the partner, and late money goes back', async () => {
  const one = await agreed();
  expect((await one.pay()).status).toBe(200);
  await one.start();
  bank.pay(await one.refOf());
  await world.runJobs();
  await deliver({ times: 2 });
  expect(await one.me.read(one.id)).toMatchObject({
    state: 'under-way',
    payableCents: null,
    payments: [{ state: 'refunded' }],
  });
  expect((await one.pay()).status).toBe(409);
  expect(refundsAt(await one.refOf())).toBe(1);
});

test('a partner that cancels, and one that never came: the money comes back, and the next price can be paid', async () => {
  const broken = await paid();
  const next = await addPartner(world, { kind: 'contractor', away: 0.3 });
  await answer('broken', { bookingId: broken.id, partnerId: broken.partnerId, reason: 'Truck broke down' });
  await world.runJobs();
  await deliver();
  expect(refundsAt(broken.ref)).toBe(1);
  await answer('quoted', { bookingId: broken.id, partnerId: next, cents: PRICE, note: '' });
  await broken.me.act(broken.id, 'agree', { cents: PRICE });
  expect((await broken.pay()).status).toBe(200);
  const second = await broken.refOf();
  expect(second).not.toBe(broken.ref);
  bank.pay(second);
  await deliver();
  expect(await stateOf(broken)).toEqual(['refunded', 'paid']);

  const missed = await paid();
  clock.advance(days(2) + hours(4));
  expect((await missed.me.act(missed.id, 'report', { problem: 'no-one-came', words: '' })).status).toBe(200);
  await world.runJobs();
  await deliver();
  expect(refundsAt(missed.ref)).toBe(1);
  expect(await stateOf(missed)).toEqual(['refunded']);
});

test('a thief pays, gets the service and reports a problem: nothing goes back before our team decides', async () => {
  const thief = await paid();
  await thief.start();
  await answer('done', { bookingId: thief.id });
  expect((await thief.cancel('refund')).status).toBe(409); // canceling after it is done
  expect((await thief.me.act(thief.id, 'report', { problem: 'no-one-came', words: '' })).status).toBe(200);
  await world.runJobs();
  expect(await thief.me.read(thief.id)).toMatchObject({
    state: 'failed',
    payments: [{ state: 'under-review' }],
  });
  // Asking for another visit doesn't bring it back either.
  const { id: _id, kind: _kind, ...again } = filled(world, 'contractor-visit');
  expect((await thief.me.call('PUT', `${thief.me.at}/${thief.id}`, again)).status).toBe(200);
  await world.runJobs();
  expect(refundsAt(thief.ref)).toBe(0);
  expect(await stateOf(thief)).toEqual(['disputed']);
  const url = `${await caseUrl(thief.id)}/payment`;
  expect((await operations.post(url, { is: 'keep', reason: 'Photos show the work.' })).status).toBe(200);
  expect(await stateOf(thief)).toEqual(['paid']);
  expect((await operations.post(url, { is: 'keep', reason: 'Again' })).status).toBe(409);
  expect((await operations.post(url, { is: 'refund', reason: 'Goodwill' })).status).toBe(200);
  expect((await operations.post(url, { is: 'refund', reason: 'Again' })).status).toBe(409);
  await world.runJobs();
  await deliver({ times: 2 });
  expect(refundsAt(thief.ref)).toBe(1);
});

test('a service without a code at the door has begun at its time, so a report waits for our team', async () => {
  const one = await paid('travel');
  clock.advance(days(2) + hours(1));
  expect((await one.me.act(one.id, 'report', { problem: 'no-one-came', words: '' })).status).toBe(200);
  await world.runJobs();
  expect(refundsAt(one.ref)).toBe(0);
  expect(await stateOf(one)).toEqual(['disputed']);
  const url = await caseUrl(one.id);
  expect((await operations.post(`${url}/cancel`, { reason: 'The desk agrees.' })).status).toBe(200);
  await world.runJobs();
  expect(refundsAt(one.ref)).toBe(1);
});

test('a bank that takes the money back pays the thief once: we don’t refund it, too', async () => {
  const thief = await paid();
  await thief.start();
  await answer('done', { bookingId: thief.id });
  const dispute = disputes.disputePayment(thief.ref, PRICE);
  await deliver({ times: 3 });
  expect(await stateOf(thief)).toEqual(['disputed']);
  await thief.me.act(thief.id, 'report', { problem: 'not-done', words: '' });
  const url = await caseUrl(thief.id);
  expect((await operations.post(`${url}/payment`, { is: 'refund', reason: 'x' })).status).toBe(409);
  expect((await operations.post(`${url}/cancel`, { reason: 'x' })).status).toBe(200);
  await world.runJobs();
  expect(refundsAt(thief.ref)).toBe(0);
  const { rows } = await db.execute(
    sql`select 1 from payments where provider_ref = ${thief.ref} and flagged is not null`,
  );
  expect(rows).toHaveLength(1);
  disputes.closeDispute(dispute, 'won');
  await deliver({ times: 2 });
  expect(await stateOf(thief)).toEqual(['paid']);
});

test('a home that is deleted gets back what was paid for a visit that never began', async () => {
  const one = await paid();
  const [row] = await one.rows();
  await db.execute(sql`delete from homes where id = ${one.me.homeId}`);
  for (let n = 0; n < 2; n += 1) {
    await world.deps.jobs.enqueue(db, tend, {});
    await world.runJobs();
  }
  expect(refundsAt(one.ref)).toBe(1);
  const { rows } = await db.execute(sql`select state from booking_payments where id = ${row?.id ?? ''}`);
  expect(rows).toEqual([{ state: 'refunded' }]);
});

test('paying, canceling, beginning and news at once: what is paid is held, everything else went back once', async () => {
  for (let round = 0; round < sized({ gate: 3, soak: 60 }); round += 1) {
    const one = await agreed();
    await one.pay();
    const ref = await one.refOf();
    const { doorCode } = await one.me.read(one.id);
    if (round % 2 === 0) bank.pay(ref);
    await Promise.all([
      one.pay(),
      one.me.act(one.id, 'check-payment'),
      round % 3 === 0 ? answer('started', { bookingId: one.id, code: doorCode ?? '' }) : one.cancel('free'),
      deliver({ times: 2, newestFirst: round % 2 === 1 }),
    ]);
    bank.pay(ref);
    await deliver();
    await world.runJobs();
    const [state] = await stateOf(one);
    const received = bank.intents.get(ref)?.amount_received ?? 0;
    const held = received > 0 && refundsAt(ref) === 0;
    expect([round, state, held]).toEqual([round, state, state === 'paid']);
    expect(refundsAt(ref)).toBeLessThanOrEqual(1);
  }
  expect(double.refused).toEqual([]);
});

test('the rows of the database are the table of the contract', async () => {
  const { rows } = await world.database.pool.query(
    `select from_state, to_state, mover from moves where machine = 'booking-payment'`,
  );
  const written = BOOKING_PAYMENT_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
});
