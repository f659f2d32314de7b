import { PRODUCT } from '#server/audit/audit.ts';
import { paymentOf, refundPayment } from '#server/payments/payments.ts';
import type { Deps } from '#server/platform/deps.ts';
import { moveOrder } from './moving.ts';
import * as store from './store.ts';

/**
 * The provider has said that an order's money is there. The order is paid, unless it was cancelled meanwhile: then the
 * money goes back. May be told any number of times.
 */
export const settleOrder = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  orderId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const payment = await paymentOf(tx, 'order', orderId);
    if (payment?.status !== 'succeeded') return;
    const paid = await moveOrder(tx, { clock, jobs }, orderId, 'PAID', { by: 'provider', actor: PRODUCT });
    if (paid) return store.keepIntent(tx, orderId, payment.providerRef);
    const order = await store.findOrder(tx, orderId);
    if (order?.status === 'CANCELLED')
      await refundPayment(tx, jobs, {
        subject: 'order',
        subjectId: orderId,
        reason: 'The order was cancelled before the payment arrived.',
      });
  });
