import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Hotel as HotelIcon } from 'lucide-react';
import { useState } from 'react';
import type { Hotel } from '#contract/lodging.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { HotelDialog } from './hotel-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { hotelsQuery } from './partner-queries.ts';

const A_PAGE = 25;

const COLUMNS: Column<Hotel>[] = [
  {
    key: 'name',
    header: 'Hotel',
    cell: ({ id, name, isSample }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Link
          to={`/admin/operations/partners/${id}`}
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {name}
        </Link>
        {isSample && <Badge>Sample</Badge>}
      </span>
    ),
  },
  { key: 'city', header: 'City', cell: ({ city, state }) => `${city}, ${state}` },
  { key: 'stars', header: 'Stars', numeric: true, cell: ({ stars }) => stars },
  {
    key: 'active',
    header: 'Takes households',
    cell: ({ isActive }) => <Badge tone={isActive ? 'moss' : 'neutral'}>{isActive ? 'Yes' : 'No'}</Badge>,
  },
  { key: 'blocks', header: 'Blocks', numeric: true, cell: ({ blocks }) => blocks },
  {
    key: 'tonight',
    header: 'Free tonight',
    numeric: true,
    cell: ({ tonight: { free, capacity } }) => `${free} of ${capacity}`,
  },
];

/** Partner hotels with what is free tonight. */
export function Partners() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<'all' | 'active' | 'inactive'>('all');
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    ...hotelsQuery({ search, status, page, pageSize: A_PAGE }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Partner hotels</h2>
        <Button onClick={() => setAdding(true)}>Add a hotel</Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Search hotels">
          <Input
            type="search"
            value={search}
            maxLength={200}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        </Field>
        <Field label="Show">
          <Select
            value={status}
            onChange={(event) => {
              setStatus(event.target.value as typeof status);
              setPage(1);
            }}
          >
            <option value="all">All hotels</option>
            <option value="active">Those that take households</option>
            <option value="inactive">Those that do not</option>
          </Select>
        </Field>
      </div>
      <Loaded query={query} what="the hotels">
        {({ hotels, total }) =>
          hotels.length === 0 ? (
            <EmptyState
              icon={HotelIcon}
              title={search === '' ? 'No partner hotels' : 'No hotel found'}
              text="A hotel takes households as soon as it has a block of rooms with nights."
            />
          ) : (
            <>
              <Table caption="Partner hotels" columns={COLUMNS} rows={hotels} rowKey={({ id }) => id} />
              {total > A_PAGE && (
                <Pagination
                  label="Hotels"
                  page={page}
                  pageCount={Math.ceil(total / A_PAGE)}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
      {isAdding && <HotelDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
