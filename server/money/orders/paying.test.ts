/** Paying while the order, its payment or its item changes. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { skus } from '#server/money/marketplace/tables.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import { payments } from '#server/money/payments/tables.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { addSku, placed, readOrder, stockOf } from '#test/orders.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { expireOrders } from './expiry.ts';
import { orders } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ env: double.env(), withWorkers: false, withMembers: true });
const { db, deps } = world;
const real = deps.payments;

/** Replaces a provider response while `work` runs. */
async function withPayments<T>(changed: Partial<PaymentsPort>, work: () => Promise<T>): Promise<T> {
  deps.payments = { ...real, ...changed };
  try {
    return await work();
  } finally {
    deps.payments = real;
  }
}
const setOrder = (id: string, set: Partial<typeof orders.$inferInsert>) =>
  db.update(orders).set(set).where(eq(orders.id, id));
const intentOf = async (id: string) =>
  bank.intents.get((await paymentOf(db, 'order', id))?.providerRef ?? '');

test('an order canceled during the provider request can’t be paid', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, await addSku(world, { stock: 1 }), false);
  const create: PaymentsPort['create'] = async (given) => {
    const made = await real.create(given);
    await setOrder(id, { status: 'CANCELLED' }); // the server crashes before it stops the payment
    return made;
  };
  const reply = await withPayments({ create }, () => me.post(`/api/orders/${id}/pay`));
  expect(reply).toMatchObject({ status: 409, body: { code: 'order_closed' } });
  expect(JSON.stringify(reply.body)).toContain('This purchase was canceled.');
  expect((await intentOf(id))?.status).toBe('canceled');
  expect(await paymentOf(db, 'order', id)).toMatchObject({ status: 'cancelled' });
});

test('retrying an order whose payment the provider canceled starts another payment', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, await addSku(world, {}), false);
  const pay = () => me.post(`/api/orders/${id}/pay`, {}, { 'idempotency-key': `pay-${id}` });
  const first = await pay();
  expect(await pay()).toMatchObject({ status: 200, body: first.body });
  Object.assign((await intentOf(id)) ?? {}, { status: 'canceled' });
  const second = await pay();
  expect(second.status).toBe(200);
  expect(second.body).not.toEqual(first.body);
  const rows = await db.select().from(payments).where(eq(payments.subjectId, id));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'waiting']);
  bank.pay((await paymentOf(db, 'order', id))?.providerRef ?? '');
  expect((await me.post(`/api/orders/${id}/check`)).body).toMatchObject({ status: 'PAID' });
});

test('an order does not expire while the bank is processing, and its item and note stay unchanged', async () => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock: 1 });
  const { id } = await placed(me, skuId, false);
  await me.post(`/api/orders/${id}/pay`);
  bank.process((await paymentOf(db, 'order', id))?.providerRef ?? '');
  await setOrder(id, { expiresAt: new Date(0) });
  for (const _ of [1, 2]) await expireOrders(deps);
  const order = await readOrder(me, id);
  expect(order).toMatchObject({ status: 'PENDING', payment: { status: 'processing' } });
  expect(order.timeline).toHaveLength(1);
  expect(await stockOf(world, skuId)).toBe(0);
});

test.each([
  ['an item without a limit that has one by now', null, 5, 5],
  ['an item with a limit that has none by now', 3, null, null],
  ['an item with a limit', 3, 3, 4],
])('%s gets back what was taken from it, and no more', async (_, stock, meanwhile, then) => {
  const me = await signedIn(world);
  const skuId = await addSku(world, { stock, pointsCost: 10 });
  const { id } = await placed(me, skuId, true);
  await db.update(skus).set({ stock: meanwhile }).where(eq(skus.id, skuId));
  expect((await me.post(`/api/orders/${id}/cancel`)).body).toMatchObject({ status: 'CANCELLED' });
  expect(await stockOf(world, skuId)).toBe(then);
});
