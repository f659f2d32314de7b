import { messagesIn } from '#contract/text/catalog.ts';
import type { OrderStatus } from '#contract/money/orders.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange, type Actor } from '#server/core/audit/audit.ts';
import { returnItem } from '#server/money/marketplace/marketplace.ts';
import { refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { refundPoints } from '#server/money/points/points.ts';
import { purchaseMoved, sendOrderMail } from './job-names.ts';
import { isMailed, statesBefore, type Mover } from './order-states.ts';
import * as store from './store.ts';

export type Transition = {
  by: Mover;
  /** Recorded in the member's audit log. */
  actor: Actor;
  /** A sentence for the member. */
  note?: string | undefined;
};

type MoveDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Points of an order are spent and returned under this key. */
export const pointsKey = (orderId: string): string => `order:${orderId}`;

const ACTIONS: Record<OrderStatus, string> = {
  PENDING: 'order.placed',
  PAID: 'order.paid',
  FULFILLED: 'order.fulfilled',
  CANCELLED: 'order.cancelled',
};

/** Records the new state: timeline, email, live update and audit log. */
export async function recordTransition(
  tx: Tx,
  { clock, jobs }: MoveDeps,
  order: store.OrderRow,
  { by, actor, note }: Transition,
): Promise<void> {
  const { id: orderId, status, userId, skuName } = order;
  const now = clock.now();
  const mail = userId && isMailed(status) ? 'due' : 'none';
  await store.insertEvent(tx, { orderId, status, by, note: note ?? null, mail, createdAt: now });
  await notifyStaff(tx, 'admin');
  if (!userId) return; // account deleted, but the records stay
  if (status === 'PAID' || status === 'CANCELLED') await jobs.enqueue(tx, purchaseMoved, { orderId });
  if (mail === 'due') await jobs.enqueue(tx, sendOrderMail, { orderId, status });
  await publishLive(tx, userId, { topic: 'orders', id: orderId });
  await recordAccountChange(tx, userId, {
    at: now,
    actor,
    action: ACTIONS[status],
    subjectId: orderId,
    detail: skuName,
  });
}

/** Team actions also go into the admin audit log. */
async function noteForTeam(
  tx: Tx,
  { clock }: MoveDeps,
  { id, status, skuName }: store.OrderRow,
  { from, entering }: { from: OrderStatus; entering: Transition },
): Promise<void> {
  const { by, actor, note } = entering;
  if (by !== 'team' || actor.id === null) return;
  await recordAdminChange(tx, {
    at: clock.now(),
    actor: { id: actor.id, device: actor.device },
    action: ACTIONS[status],
    subjectId: id,
    detail: skuName,
    before: { status: from },
    after: { status, ...(note ? { note } : {}) },
  });
}

/** Reverses a canceled order: the item goes back into stock, and the payment back to the member. */
async function reverseCanceled(
  tx: Tx,
  { jobs }: MoveDeps,
  order: store.OrderRow,
  wasPaid: boolean,
): Promise<void> {
  await returnItem(tx, order);
  if (!wasPaid) return;
  if (order.payWith === 'card')
    await refundPayment(tx, jobs, {
      subject: 'order',
      subjectId: order.id,
      reason: 'The purchase was canceled.',
    });
  else if (order.userId)
    await refundPoints(tx, {
      userId: order.userId,
      key: pointsKey(order.id),
      reason: messagesIn('en').ledger.canceled(order.skuName),
    });
}

/**
 * Moves an order and everything that depends on it, in the caller's transaction. Each step is one guarded
 * UPDATE, so when a cancellation, a payment, a fulfillment and the expiry compete, exactly one wins. Returns
 * undefined if no state allows this mover to make the move.
 */
export async function moveOrder(
  tx: Tx,
  deps: MoveDeps,
  orderId: string,
  to: OrderStatus,
  entering: Transition,
): Promise<store.OrderRow | undefined> {
  // States only move forward, so an order that changes state during the loop is caught in a later one.
  for (const from of statesBefore(to, entering.by)) {
    const order = await store.moveOrder(tx, orderId, from, to);
    if (!order) continue;
    if (to === 'CANCELLED') await reverseCanceled(tx, deps, order, from === 'PAID');
    await recordTransition(tx, deps, order, entering);
    await noteForTeam(tx, deps, order, { from, entering });
    return order;
  }
  return undefined;
}
