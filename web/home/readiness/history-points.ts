import type { Readiness } from '#contract/home/readiness.ts';
import { locale } from '#text/locale.ts';
import { once } from '#web/lib/once.ts';

const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const shortDay = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }));
const time = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

type Kept = Readiness['history'][number];

/** The last score per label, in order, with the shortest tick labels that tell them apart. */
function lastOf(
  history: readonly Kept[],
  labelOf: (computedAt: Date) => string,
  tickOf: (computedAt: Date) => string,
) {
  const points = new Map<string, { label: string; tick: string; value: number }>();
  for (const { score, computedAt } of history) {
    const at = new Date(computedAt);
    const label = labelOf(at);
    points.delete(label); // a later one moves to the end
    points.set(label, { label, tick: tickOf(at), value: score });
  }
  return [...points.values()];
}

/** Scores for a chart: one per day, or one per minute while there is only one day. */
export function historyPoints(history: readonly Kept[]) {
  const years = new Set(history.map(({ computedAt }) => new Date(computedAt).getFullYear()));
  const dayTick = years.size > 1 ? day() : shortDay();
  const byDay = lastOf(
    history,
    (at) => day().format(at),
    (at) => dayTick.format(at),
  );
  const minute = (at: Date) => time().format(at);
  return byDay.length > 1 ? byDay : lastOf(history, minute, minute);
}
