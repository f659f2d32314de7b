import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { CLAIM_STATES } from '#contract/emergency/ambassador-states.ts';
import type { ClaimRow } from '#contract/emergency/impact.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { formatDay } from '#web/lib/format.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ClaimDetail } from './claim-detail.tsx';
import { claimsQuery } from './queries.ts';
import { kinds } from '#text/emergency/ambassador-pages.ts';
import { claimStates } from '#text/emergency/ambassador.ts';
import * as t from '#text/office/ambassadors.ts';

const FILTERS = { state: ['open', 'all', ...CLAIM_STATES] } as const;
const SORTS = ['createdAt', '-createdAt', 'points', '-points'] as const;
const SELECTS = [
  filterOf('state', t.status, FILTERS.state, (value) =>
    value === 'all' ? t.anyStatus : value === 'open' ? t.open : claimStates[value],
  ),
];

const COLUMNS: readonly QueueColumn<ClaimRow>[] = [
  {
    key: 'ambassador',
    head: t.anAmbassador,
    cell: ({ ambassador, county }) => (
      <>
        {ambassador}
        <span className="block text-sm text-muted">{countyNamed(county)}</span>
      </>
    ),
  },
  { key: 'kind', head: t.what, cell: ({ kind }) => kinds[kind] },
  { key: 'state', head: t.status, cell: ({ state }) => <Badge>{claimStates[state]}</Badge> },
  { key: 'points', head: t.points, sort: 'number', align: 'end', cell: ({ points }) => points },
  {
    key: 'createdAt',
    head: t.when,
    sort: 'time',
    cell: ({ happenedOn }) => <span className="whitespace-nowrap">{formatDay(happenedOn)}</span>,
  },
];

/** Entries for impact points; those that our team has to decide come first. */
export function ClaimsPage() {
  const state = useQueueState({ baseUrl: '/admin/impact', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...claimsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <AdminFrame title={t.entries}>
      <Queue
        words={t.entryWords}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ ambassador, kind }) => `${ambassador}: ${kinds[kind]}`}
        searchLabel={t.searchAmbassador}
        filters={SELECTS}
        detail={(id) => <ClaimDetail id={id} />}
        empty={{ icon: Footprints, title: t.noEntries, text: t.noEntriesDetail }}
      />
    </AdminFrame>
  );
}
