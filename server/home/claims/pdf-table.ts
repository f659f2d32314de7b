import { COLOR, LEFT, type Sheet, WIDTH } from './pdf-sheet.ts';

export type Column = { title: string; /** Share of the width. */ share: number; right?: boolean };

const SIZE = 9.5;
const PAD = 6;

/** The asterisk hangs outside the column, so amounts with and without one still line up. */
const hasMark = (cell: string) => cell.endsWith(' *');
const bare = (cell: string) => (hasMark(cell) ? cell.slice(0, -2) : cell);

/** A table that continues across pages with its header repeated. The last row may be a total. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sum?: readonly string[],
): void {
  const whole = columns.reduce((n, c) => n + c.share, 0);
  const widths = columns.map((c) => (c.share / whole) * WIDTH);
  const drawRow = (cells: readonly string[], style: { weight?: 400 | 600; color?: string }, most: number) => {
    const styleOf = (i: number) => ({ size: SIZE, ...style, isTabular: columns[i]?.right ?? false });
    const lines = cells.map((cell, i) =>
      sheet.pen.lines(columns[i]?.right ? bare(cell) : cell, styleOf(i), (widths[i] ?? 0) - PAD, most),
    );
    const height = Math.max(...lines.map((l) => l.length), 1) * SIZE * 1.35 + PAD * 1.6;
    let x = LEFT;
    lines.forEach((cell, i) => {
      const width = widths[i] ?? 0;
      cell.forEach((line, n) => {
        const at = sheet.y + PAD * 0.8 + n * SIZE * 1.35;
        const to = columns[i]?.right ? ('right' as const) : ('left' as const);
        const inner = to === 'right' ? width : width - PAD;
        sheet.pen.line(line, x, at, styleOf(i), { width: inner, to });
      });
      if (columns[i]?.right && hasMark(cells[i] ?? ''))
        sheet.pen.line('*', x + width + 1.5, sheet.y + PAD * 0.8, styleOf(i));
      x += width;
    });
    sheet.y += height;
  };
  const head = () => {
    drawRow(
      columns.map((c) => c.title),
      { weight: 600, color: COLOR.muted },
      2,
    );
    sheet.rule(COLOR.pine, 1);
  };
  sheet.need(60);
  head();
  for (const row of rows) {
    if (sheet.need(40)) head();
    drawRow(row, {}, 3);
    sheet.rule();
  }
  if (sum) {
    sheet.need(24);
    drawRow(sum, { weight: 600 }, 1);
    sheet.rule(COLOR.pine, 1);
  }
  sheet.y += 18;
}

/** Label and value pairs in two columns. */
export function drawFacts(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  const width = WIDTH / 2 - 12;
  for (let i = 0; i < facts.length; i += 2) {
    const pair = facts.slice(i, i + 2);
    const style = { size: 11, weight: 600 as const };
    const height = Math.max(...pair.map(([, value]) => sheet.pen.heightOf(value, style, width, 2))) + 24;
    sheet.need(height);
    pair.forEach(([label, value], n) => {
      const x = LEFT + n * (width + 24);
      sheet.pen.line(label, x, sheet.y, { size: 8.5, color: COLOR.muted });
      sheet.pen.text(value, x, sheet.y + 12, style, width, 2);
    });
    sheet.y += height;
  }
}
