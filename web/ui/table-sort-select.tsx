import { Field } from './field.tsx';
import { Select } from './select.tsx';
import type { Sort } from './sort-rows.ts';
import * as t from '#text/ui/parts.ts';

type TableSortSelectProps = {
  columns: readonly {
    key: string;
    header: string;
    sortable?: boolean;
    directions?: readonly [string, string];
  }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  className: string;
};

/** On a phone there are no column headers, so the sort order is chosen here. */
export function TableSortSelect({ columns, sort, onSort, className }: TableSortSelectProps) {
  return (
    <Field label={t.sortBy} className={className}>
      <Select
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={(event) => {
          const [column = '', direction] = event.target.value.split(' ');
          onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
        }}
      >
        {!sort && <option value="">{t.asListed}</option>}
        {columns
          .filter((column) => column.sortable)
          .map(({ key, header, directions = [t.lowestFirst, t.highestFirst] }) => (
            <optgroup key={key} label={header}>
              <option value={`${key} ascending`}>{t.sortedBy(header, directions[0])}</option>
              <option value={`${key} descending`}>{t.sortedBy(header, directions[1])}</option>
            </optgroup>
          ))}
      </Select>
    </Field>
  );
}
