import type { Order } from '#contract/money/orders.ts';
import type { Toast } from '#web/lib/toast.ts';
import * as t from '#text/money/orders.ts';

export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'FULFILLED';

/**
 * The message once the server has checked with the card provider. Only its response makes a payment a
 * success.
 */
export function afterPayment({ status, payment }: Pick<Order, 'status' | 'payment'>): Omit<Toast, 'id'> {
  if (isPaid({ status })) return { title: t.paymentSuccessful, text: t.thankYou };
  if (status === 'CANCELLED')
    return {
      title: t.paymentFailed,
      text: t.canceledMeanwhile,
      destructive: true,
    };
  if (payment?.status === 'processing')
    return {
      title: t.paymentProcessing,
      text: t.processing,
    };
  return {
    title: t.paymentFailed,
    text: payment?.failure ?? t.notCharged,
    destructive: true,
  };
}
