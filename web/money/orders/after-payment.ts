import type { Order } from '#contract/money/orders.ts';
import type { Toast } from '#web/lib/toast.ts';

export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'FULFILLED';

/**
 * The message once the server has checked with the card provider. Only its response makes a payment a
 * success.
 */
export function afterPayment({ status, payment }: Pick<Order, 'status' | 'payment'>): Omit<Toast, 'id'> {
  if (isPaid({ status })) return { title: 'Payment Successful', text: 'Thank you for your purchase!' };
  if (status === 'CANCELLED')
    return {
      title: 'Payment Failed',
      text: 'This purchase was canceled in the meantime. Anything charged goes back to your card.',
      destructive: true,
    };
  if (payment?.status === 'processing')
    return {
      title: 'Payment on its way',
      text: 'Your bank is processing it. We’ll email you when it’s paid.',
    };
  return {
    title: 'Payment Failed',
    text: payment?.failure ?? 'The card was not charged. Try again, or use another card.',
    destructive: true,
  };
}
