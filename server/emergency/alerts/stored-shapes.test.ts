import { expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import { cacheShape, cachedShape } from './stored-shapes.ts';

const shapeOf = (points: number): MultiPolygon => [[Array.from({ length: points }, () => [0, 0])]];

test('drops the oldest shapes when there are too many points', () => {
  for (const key of ['first', 'second', 'third']) cacheShape(key, shapeOf(150_000));
  expect(['first', 'second', 'third'].map((key) => cachedShape(key)?.length)).toEqual([undefined, 1, 1]);
});
