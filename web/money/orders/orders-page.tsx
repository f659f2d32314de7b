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
import * as t from '#text/money/orders.ts';

/** /purchases: all of the member's purchases. */
export function OrdersPage() {
  const [page, setPage] = useState(1);
  const orders = useQuery(ordersQuery(page));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="grid justify-items-start gap-2">
        <BackToMarket />
        <h1 className="text-3xl">{t.purchases}</h1>
      </div>
      {orders.isLoadingError ? (
        <ErrorState
          title={t.notLoaded}
          text={sentence(orders.error)}
          safe={t.theyAreSafe}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      ) : orders.data?.total === 0 ? (
        <EmptyState
          icon={ShoppingBag}
          title={t.noPurchasesYet}
          text={t.noPurchasesDetail}
          action={
            <Link to="/market" className={buttonClass({})}>
              {t.browseCatalog}
            </Link>
          }
        />
      ) : (
        <Card aria-busy={orders.isPlaceholderData}>
          {orders.data ? <OrderList orders={orders.data.orders} /> : <OrderListSkeleton rows={5} />}
          {orders.data && orders.data.pageCount > 1 && (
            <Pagination label={t.purchases} page={page} pageCount={orders.data.pageCount} onPage={setPage} />
          )}
        </Card>
      )}
    </div>
  );
}
