import type { PointsByDay } from '#contract/money/points.ts';
import { formatDay, formatMonth, formatMonthDay } from '#web/lib/format.ts';

type Point = { label: string; value: number };

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** From this many days on a label under the axis names the year: a year begins and ends with the same day. */
const LONG = 180;

/** One point a day, so that a week is as wide as any other: a day on which nothing moved has what the day before had. */
export function balanceByDay({ from, to, before, days }: PointsByDay) {
  const changed = new Map(days.map(({ day, balance }) => [day, balance]));
  // Nobody had zero points before they had an account.
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

/** The same for reading: the first day, the days on which something moved, and today. */
export function daysWorthReading({ from, to, before, days }: PointsByDay): Point[] {
  const rows = new Map(days.map(({ day, balance }) => [day, balance]));
  if (before !== null && !rows.has(from)) rows.set(from, before);
  if (!rows.has(to)) rows.set(to, days.at(-1)?.balance ?? before ?? 0);
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, value]) => ({ label: formatDay(day), value }));
}

/** What came and what went in all of it. */
export const totals = ({ days }: PointsByDay) => ({
  earned: days.reduce((sum, day) => sum + day.earned, 0),
  spent: days.reduce((sum, day) => sum + day.spent, 0),
});
