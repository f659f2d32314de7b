import { Readable } from 'node:stream';
import writeExcelFile from 'write-excel-file/node';
import { cashValueInSum } from '#contract/home/depreciation.ts';
import { COLUMN_FIELDS, COLUMNS, type ColumnField } from '#contract/home/inventory-lists.ts';
import { dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { CSV_TYPE, shield, toCsv } from '#server/platform/csv-writing.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { InventoryDeps } from './change.ts';
import { itemsForClaim, type ClaimItem } from './inventory.ts';
import { dayOf } from './item-shape.ts';
import * as store from './store.ts';

type Format = 'csv' | 'xlsx';
type Cell = string | number | null;

/** Columns computed for the adjuster. The import ignores them. */
const RECKONED = [
  'Cost to replace (total)',
  'Actual cash value (each)',
  'Actual cash value (total)',
] as const;
const HEADINGS = [...COLUMN_FIELDS.map((field) => COLUMNS[field]), ...RECKONED];

const inDollars = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

function cellsOf(item: ClaimItem, estCents: number): Cell[] {
  const said: Record<ColumnField, Cell> = {
    room: item.room,
    name: item.name,
    category: item.category,
    brand: item.brand,
    model: item.model,
    serial: item.serial,
    quantity: item.quantity,
    ageYears: item.years,
    condition: item.condition,
    estValue: dollarsOf(estCents),
    replacementCost: dollarsOf(item.replacementCents),
    purchasedOn: item.purchasedOn,
    purchasePrice: inDollars(item.purchasePriceCents),
    notes: item.notes,
  };
  const worth = item.cashValueCents;
  return [
    ...COLUMN_FIELDS.map((field) => said[field]),
    dollarsOf(item.replacementCents * item.quantity),
    inDollars(worth),
    inDollars(worth === null ? null : worth * item.quantity),
  ];
}

/** The totals row: pieces, replacement cost and cash value. */
function totalsOf(items: readonly ClaimItem[]): Cell[] {
  const sum = (of: (item: ClaimItem) => number) =>
    items.reduce((all, item) => all + of(item) * item.quantity, 0);
  const row: Cell[] = HEADINGS.map(() => null);
  row[HEADINGS.indexOf(COLUMNS.room)] = 'Total';
  row[HEADINGS.indexOf(COLUMNS.quantity)] = sum(() => 1);
  row[HEADINGS.indexOf('Cost to replace (total)')] = dollarsOf(sum((item) => item.replacementCents));
  row[HEADINGS.indexOf('Actual cash value (total)')] = dollarsOf(
    sum((item) => cashValueInSum(item.cashValueCents, item.replacementCents)),
  );
  return row;
}

const MIME: Record<Format, string> = {
  csv: CSV_TYPE,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Writes text as text, so no spreadsheet runs it as a formula, and escapes it in case it is saved as CSV from
 * there.
 */
const toCell = (cell: Cell) =>
  cell === null
    ? null
    : typeof cell === 'number'
      ? { type: Number, value: cell }
      : { type: String, value: shield(cell) };

async function toFile(rows: Cell[][], format: Format, name: string): Promise<FileReply> {
  const [head = [], ...rest] = rows;
  const bytes =
    format === 'csv'
      ? Buffer.from(toCsv(head.map(String), rest))
      : await writeExcelFile(
          [
            head.map((cell) => ({ value: String(cell), fontWeight: 'bold' as const })),
            ...rest.map((row) => row.map(toCell)),
          ],
          {
            stickyRowsCount: 1,
            columns: head.map((cell) => ({ width: Math.max(12, String(cell).length + 2) })),
          },
        ).toBuffer();
  return {
    stream: Readable.from([bytes]),
    mime: MIME[format],
    bytes: bytes.length,
    filename: `${name}.${format}`,
  };
}

/** Exports the inventory for adjusters, with totals. Importing the file gives the same items. */
export async function exportItems(
  { db, clock, masterKeys }: Pick<InventoryDeps, 'db' | 'clock' | 'masterKeys'>,
  userId: string,
  homeRef: string,
  format: Format,
): Promise<FileReply> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, homeId);
  const today = dayOf(clock.now());
  const { items } = await itemsForClaim(db, cipher, homeId, today);
  const estimates = new Map((await store.listItems(db, homeId)).map((row) => [row.id, row.estValueCents]));
  const rows = items.map((item) => cellsOf(item, estimates.get(item.id) ?? item.replacementCents));
  return toFile([HEADINGS, ...rows, totalsOf(items)], format, `inventory-${today}`);
}

/** An empty template. The headings explain the value formats. */
export async function getTemplate(
  { db }: Pick<InventoryDeps, 'db'>,
  userId: string,
  homeRef: string,
  format: Format,
): Promise<FileReply> {
  await homeFor(db, userId, homeRef, 'view');
  const hints: Partial<Record<ColumnField, string>> = {
    category: 'Electronics, Furniture, Appliances, Jewelry or Other',
    condition: 'new, good, fair or poor',
    purchasedOn: 'like 2024-05-31',
  };
  const heading = (field: ColumnField) =>
    hints[field] ? `${COLUMNS[field]} (${hints[field]})` : COLUMNS[field];
  return toFile([COLUMN_FIELDS.map(heading)], format, 'inventory-template');
}
