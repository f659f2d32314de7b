/** Payments that differ from the price or arrive late: what happens to the item, the money and the emails. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readMailbox } from '#server/office/demo/demo.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import { payments, refunds } from '#server/money/payments/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { addSku, placed, readOrder, stockOf } from '#test/orders.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { expireOrders } from './expiry.ts';
import { AMOUNT_UNDER_REVIEW, PAYMENT_STILL_PROCESSING } from './money-words.ts';
import { mailOrder } from './order-mails.ts';
import { cancelOrder } from './orders.ts';
import { settleOrder } from './settling.ts';
import { orders } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
// No workers: the tests decide which job runs when.
const world = await openWorld({ env: double.env(), withWorkers: false, withMembers: true });
const { db, deps } = world;

/** An order whose payment form is open in a browser. */
async function waiting() {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 1 });
  const { id } = await placed(me, skuId, false);
  await me.post(`/api/orders/${id}/pay`);
  const ref = (await paymentOf(db, 'order', id))?.providerRef ?? '';
  const mailed = async () => {
    await mailOrder(deps, { orderId: id, status: 'CANCELLED' });
    return readMailbox(db, me.email);
  };
  return { me, skuId, id, ref, mailed };
}
const runOut = async (id: string, atOnce?: number) => {
  await db
    .update(orders)
    .set({ expiresAt: new Date(world.clock.now().getTime() - minutes(1)) })
    .where(eq(orders.id, id));
  await expireOrders(deps, atOnce);
};
/** The bank is still processing the payment. */
const stuck = (id: string) => ({
  id,
  amount: 1,
  amount_received: 0,
  currency: 'usd',
  status: 'processing',
  description: null,
  metadata: {},
  error: null,
  charge: null,
});
/** The bank finishes processing the payment, late. */
const arrives = (ref: string) => {
  Object.assign(bank.intents.get(ref) ?? {}, { status: 'requires_action' });
  bank.pay(ref);
};

test('an expired order paid with the wrong amount is restocked, and the email doesn’t claim nothing was charged', async () => {
  const { me, skuId, id, ref, mailed } = await waiting();
  bank.pay(ref, { cents: 1 });
  await me.post(`/api/orders/${id}/check`);
  await runOut(id);
  const order = await readOrder(me, id);
  expect(order).toMatchObject({ status: 'CANCELLED', refund: null });
  expect(order.timeline.at(-1)).toMatchObject({ by: 'clock', note: AMOUNT_UNDER_REVIEW });
  expect(await stockOf(world, skuId)).toBe(1);
  const [mail] = await mailed();
  expect(mail?.text).toContain(AMOUNT_UNDER_REVIEW);
  expect(mail?.text).not.toContain('Nothing was charged');
});

test('canceling an order paid with the wrong amount tells the member that our team is reviewing it', async () => {
  const { me, skuId, id, ref, mailed } = await waiting();
  bank.pay(ref, { cents: 1 });
  expect((await me.post(`/api/orders/${id}/cancel`)).body).toMatchObject({ status: 'CANCELLED' });
  expect((await readOrder(me, id)).timeline.at(-1)?.note).toBe(AMOUNT_UNDER_REVIEW);
  expect(await stockOf(world, skuId)).toBe(1);
  expect((await mailed())[0]?.text).toContain(AMOUNT_UNDER_REVIEW);
});

test('a member who cancels during bank processing gets an email about it, and another about the refund', async () => {
  const { me, id, ref, mailed } = await waiting();
  bank.process(ref);
  await me.post(`/api/orders/${id}/cancel`);
  const [first, ...none] = await mailed();
  expect(none).toEqual([]);
  expect(first?.text).toContain(PAYMENT_STILL_PROCESSING);
  expect(first?.text).not.toContain('Nothing was charged');
  arrives(ref);
  await me.post(`/api/orders/${id}/check`);
  await settleOrder(deps, id); // reported any number of times
  const [second, ...rest] = await mailed();
  expect(rest).toHaveLength(1);
  expect(second?.subject).toBe('Your refund: Lumber');
  expect(second?.text).toContain(
    'Your payment came in after that. We’re refunding $125.00 (US dollars) to your Visa',
  );
  expect(await mailed()).toHaveLength(2);
  expect(await readOrder(me, id)).toMatchObject({ status: 'CANCELLED', refund: { state: 'due' } });
});

test('an order does not expire while its payment is processing', async () => {
  const { me, skuId, id, ref } = await waiting();
  bank.process(ref);
  await runOut(id);
  expect(await readOrder(me, id)).toMatchObject({ status: 'PENDING' });
  expect(await stockOf(world, skuId)).toBe(0);
  arrives(ref);
  await runOut(id);
  expect(await readOrder(me, id)).toMatchObject({ status: 'PAID' });
});

/** The batch size of one run. */
const AT_ONCE = sized({ gate: 20, soak: 200 });

test('orders that cannot be canceled yet do not block the next one from expiring', async () => {
  const { me, skuId, id } = await waiting();
  const ids = Array.from({ length: AT_ONCE }, () => randomUUID());
  for (const ref of ids) bank.intents.set(`pi_${ref}`, stuck(`pi_${ref}`));
  const order = {
    skuId,
    skuName: 'Lumber',
    payWith: 'card' as const,
    amountCents: 1,
    expiresAt: new Date(0),
  };
  await db.insert(orders).values(ids.map((orderId) => ({ ...order, id: orderId })));
  await db.insert(payments).values(
    ids.map((subjectId) => ({
      subject: 'order' as const,
      subjectId,
      provider: 'stripe' as const,
      providerRef: `pi_${subjectId}`,
      amountCents: 1,
      status: 'processing' as const,
    })),
  );
  // One is left out each time, but never the same one for long.
  await runOut(id, AT_ONCE);
  const isOver = async () => (await readOrder(me, id)).status === 'CANCELLED';
  for (let run = 0; run < 4 && !(await isOver()); run += 1) await expireOrders(deps, AT_ONCE);
  expect(await isOver()).toBe(true);
  await db.delete(orders).where(inArray(orders.id, ids));
});

/** Runs `work` after the payment was checked and just before the order is moved. */
const justBeforeTheMove = (act: () => Promise<unknown>): Deps => {
  let isDone = false;
  const transaction: typeof db.transaction = async (...given) => {
    if (!isDone) {
      isDone = true;
      await act();
    }
    return db.transaction(...given);
  };
  return { ...deps, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
};

test.each(['a member cancels', 'time runs out'])(
  '%s while the payment is starting: it can no longer be paid',
  async (how) => {
    const me = await signedIn(world);
    const { id } = await placed(me, await addSku(world, { stock: 1 }), false);
    const late = justBeforeTheMove(() => me.post(`/api/orders/${id}/pay`));
    if (how === 'a member cancels') await cancelOrder(late, { id: me.user.id, device: '' }, id);
    else {
      world.clock.advance(minutes(29));
      await db
        .update(orders)
        .set({ expiresAt: new Date(world.clock.now().getTime() + 1000) })
        .where(eq(orders.id, id));
      const clock = { ...world.clock, now: () => new Date(world.clock.now().getTime() + 2000) };
      await expireOrders({ ...late, clock });
    }
    const payment = await paymentOf(db, 'order', id);
    expect(bank.intents.get(payment?.providerRef ?? '')?.status).toBe('canceled');
    expect([(await readOrder(me, id)).status, payment?.status]).toEqual(['CANCELLED', 'cancelled']);
  },
);

test('flagged payments are counted in the metrics', async () => {
  const counted = await world.app.metrics.registry.getSingleMetricAsString('payments_flagged');
  expect(counted).toMatch(/^payments_flagged 2$/m);
  expect(await db.select().from(refunds)).toHaveLength(1); // flagged payments aren't refunded automatically
});
