import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { OrderList, OrderListSkeleton } from './order-list.tsx';
import { ordersQuery } from './queries.ts';

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
            Purchases
          </CardTitle>
          {orders.data && orders.data.total > 0 && (
            <Link to="/purchases" className={`${buttonClass({ variant: 'link' })} px-0!`}>
              See all {orders.data.total > SHOWN && orders.data.total}
              <ArrowRight className="size-5" aria-hidden="true" />
            </Link>
          )}
        </div>
        <div className="grid content-start lg:min-h-[15.75rem]">
          {orders.isLoadingError ? (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>We couldn’t load your purchases. {sentence(orders.error)}</p>
              <Button variant="outline" busy={orders.isFetching} onClick={() => void orders.refetch()}>
                Try again
              </Button>
            </div>
          ) : !orders.data ? (
            <OrderListSkeleton rows={SHOWN} />
          ) : orders.data.total === 0 ? (
            <p className="max-w-prose text-muted">Nothing yet. Track or cancel your purchases here.</p>
          ) : (
            <OrderList orders={orders.data.orders.slice(0, SHOWN)} />
          )}
        </div>
      </Card>
    </section>
  );
}
