import { Readable } from 'node:stream';
import type { FileReply } from './file-bodies.ts';

export type Cell = string | number | boolean | null | undefined;
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Excel reads a file without it as something else than UTF-8. */
const MARK = '\uFEFF';

/**
 * A spreadsheet runs what begins with one of these as a formula, and a formula in a shared file can send data away. An
 * apostrophe before it makes it text; one that stands there already is doubled, so that reading gives back what was.
 */
export const shield = (text: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
export const unshield = (text: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' ? shield(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** RFC 4180, with the mark that makes Excel read it as UTF-8. */
export const toCsv = (header: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  MARK + [header, ...rows].map(line).join('');

const LINES_AT_ONCE = 200;

/** The same as a file that is written while it is sent: a list of a hundred thousand never stands in memory. */
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
