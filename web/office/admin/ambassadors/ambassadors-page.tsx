import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { AMBASSADOR_STATES } from '#contract/emergency/ambassador-states.ts';
import type { AmbassadorRow } from '#contract/emergency/ambassadors-admin.ts';
import { CALIFORNIA_COUNTIES, countyNamed } from '#contract/outreach/california-counties.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { AmbassadorDetail } from './ambassador-detail.tsx';
import { ambassadorsQuery } from './queries.ts';
import { status as states } from '#text/emergency/ambassador.ts';
import * as t from '#text/office/ambassadors.ts';

const FILTERS = {
  state: ['all', ...AMBASSADOR_STATES],
  county: ['all', ...CALIFORNIA_COUNTIES.map(([fips]) => fips)],
} as const;
const SORTS = ['-createdAt', 'createdAt', '-since', 'since', 'name', '-name'] as const;
const SELECTS = [
  filterOf('state', t.status, FILTERS.state, (value) => (value === 'all' ? t.anyStatus : states[value])),
  filterOf('county', t.county, FILTERS.county, (value) =>
    value === 'all' ? t.anyCounty : countyNamed(value),
  ),
];

const COLUMNS: readonly QueueColumn<AmbassadorRow>[] = [
  { key: 'name', head: t.name, sort: 'words', cell: ({ name }) => name },
  {
    key: 'area',
    head: t.area,
    cell: ({ area, county }) => (
      <>
        {area}
        <span className="block text-sm text-muted">{countyNamed(county)}</span>
      </>
    ),
  },
  { key: 'state', head: t.status, cell: ({ state }) => <Badge>{states[state]}</Badge> },
  { key: 'points', head: t.points, align: 'end', cell: ({ points }) => points },
  {
    key: 'createdAt',
    head: t.applied,
    sort: 'time',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
];

/** Applications and ambassadors; one opens beside the list. */
export function AmbassadorsPage() {
  const state = useQueueState({ baseUrl: '/admin/ambassadors', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...ambassadorsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <AdminFrame
      title={t.ambassadors}
      actions={
        <Link to="/admin/ambassadors/figures" className={buttonClass({ variant: 'outline' })}>
          {t.figures}
        </Link>
      }
    >
      <Queue
        words={t.words}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        searchLabel={t.searchHint}
        filters={SELECTS}
        detail={(id) => <AmbassadorDetail id={id} />}
        empty={{ icon: HeartHandshake, title: t.none, text: t.noneDetail }}
      />
    </AdminFrame>
  );
}
