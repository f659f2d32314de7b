import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { nextSort, type Sort } from '#web/ui/sort-rows.ts';
import { type Row, SORTS, type SortKey } from './find-items.ts';
import { ItemRow, type Money, WIDE_COLUMNS } from './item-row.tsx';
import { useIsWide, useVirtualRows } from './use-virtual-rows.ts';
import * as t from '#text/home/inventory.ts';

/** In pixels at the usual text size; rows grow with larger text. */
const HEIGHT = { wide: 60, narrow: 92 };
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
const HEADED: SortKey[] = ['name', 'room', 'category', 'quantity', 'cost', 'worth'];
const NUMERIC = new Set<SortKey>(['quantity', 'cost', 'worth']);

type ItemListProps = {
  homeId: string;
  rows: readonly Row[];
  money: Money;
  sort: Sort;
  onSort: (sort: Sort) => void;
  chosen: ReadonlySet<string>;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  onOpen: (id: string) => void;
};

/**
 * A virtualized list for thousands of rows. Arrow keys move between rows, and screen readers get each row's
 * position and the total.
 */
export function ItemList({ homeId, rows, money, sort, onSort, chosen, onChoose, onOpen }: ItemListProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box, 720);
  const height = (isWide ? HEIGHT.wide : HEIGHT.narrow) * textScale();
  const { from, to } = useVirtualRows(list, rows.length, height);
  // The focused row stays rendered while scrolling.
  const [focused, setFocused] = useState<number | null>(null);

  const walk = useCallback(
    (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
      const end = { Home: 0, End: rows.length - 1 }[event.key];
      const at = Number(
        (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1,
      );
      if (at < 0 || (step === undefined && end === undefined)) return;
      event.preventDefault();
      const next = Math.min(rows.length - 1, Math.max(0, end ?? at + (step ?? 0)));
      setFocused(next);
      const top = (list.current?.getBoundingClientRect().top ?? 0) + next * height;
      // Keep clear of the sticky bar above and anything below.
      if (top < 140) scrollBy({ top: top - 140 });
      else if (top + height > innerHeight - 96) scrollBy({ top: top + height - innerHeight + 96 });
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          list.current?.querySelector<HTMLElement>(`[data-row="${next}"] [data-open]`)?.focus(),
        ),
      );
    },
    [rows.length, height],
  );

  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) setFocused(Number(row));
  }, []);
  const onBlur = useCallback(() => setFocused(null), []);

  const shown = Array.from({ length: Math.max(0, Math.min(to, rows.length) - from) }, (_, i) => from + i);
  if (focused !== null && focused < rows.length && (focused < from || focused >= to)) shown.push(focused);

  return (
    <div
      ref={box}
      role="table"
      aria-label={t.items}
      aria-rowcount={rows.length + 1}
      aria-colcount={HEADED.length + 1}
      className="rounded-card border border-line bg-surface"
    >
      <div
        role="rowgroup"
        className={cn(
          isWide
            ? 'sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 rounded-t-card bg-surface'
            : 'sr-only',
        )}
      >
        <div role="row" aria-rowindex={1} className={cn(WIDE_COLUMNS, 'border-b border-line-strong px-3')}>
          <span role="columnheader">
            <span className="sr-only">{t.selectedHeader}</span>
          </span>
          <span aria-hidden="true" />
          {HEADED.map((key) => (
            <HeaderCell key={key} column={key} sort={sort} onSort={onSort} />
          ))}
        </div>
      </div>
      <div ref={list} role="rowgroup" className="relative" style={{ height: rows.length * height }}>
        {shown.map((index) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={row.item.id}
                role="row"
                aria-rowindex={index + 2}
                data-row={index}
                className="absolute inset-x-0 border-b border-line last:border-b-0 has-[input:checked]:bg-pine-soft"
                style={{ top: index * height, height }}
              >
                <ItemRow
                  homeId={homeId}
                  row={row}
                  isWide={isWide}
                  money={money}
                  isChosen={chosen.has(row.item.id)}
                  onChoose={onChoose}
                  onOpen={onOpen}
                  onKeyDown={walk}
                  onFocus={onFocus}
                  onBlur={onBlur}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

type HeaderCellProps = { column: SortKey; sort: Sort; onSort: (sort: Sort) => void };

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const sorted = sort.column === column ? sort.direction : undefined;
  const Arrow = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  const isNumeric = NUMERIC.has(column);
  return (
    <span
      role="columnheader"
      aria-sort={sorted ?? 'none'}
      className={cn('text-sm', isNumeric && 'text-right')}
    >
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column))}
        className={cn(
          'inline-flex min-h-11 items-center gap-1 rounded-control font-medium text-muted hover:text-ink',
          isNumeric && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        {SORTS[column].label}
        <Arrow className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </span>
  );
}
