import { type ReactNode, useMemo } from 'react';
import { Link } from '#web/lib/link.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cn } from '#web/ui/cn.ts';
import type { Sort } from '#web/ui/sort-rows.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { type KeyActions, useScreenKeys } from './queue-keys.ts';
import type { QueueState } from './queue-state.ts';
import { focusRow, rowAttribute } from './row-focus.ts';
import type { Selection } from './use-selection.ts';
import * as t from '#text/office/admin-queue.ts';

const DIRECTIONS = {
  words: [t.aToZ, t.zToA],
  time: [t.oldestFirst, t.newestFirst],
  number: [t.lowestFirst, t.highestFirst],
} as const;

export type QueueColumn<Row> = {
  /** For a sortable column, its name in the list's `sort`. */
  key: string;
  head: string;
  /** The first column names the row and is the link that opens it: text only, no controls. */
  cell: (row: Row) => ReactNode;
  /** The kind of value, which names the sort directions. */
  sort?: keyof typeof DIRECTIONS;
  align?: 'end';
  /** A date, state or number: stays on one line. */
  fit?: boolean;
};

type QueueTableProps<Row> = {
  caption: string;
  columns: readonly QueueColumn<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  state: QueueState;
  selection: Selection<Row> | undefined;
  active: string | undefined;
  onActive: (id: string) => void;
  isStale: boolean;
  hasDetail: boolean;
};

const sortOf = (sort: string): Sort =>
  sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };

/**
 * The rows with keyboard navigation: one row is in the Tab order, j and k or the arrows move between rows,
 * Enter opens, x selects.
 */
export function QueueTable<Row extends { id: string }>(props: QueueTableProps<Row>) {
  const { caption, columns, rows, state, selection, active, onActive, isStale, hasDetail } = props;
  const current = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  useScreenKeys(
    useMemo<KeyActions>(() => {
      const isInList = () => document.activeElement?.closest('[data-queue]') !== null;
      const step = (by: number) => () => {
        const at = rows.findIndex(({ id }) => id === current);
        const next = isInList() ? rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.id : current;
        if (next === undefined) return false;
        onActive(next);
        return focusRow(next);
      };
      const choose = () => {
        if (!selection || current === undefined || !isInList()) return false;
        selection.toggle(current);
        return true;
      };
      const clear = () => {
        if (!selection || selection.ids.size === 0) return false;
        selection.clear();
        return true;
      };
      /** Arrows scroll the page unless focus is in the list. */
      const inList = (action: () => boolean) => () => isInList() && action();
      return {
        j: step(1),
        k: step(-1),
        ArrowDown: inList(step(1)),
        ArrowUp: inList(step(-1)),
        x: choose,
        Escape: clear,
      };
    }, [rows, current, onActive, selection]),
  );

  const shown = columns.map((column, index): Column<Row> => ({
    key: column.key,
    header: column.head,
    ...(column.sort ? { sortable: true, directions: DIRECTIONS[column.sort] } : {}),
    numeric: column.align === 'end',
    fit: column.fit ?? column.align === 'end',
    cell: (row) => (index === 0 ? named(row, column.cell(row)) : column.cell(row)),
  }));

  const named = (row: Row, name: ReactNode) => {
    const tabIndex = row.id === current ? 0 : -1;
    return (
      <span className="flex min-w-0 grow items-center gap-3">
        {selection && (
          <Checkbox
            className="relative z-10 -my-2"
            label={<span className="sr-only">{t.select(props.nameOf(row))}</span>}
            tabIndex={tabIndex}
            checked={selection.ids.has(row.id)}
            onChange={() => {
              onActive(row.id);
              selection.toggle(row.id);
            }}
          />
        )}
        {hasDetail ? (
          <Link
            to={state.rowUrl(row.id)}
            state={state.rowState}
            tabIndex={tabIndex}
            onFocus={() => onActive(row.id)}
            {...rowAttribute(row.id)}
            // The link covers the whole row.
            className="min-w-0 grow py-1 text-left font-medium wrap-anywhere outline-offset-2 after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 wrap-anywhere">{name}</span>
        )}
      </span>
    );
  };

  return (
    <div data-queue="" aria-busy={isStale} className={cn('transition-opacity', isStale && 'opacity-60')}>
      <Table
        dense
        caption={caption}
        columns={shown}
        rows={rows}
        rowKey={({ id }) => id}
        rowClass={({ id }) =>
          cn(
            // Scroll margins for the page header above and the bulk bar below.
            'relative scroll-mt-24 scroll-mb-24 has-[a[data-queue-row]:focus-visible]:bg-hover',
            selection?.ids.has(id) && 'bg-pine-soft! hover:bg-pine-soft!',
          )
        }
        sort={sortOf(state.sort)}
        onSort={({ column, direction }) => state.setSort(direction === 'descending' ? `-${column}` : column)}
      />
    </div>
  );
}
