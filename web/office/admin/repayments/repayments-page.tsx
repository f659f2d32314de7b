import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { RepaymentAccount } from '#contract/money/repayments.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatShortDate, moneyWithCents } from '#web/lib/format.ts';
import { RepaymentDetail } from './repayment-detail.tsx';
import { accountsQuery } from './repayment-queries.ts';
import * as t from '#text/office/admin-purchases.ts';

const FILTERS = { owing: ['yes', 'all'] } as const;
const SORTS = ['-opened', 'opened'] as const;

const nameOf = ({ email }: RepaymentAccount): string => email ?? t.deletedAccount;

const COLUMNS: readonly QueueColumn<RepaymentAccount>[] = [
  { key: 'email', head: t.email, cell: nameOf },
  { key: 'name', head: t.name, cell: ({ name }) => name ?? <span className="text-muted">{t.notGiven}</span> },
  { key: 'balance', head: t.owes, align: 'end', cell: ({ balanceCents }) => moneyWithCents(balanceCents) },
  {
    key: 'opened',
    head: t.since,
    sort: 'time',
    align: 'end',
    cell: ({ openedAt }) => formatShortDate(openedAt),
  },
];

/** Members who have emergency cash to repay. */
export function RepaymentsPage() {
  return (
    <AdminFrame title={t.repayments}>
      <RepaymentsQueue />
    </AdminFrame>
  );
}

function RepaymentsQueue() {
  const state = useQueueState({ baseUrl: '/admin/repayments', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...accountsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={t.balanceWords}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={nameOf}
      searchLabel={t.email}
      filters={[
        {
          key: 'owing',
          label: t.balance,
          options: [
            { value: 'yes', word: t.owesSomething },
            { value: 'all', word: t.any },
          ],
        },
      ]}
      empty={{
        icon: HandCoins,
        title: t.noneOwes,
        text: t.noneOwesDetail,
      }}
      detail={(id) => <RepaymentDetail id={id} />}
    />
  );
}
