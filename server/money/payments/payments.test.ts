import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { newPaymentRequest } from '#test/payments.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { handleEvent, receiveEvent } from './webhook-events.ts';
import { checkPayment, paymentOf, refundPayment, startPayment, stopPayment } from './payments.ts';
import { reconcilePayment, reconcile } from './reconcile.ts';
import { recordState } from './record.ts';
import { sendRefund } from './refunds.ts';
import { payments, refunds } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
// No workers: the tests decide which job runs when, and how far it gets.
const world = await openWorld({ env: double.env(), withWorkers: false });
const { db, deps, clock } = world;
beforeEach(() => double.next());

const user = await db.transaction((tx) => ensureUser(tx, 'pays@example.com'));
const newRequest = () => newPaymentRequest(user.id);
type Request = ReturnType<typeof newRequest>;

const stand = ({ subjectId }: Request) => paymentOf(db, 'order', subjectId);
const check = ({ subjectId }: Request) => checkPayment(deps, 'order', subjectId);
const stop = ({ subjectId }: Request) => stopPayment(deps, 'order', subjectId);
const refund = ({ subjectId }: Request) =>
  db.transaction((tx) =>
    refundPayment(tx, deps.jobs, { subject: 'order', subjectId, reason: 'Order cancelled' }),
  );
const rowsOf = ({ subjectId }: Request) =>
  db.select().from(payments).where(eq(payments.subjectId, subjectId));
const refOf = async (request: Request) => (await stand(request))?.providerRef ?? '';
const refundIdOf = async (request: Request) => {
  const [row] = await rowsOf(request);
  const [made] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, row?.id ?? ''));
  return made?.id ?? '';
};
const settledJobs = async ({ subjectId }: Request) => {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = 'payments.settled' and data ->> 'subjectId' = ${subjectId}`,
  );
  return rows.length;
};
/** Runs everything that the jobs of one minute would do. */
async function aMinuteLater(): Promise<void> {
  clock.advance(minutes(3));
  await reconcile(deps);
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from pgboss.job where name = 'payments.look' returning data ->> 'paymentId' as id`,
  );
  for (const { id } of rows) await reconcilePayment(deps, id);
}
/** The server crashes around a provider call: before it, or after it and before the response was stored. */
function dyingAt(call: 'create' | 'read' | 'cancel' | 'refund', when: 'before' | 'after'): Deps {
  const real = deps.payments;
  const die = async (given: never) => {
    if (when === 'after') await (real[call] as (given: never) => Promise<unknown>)(given);
    throw new Error('the server died');
  };
  return { ...deps, payments: { ...real, [call]: die } as PaymentsPort };
}

test('ten windows that start paying at once share one payment', async () => {
  const request = newRequest();
  const started = await Promise.all(Array.from({ length: 10 }, () => startPayment(deps, request)));
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(await rowsOf(request)).toHaveLength(1);
  expect([...bank.intents.values()].filter((i) => i.metadata['paymentId'])).toHaveLength(1);
});

test('a declined card leaves the same payment open, and another card pays it once', async () => {
  const request = newRequest();
  const first = await startPayment(deps, request);
  bank.decline(await refOf(request), 'Your card has insufficient funds.');
  expect(await check(request)).toBe('waiting');
  expect(await stand(request)).toMatchObject({ failure: 'Your card has insufficient funds.' });
  expect(await startPayment(deps, request)).toEqual(first);
  bank.pay(await refOf(request));
  expect(await Promise.all([check(request), check(request), check(request)])).toEqual(
    Array(3).fill('succeeded'),
  );
  expect(await stand(request)).toMatchObject({ card: 'Visa ending 4242', failure: null, flagged: null });
  expect(await settledJobs(request)).toBe(1);
  await expect(startPayment(deps, request)).rejects.toMatchObject({ code: 'order_closed' });
});

test.each([
  ['a cent too little', { cents: 49_98 }, /4998 cents came in for a price of 4999/],
  ['a cent too much', { cents: 50_00 }, /5000 cents/],
  ['another currency', { currency: 'eur' }, /Paid in EUR, not USD/],
])('%s is flagged and settles nothing', async (_, as, words) => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request), as);
  await check(request);
  await aMinuteLater();
  expect(await stand(request)).toMatchObject({ status: 'waiting', flagged: expect.stringMatching(words) });
  expect(await settledJobs(request)).toBe(0);
  expect(await stop(request)).toBe('flagged');
  await expect(startPayment(deps, request)).rejects.toMatchObject({ code: 'order_closed' });
});

test('a payment the provider recorded under another payment’s id is flagged', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  const intent = bank.intents.get(await refOf(request));
  if (intent) intent.metadata['paymentId'] = randomUUID();
  bank.pay(await refOf(request));
  await check(request);
  expect(await stand(request)).toMatchObject({
    flagged: 'The provider has it down as another payment.',
  });
});

test('a stopped payment cannot be paid; one that was paid first is not stopped', async () => {
  const [stopped, paid] = [newRequest(), newRequest()];
  for (const request of [stopped, paid]) await startPayment(deps, request);
  expect(await stop(stopped)).toBe('cancelled');
  bank.pay(await refOf(stopped));
  expect(await check(stopped)).toBe('cancelled');
  bank.pay(await refOf(paid));
  expect(await stop(paid)).toBe('paid');
  expect([await settledJobs(stopped), await settledJobs(paid)]).toEqual([0, 1]);
  expect(await stop(stopped)).toBe('cancelled');
  expect(await stop(newRequest())).toBe('none');
});

test('after a stop the same order can be paid by a new payment', async () => {
  const request = newRequest();
  const first = await startPayment(deps, request);
  await stop(request);
  const second = await startPayment(deps, request);
  expect(second.clientSecret).not.toBe(first.clientSecret);
  expect((await rowsOf(request)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'waiting']);
});

test('paying and stopping at the same moment ends either paid or impossible to pay', async () => {
  for (let i = 0; i < 12; i += 1) {
    const request = newRequest();
    await startPayment(deps, request);
    const ref = await refOf(request);
    const [outcome] = await Promise.all([stop(request), Promise.resolve().then(() => bank.pay(ref))]);
    expect(outcome).toBe(bank.intents.get(ref)?.status === 'succeeded' ? 'paid' : 'cancelled');
    expect(await settledJobs(request)).toBe(outcome === 'paid' ? 1 : 0);
  }
});

test('a stop during the start leaves nothing payable', async () => {
  const request = newRequest();
  const real = deps.payments;
  const slow: Deps = {
    ...deps,
    payments: {
      ...real,
      create: async (given) => {
        const made = await real.create(given);
        expect(await stop(request)).toBe('cancelled');
        return made;
      },
    },
  };
  await expect(startPayment(slow, request)).rejects.toMatchObject({ code: 'order_closed' });
  const [row] = await rowsOf(request);
  const made = [...bank.intents.values()].filter(({ metadata }) => metadata['paymentId'] === row?.id);
  expect(made.map(({ status }) => status)).toEqual(['canceled']);
});

test.each(['before', 'after'] as const)(
  'if the server dies %s the provider creates the payment, a retry finds it and it settles once',
  async (when) => {
    const request = newRequest();
    await expect(startPayment(dyingAt('create', when), request)).rejects.toThrow('died');
    expect(await rowsOf(request)).toMatchObject([{ status: 'starting', providerRef: null }]);
    await startPayment(deps, request);
    const [row, ...more] = await rowsOf(request);
    expect(more).toEqual([]);
    expect([...bank.intents.values()].filter((i) => i.metadata['paymentId'] === row?.id)).toHaveLength(1);
    bank.pay(await refOf(request));
    await aMinuteLater();
    await aMinuteLater();
    expect([await check(request), await settledJobs(request)]).toEqual(['succeeded', 1]);
  },
);

test('a payment we missed (browser closed, webhook lost, server down) is found within a minute', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request));
  await expect(checkPayment(dyingAt('read', 'after'), 'order', request.subjectId)).rejects.toThrow('died');
  expect(await stand(request)).toMatchObject({ status: 'waiting' });
  await aMinuteLater();
  expect(await stand(request)).toMatchObject({ status: 'succeeded' });
  await aMinuteLater();
  expect(await settledJobs(request)).toBe(1);
});

test('a payment whose key always fails is abandoned, and the next attempt starts another', async () => {
  const request = newRequest();
  double.next('error', 'error', 'error');
  await expect(startPayment(deps, request)).rejects.toMatchObject({ code: 'unavailable' });
  await startPayment(deps, request);
  expect((await rowsOf(request)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'waiting']);
});

test('a refund is sent once, even with repeated requests and server crashes', async () => {
  for (const when of ['before', 'after'] as const) {
    const request = newRequest();
    await startPayment(deps, request);
    bank.pay(await refOf(request));
    await check(request);
    await Promise.all([refund(request), refund(request), refund(request)]);
    expect(await stand(request)).toMatchObject({ refund: 'due' });
    const id = await refundIdOf(request);
    await expect(sendRefund(dyingAt('refund', when), id)).rejects.toThrow('died');
    expect(await stand(request)).toMatchObject({ refund: 'due' });
    await Promise.all([sendRefund(deps, id), sendRefund(deps, id)]);
    await sendRefund(deps, id);
    expect(await stand(request)).toMatchObject({ refund: 'done', flagged: null });
    expect(bank.intents.get(await refOf(request))?.charge?.amount_refunded).toBe(49_99);
    expect(await check(request)).toBe('succeeded');
  }
  const back = double.events.filter(({ type }) => type === 'charge.refunded');
  expect(back).toHaveLength(2);
});

test('a refund the provider refuses goes to review', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request));
  await check(request);
  await refund(request);
  double.next('declined');
  await sendRefund(deps, await refundIdOf(request));
  expect(await stand(request)).toMatchObject({
    refund: 'refused',
    flagged: 'The provider refused to give the money back.',
  });
});

test('a refund that fails days later is no longer shown as done', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  const ref = await refOf(request);
  bank.pay(ref);
  await check(request);
  const before = await deps.payments.read(ref);
  await refund(request);
  await sendRefund(deps, await refundIdOf(request));
  // A reading taken before the refund but stored after it doesn't mean that the refund failed.
  const [row] = await rowsOf(request);
  await db.transaction((tx) => recordState(deps, tx, row?.id ?? '', before));
  expect(await stand(request)).toMatchObject({ refund: 'done', flagged: null });
  bank.failRefund(ref);
  const news = double.events.at(-1);
  if (!news) throw new Error('no news');
  await receiveEvent(deps, news.raw, double.sign(news.raw, clock.now()));
  await handleEvent(deps, 'stripe', news.id);
  expect(await stand(request)).toMatchObject({
    refund: 'refused',
    flagged: 'A refund didn’t reach the payer.',
  });
});

test('a refund that failed before we recorded it is marked refused', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  const ref = await refOf(request);
  bank.pay(ref);
  await check(request);
  await refund(request);
  const id = await refundIdOf(request);
  await expect(sendRefund(dyingAt('refund', 'after'), id)).rejects.toThrow('died');
  bank.failRefund(ref);
  await sendRefund(deps, id);
  expect(await stand(request)).toMatchObject({ refund: 'refused', flagged: expect.any(String) });
});

test('money received in a second payment under our id is flagged, and the first can’t be paid after a stop', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  const [row] = await rowsOf(request);
  const ref = await refOf(request);
  const other = { ...(await deps.payments.read(ref)), ref: 'pi_second' };
  const tell = (state: typeof other) => db.transaction((tx) => recordState(deps, tx, row?.id ?? '', state));
  await tell({ ...other, status: 'cancelled' });
  expect(await stand(request)).toMatchObject({ status: 'waiting', flagged: null, providerRef: ref });
  await tell({ ...other, status: 'succeeded', receivedCents: 49_99 });
  expect(await stand(request)).toMatchObject({
    status: 'waiting',
    providerRef: ref,
    flagged: expect.stringContaining('pi_second'),
  });
  expect(await settledJobs(request)).toBe(0);
  expect(await stop(request)).toBe('flagged');
  expect(bank.intents.get(ref)?.status).toBe('canceled');
});

/** As if the payment had started before the provider was changed. */
const moveAway = ({ subjectId }: Request, status: 'waiting' | 'processing' | 'succeeded') =>
  db
    .update(payments)
    .set({ provider: 'simulated', status, settledAt: status === 'succeeded' ? clock.now() : null })
    .where(eq(payments.subjectId, subjectId));

test('a payment with another provider is abandoned, or reviewed if money was in transit', async () => {
  const [waiting, coming] = [newRequest(), newRequest()];
  for (const request of [waiting, coming]) await startPayment(deps, request);
  await moveAway(waiting, 'waiting');
  await moveAway(coming, 'processing');
  const before = double.requests.length;
  expect(await check(waiting)).toBe('waiting');
  await expect(startPayment(deps, waiting)).rejects.toMatchObject({ code: 'order_closed' });
  expect([await stop(waiting), await stop(coming), await stop(coming)]).toEqual([
    'cancelled',
    'flagged',
    'flagged',
  ]);
  expect(double.requests).toHaveLength(before); // the new provider doesn't know these payments
  // The earlier provider is configured again and reports money.
  const ref = await refOf(waiting);
  await db.update(payments).set({ provider: 'stripe' }).where(eq(payments.subjectId, waiting.subjectId));
  bank.pay(ref);
  const [row] = await rowsOf(waiting);
  const state = await deps.payments.read(ref);
  await db.transaction((tx) => recordState(deps, tx, row?.id ?? '', state));
  expect(await stand(waiting)).toMatchObject({ flagged: 'Money came in after it was given up.' });
});

test('a refund from another provider stays due until that provider is configured again', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request));
  await check(request);
  await moveAway(request, 'succeeded');
  await refund(request);
  const id = await refundIdOf(request);
  await sendRefund(deps, id);
  expect(await stand(request)).toMatchObject({ refund: 'due', flagged: null });
  await db.update(payments).set({ provider: 'stripe' }).where(eq(payments.subjectId, request.subjectId));
  await sendRefund(deps, id);
  expect(await stand(request)).toMatchObject({ refund: 'done', flagged: null });
});

/** The batch size of one run. */
const AT_ONCE = sized({ gate: 20, soak: 200 });

test('payments that cannot be checked do not block the next one', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request));
  const lost = (provider: 'stripe' | 'simulated') =>
    Array.from({ length: AT_ONCE }, (_, i) => ({
      subject: 'order' as const,
      subjectId: randomUUID(),
      provider,
      providerRef: `lost_${provider}_${i}`,
      amountCents: 1,
      status: 'waiting' as const,
      createdAt: new Date(0),
      checkedAt: new Date(0),
    }));
  await db.insert(payments).values([...lost('stripe'), ...lost('simulated')]);
  for (let run = 0; run < 2; run += 1) {
    clock.advance(minutes(3));
    await reconcile(deps, AT_ONCE);
    const { rows } = await db.execute<{ id: string }>(
      sql`delete from pgboss.job where name = 'payments.look' returning data ->> 'paymentId' as id`,
    );
    await Promise.allSettled(rows.map(({ id }) => reconcilePayment(deps, id)));
  }
  expect(await stand(request)).toMatchObject({ status: 'succeeded' });
  await db.delete(payments).where(like(payments.providerRef, 'lost_%'));
});

test('an unexpected refund is flagged', async () => {
  const request = newRequest();
  await startPayment(deps, request);
  bank.pay(await refOf(request));
  const charge = bank.intents.get(await refOf(request))?.charge;
  if (charge) charge.amount_refunded = charge.amount;
  await check(request);
  expect(await stand(request)).toMatchObject({
    flagged: 'The provider refunded money, and we didn’t request it.',
  });
});

test('only money that was received can be refunded', async () => {
  const request = newRequest();
  await expect(refund(request)).rejects.toThrow('no money came in');
  await startPayment(deps, request);
  await expect(refund(request)).rejects.toThrow('no money came in');
});

test('payment records outlive the account, anonymized', async () => {
  const leaver = await db.transaction((tx) => ensureUser(tx, 'leaves@example.com'));
  const request = { ...newRequest(), userId: leaver.id };
  await startPayment(deps, request);
  await db.execute(sql`delete from users where id = ${leaver.id}`);
  bank.pay(await refOf(request));
  expect(await check(request)).toBe('succeeded');
  expect(await rowsOf(request)).toMatchObject([{ userId: null, amountCents: 49_99 }]);
});

test('every request is valid for Stripe', () => {
  expect(double.refused).toEqual([]);
});
