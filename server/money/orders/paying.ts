import type { OrderStatus } from '#contract/money/orders.ts';
import { begunPayment, checkPayment, startPayment, stopPayment } from '#server/money/payments/payments.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import { settleOrder } from './settling.ts';
import { showOrder } from './to-contract.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

function closedText(status: OrderStatus): string {
  const t = say().ordersErrors;
  const texts: Record<OrderStatus, string> = {
    PENDING: t.expired,
    PAID: t.alreadyPaid,
    FULFILLED: t.paidAndFulfilled,
    CANCELLED: t.wasCanceled,
  };
  return texts[status];
}

export const noSuchOrder = () => new AppError('not_found', say().ordersErrors.noSuchPurchase);

const isOpen = ({ status, expiresAt }: store.OrderRow, now: Date): boolean =>
  status === 'PENDING' && expiresAt !== null && expiresAt > now;

/** Returns the member's own order if it is still waiting for a card payment. */
async function payable(db: Queryable, { orderId, userId }: { orderId: string; userId: string }, now: Date) {
  const order = await store.findOwnOrder(db, orderId, userId);
  if (!order) throw noSuchOrder();
  if (!isOpen(order, now)) throw new AppError('order_closed', closedText(order.status));
  return order;
}

/**
 * The same key returns the same response, whatever happened to the order since. Returns undefined if the
 * first call didn't get that far, or if the provider closed that payment and the order still needs one.
 */
async function earlierAnswer(deps: Deps, { orderId, userId }: { orderId: string; userId: string }) {
  const begun = await begunPayment(deps, 'order', orderId);
  const order = await store.findOwnOrder(deps.db, orderId, userId);
  if (!begun || !order || (!begun.canBePaid && isOpen(order, deps.clock.now()))) return undefined;
  return { clientSecret: begun.clientSecret };
}

/**
 * Starts or resumes the payment of an order, which never has two. The price is the one stored with the order.
 */
export async function payOrder(
  deps: Deps,
  member: Pick<Member, 'id'>,
  orderId: string,
  claim: Claim | null,
): Promise<{ clientSecret: string }> {
  const { db, clock } = deps;
  const which = { orderId, userId: member.id };
  let isFirst = false;
  // Stores the key before calling the provider.
  await runOnce(db, claim, async (tx) => {
    await payable(tx, which, clock.now());
    isFirst = true;
    return which;
  });
  const begun = isFirst ? undefined : await earlierAnswer(deps, which);
  if (begun) return begun;
  const order = await payable(db, which, clock.now());
  const { clientSecret } = await startPayment(deps, {
    userId: member.id,
    subject: 'order',
    subjectId: orderId,
    amountCents: order.amountCents,
    description: order.skuName,
  });
  // The order was canceled during the provider call, so it must not be paid.
  const after = await store.findOwnOrder(db, orderId, member.id);
  if (after?.status === 'CANCELLED') {
    await stopPayment(deps, 'order', orderId);
    throw new AppError('order_closed', closedText('CANCELLED'));
  }
  return { clientSecret };
}

/** The browser reports that the form is done. We don't trust it: the provider's state decides. */
export async function checkOrder(deps: Deps, member: Pick<Member, 'id'>, orderId: string) {
  const order = await store.findOwnOrder(deps.db, orderId, member.id);
  if (!order) throw noSuchOrder();
  if (order.payWith === 'card' && order.status !== 'FULFILLED') {
    const status = await checkPayment(deps, 'order', orderId);
    if (status === 'succeeded') await settleOrder(deps, orderId);
  }
  return showOrder(deps, (await store.findOwnOrder(deps.db, orderId, member.id)) ?? order);
}
