import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { ORDER_STATUSES, orderNumber } from '#contract/money/orders.ts';
import { type AdminOrderRow, ORDER_DAYS, ORDER_MONEY } from '#contract/money/orders-admin.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatShortDate } from '#web/lib/format.ts';
import { STATUS_WORDS } from '#web/money/orders/order-words.ts';
import { StatusBadge } from '#web/money/orders/status-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrdersBulk } from './orders-bulk.tsx';
import { fetchOrders, ordersQuery } from './orders-queries.ts';
import { costOf, DAYS, MONEY, REFUND } from './orders-words.ts';
import * as t from '#text/office/admin-purchases.ts';

const FILTERS = {
  status: ['all', ...ORDER_STATUSES],
  payWith: ['all', 'points', 'card'],
  money: ORDER_MONEY,
  days: ORDER_DAYS,
} as const;
const SORTS = ['-created', 'created'] as const;
const PAID_WITH = { all: t.payWith, points: t.points, card: t.card } as const;

const COLUMNS: readonly QueueColumn<AdminOrderRow>[] = [
  {
    key: 'number',
    head: t.purchaseTitle,
    fit: true,
    cell: (order) => <span className="tabular">{orderNumber(order)}</span>,
  },
  { key: 'item', head: t.item, cell: ({ item }) => <span className="wrap-anywhere">{item}</span> },
  {
    key: 'member',
    head: t.member,
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? t.accountDeleted}</span>,
  },
  {
    key: 'status',
    head: t.status,
    cell: ({ status, isFlagged, refund }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {isFlagged && <Badge tone="danger">{t.needsReview}</Badge>}
        {refund && <Badge tone={refund === 'refused' ? 'danger' : 'neutral'}>{REFUND[refund]}</Badge>}
      </span>
    ),
  },
  {
    key: 'cost',
    head: t.cost,
    align: 'end',
    cell: costOf,
  },
  {
    key: 'created',
    head: t.placed,
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** All purchases: what needs fulfillment, and which payments need attention. */
export function AdminOrdersPage() {
  return (
    <AdminFrame title={t.purchases}>
      <OrdersQueue />
    </AdminFrame>
  );
}

const selectsOf = (counts?: { paid: number; flagged: number }) => [
  filterOf(
    'status',
    t.status,
    FILTERS.status,
    (value) => (value === 'all' ? t.anyStatus : STATUS_WORDS[value]),
    (value) => (value === 'PAID' ? counts?.paid : undefined),
  ),
  filterOf('payWith', t.paidWith, FILTERS.payWith, (value) => PAID_WITH[value]),
  filterOf(
    'money',
    t.payment,
    FILTERS.money,
    (value) => MONEY[value],
    (value) => (value === 'flagged' ? counts?.flagged : undefined),
  ),
  filterOf('days', t.placed, FILTERS.days, (value) => DAYS[value]),
];

function OrdersQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/purchases', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...ordersQuery(state.asked), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  return (
    <Queue
      words={t.purchaseWords}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={(order) => t.purchaseNumber(orderNumber(order))}
      searchLabel={t.searchHint}
      filters={selectsOf(counts)}
      exportName="purchases"
      onExport={may('purchases.export') ? () => fetchOrders(state.askedAll) : undefined}
      bulk={
        may('purchases.fulfill')
          ? (chosen, clear) => <OrdersBulk chosen={chosen} onDone={clear} />
          : undefined
      }
      empty={{
        icon: Package,
        title: t.empty,
        text: t.emptyDetail,
      }}
      detail={(id) => <OrderDetail id={id} />}
    />
  );
}
