import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { toCsv } from '#server/platform/csv-writing.ts';
import { roomOf, depreciationOf, type PacketItem } from './content.ts';

type Value = string | number | null;
type Column = {
  title: string;
  width: number;
  of: (item: PacketItem, no: number) => Value;
  isMoney?: boolean;
};

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** The columns adjusters use, in their order. The number matches the PDF and the photo folders. */
const COLUMNS: readonly Column[] = [
  { title: 'No.', width: 6, of: (_item, no) => no },
  { title: 'Room', width: 18, of: roomOf },
  { title: 'Item', width: 36, of: (item) => item.name },
  { title: 'Brand', width: 16, of: (item) => item.brand },
  { title: 'Model', width: 16, of: (item) => item.model },
  { title: 'Quantity', width: 9, of: (item) => item.quantity },
  { title: 'Age (years)', width: 10, of: (item) => item.ageYears },
  { title: 'Condition', width: 10, of: (item) => item.condition },
  { title: 'Cost to replace (USD)', width: 18, of: (item) => dollars(item.replacementCents), isMoney: true },
  {
    title: 'Actual cash value (USD)',
    width: 18,
    of: (item) => dollars(item.actualCashValueCents),
    isMoney: true,
  },
  { title: 'Cost to replace, each (USD)', width: 18, of: (item) => dollars(item.unitCents), isMoney: true },
  {
    title: 'Depreciation a year (%)',
    width: 12,
    of: ({ depreciation }) => depreciation && depreciation.percentPerYear,
  },
  {
    title: 'Depreciation (%)',
    width: 12,
    of: ({ depreciation }) => depreciation && 100 - depreciation.percentLeft,
  },
  {
    title: 'Depreciation (USD)',
    width: 18,
    of: (item) => dollars(depreciationOf(item)),
    isMoney: true,
  },
  { title: 'Category', width: 14, of: (item) => item.category },
  { title: 'Serial number', width: 20, of: (item) => item.serial },
  { title: 'Bought on', width: 12, of: (item) => item.purchasedOn },
  {
    title: 'Price paid, each (USD)',
    width: 18,
    of: (item) => dollars(item.purchasePriceCents),
    isMoney: true,
  },
  { title: 'Photos', width: 8, of: (item) => item.photoIds.length },
  { title: 'Receipts', width: 8, of: (item) => item.receiptNames.length },
  { title: 'Receipt files', width: 36, of: (item) => item.receiptNames.join('; ') },
  { title: 'Notes', width: 50, of: (item) => item.notes },
];

const TITLES = COLUMNS.map((c) => c.title);

export const inventoryCsv = (items: readonly PacketItem[]): string =>
  toCsv(
    TITLES,
    items.map((item, i) =>
      COLUMNS.map((c) => {
        const value = c.of(item, i + 1);
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

export async function inventoryXlsx(items: readonly PacketItem[]): Promise<Buffer> {
  const head = TITLES.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const rows = items.map((item, i) => COLUMNS.map((c) => cellOf(c, c.of(item, i + 1))));
  return writeXlsxFile([head, ...rows], {
    sheet: 'Inventory',
    columns: COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
