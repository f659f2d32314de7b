/**
 * Results of a bench, as a file that `npm run measure` renders into docs/measured.md. A bench calls
 * `addFigure` for each figure and, if a list is more useful, `addTable`; `finish` writes the file. A bench
 * written elsewhere only needs a JSON file of this form in docs/measured/.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isSmall } from './sizes.ts';

/** One figure. Without a target it is informational. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  target?: { atLeast: number } | { atMost: number };
  /** What it was compared with, or why it was missed. */
  note?: string;
};

export type Table = { title: string; columns: string[]; rows: (string | number)[][] };

export type Machine = {
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  /**
   * Seconds that a loop of 10^9 additions takes. A throttled machine takes several times as long as a healthy
   * one.
   */
  loopSeconds: number;
  /** Load average of the last minute when the bench ended. */
  load: number;
};

export type Result = {
  bench: string;
  title: string;
  command: string;
  /** ISO instant. */
  at: string;
  /** The commit that was measured. */
  commit: string;
  machine: Machine;
  figures: Figure[];
  tables: Table[];
};

const ROOT = path.resolve(import.meta.dirname, '../..');
/** `WRITE_RESULTS` is set by `npm run measure`. A bench that is only tried out doesn't change any file. */
const isWriting = process.env['WRITE_RESULTS'] === '1' && !isSmall;

const figures: Figure[] = [];
const tables: Table[] = [];
let title = '';

/** Names what this bench measures, in one line. */
export const describeBench = (words: string): void => void (title = words);
export const addFigure = (figure: Figure): void => void figures.push(figure);
export const addTable = (table: Table): void => void tables.push(table);

/** A failed bench has no valid results. */
export function dropResult(): void {
  figures.length = 0;
  tables.length = 0;
}

export const isMissed = ({ value, target }: Figure): boolean =>
  target !== undefined && ('atLeast' in target ? value < target.atLeast : value > target.atMost);

/** Times 10^9 additions. This reveals a throttled machine, whatever its model name. */
export function timeLoop(): number {
  const started = performance.now();
  let sum = 0;
  for (let i = 0; i < 1e9; i += 1) sum = (sum + i) | 0;
  const seconds = (performance.now() - started) / 1000;
  return sum === -1 ? 0 : Number(seconds.toFixed(2));
}

function describeMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 1e9),
    node: process.version,
    loopSeconds: timeLoop(),
    load: Number((os.loadavg()[0] ?? 0).toFixed(1)),
  };
}

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Writes the file, if figures were added and results are wanted. */
export function writeResult(): void {
  if (!isWriting || figures.length + tables.length === 0) return;
  const bench = path.basename(process.argv[1] ?? '', '.ts');
  const result: Result = {
    bench,
    title,
    command: ['npm run bench --', bench, ...process.argv.slice(2)].join(' '),
    at: new Date().toISOString(),
    commit: commitOf(),
    machine: describeMachine(),
    figures,
    tables,
  };
  const folder = path.join(ROOT, 'docs/measured');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${bench}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
