// Renders docs/measured.md from the result files in docs/measured/, one for each bench. A bench that doesn't run under
// bench/ writes a file of the same form: see the types in bench/lib/results.ts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads every result file, ordered by name. */
export function readResults(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}

const isMissed = ({ value, target }) =>
  target !== undefined && ('atLeast' in target ? value < target.atLeast : value > target.atMost);

const shown = (value) =>
  typeof value !== 'number'
    ? String(value)
    : Number.isInteger(value)
      ? value.toLocaleString('en-US')
      : value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });

const withUnit = (value, unit) => (unit === 'x' ? `${shown(value)}x` : `${shown(value)} ${unit}`.trim());

const targetOf = ({ target, unit }) =>
  target === undefined
    ? ''
    : 'atLeast' in target
      ? `at least ${withUnit(target.atLeast, unit)}`
      : `at most ${withUnit(target.atMost, unit)}`;

const verdictOf = (figure) => (figure.target === undefined ? '' : isMissed(figure) ? '**missed**' : 'met');

/** A Markdown table, padded the way the formatter pads it. */
export function renderTable(columns, rows) {
  const cells = [columns, ...rows].map((row) => row.map((cell) => shown(cell).replaceAll('|', '\\|')));
  const widths = columns.map((_, i) => Math.max(3, ...cells.map((row) => Array.from(row[i] ?? '').length)));
  const line = (row) =>
    `| ${row.map((cell, i) => cell + ' '.repeat(widths[i] - Array.from(cell).length)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), `| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`, ...body.map(line)].join('\n');
}

function renderResult({ bench, title, command, at, commit, machine, figures, tables }) {
  const parts = [`## ${bench}: ${title}`];
  parts.push(
    [
      `\`${command}\` on ${at.slice(0, 10)} at commit ${commit}: ${machine.cpu}, ${machine.cores} cores,`,
      `${machine.memoryGb} GB, Node ${machine.node}; 10^9 additions in ${machine.loopSeconds} s; load ${machine.load}.`,
    ].join('\n'),
  );
  if (figures.length > 0)
    parts.push(
      renderTable(
        ['figure', 'measured', 'target', 'verdict', 'note'],
        figures.map((f) => [f.what, withUnit(f.value, f.unit), targetOf(f), verdictOf(f), f.note ?? '']),
      ),
    );
  for (const table of tables) parts.push(`${table.title}:`, renderTable(table.columns, table.rows));
  return parts.join('\n\n');
}

/** The whole page. */
export function renderMeasured(results) {
  const all = results.flatMap(({ figures }) => figures).filter(({ target }) => target !== undefined);
  const missed = results.flatMap(({ bench, figures }) =>
    figures.filter(isMissed).map((f) => [bench, f.what, withUnit(f.value, f.unit), targetOf(f)]),
  );
  return `${[
    '# Measured',
    [
      '`npm run measure` runs every bench at full size and writes this page; `npm run measure -- http ledger` runs some of',
      'them, and `npm run measure -- --render` only writes the page from `docs/measured/*.json`. Ratios compare with a floor',
      'that ran in turns with the product in the same minutes, so a slow machine slows both. Where a figure is in seconds,',
      'compare the machine first: the time of 10^9 additions shows how much it was throttled.',
    ].join('\n'),
    `${all.length} figures have a target; ${all.length - missed.length} meet it, ${missed.length} miss it.`,
    ...(missed.length > 0 ? [renderTable(['bench', 'missed', 'measured', 'target'], missed)] : []),
    ...results.map(renderResult),
  ].join('\n\n')}\n`;
}
