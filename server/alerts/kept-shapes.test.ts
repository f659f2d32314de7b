import { expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import { keepShape, keptShapes } from './kept-shapes.ts';

const shapeOf = (points: number): MultiPolygon => [[Array.from({ length: points }, () => [0, 0])]];

test('the oldest shapes go when there are too many points, and who reads them at the moment still has them', () => {
  keepShape('first', shapeOf(150_000));
  keepShape('second', shapeOf(150_000));
  const before = keptShapes();
  keepShape('third', shapeOf(150_000));
  expect([...keptShapes().keys()]).toEqual(['second', 'third']);
  expect(before.has('first')).toBe(true);
});
