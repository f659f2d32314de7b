import { expect, test } from 'vitest';
import { lastDays, reportRows } from './report-rows.ts';

test('days are Pacific, newest first, across the end of a month', () => {
  expect(lastDays(new Date('2026-03-02T07:30:00Z'), 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
});

test('the period comes first with every severity, then the days on which anything happened', () => {
  const rows = reportRows(['2026-11-17', '2026-11-16', '2026-11-15'], [0, 1], {
    first: [
      { day: '2026-11-16', severity: 1, n: 2, p50: 3.04, p90: 9.96 },
      { day: null, severity: 1, n: 2, p50: 3.04, p90: 9.96 },
    ],
    closed: [],
    backlog: [{ day: '2026-11-17', severity: 0, n: 4 }],
  });
  const none = {
    answered: 0,
    firstP50: null,
    firstP90: null,
    closed: 0,
    resolutionP50: null,
    resolutionP90: null,
  };
  expect(rows).toEqual([
    { ...none, day: null, severity: 0, backlog: 4 },
    { ...none, day: null, severity: 1, answered: 2, firstP50: 3, firstP90: 10, backlog: 0 },
    { ...none, day: '2026-11-17', severity: 0, backlog: 4 },
    { ...none, day: '2026-11-16', severity: 1, answered: 2, firstP50: 3, firstP90: 10, backlog: 0 },
  ]);
});
