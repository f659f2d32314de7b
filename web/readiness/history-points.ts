import type { Readiness } from '#contract/readiness.ts';
import { once } from '#web/lib/once.ts';

const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const time = once(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }));

type Kept = Readiness['history'][number];

/** The last of each, in order. */
function lastOf(history: readonly Kept[], labelOf: (computedAt: Date) => string) {
  const points = new Map<string, number>();
  for (const { score, computedAt } of history) {
    const label = labelOf(new Date(computedAt));
    points.delete(label); // a later one takes a later place
    points.set(label, score);
  }
  return [...points].map(([label, value]) => ({ label, value }));
}

/** Scores for a chart: one a day, or one a minute while there is only one day. */
export function historyPoints(history: readonly Kept[]) {
  const byDay = lastOf(history, (at) => day().format(at));
  return byDay.length > 1 ? byDay : lastOf(history, (at) => time().format(at));
}
