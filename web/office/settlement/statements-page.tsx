import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { STATEMENT_STATES } from '#contract/office/statement-states.ts';
import type { StatementRow } from '#contract/office/statements.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { formatDay, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { fetchStatements, statementsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { StatementDetail } from './statement-detail.tsx';
import * as t from '#text/office/statements.ts';
import { states } from '#text/office/statement-words.ts';

const FILTERS = { state: ['all', 'open', ...STATEMENT_STATES] } as const;
const SORTS = ['-number', 'number', 'through', '-through', 'total', '-total'] as const;
const SELECTS = [
  filterOf('state', t.status, FILTERS.state, (value) =>
    value === 'all' ? t.anyStatus : value === 'open' ? t.open : states[value],
  ),
];

const COLUMNS: readonly QueueColumn<StatementRow>[] = [
  { key: 'number', head: t.number, sort: 'words', cell: ({ number }) => number },
  { key: 'partner', head: t.partner, cell: ({ partner }) => partner },
  { key: 'state', head: t.status, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'through',
    head: t.through,
    sort: 'words',
    cell: ({ through }) => <span className="whitespace-nowrap">{formatDay(through)}</span>,
  },
  {
    key: 'total',
    head: t.total,
    sort: 'words',
    align: 'end',
    cell: ({ totalCents }) => moneyWithCents(totalCents),
  },
];

/** Every statement, with its state; one opens beside the list. */
export function StatementsPage() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/statements', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...statementsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <AdminFrame
      title={t.statements}
      actions={
        <Link to="/admin/costs" className={buttonClass({ variant: 'outline' })}>
          {t.notBilled}
        </Link>
      }
    >
      <Queue
        words={t.words}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ number, partner }) => t.titled(number, partner)}
        searchLabel={t.searchHint}
        filters={SELECTS}
        exportName="statements"
        onExport={may('statements.export') ? () => fetchStatements(state.askedAll) : undefined}
        detail={(id) => <StatementDetail id={id} />}
        empty={{ icon: ReceiptText, title: t.none, text: t.noneDetail }}
      />
    </AdminFrame>
  );
}
