import type { Room } from '#contract/home/inventory.ts';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Sort } from '#web/ui/sort-rows.ts';
import { CategorySelect } from './category-select.tsx';
import { type Filter, NO_ROOM, SORTS, type SortKey } from './find-items.ts';
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

type ListToolbarProps = {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  rooms: readonly Room[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

const ORDERS: [SortKey, Sort['direction'], string][] = [
  ['added', 'descending', t.newestFirst],
  ['added', 'ascending', t.oldestFirst],
  ['name', 'ascending', t.nameAToZ],
  ['room', 'ascending', t.roomAToZ],
  ['cost', 'descending', t.highestCostFirst],
  ['cost', 'ascending', t.lowestCostFirst],
  ['worth', 'descending', t.highestCashValueFirst],
];

/** Search, filters and sorting. */
export function ListToolbar({ filter, onFilter, rooms, sort, onSort }: ListToolbarProps) {
  const order = `${sort.column} ${sort.direction}`;
  const isListed = ORDERS.some(([key, direction]) => `${key} ${direction}` === order);
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-[2fr_1fr_1fr_1fr] large-text:grid-cols-1 large-text:*:col-span-1!">
        <Field label={t.searchItems} className="col-span-2 @3xl:col-span-1">
          <SearchInput
            value={filter.search}
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
            placeholder={t.searchHint}
          />
        </Field>
        <Field label={t.room}>
          <Select value={filter.room} onChange={({ target }) => onFilter({ ...filter, room: target.value })}>
            <option value="">{t.allRooms}</option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NO_ROOM}>{words.noRoom}</option>
          </Select>
        </Field>
        <Field label={t.category}>
          <CategorySelect
            value={filter.category}
            onChange={({ target }) => onFilter({ ...filter, category: target.value })}
          >
            <option value="">{t.allCategories}</option>
          </CategorySelect>
        </Field>
        <Field label={t.sortBy} className="col-span-2 @3xl:col-span-1">
          <Select
            value={order}
            onChange={({ target }) => {
              const [column = 'added', direction] = target.value.split(' ');
              onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
            }}
          >
            {!isListed && <option value={order}>{SORTS[sort.column as SortKey].label}</option>}
            {ORDERS.map(([key, direction, label]) => (
              <option key={label} value={`${key} ${direction}`}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
