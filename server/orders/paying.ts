import type { OrderStatus } from '#contract/orders.ts';
import { checkPayment, startPayment, stopPayment } from '#server/payments/payments.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import { settleOrder } from './settling.ts';
import { showOrder } from './shown.ts';
import * as store from './store.ts';

const CLOSED: Record<OrderStatus, string> = {
  PENDING:
    'This order ran out of time before it was paid. Nothing was charged. Order again from the catalog.',
  PAID: 'This order is paid. There is nothing more to pay.',
  FULFILLED: 'This order is paid and fulfilled. There is nothing more to pay.',
  CANCELLED: 'This order was cancelled. Order again from the catalog.',
};

export const noSuchOrder = () => new AppError('not_found', 'There is no such order.');

/** A member's own order that waits for its card. */
async function payable(db: Queryable, { orderId, userId }: { orderId: string; userId: string }, now: Date) {
  const order = await store.findOwnOrder(db, orderId, userId);
  if (!order) throw noSuchOrder();
  const isOpen = order.status === 'PENDING' && order.expiresAt !== null && order.expiresAt > now;
  if (!isOpen) throw new AppError('order_closed', CLOSED[order.status]);
  return order;
}

/**
 * Begins the payment of an order, or goes on with the one that was begun: one order never has two. The price is the one
 * written down with the order.
 */
export async function payOrder(
  deps: Deps,
  member: Pick<Member, 'id'>,
  orderId: string,
  claim: Claim | null,
): Promise<{ clientSecret: string }> {
  const { db, clock } = deps;
  const which = { orderId, userId: member.id };
  // The key is kept before the provider is asked; asking again gives the same payment, and so the same answer.
  await runOnce(db, claim, async (tx) => {
    await payable(tx, which, clock.now());
    return which;
  });
  const order = await payable(db, which, clock.now());
  const { clientSecret } = await startPayment(deps, {
    userId: member.id,
    subject: 'order',
    subjectId: orderId,
    amountCents: order.amountCents,
    description: order.skuName,
  });
  // Cancelled while the provider was asked: nobody may pay it any more.
  const after = await store.findOwnOrder(db, orderId, member.id);
  if (after?.status === 'CANCELLED') {
    await stopPayment(deps, 'order', orderId);
    throw new AppError('order_closed', CLOSED.CANCELLED);
  }
  return { clientSecret };
}

/** The browser says it is done. What is true the provider knows: it is asked, and the order moved by its word. */
export async function checkOrder(deps: Deps, member: Pick<Member, 'id'>, orderId: string) {
  const order = await store.findOwnOrder(deps.db, orderId, member.id);
  if (!order) throw noSuchOrder();
  if (order.payWith === 'card' && order.status !== 'FULFILLED') {
    const status = await checkPayment(deps, 'order', orderId);
    if (status === 'succeeded') await settleOrder(deps, orderId);
  }
  return showOrder(deps.db, (await store.findOwnOrder(deps.db, orderId, member.id)) ?? order);
}
