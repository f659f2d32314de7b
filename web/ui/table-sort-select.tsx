import { Field } from './field.tsx';
import { Select } from './select.tsx';
import type { Sort } from './sort-rows.ts';

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
    <Field label="Sort by" className={className}>
      <Select
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={(event) => {
          const [column = '', direction] = event.target.value.split(' ');
          onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
        }}
      >
        {!sort && <option value="">As listed</option>}
        {columns
          .filter((column) => column.sortable)
          .map(({ key, header, directions = ['lowest first', 'highest first'] }) => (
            <optgroup key={key} label={header}>
              <option value={`${key} ascending`}>
                {header}, {directions[0]}
              </option>
              <option value={`${key} descending`}>
                {header}, {directions[1]}
              </option>
            </optgroup>
          ))}
      </Select>
    </Field>
  );
}
