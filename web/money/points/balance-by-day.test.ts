import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PointsByDay } from '#contract/money/points.ts';
import { balanceByDay, daysWorthReading, totals } from './balance-by-day.ts';

const told: PointsByDay = {
  from: '2026-02-27',
  to: '2026-03-03',
  before: 500,
  days: [
    { day: '2026-02-28', earned: 15, spent: 0, balance: 515 },
    { day: '2026-03-02', earned: 20, spent: 250, balance: 285 },
  ],
};

test('a day without changes repeats the day before', () => {
  expect(balanceByDay(told)).toEqual([
    { label: 'Feb 27, 2026', tick: 'Feb 27', value: 500 },
    { label: 'Feb 28, 2026', tick: 'Feb 28', value: 515 },
    { label: 'Mar 1, 2026', tick: 'Mar 1', value: 515 },
    { label: 'Mar 2, 2026', tick: 'Mar 2', value: 285 },
    { label: 'Mar 3, 2026', tick: 'Mar 3', value: 285 },
  ]);
  expect(totals(told)).toEqual({ earned: 35, spent: 250 });
});

test('a long axis labels months with their year, because a year starts and ends on the same date', () => {
  const year = balanceByDay({ from: '2025-11-16', to: '2026-11-15', before: 500, days: [] });
  expect([year[0]?.tick, year.at(-1)?.tick]).toEqual(['Nov 2025', 'Nov 2026']);
  expect(balanceByDay({ ...told, days: [] })[0]?.tick).toBe('Feb 27');
});

test('a new account’s line starts with the account', () => {
  const fresh = { ...told, before: null };
  expect(balanceByDay(fresh).map(({ label }) => label)).toEqual([
    'Feb 28, 2026',
    'Mar 1, 2026',
    'Mar 2, 2026',
    'Mar 3, 2026',
  ]);
  expect(balanceByDay({ ...fresh, days: [] })).toEqual([]);
});

test('the table lists the first day, every change and today', () => {
  expect(daysWorthReading(told)).toEqual([
    { label: 'Feb 27, 2026', value: 500 },
    { label: 'Feb 28, 2026', value: 515 },
    { label: 'Mar 2, 2026', value: 285 },
    { label: 'Mar 3, 2026', value: 285 },
  ]);
});

test('for any history, there is one point per day and it ends with today’s balance', () => {
  const start = Date.UTC(2026, 0, 1);
  const iso = (n: number) => new Date(start + n * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 365 }),
      fc.uniqueArray(fc.nat(364), { maxLength: 30 }),
      fc.option(fc.nat(5000), { nil: null }),
      (length, moved, before) => {
        const days = moved
          .filter((n) => n < length)
          .toSorted((a, b) => a - b)
          .map((n) => ({ day: iso(n), earned: n, spent: 0, balance: n * 7 }));
        const points = balanceByDay({ from: iso(0), to: iso(length - 1), before, days });
        const first =
          before === null ? (moved.filter((n) => n < length).toSorted((a, b) => a - b)[0] ?? length) : 0;
        expect(points).toHaveLength(length - first);
        if (points.length > 0) expect(points.at(-1)?.value).toBe(days.at(-1)?.balance ?? before);
        expect(new Set(points.map(({ label }) => label)).size).toBe(points.length);
      },
    ),
  );
});
