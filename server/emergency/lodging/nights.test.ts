import { expect, test } from 'vitest';
import { daysAfter, nightOf, nightsFrom, nightsPast } from './nights.ts';

test('a night is a day in California, and lasts until 5 a.m.', () => {
  const table: [utc: string, night: string][] = [
    ['2026-11-15T20:00:00Z', '2026-11-15'], // noon
    ['2026-11-16T07:59:59Z', '2026-11-15'], // a second before midnight
    ['2026-11-16T08:00:00Z', '2026-11-15'], // midnight: the bed is needed now
    ['2026-11-16T10:00:00Z', '2026-11-15'], // two in the morning
    ['2026-11-16T12:59:59Z', '2026-11-15'],
    ['2026-11-16T13:00:00Z', '2026-11-16'], // five
    ['2026-03-08T11:59:59Z', '2026-03-07'], // 4:59 after the clocks went forward
    ['2026-03-08T12:00:00Z', '2026-03-08'],
    ['2026-11-01T12:59:59Z', '2026-10-31'], // 4:59 after they went back
    ['2026-11-01T13:00:00Z', '2026-11-01'],
    ['2027-01-01T09:00:00Z', '2026-12-31'],
  ];
  for (const [utc, night] of table) expect([utc, nightOf(new Date(utc))]).toEqual([utc, night]);
});

test('nights are consecutive across month ends and days of 23 and 25 hours', () => {
  expect(nightsFrom('2026-10-31', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(nightsFrom('2026-03-07', 3)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(nightsPast('2026-11-01', '2026-11-03')).toBe(2);
  expect(nightsPast('2026-11-03', '2026-11-01')).toBe(0);
});
