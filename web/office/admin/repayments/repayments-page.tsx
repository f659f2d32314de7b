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

const FILTERS = { owing: ['yes', 'all'] } as const;
const SORTS = ['-opened', 'opened'] as const;

const nameOf = ({ email }: RepaymentAccount): string => email ?? 'Deleted account';

const COLUMNS: readonly QueueColumn<RepaymentAccount>[] = [
  { key: 'email', head: 'Email', cell: nameOf },
  { key: 'name', head: 'Name', cell: ({ name }) => name ?? <span className="text-muted">Not given</span> },
  { key: 'balance', head: 'Owes', align: 'end', cell: ({ balanceCents }) => moneyWithCents(balanceCents) },
  {
    key: 'opened',
    head: 'Since',
    sort: 'time',
    align: 'end',
    cell: ({ openedAt }) => formatShortDate(openedAt),
  },
];

/** Who has emergency cash to repay. */
export function RepaymentsPage() {
  return (
    <AdminFrame title="Repayments">
      <RepaymentsQueue />
    </AdminFrame>
  );
}

function RepaymentsQueue() {
  const state = useQueueState({ baseUrl: '/admin/repayments', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...accountsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={{ one: 'balance', many: 'balances' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={nameOf}
      searchLabel="Email"
      filters={[
        {
          key: 'owing',
          label: 'Balance',
          options: [
            { value: 'yes', word: 'Owes something' },
            { value: 'all', word: 'Any' },
          ],
        },
      ]}
      empty={{
        icon: HandCoins,
        title: 'Nobody owes anything',
        text: 'Emergency cash paid under repayable terms appears here. A benefit never does.',
      }}
      detail={(id) => <RepaymentDetail id={id} />}
    />
  );
}
