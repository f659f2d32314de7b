/** Several hands on one order at the same moment: it ends in one state, and thing, points and money are where that says. */
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders.ts';
import { skuHoldings } from '#server/marketplace/tables.ts';
import { refunds, payments } from '#server/payments/tables.ts';
import { addSku, payByCard, placed, readOrder, stockOf } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { expireOrders } from './expiry.ts';
import { settleOrder } from './settling.ts';
import { orderEvents, orders } from './tables.ts';

const RACES = 100;
const AT_ONCE = 4; // each of them is several hands; the pool has six

type Hand = (orderId: string) => Promise<unknown>;
type Race = {
  usePoints: boolean;
  /** Before the race: as far as the order has come. */
  first?: (orderId: string) => Promise<unknown>;
  hands: Hand[];
  ends: OrderStatus[];
};

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
const STOCK = 1000;

/** Runs the race many times and compares every count with the states the orders ended in. */
async function run(race: (who: Awaited<ReturnType<typeof signedIn>>) => Race) {
  const ended = new Map<OrderStatus, number>();
  const skuId = await addSku(world, { stock: STOCK, pointsCost: 10 });
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < RACES) {
        next += 1;
        const me = await signedIn(world);
        const { usePoints, first, hands, ends } = race(me);
        const { id } = await placed(me, skuId, usePoints);
        await first?.(id);
        // Nobody starts quite together, or always the same one would be first.
        await Promise.allSettled(hands.map((hand) => setTimeout(Math.random() * 12).then(() => hand(id))));
        await settleOrder(deps, id); // the provider's news come at last, however late
        const order = await readOrder(me, id);
        expect(ends).toContain(order.status);
        ended.set(order.status, (ended.get(order.status) ?? 0) + 1);
        await check(me.user.id, skuId, id, order.status);
      }
    }),
  );
  const cancelled = ended.get('CANCELLED') ?? 0;
  expect(await stockOf(world, skuId)).toBe(STOCK - RACES + cancelled);
  return ended;
}

async function check(userId: string, skuId: string, orderId: string, status: OrderStatus) {
  const isKept = status !== 'CANCELLED';
  const [holding] = await db.select().from(skuHoldings).where(eq(skuHoldings.userId, userId));
  expect(holding).toMatchObject({ skuId, count: isKept ? 1 : 0 });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events.filter((e) => e.status === status)).toHaveLength(1);
  const { rows } = await db.execute<{ balance: number; sum: string }>(
    sql`select b.balance, (select sum(delta) from point_ledger l where l.user_id = b.user_id) as sum
        from point_balances b where b.user_id = ${userId}`,
  );
  const spent = order?.payWith === 'points' && isKept ? 10 : 0;
  expect([rows[0]?.balance, Number(rows[0]?.sum)]).toEqual([500 - spent, 500 - spent]);
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, orderId));
  const back = payment ? await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)) : [];
  const isPaid = payment?.status === 'succeeded';
  // What came in for a cancelled order goes back once, all of it; else nothing does.
  expect(back.map(({ amountCents }) => amountCents)).toEqual(isPaid && !isKept ? [12_500] : []);
  if (order?.payWith === 'card' && isKept) expect([status, isPaid]).toEqual([status, status !== 'PENDING']);
}

const pay = (me: Awaited<ReturnType<typeof signedIn>>) => async (id: string) => {
  await payByCard(me, id);
  await me.post(`/api/orders/${id}/check`);
};

test('a member cancels while their card is being charged', async () => {
  const ended = await run((me) => ({
    usePoints: false,
    first: (id) => me.post(`/api/orders/${id}/pay`),
    hands: [(id) => me.post(`/api/orders/${id}/cancel`), pay(me), (id) => settleOrder(deps, id)],
    ends: ['CANCELLED'],
  }));
  expect(ended.get('CANCELLED')).toBe(RACES);
});

test('time runs out while a card is being charged', async () => {
  const ended = await run((me) => ({
    usePoints: false,
    first: async (id) => {
      await me.post(`/api/orders/${id}/pay`);
      await db
        .update(orders)
        .set({ expiresAt: new Date(Date.now() + 1) })
        .where(eq(orders.id, id));
    },
    hands: [() => expireOrders(deps), (id) => confirm(me, id), () => expireOrders(deps)],
    ends: ['CANCELLED', 'PAID'],
  }));
  expect([...ended.values()].reduce((a, b) => a + b)).toBe(RACES);
});

/** The form was open before the order ran out: its card reaches the provider whatever we think of the order. */
async function confirm(me: Awaited<ReturnType<typeof signedIn>>, orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, orderId));
  const ref = payment?.providerRef ?? '';
  const { clientSecret } = await deps.payments.read(ref);
  const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123', zip: '95969' };
  await me.post('/api/simulated-payments/confirm', { clientSecret, ...card });
  await me.post(`/api/orders/${orderId}/check`);
}

test('a member cancels while the team hands over', async () => {
  const admin = await signedInAdmin(world);
  const ended = await run((me) => ({
    usePoints: true,
    hands: [
      (id) => me.post(`/api/orders/${id}/cancel`),
      (id) => admin.post(`/api/admin/orders/${id}/fulfil`, {}),
      (id) => admin.post(`/api/admin/orders/${id}/cancel`, { reason: 'x' }),
    ],
    ends: ['CANCELLED', 'FULFILLED'],
  }));
  expect([...ended.values()].reduce((a, b) => a + b)).toBe(RACES);
});

test('money arrives from several sides while everybody cancels', async () => {
  const admin = await signedInAdmin(world);
  await run((me) => ({
    usePoints: false,
    first: pay(me),
    hands: [
      (id) => me.post(`/api/orders/${id}/check`),
      (id) => me.post(`/api/orders/${id}/cancel`),
      (id) => me.post(`/api/orders/${id}/cancel`),
      (id) => settleOrder(deps, id),
      (id) => admin.post(`/api/admin/orders/${id}/fulfil`, {}),
    ],
    ends: ['CANCELLED', 'FULFILLED'],
  }));
});
