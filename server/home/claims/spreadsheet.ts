import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { toCsv } from '#server/platform/csv-writing.ts';
import { roomOf, depreciationOf, type PacketItem } from './content.ts';
import type { PacketWords } from './pdf-words.ts';

type Value = string | number | null;
type Column = {
  column: keyof PacketWords['t']['columns'];
  width: number;
  of: (item: PacketItem, no: number, words: PacketWords) => Value;
  isMoney?: boolean;
};

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

function conditionOf(item: PacketItem, words: PacketWords): string | null {
  const condition = words.condition(item.condition);
  return condition && words.t.conditions[condition].toLowerCase();
}

/** The columns adjusters use, in their order. The number matches the PDF and the photo folders. */
const COLUMNS: readonly Column[] = [
  { column: 'number', width: 6, of: (_item, no) => no },
  { column: 'room', width: 18, of: (item, _no, { t }) => roomOf(item, t.noRoom) },
  { column: 'item', width: 36, of: (item) => item.name },
  { column: 'brand', width: 16, of: (item) => item.brand },
  { column: 'model', width: 16, of: (item) => item.model },
  { column: 'quantity', width: 9, of: (item) => item.quantity },
  { column: 'age', width: 10, of: (item) => item.ageYears },
  { column: 'condition', width: 10, of: (item, _no, words) => conditionOf(item, words) },
  { column: 'replacement', width: 18, of: (item) => dollars(item.replacementCents), isMoney: true },
  {
    column: 'cash',
    width: 18,
    of: (item) => dollars(item.actualCashValueCents),
    isMoney: true,
  },
  { column: 'replacementEach', width: 18, of: (item) => dollars(item.unitCents), isMoney: true },
  {
    column: 'percentPerYear',
    width: 12,
    of: ({ depreciation }) => depreciation && depreciation.percentPerYear,
  },
  {
    column: 'percent',
    width: 12,
    of: ({ depreciation }) => depreciation && 100 - depreciation.percentLeft,
  },
  {
    column: 'depreciation',
    width: 18,
    of: (item) => dollars(depreciationOf(item)),
    isMoney: true,
  },
  { column: 'category', width: 14, of: (item, _no, words) => words.category(item.category) },
  { column: 'serial', width: 20, of: (item) => item.serial },
  { column: 'boughtOn', width: 12, of: (item) => item.purchasedOn },
  {
    column: 'pricePaid',
    width: 18,
    of: (item) => dollars(item.purchasePriceCents),
    isMoney: true,
  },
  { column: 'photos', width: 8, of: (item) => item.photoIds.length },
  { column: 'receipts', width: 8, of: (item) => item.receiptNames.length },
  { column: 'receiptFiles', width: 36, of: (item) => item.receiptNames.join('; ') },
  { column: 'notes', width: 50, of: (item) => item.notes },
];

const titlesIn = ({ t }: PacketWords) => COLUMNS.map(({ column }) => t.columns[column]);

export const inventoryCsv = (items: readonly PacketItem[], words: PacketWords): string =>
  toCsv(
    titlesIn(words),
    items.map((item, i) =>
      COLUMNS.map((c) => {
        const value = c.of(item, i + 1, words);
        return c.isMoney && typeof value === 'number' ? value.toFixed(2) : value;
      }),
    ),
  );

/** Drops characters XML can't contain: control characters except tab and line breaks. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

function cellOf(column: Column, value: Value): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number')
    return column.isMoney ? { value, type: Number, format: '#,##0.00' } : { value, type: Number };
  return { value: value.toWellFormed().replaceAll(UNWRITABLE, ''), type: String };
}

export async function inventoryXlsx(items: readonly PacketItem[], words: PacketWords): Promise<Buffer> {
  const head = titlesIn(words).map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const rows = items.map((item, i) => COLUMNS.map((c) => cellOf(c, c.of(item, i + 1, words))));
  return writeXlsxFile([head, ...rows], {
    sheet: words.t.inventory,
    columns: COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
