import type { Readable } from 'node:stream';
import { seconds } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { unshield } from '#server/platform/csv-writing.ts';
import { readCsv } from '#server/platform/csv.ts';
import { decodeText, separatorOf, type Table } from './table-text.ts';
import { readWorkbook } from './workbook.ts';

/** Upload size limit of a list. */
export const MOST_IMPORT_BYTES = 2_000_000;
export const MOST_IMPORT_ROWS = 5000;

const refuse = (sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { file: sentence } });

const TOO_MANY_CELLS =
  'This list has more than 200,000 cells. Keep the columns that tell of your items, or split it into several lists.';
const MOST_CELLS = 200_000;

/** Upload idle timeout. */
const STALLED = seconds(30);

/** Returns the next chunk, or throws if it stalls. */
async function nextPart<T>(next: Promise<T>, stalledAfter: number): Promise<T> {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  const stop = () =>
    reject(
      new AppError(
        'malformed_request',
        'The file stopped arriving. Check your connection and send it again.',
      ),
    );
  const timer = setTimeout(stop, stalledAfter);
  return Promise.race([next, stalled]).finally(() => clearTimeout(timer));
}

/** Reads a whole file, within the size limit and the idle timeout. */
export async function readBytes(stream: Readable, stalledAfter: number = STALLED): Promise<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for (;;) {
      const next = await nextPart(chunks.next(), stalledAfter);
      if (next.done) return Buffer.concat(parts);
      const part = next.value as Buffer;
      length += part.length;
      if (length > MOST_IMPORT_BYTES)
        throw new AppError('too_large', 'This file is larger than 2 MB. Split it into several lists.');
      parts.push(part);
    }
  } finally {
    // Not awaited: after a stall, it would wait for bytes that never come.
    Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The legacy .xls format. */
const isOldWorkbook = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

async function readText(bytes: Uint8Array): Promise<Table['rows']> {
  const decoded = decodeText(bytes);
  // Classic Mac OS files end lines with a carriage return only.
  const text = decoded.includes('\n') ? decoded : decoded.replaceAll('\r', '\n');
  if (text.includes('\0')) throw refuse('This is not a list we can read. Save it as CSV or XLSX.');
  const rows: Table['rows'] = [];
  /** Line breaks inside fields, because a spreadsheet shows such a field as one row. */
  let inside = 0;
  let cells = 0;
  for await (const { line, fields, isCut } of readCsv([text], separatorOf(text))) {
    const row = line - inside;
    inside += fields.join('').split('\n').length - 1;
    if (isCut) throw refuse(`A quotation mark in row ${row} is never closed. Mend it and try again.`);
    cells += fields.length;
    if (cells > MOST_CELLS) throw refuse(TOO_MANY_CELLS);
    rows.push({ row, cells: fields });
    if (rows.length > MOST_IMPORT_ROWS + 1) break;
  }
  return rows;
}

async function readCells(bytes: Buffer): Promise<Table['rows']> {
  const read = await readWorkbook(bytes);
  if ('rows' in read) return read.rows.map((cells, i) => ({ row: i + 1, cells }));
  if (read.refused === 'too-many-cells') throw refuse(TOO_MANY_CELLS);
  if (read.refused === 'too-slow')
    throw new AppError(
      'unavailable',
      'This workbook took too long to read, and nothing was imported. Try again in a moment. If it happens again, save it as CSV.',
      { retryAfterSeconds: 10 },
    );
  throw refuse('This workbook could not be read. Save it again as XLSX, or as CSV.');
}

/** Reads a list from CSV or XLSX, detected by content. The first non-empty row holds the headings. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isOldWorkbook(bytes)) throw refuse('This is an old workbook (.xls). Save it as XLSX or CSV.');
  const all = isZip(bytes) ? await readCells(bytes) : await readText(bytes);
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
