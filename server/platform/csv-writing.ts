export type Cell = string | number | boolean | null | undefined;

/** A text that a spreadsheet would run as a formula is shown as the text it is. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' && isFormula(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with the mark that makes Excel read it as UTF-8. */
export const toCsv = (header: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
