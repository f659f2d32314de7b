import { Readable } from 'node:stream';
import type { FileReply } from './file-bodies.ts';

export type Cell = string | number | boolean | null | undefined;
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Without the byte order mark, Excel doesn't read the file as UTF-8. */
const MARK = '\uFEFF';

/**
 * A spreadsheet runs text that starts with one of these as a formula, and a formula in a shared file can leak
 * data. A leading apostrophe makes it text; an existing one is doubled, so that reading restores the
 * original.
 */
export const shield = (text: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
export const unshield = (text: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // Text is always quoted: programs disagree about what else would split a cell or make it a number.
  return typeof cell === 'string' ? `"${shield(cell).replaceAll('"', '""')}"` : String(cell);
}

const line = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** RFC 4180, with the byte order mark that makes Excel read it as UTF-8. */
export const toCsv = (header: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  MARK + [header, ...rows].map(line).join('');

const LINES_AT_ONCE = 200;

/** The same as a streamed file: a list of a hundred thousand rows is never in memory whole. */
export function csvFile(
  filename: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): FileReply {
  async function* chunks() {
    let lines = MARK + line(header);
    let count = 0;
    for await (const row of rows) {
      lines += line(row);
      count += 1;
      if (count % LINES_AT_ONCE > 0) continue;
      yield lines;
      lines = '';
    }
    if (lines !== '') yield lines;
  }
  return { stream: Readable.from(chunks()), mime: CSV_TYPE, filename };
}
