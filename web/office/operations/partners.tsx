import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Hotel as HotelIcon } from 'lucide-react';
import { useState } from 'react';
import { HOTEL_STARS, type Hotel } from '#contract/emergency/lodging.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { HotelDialog } from './hotel-dialog.tsx';
import { fetchHotels, hotelsQuery } from './partner-queries.ts';
import { PartnerView } from './partner-view.tsx';
import { May } from '#web/core/accounts/may.tsx';

const FILTERS = {
  status: ['all', 'active', 'inactive'],
  stars: HOTEL_STARS,
  state: ['all', ...Object.keys(STATE_NAMES)],
} as const;
const SORTS = ['name', '-name', 'city', '-city', 'stars', '-stars'] as const;
const STATUS_WORDS = { all: 'All hotels', active: 'Takes households', inactive: 'Takes none' };
const nameOfState = (state: string) => (STATE_NAMES as Record<string, string>)[state] ?? state;

const COLUMNS: readonly QueueColumn<Hotel>[] = [
  {
    key: 'name',
    head: 'Hotel',
    sort: 'words',
    cell: ({ name, isSample }) => (
      <>
        {name}
        {isSample && <Badge className="ml-2">Sample</Badge>}
      </>
    ),
  },
  { key: 'city', head: 'City', sort: 'words', cell: ({ city, state }) => `${city}, ${state}` },
  { key: 'stars', head: 'Stars', sort: 'number', align: 'end', cell: ({ stars }) => stars },
  {
    key: 'active',
    head: 'Takes households',
    cell: ({ isActive }) => <Badge tone={isActive ? 'moss' : 'neutral'}>{isActive ? 'Yes' : 'No'}</Badge>,
  },
  { key: 'blocks', head: 'Blocks', align: 'end', cell: ({ blocks }) => blocks },
  {
    key: 'tonight',
    head: 'Free tonight',
    align: 'end',
    cell: ({ tonight: { free, capacity } }) => (
      <span className="whitespace-nowrap">{`${free} of ${capacity}`}</span>
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
        <h2 className="text-xl">Partner hotels</h2>
        <May use="partners.edit">
          <Button onClick={() => setAdding(true)}>Add a hotel</Button>
        </May>
      </div>
      <Queue
        words={{ one: 'hotel', many: 'hotels' }}
        state={state}
        query={query}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        searchLabel="Name, city, street or ZIP code"
        filters={[
          {
            key: 'status',
            label: 'Show',
            options: FILTERS.status.map((value) => ({ value, word: STATUS_WORDS[value] })),
          },
          {
            key: 'stars',
            label: 'Stars',
            options: FILTERS.stars.map((value) => ({
              value,
              word: value === 'all' ? 'Any stars' : value === '5' ? '5 stars' : `${value} stars or more`,
            })),
          },
          {
            key: 'state',
            label: 'State',
            options: FILTERS.state
              .filter((value) => value === 'all' || states.has(value))
              .map((value) => ({ value, word: value === 'all' ? 'Any state' : nameOfState(value) })),
          },
        ]}
        exportName="partners"
        onExport={() => fetchHotels(state.askedAll)}
        detail={(id) => <PartnerView id={id} />}
        empty={{
          icon: HotelIcon,
          title: 'No partner hotels',
          text: 'A hotel takes households as soon as it has a block of rooms with nights.',
        }}
      />
      {isAdding && <HotelDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
