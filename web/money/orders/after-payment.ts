import type { Order } from '#contract/money/orders.ts';
import type { Toast } from '#web/lib/toast.ts';

/**
 * The message once the server has checked with the card provider. Only its response makes a payment a
 * success.
 */
export function afterPayment({ status, payment }: Pick<Order, 'status' | 'payment'>): Omit<Toast, 'id'> {
  if (status === 'PAID' || status === 'FULFILLED')
    return { title: 'Payment Successful', text: 'Thank you for your purchase!' };
  if (status === 'CANCELLED')
    return {
      title: 'Payment Failed',
      text: 'The order was canceled meanwhile. What was charged goes back to your card.',
      destructive: true,
    };
  if (payment?.status === 'processing')
    return {
      title: 'Payment on its way',
      text: 'Your bank is working on it. We write to you when it is paid.',
    };
  return {
    title: 'Payment Failed',
    text: payment?.failure ?? 'The card was not charged. Try again, or use another card.',
    destructive: true,
  };
}
