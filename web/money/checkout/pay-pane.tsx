import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/money/orders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { queueToast } from '#web/lib/queued-toast.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { returnPathOf } from '#web/money/marketplace/returned-payment.tsx';
import { afterPayment, isPaid } from '#web/money/orders/after-payment.ts';
import { setLatestPurchase } from '#web/money/orders/latest-purchase.ts';
import { checkOrder, paymentQuery } from '#web/money/orders/queries.ts';
import { PaymentForm } from '#web/money/payments/payment-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/money/checkout.ts';

/**
 * The card form, then the wait for the server's confirmation. The browser's view of a payment is never
 * trusted.
 */
export function PayPane({ order }: { order: Order }) {
  const payment = useQuery(paymentQuery(order.id));
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const check = useMutation({
    ...checkOrder,
    onSuccess: (now) => {
      if (now.status !== 'PENDING') return leave(now);
      if (now.payment?.status === 'processing') return;
      setTries((n) => n + 1); // a fresh form, because the previous one considers itself done
      setRefusal(undefined); // the order now has the reason
      toast(afterPayment(now));
    },
  });
  const isPaying = check.isPending || check.isError;
  // From this form, or from an attempt before this page was opened: it stays until another card is tried.
  const problem = isPaying ? undefined : (refusal ?? order.payment?.failure);
  return (
    <section aria-labelledby="payment">
      <Card className="gap-5!">
        <CardTitle as="h2" id="payment">
          {t.payment}
        </CardTitle>
        {problem && (
          <Notice tone="danger" title={t.notCharged} live={refusal !== undefined}>
            {t.tryAgain(problem)}
          </Notice>
        )}
        {payment.data ? (
          <PaymentForm
            key={tries}
            clientSecret={payment.data.clientSecret}
            amountCents={order.amountCents}
            purpose="payment"
            submitLabel={t.pay(formatPrice(order.amountCents))}
            returnPath={returnPathOf(order.id)}
            onDone={() => check.mutate(order.id)}
            onFailed={(text) => {
              setRefusal(text);
              toast({ title: t.paymentFailed, text, destructive: true });
            }}
          />
        ) : payment.isLoadingError ? (
          <ErrorState
            title={t.formNotLoaded}
            text={sentence(payment.error)}
            safe={t.nothingWasCharged}
            retrying={payment.isFetching}
            onRetry={() => void payment.refetch()}
          />
        ) : (
          <SkeletonGroup label={t.loadingForm} className="grid gap-4">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        )}
        <p role="status" className="empty:hidden">
          {check.isPending && t.confirming}
        </p>
        {check.isError && (
          <Notice
            tone="warning"
            live
            title={t.notConfirmed}
            action={
              <Button variant="outline" onClick={() => check.mutate(order.id)}>
                {t.checkAgain}
              </Button>
            }
          >
            {t.dontPayAgain(sentence(check.error))}
          </Notice>
        )}
      </Card>
    </section>
  );
}

/** Returns to the market with a toast. A full page load, so that the card provider's script doesn't stay. */
function leave(order: Order): void {
  queueToast(afterPayment(order));
  if (isPaid(order)) setLatestPurchase({ id: order.id, name: order.sku.name });
  location.assign('/market');
}
