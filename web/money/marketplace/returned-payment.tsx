import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { afterPayment } from '#web/money/orders/after-payment.ts';
import { checkOrder } from '#web/money/orders/queries.ts';
import { toast } from '#web/lib/toast.ts';

/** Where a bank sends people back to, after it asked them on a page of its own. */
export const returnPathOf = (orderId: string): string => `/market?order=${orderId}`;

/** Who comes back from their bank is told what became of the payment: by us, who asked, not by what the address says. */
export function ReturnedPayment(): null {
  const { mutate } = useMutation({
    ...checkOrder,
    onSuccess: (order) => toast(afterPayment(order)),
    onError: (error) =>
      toast({ title: 'Payment not confirmed yet', text: sentence(error), destructive: true }),
  });
  useEffect(() => {
    const url = new URL(location.href);
    const orderId = url.searchParams.get('order');
    if (!orderId) return;
    // The bank's own words in the address are for nobody; a reload must not ask again.
    history.replaceState(history.state, '', url.pathname);
    mutate(orderId);
  }, [mutate]);
  return null;
}
