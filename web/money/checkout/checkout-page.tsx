import { useQuery } from '@tanstack/react-query';
import { Clock, CreditCard, PackageCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from '#web/lib/router.tsx';
import type { Order } from '#contract/money/orders.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { BackToMarket } from '#web/money/orders/back-to-market.tsx';
import { canceledWords } from '#web/money/orders/order-words.ts';
import { orderQuery } from '#web/money/orders/queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Outcome } from './outcome.tsx';
import { PayPane } from './pay-pane.tsx';
import { useNow } from './use-now.ts';
import * as t from '#text/money/checkout.ts';

/** /checkout/{orderId}: the item, its price when ordered, and the payment form. */
export function CheckoutPage() {
  const { orderId } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <div className="grid justify-items-start gap-2">
        <BackToMarket withPurchases />
        <h1 className="text-3xl">{t.checkout}</h1>
      </div>
      {orderId === undefined ? (
        <Outcome icon={CreditCard} title={t.nothingToPay} text={t.nothingToPayDetail} />
      ) : (
        <Checkout key={orderId} orderId={orderId} />
      )}
    </div>
  );
}

function Checkout({ orderId }: { orderId: string }) {
  const order = useQuery(orderQuery(orderId));
  if (order.data) return <ByState order={order.data} />;
  if (['not_found', 'validation_failed'].includes(codeOf(order.error) ?? ''))
    return (
      <Outcome title={t.notFound} text={t.notFoundDetail} link={{ to: '/purchases', label: t.purchases }} />
    );
  if (order.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(order.error)}
        safe={t.nothingWasCharged}
        retrying={order.isFetching}
        onRetry={() => void order.refetch()}
      />
    );
  return (
    <SkeletonGroup label={t.loading} className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </SkeletonGroup>
  );
}

/** Renders every state a purchase can be in when the member opens its checkout. */
function ByState({ order }: { order: Order }) {
  const now = useNow();
  const isExpired = order.expiresAt !== null && new Date(order.expiresAt) <= now;
  const isPayable = order.status === 'PENDING' && order.payment?.status !== 'processing' && !isExpired;
  const [isNews] = useState(isPayable); // the form was shown before
  const details = { to: `/purchases/${order.id}`, label: t.viewPurchase };
  switch (order.status) {
    case 'PAID':
    case 'FULFILLED':
      return (
        <Outcome
          isNews={isNews}
          icon={PackageCheck}
          title={t.isPaid}
          text={t.paidDetail(order.sku.name)}
          link={details}
        />
      );
    case 'CANCELLED':
      return (
        <Outcome
          isNews={isNews}
          icon={RotateCcw}
          title={t.wasCanceled}
          text={t.canceledDetail(canceledWords(order))}
          link={details}
        />
      );
    case 'PENDING':
      if (order.payment?.status === 'processing')
        return (
          <Outcome
            isNews={isNews}
            icon={Clock}
            title={t.processing}
            text={t.processingDetail}
            link={details}
          />
        );
      if (isExpired) return <Outcome isNews={isNews} icon={Clock} title={t.expired} text={t.expiredDetail} />;
      return (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <OrderSummary order={order} className="lg:order-last" />
          <PayPane order={order} />
        </div>
      );
  }
}
