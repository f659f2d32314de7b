import { Field } from './field.tsx';
import { Select } from './select.tsx';
import type { Sort } from './sort-rows.ts';

type TableSortSelectProps = {
  columns: readonly { key: string; header: string; sortable?: boolean }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

/** On a phone the headers are gone, so the order is chosen here. */
export function TableSortSelect({ columns, sort, onSort }: TableSortSelectProps) {
  return (
    <Field label="Sort by" className="@xl:hidden">
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
          .map(({ key, header }) => (
            <optgroup key={key} label={header}>
              <option value={`${key} ascending`}>{header}, lowest first</option>
              <option value={`${key} descending`}>{header}, highest first</option>
            </optgroup>
          ))}
      </Select>
    </Field>
  );
}
