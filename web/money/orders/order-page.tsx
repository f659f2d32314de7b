import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CreditCard, PackageSearch } from 'lucide-react';
import { useParams } from '#web/lib/router.tsx';
import { isBookable } from '#contract/money/bookable.ts';
import { orderNumber, type Order } from '#contract/money/orders.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { SkuPicture } from './sku-picture.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { Timeline, TimelineStep } from '#web/ui/timeline.tsx';
import { BackToMarket } from './back-to-market.tsx';
import { CancelButton } from './cancel-button.tsx';
import { stepsOf } from './order-words.ts';
import { orderQuery } from './queries.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import * as t from '#text/money/orders.ts';

/** /purchases/{orderId}: a purchase's status, its receipt, and how to cancel it. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const order = useQuery(orderQuery(orderId));
  const isUnknown = ['not_found', 'validation_failed'].includes(codeOf(order.error) ?? '');
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <div className="justify-self-start">
        <BackToMarket withPurchases />
      </div>
      {order.data ? (
        <Shown order={order.data} />
      ) : isUnknown ? (
        <NoSuchOrder />
      ) : order.isLoadingError ? (
        <ErrorState
          title={t.oneNotLoaded}
          text={sentence(order.error)}
          safe={t.oneUnchanged}
          retrying={order.isFetching}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  );
}

function NoSuchOrder() {
  return (
    <>
      <h1 className="text-3xl">{t.purchaseNotFound}</h1>
      <EmptyState
        icon={PackageSearch}
        title={t.notFound}
        text={t.notFoundDetail}
        action={
          <Link to="/purchases" className={buttonClass({})}>
            {t.purchases}
          </Link>
        }
      />
    </>
  );
}

const columns = 'grid items-start gap-6 lg:grid-cols-[3fr_2fr]';

function Shown({ order }: { order: Order }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 sm:gap-6">
        <SkuPicture
          sku={order.sku}
          className="aspect-square w-20 shrink-0 rounded-card bg-sunken sm:w-28 print:hidden"
        />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h1 className="text-3xl">{order.sku.name}</h1>
          <p className="tabular text-muted">{t.purchase(orderNumber(order))}</p>
          <StatusBadge status={order.status} />
        </div>
      </div>
      <div className={columns}>
        <div className="grid gap-6 print:hidden">
          <section aria-labelledby="progress">
            <Card className="gap-6!">
              <CardTitle as="h2" id="progress">
                {t.status}
              </CardTitle>
              <Timeline>
                {stepsOf(order, order.payment).map(({ key, text, ...step }) => (
                  <TimelineStep key={key} {...step}>
                    {text}
                  </TimelineStep>
                ))}
              </Timeline>
              {order.status === 'PAID' && isBookable(order.sku.key) && (
                <div className="grid justify-items-start gap-2">
                  <p>{t.chooseDateText}</p>
                  <Link to="/bookings" className={buttonClass({})}>
                    <CalendarCheck className="size-5" aria-hidden="true" />
                    {t.chooseDate}
                  </Link>
                </div>
              )}
              {(order.status === 'PENDING' || order.canCancel) && (
                <div className="flex flex-wrap gap-2">
                  {order.status === 'PENDING' && (
                    // A separate document: only there may the card provider's script run.
                    <a href={`/checkout/${order.id}`} className={buttonClass({})}>
                      <CreditCard className="size-5" aria-hidden="true" />
                      {t.payNow}
                    </a>
                  )}
                  {order.canCancel && <CancelButton order={order} />}
                </div>
              )}
            </Card>
          </section>
          <section aria-labelledby="what" className="grid max-w-prose gap-1">
            <h2 id="what" className="text-xl">
              {t.whatYouGet}
            </h2>
            <p className="text-muted">{order.sku.description}</p>
          </section>
        </div>
        <ReceiptCard order={order} />
      </div>
    </>
  );
}

function OrderSkeleton() {
  return (
    <SkeletonGroup label={t.loadingOne} className="grid gap-6">
      <div className="flex items-center gap-4 sm:gap-6">
        <Skeleton className="aspect-square h-auto! w-20 rounded-card sm:w-28" />
        <div className="grid gap-1.5">
          <p className="font-display text-3xl font-semibold">
            <SkeletonWords like={t.sampleItem} />
          </p>
          <p>
            <SkeletonWords like={t.samplePurchase} />
          </p>
          <Skeleton className="h-7 w-28 rounded-full!" />
        </div>
      </div>
      <div className={columns}>
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
