import { Armchair, Gem, type LucideIcon, MonitorSmartphone, Package, WashingMachine } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import type { Category } from '#contract/home/depreciation.ts';
import { cn } from '#web/ui/cn.ts';
import type { Row } from './find-items.ts';
import { PhotoImage } from './photo-image.tsx';
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

/** One grid for the headings and all rows. */
export const WIDE_COLUMNS =
  'grid grid-cols-[2.75rem_3rem_minmax(9rem,2.4fr)_minmax(5rem,1.2fr)_minmax(5rem,1fr)_4rem_minmax(6.5rem,1fr)_minmax(7.5rem,1.1fr)] items-center gap-3';

const ICONS: Record<Category, LucideIcon> = {
  Electronics: MonitorSmartphone,
  Furniture: Armchair,
  Appliances: WashingMachine,
  Jewelry: Gem,
  Other: Package,
};

export type Money = Record<'cost' | 'worth', (cents: number) => string>;

type ItemRowProps = {
  homeId: string;
  row: Row;
  isWide: boolean;
  /** Formats the list's amounts. */
  money: Money;
  isChosen: boolean;
  onChoose: ((id: string, isChosen: boolean) => void) | undefined;
  onOpen: (id: string) => void;
  /** Arrow keys move between rows. */
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

/** One item: a row of cells on wide screens, a card on narrow ones. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { row, isWide, money } = props;
  const { item } = row;
  const made = [item.brand, item.model].filter(Boolean).join(' ');
  if (isWide)
    return (
      <div role="presentation" className={`${WIDE_COLUMNS} h-full px-3 hover:bg-hover`}>
        <Choice {...props} />
        <Picture {...props} />
        <span role="rowheader" className="min-w-0">
          <OpenButton {...props} isOneLine={made !== ''} />
          {made && <span className="block truncate text-sm text-muted">{made}</span>}
        </span>
        <span role="cell" className="truncate text-muted">
          {row.room || words.noRoom}
        </span>
        <span role="cell" className="truncate text-muted">
          {words.categories[item.category]}
        </span>
        <span role="cell" className="tabular text-right">
          {item.quantity}
        </span>
        <span role="cell" className="tabular text-right font-medium">
          {money.cost(row.cost)}
        </span>
        <Worth worth={row.worth} write={money.worth} />
      </div>
    );
  return (
    <div role="presentation" className="flex h-full items-center gap-2 pr-3 pl-1">
      <Choice {...props} />
      <Picture {...props} />
      <span className="grid min-w-0 flex-1 gap-0.5 pl-1">
        <span role="rowheader" className="min-w-0">
          <OpenButton {...props} />
        </span>
        {/* The amount has priority: longer text is truncated. */}
        <span role="presentation" className="flex min-w-0 gap-1.5 text-sm">
          <span role="cell" className="tabular shrink-0 font-medium">
            {money.cost(row.cost)}
          </span>
          <span role="cell" className="line-clamp-1 text-muted">
            · {row.room || words.noRoom}
            {item.quantity > 1 && ` · ${t.pieces(item.quantity)}`} · {words.categories[item.category]}
          </span>
        </span>
      </span>
    </div>
  );
});

function Choice({ row, isChosen, onChoose }: ItemRowProps) {
  if (!onChoose) return <span role="cell" />;
  return (
    <span role="cell" className="grid">
      <label className="grid size-11 place-items-center">
        <span className="sr-only">{t.select(row.item.name)}</span>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(row.item.id, event.target.checked)}
          className="size-5 accent-(--pine)"
        />
      </label>
    </span>
  );
}

function Picture({ homeId, row }: ItemRowProps) {
  const Icon = ICONS[row.item.category];
  const [cover] = row.item.photos ?? [];
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted large-text:hidden"
    >
      {cover ? (
        <PhotoImage
          homeId={homeId}
          itemId={row.item.id}
          fileId={cover}
          alt=""
          className="size-11 object-cover"
        />
      ) : (
        <Icon className="size-5" />
      )}
    </span>
  );
}

type OpenButtonProps = ItemRowProps & { isOneLine?: boolean };

/** Labeled with the item's name; opens its details. */
const OpenButton = ({ row, isOneLine = false, onOpen, onKeyDown, onFocus, onBlur }: OpenButtonProps) => (
  <button
    type="button"
    data-open
    onClick={() => onOpen(row.item.id)}
    onKeyDown={onKeyDown}
    onFocus={onFocus}
    onBlur={onBlur}
    className={cn(
      'max-w-full rounded-sm text-left leading-snug font-medium hover:underline',
      isOneLine ? 'block min-h-8 truncate' : 'flex min-h-11 items-center',
    )}
  >
    {isOneLine ? row.item.name : <span className="line-clamp-2 wrap-anywhere">{row.item.name}</span>}
  </button>
);

type WorthProps = { worth: number | null; write: (cents: number) => string };

const Worth = ({ worth, write }: WorthProps) =>
  worth === null ? (
    <span role="cell" className="text-right text-sm text-muted">
      {t.ageUnknown}
    </span>
  ) : (
    <span role="cell" className="tabular text-right text-muted">
      {write(worth)}
    </span>
  );
