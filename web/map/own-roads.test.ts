import { expect, test } from 'vitest';
import { tilesOf } from './own-roads.ts';

const SANTA_ROSA = { west: -122.75, south: 38.4, east: -122.65, north: 38.5 };

test('a view is covered by tiles of the next lower level', () => {
  // By hand: column (lng + 180) / 360 * 4096, row by the Mercator formula.
  expect(tilesOf(SANTA_ROSA, 12.5)).toEqual(
    [651, 652].flatMap((x) => [1572, 1573, 1574].map((y) => ({ z: 12, x, y }))),
  );
  expect(new Set(tilesOf(SANTA_ROSA, 9).map(({ z }) => z))).toEqual(new Set([8]));
  expect(new Set(tilesOf(SANTA_ROSA, 3).map(({ z }) => z))).toEqual(new Set([6]));
});

test('too many tiles are none: a broken view doesn’t ask for hundreds', () => {
  expect(tilesOf({ west: -125, south: 32, east: -114, north: 42 }, 14)).toEqual([]);
});

test('the edges of the world make no tile outside of it', () => {
  for (const { z, x, y } of tilesOf({ west: -200, south: -90, east: 200, north: 90 }, 0).concat(
    tilesOf({ west: 179, south: 84, east: 181, north: 90 }, 6),
  )) {
    expect(x).toBeLessThan(2 ** z);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(2 ** z);
    expect(y).toBeGreaterThanOrEqual(0);
  }
});
