import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { EventRow } from '#contract/emergency/community-events-admin.ts';
import { EVENT_STATES } from '#contract/emergency/community-event-states.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { formatMoment } from '#web/lib/format.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CommunityEventDetail } from './community-event-detail.tsx';
import { communityEventsQuery } from './queries.ts';
import { states } from '#text/emergency/events.ts';
import * as t from '#text/office/community-events.ts';

const FILTERS = { state: ['all', ...EVENT_STATES] } as const;
const SORTS = ['-startsAt', 'startsAt', '-createdAt', 'createdAt'] as const;
const SELECTS = [
  filterOf('state', t.status, FILTERS.state, (value) => (value === 'all' ? t.anyStatus : states[value])),
];

const COLUMNS: readonly QueueColumn<EventRow>[] = [
  { key: 'title', head: t.event, cell: ({ title }) => title },
  {
    key: 'ambassador',
    head: t.ambassador,
    cell: ({ ambassador, county }) => (
      <>
        {ambassador}
        <span className="block text-sm text-muted">{countyNamed(county)}</span>
      </>
    ),
  },
  { key: 'state', head: t.status, cell: ({ state }) => <Badge>{states[state]}</Badge> },
  { key: 'seats', head: t.seats, cell: ({ going, capacity }) => t.seatsTaken(going, capacity) },
  {
    key: 'startsAt',
    head: t.starts,
    sort: 'time',
    cell: ({ startsAt }) => <span className="whitespace-nowrap">{formatMoment(startsAt)}</span>,
  },
];

/** Events of ambassadors; one opens beside the list. */
export function CommunityEventsPage() {
  const state = useQueueState({ baseUrl: '/admin/events', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...communityEventsQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <AdminFrame title={t.events}>
      <Queue
        words={t.words}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ title }) => title}
        searchLabel={t.searchHint}
        filters={SELECTS}
        detail={(id) => <CommunityEventDetail id={id} />}
        empty={{ icon: CalendarDays, title: t.none, text: t.noneDetail }}
      />
    </AdminFrame>
  );
}
