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
import * as t from '#text/money/points.ts';

const COLUMNS: Column<LedgerEntry>[] = [
  { key: 'reason', header: t.whatFor, cell: ({ reason }) => reason },
  { key: 'createdAt', header: t.when, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'delta',
    header: t.points,
    numeric: true,
    cell: ({ delta }) => (
      <span className={cn('font-semibold', delta > 0 && 'text-moss-ink')}>{formatDelta(delta)}</span>
    ),
  },
  { key: 'balance', header: t.balance, numeric: true, cell: ({ balance }) => formatPoints(balance) },
];

const words = (like: string) => <SkeletonWords like={like} />;
const SHAPES: Column<string>[] = [
  { key: 'reason', header: t.whatFor, cell: () => words(t.sampleReason) },
  { key: 'createdAt', header: t.when, cell: () => words(t.sampleMoment) },
  { key: 'delta', header: t.points, numeric: true, cell: () => words('+500') },
  { key: 'balance', header: t.balance, numeric: true, cell: () => words('500') },
];

const EMPTY: Record<LedgerKind, { title: string; text: string }> = {
  all: { title: t.noTransactions, text: t.noTransactionsDetail },
  earned: { title: t.noneEarned, text: t.noneEarnedDetail },
  spent: { title: t.noneSpent, text: t.noneSpentDetail },
};

/** Changes of the member's points, filtered by kind, newest first, with the balance after each. */
export function Ledger({ kind = 'all' }: { kind?: LedgerKind }) {
  const [page, setPage] = useState(1);
  const ledger = useQuery(ledgerQuery(page, kind));
  if (ledger.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(ledger.error)}
        safe={t.pointsSafe}
        retrying={ledger.isFetching}
        onRetry={() => void ledger.refetch()}
      />
    );
  if (!ledger.data)
    return (
      <SkeletonGroup label={t.loading}>
        <Table caption={t.loadingCaption} columns={SHAPES} rows={['one']} rowKey={(row) => row} />
      </SkeletonGroup>
    );
  const { entries, pageCount, total } = ledger.data;
  if (total === 0) return <EmptyState icon={Receipt} {...EMPTY[kind]} />;
  return (
    <div className="grid gap-4" aria-busy={ledger.isPlaceholderData}>
      <Table caption={t.caption} columns={COLUMNS} rows={entries} rowKey={(entry) => entry.id} />
      {pageCount > 1 && (
        <Pagination label={t.transactions} page={page} pageCount={pageCount} onPage={setPage} />
      )}
    </div>
  );
}
