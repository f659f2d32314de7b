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
  /** Names of the two sort directions in the select: times are older, not lower. */
  directions?: readonly [string, string];
  /** Right-aligned figures with tabular digits. */
  numeric?: boolean;
  /** Short values that stay on one line. */
  fit?: boolean;
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
  /** For long work lists: more rows per screen, each still tall enough for touch. */
  dense?: boolean;
  /** Extra classes for a row. */
  rowClass?: (row: Row) => string | undefined;
};

/** Container widths at which columns fit; long lists have more columns and need more. */
const LOOKS = {
  usual: {
    table: '@xl:table',
    caption: '@xl:table-caption',
    head: '@xl:not-sr-only @xl:table-header-group',
    headCell: '',
    headButton: 'hidden @xl:inline-flex',
    body: '@xl:table-row-group',
    row: 'gap-2 @xl:table-row @xl:rounded-none @xl:border-0 @xl:border-b @xl:bg-transparent @xl:hover:bg-hover',
    cell: '@xl:table-cell @xl:px-3 @xl:py-3 @xl:first:pl-0 @xl:last:pr-0',
    fit: '@xl:whitespace-nowrap',
    rowName: '@xl:font-medium',
    numeric: '@xl:text-right',
    label: '@xl:hidden',
    value: '@xl:[text-align:inherit]',
  },
  dense: {
    table: '@3xl:table',
    caption: '@3xl:table-caption',
    head: '@3xl:not-sr-only @3xl:table-header-group',
    headCell: 'whitespace-nowrap',
    headButton: 'hidden @3xl:inline-flex',
    body: '@xl:grid-cols-2 @3xl:table-row-group',
    row: 'content-start gap-1.5 @3xl:table-row @3xl:h-12 @3xl:rounded-none @3xl:border-0 @3xl:border-b @3xl:bg-transparent @3xl:text-[0.9375rem] @3xl:leading-snug @3xl:hover:bg-hover',
    cell: '@3xl:table-cell @3xl:px-3 @3xl:py-1.5 @3xl:first:pl-0 @3xl:last:pr-0',
    fit: '@3xl:whitespace-nowrap',
    rowName: '@3xl:font-medium',
    numeric: '@3xl:text-right',
    label: '@3xl:hidden',
    value: '@3xl:[text-align:inherit]',
  },
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

/**
 * A table whose rows become cards where columns don't fit: on a phone, or beside an open sidebar. The first
 * column names the row. Roles are explicit because a table laid out as blocks loses its own in some browsers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, sort, onSort, className, dense, rowClass } = props;
  const look = LOOKS[dense ? 'dense' : 'usual'];
  const sorting = onSort && columns.some((column) => column.sortable);
  return (
    <div className={cn('@container grid gap-3', className)}>
      {sorting && <TableSortSelect columns={columns} sort={sort} onSort={onSort} className={look.label} />}
      <table role="table" className={cn('block w-full text-left', look.table)}>
        <caption className={showCaption ? cn('block pb-3 text-left text-muted', look.caption) : 'sr-only'}>
          {caption}
        </caption>
        <thead role="rowgroup" className={cn('sr-only', look.head)}>
          <tr role="row" className="border-b border-line-strong">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} look={look} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cn('grid gap-3', look.body)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cn(
                'grid grid-cols-1 rounded-card border border-line bg-surface p-4',
                look.row,
                rowClass?.(row),
              )}
            >
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} isRowName={index === 0} look={look}>
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
  look: Look;
};

function HeaderCell<Row>({ column, sort, onSort, look }: HeaderCellProps<Row>) {
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
        look.headCell,
        column.numeric && 'text-right',
      )}
    >
      <span
        className={cn(
          'inline-flex min-h-11 items-center',
          canSort && look.label,
          column.hideHeader && 'sr-only',
        )}
      >
        {column.header}
      </span>
      {canSort && (
        // Above cards the head is for screen readers only, and the keyboard must not reach an invisible button.
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.key))}
          className={cn(
            'min-h-11 items-center gap-1 rounded-control hover:text-ink',
            look.headButton,
            column.numeric && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Arrow className="size-4" aria-hidden="true" />
        </button>
      )}
    </th>
  );
}

type CellProps<Row> = {
  column: Column<Row>;
  isRowName: boolean;
  look: Look;
  children: ReactNode;
};

/** In a card each cell repeats its header; the naming cell is the card's heading instead. */
function Cell<Row>({ column, isRowName, look, children }: CellProps<Row>) {
  const box = cn('flex items-baseline gap-x-4 large-text:flex-wrap', look.cell, column.fit && look.fit);
  if (isRowName) {
    return (
      <th role="rowheader" scope="row" className={cn(box, 'font-semibold', look.rowName)}>
        {children}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={cn(
        box,
        column.hideHeader ? 'justify-end' : 'justify-between',
        column.numeric && cn('tabular', look.numeric),
      )}
    >
      <span
        aria-hidden="true"
        className={cn('text-sm text-muted', look.label, column.hideHeader && 'hidden')}
      >
        {column.header}
      </span>
      <span className={cn('min-w-0 text-right', look.value)}>{children}</span>
    </td>
  );
}
