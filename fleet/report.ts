/** A report of the day for people to read. */
import os from 'node:os';
import type { Check } from './books.ts';
import type { Site } from './client.ts';
import type { Outcome } from './faults.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** "503 × 12, ECONNRESET × 2" */
function kindsOf(outcome: Outcome): string {
  const counts = new Map<string, number>();
  for (const { kind } of outcome.failures) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => `${kind} × ${n}`).join(', ') || 'none';
}

const faultLines = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => [
    `  ${new Date(outcome.startedAt).toISOString().slice(11, 19)}  ${outcome.name}`,
    `            lasted ${seconds(outcome.lastedMs)}; errors seen by clients: ${kindsOf(outcome)}; last error after ${seconds(outcome.recoveredMs)}`,
    ...(outcome.refusals === 'none' ? [] : [`            servers refused: ${outcome.refusals}`]),
    `            ${outcome.note}`,
  ]);

export type Day = {
  site: Site;
  outcomes: readonly Outcome[];
  checks: readonly Check[];
  figures: Record<string, string | number>;
  beganAt: number;
};

/** The lines of the report; the last one is the verdict. */
export function describe({ site, outcomes, checks, figures, beganAt }: Day): string[] {
  const passed = checks.filter(({ isOk }) => isOk).length;
  const during = outcomes.reduce((sum, { failures }) => sum + failures.length, 0);
  const widths = Math.max(...Object.keys(figures).map(({ length }) => length));
  return [
    '',
    `Fleet report, ${new Date(beganAt).toISOString()}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
    '',
    'Figures',
    ...Object.entries({
      ...figures,
      requests: `${site.counts.requests} (${site.counts.reads} reads, ${site.counts.writes} writes)`,
      'answer, median / p95 / p99': [0.5, 0.95, 0.99]
        .map((part) => `${quantile(site.took, part).toFixed(0)} ms`)
        .join(' / '),
      'errors seen by clients': `${site.failures.length}, ${during} of them during faults`,
    }).map(([name, value]) => `  ${name.padEnd(widths)}  ${value}`),
    '',
    'Faults',
    ...faultLines(outcomes),
    '',
    'Books',
    ...checks.map(({ name, isOk, says }) => `  ${isOk ? 'ok    ' : 'FAILED'} ${name}: ${says}`),
    '',
    `${passed} passed, ${checks.length - passed} failed`,
  ];
}
