import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Hotel as HotelIcon } from 'lucide-react';
import { useState } from 'react';
import { HOTEL_STARS, type Hotel } from '#contract/emergency/lodging.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { filterOf } from '#web/office/admin/queue/queue-filter.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { HotelDialog } from './hotel-dialog.tsx';
import { fetchHotels, hotelsQuery } from './partner-queries.ts';
import { PartnerView } from './partner-view.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-partners.ts';

const FILTERS = {
  status: ['all', 'active', 'inactive'],
  stars: HOTEL_STARS,
  state: ['all', ...Object.keys(STATE_NAMES)],
} as const;
const SORTS = ['name', '-name', 'city', '-city', 'stars', '-stars'] as const;
const STATUS_WORDS = { all: t.allHotels, active: t.takesHouseholds, inactive: t.takesNone };
const nameOfState = (state: string) => (STATE_NAMES as Record<string, string>)[state] ?? state;

const selectsOf = (states: ReadonlySet<string>) => [
  filterOf('status', t.show, FILTERS.status, (value) => STATUS_WORDS[value]),
  filterOf('stars', t.stars, FILTERS.stars, (value) =>
    value === 'all' ? t.anyStars : value === '5' ? t.fiveStars : t.starsOrMore(value),
  ),
  filterOf(
    'state',
    t.state,
    FILTERS.state.filter((value) => value === 'all' || states.has(value)),
    (value) => (value === 'all' ? t.anyState : nameOfState(value)),
  ),
];

const COLUMNS: readonly QueueColumn<Hotel>[] = [
  {
    key: 'name',
    head: t.hotel,
    sort: 'words',
    cell: ({ name, isSample }) => (
      <>
        {name}
        {isSample && <Badge className="ml-2">{t.sample}</Badge>}
      </>
    ),
  },
  { key: 'city', head: t.city, sort: 'words', cell: ({ city, state }) => `${city}, ${state}` },
  { key: 'stars', head: t.stars, sort: 'number', align: 'end', cell: ({ stars }) => stars },
  {
    key: 'active',
    head: t.takesHouseholds,
    cell: ({ isActive, isFit }) => (
      <Badge tone={isActive && isFit ? 'moss' : 'neutral'}>{isActive && isFit ? t.yes : t.no}</Badge>
    ),
  },
  { key: 'blocks', head: t.blocks, align: 'end', cell: ({ blocks }) => blocks },
  {
    key: 'tonight',
    head: t.freeTonight,
    align: 'end',
    cell: ({ tonight: { free, capacity } }) => (
      <span className="whitespace-nowrap">{t.freeOf(free, capacity)}</span>
    ),
  },
];

/** Partner hotels with tonight's availability; each opens with its room blocks beside the list. */
export function Partners() {
  const [isAdding, setAdding] = useState(false);
  const state = useQueueState({ baseUrl: '/admin/operations/partners', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...hotelsQuery(state.asked), placeholderData: keepPreviousData });
  // States without partners are left out, except the selected one.
  const states = new Set([...(query.data?.states ?? []), state.filters.state]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t.partnerHotels}</h2>
        <May use="partners.edit">
          <Button onClick={() => setAdding(true)}>{t.addAHotel}</Button>
        </May>
      </div>
      <Queue
        words={t.hotelWords}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        searchLabel={t.searchHint}
        filters={selectsOf(states)}
        exportName="partners"
        onExport={() => fetchHotels(state.askedAll)}
        detail={(id) => <PartnerView id={id} />}
        empty={{
          icon: HotelIcon,
          title: t.noHotels,
          text: t.noHotelsDetail,
        }}
      />
      {isAdding && <HotelDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
