import * as t from '#text/office/admin.ts';
import type { DayFigures, Metrics } from '#contract/office/metrics.ts';
import { formatDay, formatMonth, formatMonthDay } from '#web/lib/format.ts';
import type { ChartPoint } from '#web/ui/plot.ts';

/** From this many days, axis labels include the year. */
const LONG = 180;

/** One figure's days as points; days without data are left out. */
export function pointsOf(days: readonly DayFigures[], figure: keyof Metrics): ChartPoint[] {
  const tick = days.length > LONG ? formatMonth : formatMonthDay;
  return days.flatMap(({ day, [figure]: value }) =>
    value === null ? [] : [{ label: formatDay(day), tick: tick(day), value }],
  );
}

/** For screen readers: the first day, the days with a change, and the last. */
export const changesOf = (points: readonly ChartPoint[]): ChartPoint[] =>
  points.filter(
    (point, index) => index === 0 || index === points.length - 1 || point.value !== points[index - 1]?.value,
  );

/** "+12", "-3", "no change": from the first to the last day. */
export function changeWord(points: readonly ChartPoint[]): string | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const change = Math.round((last.value - first.value) * 10) / 10;
  if (change === 0) return t.noChange;
  return `${change > 0 ? '+' : '-'}${Math.abs(change).toLocaleString('en-US')}`;
}
