import { readSheet } from 'read-excel-file/node';
import { AppError } from '#server/platform/errors.ts';
import { readCsv } from '#server/platform/csv.ts';
import { decodeText, separatorOf, type Table, unshield } from './table-text.ts';
import { checkWorkbook } from './xlsx-safety.ts';

/** How much of a list is read at once. */
export const MOST_IMPORT_BYTES = 2_000_000;
export const MOST_IMPORT_ROWS = 5000;

const refuse = (sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { file: sentence } });

/** A file whole, as far as it is allowed to be. */
export async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > MOST_IMPORT_BYTES)
      throw new AppError('too_large', 'This file is larger than 2 MB. Split it into several lists.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The program's old format, and whatever else is no table. */
const isOldWorkbook = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

async function readText(bytes: Uint8Array): Promise<Table['rows']> {
  const decoded = decodeText(bytes);
  // Old Macintosh programs end lines with a carriage return alone.
  const text = decoded.includes('\n') ? decoded : decoded.replaceAll('\r', '\n');
  if (text.includes('\0')) throw refuse('This is not a list we can read. Save it as CSV or XLSX.');
  const rows: Table['rows'] = [];
  /** Line ends inside fields: a spreadsheet shows such a field as one row. */
  let inside = 0;
  for await (const { line, fields, isCut } of readCsv([text], separatorOf(text))) {
    const row = line - inside;
    inside += fields.join('').split('\n').length - 1;
    if (isCut) throw refuse(`A quotation mark in row ${row} is never closed. Mend it and try again.`);
    rows.push({ row, cells: fields });
    if (rows.length > MOST_IMPORT_ROWS + 1) break;
  }
  return rows;
}

/** What a cell of a workbook says, as a person would type it. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

async function readWorkbook(bytes: Buffer): Promise<Table['rows']> {
  try {
    checkWorkbook(bytes);
    const sheet = await readSheet(bytes);
    return sheet.map((cells, i) => ({ row: i + 1, cells: cells.map(cellText) }));
  } catch {
    throw refuse('This workbook could not be read. Save it again as XLSX, or as CSV.');
  }
}

/** Reads a list of things from CSV or XLSX, told apart by content. The first row with words holds the headings. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isOldWorkbook(bytes)) throw refuse('This is an old workbook (.xls). Save it as XLSX or CSV.');
  const all = isZip(bytes) ? await readWorkbook(bytes) : await readText(bytes);
  const filled = all
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => unshield(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw refuse('This file is empty. Add a row with headings and a row for each item.');
  if (rows.length === 0)
    throw refuse('This file has headings and nothing under them. Add a row for each item.');
  if (rows.length > MOST_IMPORT_ROWS)
    throw refuse('This file has more than 5,000 rows. Split it into several lists.');
  return { headings: head.cells, rows };
}
