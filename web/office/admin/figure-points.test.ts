import { expect, test } from 'vitest';
import { changesOf, changeWord, pointsOf } from './figure-points.ts';

const day = (n: number, totalUsers: number, avgReadiness: number | null = null) => ({
  day: `2026-11-0${n}`,
  totalUsers,
  avgReadiness,
  activeHomes: 0,
  pointsRedeemed: 0,
  derived: false,
});

test('a day with an unknown figure has no point', () => {
  const points = pointsOf([day(1, 1), day(2, 1, 40)], 'avgReadiness');
  expect(points).toEqual([{ label: 'Nov 2, 2026', tick: 'Nov 2', value: 40 }]);
});

test('only days with changes are read out, plus the first and last', () => {
  const points = pointsOf([day(1, 1), day(2, 1), day(3, 4), day(4, 4), day(5, 4)], 'totalUsers');
  expect(changesOf(points).map(({ tick }) => tick)).toEqual(['Nov 1', 'Nov 3', 'Nov 5']);
});

test('a change shows its sign; a single day shows none', () => {
  const users = (...counts: number[]) =>
    pointsOf(
      counts.map((n, i) => day(i + 1, n)),
      'totalUsers',
    );
  expect([users(1, 1200), users(5, 2), users(3, 3), users(3)].map(changeWord)).toEqual([
    '+1,199',
    '-3',
    'no change',
    null,
  ]);
});
