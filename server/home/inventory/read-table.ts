import type { Readable } from 'node:stream';
import { seconds } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { unshield } from '#server/platform/csv-writing.ts';
import { readCsv } from '#server/platform/csv.ts';
import { decodeText, separatorOf, type Table } from './table-text.ts';
import { readWorkbook } from './workbook.ts';
import { say } from '#server/platform/say.ts';

/** Upload size limit of a list. */
export const MOST_IMPORT_BYTES = 2_000_000;
export const MOST_IMPORT_ROWS = 5000;

const refuse = (sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { file: sentence } });

const MOST_CELLS = 200_000;

/** Upload idle timeout. */
const STALLED = seconds(30);

/** Returns the next chunk, or throws if it stalls. */
async function nextPart<T>(next: Promise<T>, stalledAfter: number): Promise<T> {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new AppError('malformed_request', say().inventoryErrors.stoppedArriving));
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
      if (length > MOST_IMPORT_BYTES) throw new AppError('too_large', say().inventoryErrors.tooLarge);
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
  if (text.includes('\0')) throw refuse(say().inventoryErrors.notAList);
  const rows: Table['rows'] = [];
  /** Line breaks inside fields, because a spreadsheet shows such a field as one row. */
  let inside = 0;
  let cells = 0;
  for await (const { line, fields, isCut } of readCsv([text], separatorOf(text))) {
    const row = line - inside;
    inside += fields.join('').split('\n').length - 1;
    if (isCut) throw refuse(say().inventoryErrors.openQuote(row));
    cells += fields.length;
    if (cells > MOST_CELLS) throw refuse(say().inventoryErrors.manyCells);
    rows.push({ row, cells: fields });
    if (rows.length > MOST_IMPORT_ROWS + 1) break;
  }
  return rows;
}

async function readCells(bytes: Buffer): Promise<Table['rows']> {
  const read = await readWorkbook(bytes);
  if ('rows' in read) return read.rows.map((cells, i) => ({ row: i + 1, cells }));
  if (read.refused === 'too-many-cells') throw refuse(say().inventoryErrors.manyCells);
  if (read.refused === 'too-slow')
    throw new AppError('unavailable', say().inventoryErrors.tooSlow, { retryAfterSeconds: 10 });
  throw refuse(say().inventoryErrors.unreadable);
}

/** Reads a list from CSV or XLSX, detected by content. The first non-empty row holds the headings. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isOldWorkbook(bytes)) throw refuse(say().inventoryErrors.oldWorkbook);
  const all = isZip(bytes) ? await readCells(bytes) : await readText(bytes);
  const filled = all
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => unshield(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw refuse(say().inventoryErrors.empty);
  if (rows.length === 0) throw refuse(say().inventoryErrors.onlyHeadings);
  if (rows.length > MOST_IMPORT_ROWS) throw refuse(say().inventoryErrors.manyRows);
  return { headings: head.cells, rows };
}
