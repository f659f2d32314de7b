import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Room } from '#contract/home/inventory.ts';
import { formatMoney, moneyColumn } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Sort } from '#web/ui/sort-rows.ts';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type Filter, findRows, type Row, sortAll } from './find-items.ts';
import { inItems } from './in-items.ts';
import { ItemList } from './item-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import * as t from '#text/home/inventory.ts';

const EVERYTHING: Filter = { search: '', room: '', category: '' };

type ItemsTabProps = {
  homeId: string;
  rows: readonly Row[];
  rooms: readonly Room[];
  canEdit: boolean;
  onOpen: (itemId: string) => void;
  onTrash: (ids: string[]) => void;
};

/** The item list with search, sorting and selection. */
export function ItemsTab({ homeId, rows, rooms, canEdit, onOpen, onTrash }: ItemsTabProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [sort, setSort] = useState<Sort>({ column: 'added', direction: 'descending' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Typed letters appear right away; the list follows when idle.
  const sought = useDeferredValue(filter);
  const sorted = useMemo(() => sortAll(rows, sort), [rows, sort]);
  const found = useMemo(() => findRows(sorted, sought), [sorted, sought]);
  // Drop items that were deleted in the meantime.
  const ids = useMemo(
    () => rows.filter((row) => chosen.has(row.item.id)).map((row) => row.item.id),
    [rows, chosen],
  );
  const cost = useMemo(() => found.reduce((sum, row) => sum + row.cost, 0), [found]);
  // From the whole list, so that the amount format doesn't change while typing.
  const money = useMemo(
    () => ({
      cost: moneyColumn(rows.map((row) => row.cost)),
      worth: moneyColumn(rows.map((row) => row.worth)),
    }),
    [rows],
  );
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((was) => {
        const next = new Set(was);
        if (isChosen) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const foundChosen = found.filter((row) => chosen.has(row.item.id)).length;
  const isAll = found.length > 0 && foundChosen === found.length;
  const chooseAll = () =>
    setChosen((was) => {
      const next = new Set(was);
      for (const { item } of found) {
        if (isAll) next.delete(item.id);
        else next.add(item.id);
      }
      return next;
    });
  return (
    // A shrinkable column: a wide list must not keep the page wide when the window narrows.
    <div className="grid grid-cols-1 gap-4">
      <ListToolbar filter={filter} onFilter={setFilter} rooms={rooms} sort={sort} onSort={setSort} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {canEdit && (
          <Checkbox
            label={t.selectAll}
            checked={isAll}
            indeterminate={foundChosen > 0 && !isAll}
            onChange={chooseAll}
          />
        )}
        <p className="tabular text-muted" role="status">
          {found.length === rows.length
            ? inItems(rows.length)
            : t.found(found.length.toLocaleString('en-US'), inItems(rows.length))}{' '}
          · {formatMoney(cost)}
        </p>
      </div>
      {found.length === 0 ? (
        <NothingFound
          title={t.nothingFound}
          text={t.nothingFoundText}
          showAll={t.showAll}
          onShowAll={() => setFilter(EVERYTHING)}
        />
      ) : (
        <ItemList
          homeId={homeId}
          rows={found}
          money={money}
          sort={sort}
          onSort={setSort}
          chosen={chosen}
          onChoose={canEdit ? choose : undefined}
          onOpen={onOpen}
        />
      )}
      {ids.length > 0 && (
        <BulkBar
          homeId={homeId}
          ids={ids}
          rooms={rooms}
          onClear={() => setChosen(new Set())}
          onTrash={onTrash}
        />
      )}
    </div>
  );
}
