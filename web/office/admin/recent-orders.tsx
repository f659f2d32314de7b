import { useQuery } from '@tanstack/react-query';
import { orderNumber, RECENT_ORDERS, type RecentOrder } from '#contract/money/orders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatListedMoment, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { StatusBadge } from '#web/money/orders/status-badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { ADMIN_LINKS } from './admin-links.ts';
import { recentOrdersQuery } from './overview-queries.ts';
import * as t from '#text/office/admin.ts';

const ORDERS = ADMIN_LINKS.find(({ url }) => url === '/admin/purchases')?.url;

const paid = ({ payWith, pointsUsed, amountCents }: RecentOrder): string =>
  payWith === 'points' ? t.points(pointsUsed.toLocaleString('en-US')) : moneyWithCents(amountCents);

const COLUMNS: readonly Column<RecentOrder>[] = [
  {
    key: 'number',
    header: t.purchase,
    cell: (order) =>
      ORDERS ? (
        <Link
          to={`${ORDERS}/${order.id}`}
          className="tabular inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {orderNumber(order)}
        </Link>
      ) : (
        <span className="tabular">{orderNumber(order)}</span>
      ),
  },
  { key: 'item', header: t.item, cell: ({ item }) => item },
  {
    key: 'member',
    header: t.member,
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? t.accountDeleted}</span>,
  },
  { key: 'paid', header: t.price, numeric: true, fit: true, cell: paid },
  { key: 'status', header: t.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'at', header: t.placed, fit: true, cell: ({ createdAt }) => formatListedMoment(createdAt) },
];

/** The newest purchases of all members. */
export function RecentOrders() {
  const orders = useQuery(recentOrdersQuery);
  return (
    <section
      aria-labelledby="recent-orders"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-orders" className="text-xl">
          {t.recentPurchases}
        </h2>
        {ORDERS && (
          <Link
            to={ORDERS}
            className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
          >
            {t.allPurchases}
          </Link>
        )}
      </div>
      {orders.isLoadingError ? (
        <ErrorState
          title={t.purchasesNotLoaded}
          text={sentence(orders.error)}
          safe={t.nothingWasChanged}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      ) : orders.isPending ? (
        <SkeletonGroup label={t.loadingPurchases} className="grid gap-3">
          {Array.from({ length: RECENT_ORDERS }, (_, n) => (
            <Skeleton key={n} className="h-11 w-full" />
          ))}
        </SkeletonGroup>
      ) : orders.data?.length === 0 ? (
        <p className="text-muted">{t.noPurchases}</p>
      ) : (
        <Table
          dense
          caption={t.purchasesCaption}
          columns={COLUMNS}
          rows={orders.data ?? []}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
