import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { afterPayment, isPaid } from '#web/money/orders/after-payment.ts';
import { setLatestPurchase } from '#web/money/orders/latest-purchase.ts';
import { checkOrder } from '#web/money/orders/queries.ts';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/money/marketplace.ts';

/** Where a bank's page sends the member back to. */
export const returnPathOf = (orderId: string): string => `/market?order=${orderId}`;

/**
 * After returning from the bank, shows the payment's result as our server reports it, not as the URL says.
 */
export function ReturnedPayment(): null {
  const { mutate } = useMutation({
    ...checkOrder,
    onSuccess: (order) => {
      if (isPaid(order)) setLatestPurchase({ id: order.id, name: order.sku.name });
      toast(afterPayment(order));
    },
    onError: (error) => toast({ title: t.notConfirmed, text: sentence(error), destructive: true }),
  });
  useEffect(() => {
    const url = new URL(location.href);
    const orderId = url.searchParams.get('order');
    if (!orderId) return;
    // Drop the bank's parameters, so that a reload doesn't check again.
    history.replaceState(history.state, '', url.pathname);
    mutate(orderId);
  }, [mutate]);
  return null;
}
