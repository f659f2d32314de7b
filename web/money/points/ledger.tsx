import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import type { LedgerEntry, LedgerKind } from '#contract/money/points.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { formatDelta, formatPoints } from './format-points.ts';
import { ledgerQuery } from './queries.ts';

const COLUMNS: Column<LedgerEntry>[] = [
  { key: 'reason', header: 'What for', cell: ({ reason }) => reason },
  { key: 'createdAt', header: 'When', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'delta',
    header: 'Points',
    numeric: true,
    cell: ({ delta }) => (
      <span className={cn('font-semibold', delta > 0 && 'text-moss-ink')}>{formatDelta(delta)}</span>
    ),
  },
  { key: 'balance', header: 'Balance', numeric: true, cell: ({ balance }) => formatPoints(balance) },
];

const words = (like: string) => <SkeletonWords like={like} />;
const SHAPES: Column<string>[] = [
  { key: 'reason', header: 'What for', cell: () => words('Welcome to Hearthline') },
  { key: 'createdAt', header: 'When', cell: () => words('Nov 15, 2026, 2:49 AM PST') },
  { key: 'delta', header: 'Points', numeric: true, cell: () => words('+500') },
  { key: 'balance', header: 'Balance', numeric: true, cell: () => words('500') },
];

const EMPTY: Record<LedgerKind, { title: string; text: string }> = {
  all: { title: 'No transactions yet', text: 'Every point you earn or spend is written down here.' },
  earned: { title: 'Nothing earned yet', text: 'Each task on the Readiness page gives its points once.' },
  spent: { title: 'Nothing spent yet', text: 'What you redeem from the catalog is written down here.' },
};

/** Changes of the member's points, filtered by kind, newest first, with the balance after each. */
export function Ledger({ kind = 'all' }: { kind?: LedgerKind }) {
  const [page, setPage] = useState(1);
  const ledger = useQuery(ledgerQuery(page, kind));
  if (ledger.isLoadingError)
    return (
      <ErrorState
        title="Your transactions did not load"
        text={sentence(ledger.error)}
        safe="Your points are safe."
        retrying={ledger.isFetching}
        onRetry={() => void ledger.refetch()}
      />
    );
  if (!ledger.data)
    return (
      <SkeletonGroup label="Loading your transactions">
        <Table caption="Transactions on their way" columns={SHAPES} rows={['one']} rowKey={(row) => row} />
      </SkeletonGroup>
    );
  const { entries, pageCount, total } = ledger.data;
  if (total === 0) return <EmptyState icon={Receipt} {...EMPTY[kind]} />;
  return (
    <div className="grid gap-4" aria-busy={ledger.isPlaceholderData}>
      <Table
        caption="Transactions, newest first"
        columns={COLUMNS}
        rows={entries}
        rowKey={(entry) => entry.id}
      />
      {pageCount > 1 && (
        <Pagination label="Transactions" page={page} pageCount={pageCount} onPage={setPage} />
      )}
    </div>
  );
}
