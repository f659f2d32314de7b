import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { ORDER_STATUSES, orderNumber } from '#contract/money/orders.ts';
import { type AdminOrderRow, ORDER_DAYS, ORDER_MONEY } from '#contract/money/orders-admin.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
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

const FILTERS = {
  status: ['all', ...ORDER_STATUSES],
  payWith: ['all', 'points', 'card'],
  money: ORDER_MONEY,
  days: ORDER_DAYS,
} as const;
const SORTS = ['-created', 'created'] as const;
const PAID_WITH = { all: 'Points or card', points: 'Points', card: 'Card' } as const;

const COLUMNS: readonly QueueColumn<AdminOrderRow>[] = [
  {
    key: 'number',
    head: 'Purchase',
    fit: true,
    cell: (order) => <span className="tabular">{orderNumber(order)}</span>,
  },
  { key: 'item', head: 'Item', cell: ({ item }) => <span className="wrap-anywhere">{item}</span> },
  {
    key: 'member',
    head: 'Member',
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? 'The account is gone'}</span>,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, isFlagged, refund }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {isFlagged && <Badge tone="danger">Needs a look</Badge>}
        {refund && <Badge tone={refund === 'refused' ? 'danger' : 'neutral'}>{REFUND[refund]}</Badge>}
      </span>
    ),
  },
  {
    key: 'cost',
    head: 'Cost',
    align: 'end',
    cell: costOf,
  },
  {
    key: 'created',
    head: 'Placed',
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** All purchases: what needs fulfillment, and which payments need attention. */
export function AdminOrdersPage() {
  return (
    <AdminFrame title="Purchases">
      <OrdersQueue />
    </AdminFrame>
  );
}

function OrdersQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/purchases', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...ordersQuery(state.asked), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  return (
    <Queue
      words={{ one: 'purchase', many: 'purchases' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={(order) => `purchase ${orderNumber(order)}`}
      searchLabel="Number, email or item"
      filters={[
        {
          key: 'status',
          label: 'Status',
          options: FILTERS.status.map((value) => ({
            value,
            word: value === 'all' ? 'Any status' : STATUS_WORDS[value],
            count: value === 'PAID' ? counts?.paid : undefined,
          })),
        },
        {
          key: 'payWith',
          label: 'Paid with',
          options: FILTERS.payWith.map((value) => ({ value, word: PAID_WITH[value] })),
        },
        {
          key: 'money',
          label: 'Payment',
          options: FILTERS.money.map((value) => ({
            value,
            word: MONEY[value],
            count: value === 'flagged' ? counts?.flagged : undefined,
          })),
        },
        {
          key: 'days',
          label: 'Placed',
          options: FILTERS.days.map((value) => ({ value, word: DAYS[value] })),
        },
      ]}
      exportName="purchases"
      onExport={may('purchases.export') ? () => fetchOrders(state.askedAll) : undefined}
      bulk={
        may('purchases.fulfill')
          ? (chosen, clear) => <OrdersBulk chosen={chosen} onDone={clear} />
          : undefined
      }
      empty={{
        icon: Package,
        title: 'No purchases yet',
        text: 'What members buy or redeem in the Marketplace appears here.',
      }}
      detail={(id) => <OrderDetail id={id} />}
    />
  );
}
