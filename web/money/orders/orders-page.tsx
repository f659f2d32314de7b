import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { BackToMarket } from './back-to-market.tsx';
import { OrderList, OrderListSkeleton } from './order-list.tsx';
import { ordersQuery } from './queries.ts';

/** /purchases: all of the member's purchases. */
export function OrdersPage() {
  const [page, setPage] = useState(1);
  const orders = useQuery(ordersQuery(page));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="grid justify-items-start gap-2">
        <BackToMarket />
        <h1 className="text-3xl">Purchases</h1>
      </div>
      {orders.isLoadingError ? (
        <ErrorState
          title="We couldn’t load your purchases"
          text={sentence(orders.error)}
          safe="They are safe."
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      ) : orders.data?.total === 0 ? (
        <EmptyState
          icon={ShoppingBag}
          title="No purchases yet"
          text="Your purchases and receipts appear here."
          action={
            <Link to="/market" className={buttonClass({})}>
              Browse Catalog
            </Link>
          }
        />
      ) : (
        <Card aria-busy={orders.isPlaceholderData}>
          {orders.data ? <OrderList orders={orders.data.orders} /> : <OrderListSkeleton rows={5} />}
          {orders.data && orders.data.pageCount > 1 && (
            <Pagination label="Purchases" page={page} pageCount={orders.data.pageCount} onPage={setPage} />
          )}
        </Card>
      )}
    </div>
  );
}
