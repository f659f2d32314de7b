import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { nextSort, type Sort } from './sort-rows.ts';
import { TableSortSelect } from './table-sort-select.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** What the two directions are called where the order is chosen from a list: times are older, not lower. */
  directions?: readonly [string, string];
  /** Figures stand at the end of the column, in digits of one width. */
  numeric?: boolean;
  /** A column of buttons: its header is for screen readers only. */
  hideHeader?: boolean;
};

type TableProps<Row> = {
  /** What the table lists; read by screen readers, shown with showCaption. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  className?: string;
  /** Added to the look of a row. */
  rowClass?: (row: Row) => string | undefined;
};

/**
 * Rows and columns that become one card per row where there is no room for them: on a phone, beside an open sidebar. The first column names the row. The roles are spelt
 * out because a table laid out as blocks loses its own in some browsers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, sort, onSort, className, rowClass } = props;
  const sorting = onSort && columns.some((column) => column.sortable);
  return (
    <div className={cn('@container grid gap-3', className)}>
      {sorting && <TableSortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table role="table" className="block w-full text-left @xl:table">
        <caption className={showCaption ? 'block pb-3 text-left text-muted @xl:table-caption' : 'sr-only'}>
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row" className="border-b border-line-strong">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 @xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cn(
                'grid gap-2 rounded-card border border-line bg-surface p-4 @xl:table-row @xl:rounded-none @xl:border-0 @xl:border-b @xl:bg-transparent @xl:hover:bg-hover',
                rowClass?.(row),
              )}
            >
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} isRowName={index === 0}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const sorted = sort?.column === column.key ? sort.direction : undefined;
  const Arrow = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  const canSort = column.sortable && onSort;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={canSort ? (sorted ?? 'none') : undefined}
      className={cn(
        'px-3 text-sm font-medium text-muted first:pl-0 last:pr-0',
        column.numeric && 'text-right',
      )}
    >
      {canSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.key))}
          className={cn(
            'inline-flex min-h-11 items-center gap-1 rounded-control hover:text-ink',
            column.numeric && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Arrow className="size-4" aria-hidden="true" />
        </button>
      ) : (
        <span className={cn('inline-flex min-h-11 items-center', column.hideHeader && 'sr-only')}>
          {column.header}
        </span>
      )}
    </th>
  );
}

type CellProps<Row> = { column: Column<Row>; isRowName: boolean; children: ReactNode };

/** In a card each cell repeats its header beside it; the naming cell is the card's heading instead. */
function Cell<Row>({ column, isRowName, children }: CellProps<Row>) {
  const look = 'flex items-baseline gap-4 @xl:table-cell @xl:px-3 @xl:py-3 @xl:first:pl-0 @xl:last:pr-0';
  if (isRowName) {
    return (
      <th role="rowheader" scope="row" className={cn(look, 'font-semibold @xl:font-medium')}>
        {children}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={cn(
        look,
        column.hideHeader ? 'justify-end' : 'justify-between',
        column.numeric && 'tabular @xl:text-right',
      )}
    >
      <span aria-hidden="true" className={cn('text-sm text-muted @xl:hidden', column.hideHeader && 'hidden')}>
        {column.header}
      </span>
      <span className="min-w-0 text-right @xl:[text-align:inherit]">{children}</span>
    </td>
  );
}
