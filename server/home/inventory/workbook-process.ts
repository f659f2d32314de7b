import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/universal';
import type { Read } from './workbook.ts';
import { checkWorkbook } from './xlsx-safety.ts';
import { MOST_CELLS, cellsOfFirstSheet } from './xlsx-cells.ts';

/** Text of a cell, as a person would type it. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

async function read(bytes: Buffer<ArrayBuffer>): Promise<Read> {
  try {
    // Counted before the sheet is expanded: empty cells cost as much memory as filled ones.
    if (cellsOfFirstSheet(checkWorkbook(bytes)) > MOST_CELLS) return { refused: 'too-many-cells' };
    // Unpacked according to the directory that was just checked, ignoring anything between its entries.
    const sheet = await readSheet(new Blob([bytes]));
    const cells = sheet.reduce((sum, row) => sum + row.length, 0);
    if (cells > MOST_CELLS) return { refused: 'too-many-cells' };
    return { rows: sheet.map((row) => row.map(cellText)) };
  } catch {
    return { refused: 'unreadable' };
  }
}

const answer = await read(Buffer.from(await buffer(process.stdin)));
process.stdout.write(JSON.stringify(answer));
