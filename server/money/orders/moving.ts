import type { OrderStatus } from '#contract/money/orders.ts';
import { notifyAdmins } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange, type Actor } from '#server/core/audit/audit.ts';
import { putBack } from '#server/money/marketplace/marketplace.ts';
import { refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { givePointsBack } from '#server/money/points/points.ts';
import { sendOrderMail } from './job-names.ts';
import { isMailed, statesBefore, type Mover } from './order-states.ts';
import * as store from './store.ts';

export type Entering = {
  by: Mover;
  /** Who stands in the member's history. */
  actor: Actor;
  /** For the member, in a sentence. */
  note?: string | undefined;
};

type MoveDeps = Pick<Deps, 'clock' | 'jobs'>;

/** The points of an order are taken, and given back, under this key. */
export const pointsKey = (orderId: string): string => `order:${orderId}`;

const ACTIONS: Record<OrderStatus, string> = {
  PENDING: 'order.placed',
  PAID: 'order.paid',
  FULFILLED: 'order.fulfilled',
  CANCELLED: 'order.cancelled',
};

/** Writes down that an order is in a state now: its timeline, the mail about it, the member's windows and history. */
export async function enter(
  tx: Tx,
  { clock, jobs }: MoveDeps,
  order: store.OrderRow,
  { by, actor, note }: Entering,
): Promise<void> {
  const { id: orderId, status, userId, skuName } = order;
  const now = clock.now();
  const mail = userId && isMailed(status) ? 'due' : 'none';
  await store.insertEvent(tx, { orderId, status, by, note: note ?? null, mail, createdAt: now });
  await notifyAdmins(tx, 'admin');
  if (!userId) return; // the account is gone, the books stay
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

/** What somebody of ours did goes into the history of the back office as well. */
async function noteForTeam(
  tx: Tx,
  { clock }: MoveDeps,
  { id, status, skuName }: store.OrderRow,
  { from, entering }: { from: OrderStatus; entering: Entering },
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

/** What a cancelled order took goes back: the thing to its shelf, and what was paid for it to the member. */
async function giveBack(tx: Tx, { jobs }: MoveDeps, order: store.OrderRow, wasPaid: boolean): Promise<void> {
  await putBack(tx, order);
  if (!wasPaid) return;
  if (order.payWith === 'card')
    await refundPayment(tx, jobs, {
      subject: 'order',
      subjectId: order.id,
      reason: 'The order was canceled.',
    });
  else if (order.userId)
    await givePointsBack(tx, {
      userId: order.userId,
      key: pointsKey(order.id),
      reason: `Canceled: ${order.skuName}`,
    });
}

/**
 * Moves an order, with everything that hangs on it, in the caller's transaction. Each step is one guarded UPDATE: of a
 * member who cancels, a payment that arrives, a team that hands over and a clock that runs out, one moves it.
 * Undefined: it is in no state from which this mover could.
 */
export async function moveOrder(
  tx: Tx,
  deps: MoveDeps,
  orderId: string,
  to: OrderStatus,
  entering: Entering,
): Promise<store.OrderRow | undefined> {
  // States only go forward, so an order that leaves one while we look is met in the next.
  for (const from of statesBefore(to, entering.by)) {
    const order = await store.moveOrder(tx, orderId, from, to);
    if (!order) continue;
    if (to === 'CANCELLED') await giveBack(tx, deps, order, from === 'PAID');
    await enter(tx, deps, order, entering);
    await noteForTeam(tx, deps, order, { from, entering });
    return order;
  }
  return undefined;
}
