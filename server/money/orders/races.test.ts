/** Concurrent moves of one order: it ends in one state, and stock, points and money match that state. */
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/money/orders.ts';
import { skuHoldings } from '#server/money/marketplace/tables.ts';
import { refunds, payments } from '#server/money/payments/tables.ts';
import { addSku, payByCard, placed, readOrder, stockOf } from '#test/orders.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { expireOrders } from './expiry.ts';
import { settleOrder } from './settling.ts';
import { orderEvents, orders } from './tables.ts';

const RACES = sized({ gate: 12, soak: 100 });
const AT_ONCE = 4; // each race runs several moves; the pool has six connections

type Hand = (orderId: string) => Promise<unknown>;
type Race = {
  usePoints: boolean;
  /** Brings the order to its state before the race. */
  first?: (orderId: string) => Promise<unknown>;
  hands: Hand[];
  ends: OrderStatus[];
};

const world = await openWorld({ withWorkers: false, withMembers: true });
const { db, deps } = world;
type Me = Awaited<ReturnType<typeof signedIn>>;

/** Longer than all races take on a busy machine. */
const PATIENCE = 180_000;
const STOCK = 5;
const POINTS = 10;

/** Repeats the race and compares every count with the state each order ended in. */
async function run(race: (who: Me) => Race): Promise<Map<OrderStatus, number>> {
  const ended = new Map<OrderStatus, number>();
  let left = RACES;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const me = await signedIn(world);
      const { usePoints, first, hands, ends } = race(me);
      let spent = 0;
      while (left > 0) {
        left -= 1;
        const skuId = await addSku(world, { stock: STOCK, pointsCost: POINTS });
        const { id } = await placed(me, skuId, usePoints);
        await first?.(id);
        // A random delay, or the same move would always win.
        await Promise.allSettled(hands.map((hand) => setTimeout(Math.random() * 12).then(() => hand(id))));
        await settleOrder(deps, id); // the webhook event arrives last, however late
        const { status } = await readOrder(me, id);
        expect(ends).toContain(status);
        ended.set(status, (ended.get(status) ?? 0) + 1);
        const isKept = status !== 'CANCELLED';
        if (usePoints && isKept) spent += POINTS;
        await checkThing(me, skuId, isKept);
        await checkMoney(id, status);
        expect(await balanceOf(me)).toEqual({ balance: 500 - spent, sum: 500 - spent });
      }
    }),
  );
  return ended;
}

async function checkThing(me: Me, skuId: string, isKept: boolean) {
  const [holding] = await db.select().from(skuHoldings).where(eq(skuHoldings.skuId, skuId));
  expect(holding).toMatchObject({ userId: me.user.id, count: isKept ? 1 : 0 });
  expect(await stockOf(world, skuId)).toBe(isKept ? STOCK - 1 : STOCK);
}

async function balanceOf(me: Me) {
  const { rows } = await db.execute<{ balance: number; sum: number }>(
    sql`select b.balance, (select sum(delta)::int from point_ledger l where l.user_id = b.user_id) as sum
        from point_balances b where b.user_id = ${me.user.id}`,
  );
  return rows[0];
}

async function checkMoney(orderId: string, status: OrderStatus) {
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events.filter((e) => e.status === status)).toHaveLength(1);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, orderId));
  const back = payment ? await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)) : [];
  const isPaid = payment?.status === 'succeeded';
  // A canceled order's payment is refunded once, in full. No other order is refunded.
  const isBack = isPaid && status === 'CANCELLED';
  expect(back.map(({ amountCents }) => amountCents)).toEqual(isBack ? [12_500] : []);
  if (order?.payWith === 'card' && status !== 'CANCELLED') expect(isPaid).toBe(true);
}

const pay = (me: Me) => async (id: string) => {
  await payByCard(me, id);
  await me.post(`/api/orders/${id}/check`);
};

test(
  'a member cancels while their card is being charged',
  async () => {
    const ended = await run((me) => ({
      usePoints: false,
      first: (id) => me.post(`/api/orders/${id}/pay`),
      hands: [(id) => me.post(`/api/orders/${id}/cancel`), pay(me), (id) => settleOrder(deps, id)],
      ends: ['CANCELLED'],
    }));
    expect(ended.get('CANCELLED')).toBe(RACES);
  },
  PATIENCE,
);

test(
  'an order expires while its card is being charged',
  async () => {
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
  },
  PATIENCE,
);

/** The form was opened before the order expired, so its card reaches the provider regardless of our order state. */
async function confirm(me: Me, orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, orderId));
  const ref = payment?.providerRef ?? '';
  const { clientSecret } = await deps.payments.read(ref);
  const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123', zip: '95969' };
  await me.post('/api/simulated-payments/confirm', { clientSecret, ...card });
  await me.post(`/api/orders/${orderId}/check`);
}

test(
  'a member cancels while our team fulfills',
  async () => {
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
  },
  PATIENCE,
);

test(
  'payment confirmations arrive from several sources while everyone cancels',
  async () => {
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
  },
  PATIENCE,
);
