import { ORDER_STATUSES } from '#contract/money/orders.ts';
import { itemWords, skusById, type Sku } from '#server/money/marketplace/marketplace.ts';
import { paymentOf } from '#server/money/payments/payments.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';
import { showDelivery } from './deliveries.ts';
import { noteText } from './money-words.ts';
import { canMove } from './order-states.ts';
import * as store from './store.ts';

type Payment = Awaited<ReturnType<typeof paymentOf>>;

/** What is refunded. Points return immediately; a card refund takes days. */
export function refundOf(
  { status, payWith, pointsUsed }: store.OrderRow,
  events: readonly store.EventRow[],
  payment: Payment,
) {
  const given = events.find((event) => event.status === 'REFUNDED');
  const note = given?.note ?? null;
  if (status !== 'CANCELLED' && !given) return null;
  if (payWith === 'points') {
    const at = (given ?? events.find((event) => event.status === 'CANCELLED'))?.createdAt ?? null;
    return pointsUsed > 0 ? { what: 'points' as const, state: 'done' as const, at, note } : null;
  }
  if (!payment?.refund) return null;
  const at = payment.refund === 'done' ? payment.refundedAt : null;
  return { what: 'card' as const, state: payment.refund, at, note };
}

/** Sorts by state, because states are always entered in this order and clocks can differ. */
const inOrder = (events: readonly store.EventRow[]) =>
  ORDER_STATUSES.flatMap((status) =>
    events
      .filter((event) => event.status === status)
      .map(({ by, note, createdAt }) => ({
        status,
        by,
        note: note && noteText(note, say().orderMails),
        at: createdAt,
      })),
  );

function show(order: store.OrderRow, sku: Sku, events: readonly store.EventRow[], payment: Payment) {
  const { id, status, payWith, pointsUsed, amountCents, taxCents, expiresAt, createdAt } = order;
  return {
    id,
    status,
    payWith,
    pointsUsed,
    amountCents,
    taxCents,
    taxLabel: order.taxLabel,
    taxNote: order.taxNote,
    sku: itemWords({ ...sku, name: order.skuName }, callerLanguage()),
    canCancel: canMove(status, 'CANCELLED', 'member'),
    expiresAt: status === 'PENDING' ? expiresAt : null,
    createdAt,
    timeline: inOrder(events),
    refund: refundOf(order, events, payment),
    payment: payment ? { status: payment.status, card: payment.card, failure: payment.failure } : null,
  };
}

/** Maps orders to the member's contract. */
export async function showOrders(db: Queryable, orders: readonly store.OrderRow[]) {
  if (orders.length === 0) return [];
  const skus = await skusById(
    db,
    orders.map(({ skuId }) => skuId),
  );
  const events = await store.eventsOf(
    db,
    orders.map(({ id }) => id),
  );
  const shown = [];
  for (const order of orders) {
    const sku = skus.get(order.skuId);
    if (!sku) throw new Error('an order names an item that is not there');
    const payment = order.payWith === 'card' ? await paymentOf(db, 'order', order.id) : undefined;
    shown.push(
      show(
        order,
        sku,
        events.filter(({ orderId }) => orderId === order.id),
        payment,
      ),
    );
  }
  return shown;
}

/** Maps one order, without its delivery address. */
export async function showListed(db: Queryable, order: store.OrderRow) {
  const [shown] = await showOrders(db, [order]);
  if (!shown) throw new Error('an order was not shown');
  return shown;
}

type ShowDeps = { db: Queryable; masterKeys: MasterKeys };
type Listed = Awaited<ReturnType<typeof showListed>>;

/** Adds where it goes. */
export async function withDelivery<O extends Listed & Pick<store.OrderRow, 'userId'>>(
  deps: ShowDeps,
  order: O,
) {
  const events = await store.eventsOf(deps.db, [order.id]);
  return { ...order, delivery: await showDelivery(deps, order, events) };
}

/** Maps one order with everything its page shows. */
export const showOrder = async (deps: ShowDeps, order: store.OrderRow) =>
  withDelivery(deps, { ...(await showListed(deps.db, order)), userId: order.userId });
