import type { PointsByDay } from '#contract/money/points.ts';
import { formatDay, formatMonth, formatMonthDay } from '#web/lib/format.ts';

type Point = { label: string; value: number };

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** From this many days, axis labels include the year, because a year starts and ends on the same day. */
const LONG = 180;

/**
 * One point per day, so that every week has the same width: a day without changes keeps the previous balance.
 */
export function balanceByDay({ from, to, before, days }: PointsByDay) {
  const changed = new Map(days.map(({ day, balance }) => [day, balance]));
  // The chart starts with the account, not with zero points before it.
  const first = before === null ? (days[0]?.day ?? dayAfter(to)) : from;
  const values = new Map<string, number>();
  let value = before ?? 0;
  for (let day = first; day <= to; day = dayAfter(day)) {
    value = changed.get(day) ?? value;
    values.set(day, value);
  }
  const tick = values.size > LONG ? formatMonth : formatMonthDay;
  return [...values].map(([day, balance]) => ({ label: formatDay(day), tick: tick(day), value: balance }));
}

/** The points for screen readers: the first day, the days with a change, and today. */
export function daysWorthReading({ from, to, before, days }: PointsByDay): Point[] {
  const rows = new Map(days.map(({ day, balance }) => [day, balance]));
  if (before !== null && !rows.has(from)) rows.set(from, before);
  if (!rows.has(to)) rows.set(to, days.at(-1)?.balance ?? before ?? 0);
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, value]) => ({ label: formatDay(day), value }));
}

/** Points earned and spent in the period. */
export const totals = ({ days }: PointsByDay) => ({
  earned: days.reduce((sum, day) => sum + day.earned, 0),
  spent: days.reduce((sum, day) => sum + day.spent, 0),
});
