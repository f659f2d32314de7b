import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, contains, milesToEdge, type Polygon } from './polygons.ts';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const lake: Polygon = [square(0, 0, 10), square(4, 4, 2)];
const at = (lng: number, lat: number) => ({ lat, lng });

test.each<[string, number, number, boolean]>([
  ['the middle of the land', 2, 2, true],
  ['the lake', 5, 5, false],
  ['beside the lake', 7, 5, true],
  ['the west border, which belongs to it', 0, 5, true],
  ['the east border, which belongs to the neighbour', 10, 5, false],
  ['outside', 11, 5, false],
  ['level with a corner, outside', -1, 0, false],
  ['level with the upper border, outside', -1, 10, false],
])('%s', (_, lng, lat, isInside) => {
  expect(contains(lake, at(lng, lat))).toBe(isInside);
});

test('every point belongs to exactly one of two areas that share a crooked border', () => {
  // A border through random points cuts a square in two; both sides have exactly the same points, one side reversed.
  const border = fc.array(fc.double({ min: 0.01, max: 9.99, noNaN: true }), { minLength: 1, maxLength: 12 });
  const point = fc.record({
    lat: fc.double({ min: 0, max: 9.999, noNaN: true }),
    lng: fc.double({ min: 0, max: 9.999, noNaN: true }),
  });
  fc.assert(
    fc.property(border, point, (xs, where) => {
      const line = xs.map((x, i) => [x, (10 * i) / Math.max(1, xs.length - 1)]);
      const cut = [[xs[0] ?? 5, 0], ...line, [xs.at(-1) ?? 5, 10]];
      const west: Polygon = [[[0, 0], ...cut, [0, 10], [0, 0]]];
      const east: Polygon = [[[10, 0], [10, 10], ...cut.toReversed(), [10, 0]]];
      expect(Number(contains(west, where)) + Number(contains(east, where))).toBe(1);
      for (const [lng = 0, lat = 0] of line.slice(0, -1))
        expect(Number(contains(west, at(lng, lat))) + Number(contains(east, at(lng, lat)))).toBe(1);
    }),
    { numRuns: 500 },
  );
});

test('the bounding box and the distance to the edge are right, inside and outside', () => {
  expect(boxOf(lake)).toEqual({ west: 0, south: 0, east: 10, north: 10 });
  expect(milesToEdge(lake, at(5, 11))).toBeCloseTo(69.09, 1); // one degree north of the border
  expect(milesToEdge(lake, at(11, 0))).toBeCloseTo(69.09, 1); // from the corner
  expect(milesToEdge(lake, at(5, 3.5))).toBeCloseTo(34.5, 0); // to the shore of the lake
});
