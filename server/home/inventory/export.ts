import { Readable } from 'node:stream';
import writeExcelFile from 'write-excel-file/node';
import { cashValueInSum } from '#contract/home/depreciation.ts';
import { COLUMN_FIELDS, type ColumnField } from '#contract/home/inventory-lists.ts';
import { dollarsOf } from '#contract/money.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { say } from '#server/platform/say.ts';
import { CSV_TYPE, shield, toCsv } from '#server/platform/csv-writing.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { InventoryDeps } from './change.ts';
import { itemsForClaim, type ClaimItem } from './inventory.ts';
import { dayOf } from './item-shape.ts';
import * as store from './store.ts';

type Format = 'csv' | 'xlsx';
type Cell = string | number | null;

type Words = Messages['inventoryLists'];

/** The columns of the list, then those computed for the adjuster, which the import ignores. */
const headingsIn = (t: Words): string[] => [
  ...COLUMN_FIELDS.map((field) => t.headings[field]),
  t.replacementTotal,
  t.cashEach,
  t.cashTotal,
];

const inDollars = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));

function cellsOf(item: ClaimItem, estCents: number, t: Words): Cell[] {
  const said: Record<ColumnField, Cell> = {
    room: item.room,
    name: item.name,
    category: t.categoryNames[item.category],
    brand: item.brand,
    model: item.model,
    serial: item.serial,
    quantity: item.quantity,
    ageYears: item.years,
    condition: item.condition && t.conditionNames[item.condition],
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
function totalsOf(items: readonly ClaimItem[], t: Words): Cell[] {
  const sum = (of: (item: ClaimItem) => number) =>
    items.reduce((all, item) => all + of(item) * item.quantity, 0);
  const headings = headingsIn(t);
  const row: Cell[] = headings.map(() => null);
  row[headings.indexOf(t.headings.room)] = t.total;
  row[headings.indexOf(t.headings.quantity)] = sum(() => 1);
  row[headings.indexOf(t.replacementTotal)] = dollarsOf(sum((item) => item.replacementCents));
  row[headings.indexOf(t.cashTotal)] = dollarsOf(
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
  const t = say().inventoryLists;
  const rows = items.map((item) => cellsOf(item, estimates.get(item.id) ?? item.replacementCents, t));
  return toFile([headingsIn(t), ...rows, totalsOf(items, t)], format, t.fileName(today));
}

/** An empty template. The headings explain the value formats. */
export async function getTemplate(
  { db }: Pick<InventoryDeps, 'db'>,
  userId: string,
  homeRef: string,
  format: Format,
): Promise<FileReply> {
  await homeFor(db, userId, homeRef, 'view');
  const t = say().inventoryLists;
  const hints: Partial<Record<ColumnField, (heading: string) => string>> = {
    category: t.categoryHint,
    condition: t.conditionHint,
    purchasedOn: t.dateHint,
  };
  const heading = (field: ColumnField) => hints[field]?.(t.headings[field]) ?? t.headings[field];
  return toFile([COLUMN_FIELDS.map(heading)], format, t.templateName);
}
