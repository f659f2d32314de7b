import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { ENTRY_STATUSES, type WaitlistEntry } from '#contract/outreach/invitations.ts';
import { Coverage } from '#contract/outreach/waitlist.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { WaitlistBulk } from './waitlist-bulk.tsx';
import { WaitlistDetail } from './waitlist-detail.tsx';
import { fetchWaitlist, waitlistQuery } from './waitlist-queries.ts';
import { COVERAGE, STATUS, statusOf } from './waitlist-words.ts';
import * as t from '#text/office/admin-waitlist.ts';

const FILTERS = {
  status: ['all', ...ENTRY_STATUSES, 'left'],
  coverage: ['all', ...Coverage.options],
} as const;
const SORTS = ['created', '-created', 'email', '-email'] as const;

const COLUMNS: readonly QueueColumn<WaitlistEntry>[] = [
  { key: 'email', head: t.email, sort: 'words', cell: ({ email }) => email },
  { key: 'address', head: t.home, cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  {
    key: 'coverage',
    head: t.coverage,
    fit: true,
    cell: ({ coverage, state }) => (
      <Badge tone={COVERAGE[coverage].tone}>
        {COVERAGE[coverage].word}
        {state && `, ${state}`}
      </Badge>
    ),
  },
  {
    key: 'status',
    head: t.status,
    fit: true,
    cell: (entry) => <Badge tone={STATUS[statusOf(entry)].tone}>{STATUS[statusOf(entry)].word}</Badge>,
  },
  {
    key: 'created',
    head: t.asked,
    sort: 'time',
    align: 'end',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

type Counts = Partial<Record<(typeof FILTERS.status)[number], number>>;
const selectsOf = (counts: Counts = {}) => [
  filterOf(
    'status',
    t.status,
    FILTERS.status,
    (value) => (value === 'all' ? t.anyStatus : STATUS[value].word),
    (value) => (value === 'all' ? undefined : counts[value]),
  ),
  filterOf('coverage', t.coverage, FILTERS.coverage, (value) =>
    value === 'all' ? t.anyCoverage : COVERAGE[value].word,
  ),
];

/** Everyone who asked to join, and the status of each request. */
export function WaitlistPage() {
  return (
    <AdminFrame title={t.waitlist}>
      <WaitlistQueue />
    </AdminFrame>
  );
}

function WaitlistQueue() {
  const may = useMay();
  const state = useQueueState({ baseUrl: '/admin/waitlist', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...waitlistQuery(state.asked), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  return (
    <Queue
      words={t.requestWords}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ email }) => email}
      searchLabel={t.searchHint}
      filters={selectsOf(counts)}
      exportName="waitlist"
      onExport={may('waitlist.export') ? () => fetchWaitlist(state.askedAll) : undefined}
      bulk={
        may('waitlist.decide')
          ? (chosen, clear) => <WaitlistBulk chosen={chosen} onDone={clear} />
          : undefined
      }
      detail={(id) => <WaitlistDetail id={id} />}
      empty={{
        icon: ListChecks,
        title: t.empty,
        text: t.emptyDetail,
      }}
    />
  );
}
