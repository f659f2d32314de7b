import { PRODUCT } from '#server/core/audit/audit.ts';
import { paymentOf, refundPayment, stopPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendOrderMail } from './job-names.ts';
import { moveOrder } from './moving.ts';
import * as store from './store.ts';

/**
 * The provider confirmed the payment: marks the order as paid, or refunds it if the order was canceled
 * meanwhile. Idempotent.
 */
export const settleOrder = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  orderId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const payment = await paymentOf(tx, 'order', orderId);
    if (payment?.status !== 'succeeded') return;
    const paid = await moveOrder(tx, { clock, jobs }, orderId, 'PAID', { by: 'provider', actor: PRODUCT });
    if (paid) return store.savePaymentIntent(tx, orderId, payment.providerRef);
    const order = await store.findOrder(tx, orderId);
    if (order?.status !== 'CANCELLED') return;
    const isNew = await refundPayment(tx, jobs, {
      subject: 'order',
      subjectId: orderId,
      reason: 'The order was canceled before the payment arrived.',
    });
    if (isNew && order.userId) await tellAgain(tx, jobs, orderId);
  });

/** Their cancellation email went out before the money arrived, so it is sent again with the refund. */
async function tellAgain(tx: Tx, jobs: Deps['jobs'], orderId: string): Promise<void> {
  const which = { orderId, status: 'CANCELLED' } as const;
  await store.makeMailDue(tx, which);
  await jobs.enqueue(tx, sendOrderMail, which);
}

/**
 * A payment can start between stopping the earlier one and canceling the order. Stops it; money that still
 * came in is refunded.
 */
export async function stopLatePayment(
  deps: Deps,
  { id, payWith }: Pick<store.OrderRow, 'id' | 'payWith'>,
): Promise<void> {
  if (payWith === 'card' && (await stopPayment(deps, 'order', id)) === 'paid') await settleOrder(deps, id);
}
