import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { OrderList, OrderListSkeleton } from './order-list.tsx';
import { ordersQuery } from './queries.ts';
import * as t from '#text/money/orders.ts';

const SHOWN = 3;

/**
 * The newest purchases. Beside the balance there is always space for three; on a phone no space is reserved.
 */
export function RecentOrders({ className }: { className?: string }) {
  const orders = useQuery(ordersQuery());
  return (
    <section aria-labelledby="orders" className={className}>
      <Card className="h-full gap-2!">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <CardTitle as="h2" id="orders">
            {t.purchases}
          </CardTitle>
          {orders.data && orders.data.total > 0 && (
            <Link to="/purchases" className={buttonClass({ variant: 'link', className: 'px-0!' })}>
              {orders.data.total > SHOWN ? t.seeAllOf(orders.data.total) : t.seeAll}
              <ArrowRight className="size-5" aria-hidden="true" />
            </Link>
          )}
        </div>
        <div className="grid content-start lg:min-h-[15.75rem]">
          {orders.isLoadingError ? (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{t.notLoadedBecause(sentence(orders.error))}</p>
              <Button variant="outline" busy={orders.isFetching} onClick={() => void orders.refetch()}>
                {t.tryAgain}
              </Button>
            </div>
          ) : !orders.data ? (
            <OrderListSkeleton rows={SHOWN} />
          ) : orders.data.total === 0 ? (
            <p className="max-w-prose text-muted">{t.nothingYet}</p>
          ) : (
            <OrderList orders={orders.data.orders.slice(0, SHOWN)} />
          )}
        </div>
      </Card>
    </section>
  );
}
