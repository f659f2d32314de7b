import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween, within } from './distance.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

// Great-circle distances as published, rounded to the mile; a sphere is within half a percent of them.
test.each([
  ['a place and itself', at(39.76, -121.62), at(39.76, -121.62), 0],
  ['one degree of latitude', at(38, -120), at(39, -120), 69.09],
  ['one degree of longitude on the equator', at(0, 0), at(0, 1), 69.09],
  ['one degree of longitude at 60 north', at(60, 0), at(60, 1), 34.55],
  ['Los Angeles and San Francisco', at(34.0522, -118.2437), at(37.7749, -122.4194), 347],
  ['across the antimeridian', at(52, 179.5), at(52, -179.5), 42.5],
  ['pole to pole', at(90, 0), at(-90, 0), 12436.8],
  ['the other side of the Earth', at(0, 0), at(0, 180), 12436.8],
])('distance between %s', (_, a, b, miles) => {
  expect(Math.abs(milesBetween(a, b) - miles)).toBeLessThanOrEqual(Math.max(0.05, miles * 0.002));
});

test('distance is symmetric and satisfies the triangle inequality', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      // Between opposite sides of the Earth, rounding costs the haversine up to a few feet.
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-3);
    }),
  );
});

test('items within range include their distance to a tenth of a mile; farther ones are left out', () => {
  const items = [
    { id: 'here', coordinates: at(39, -121) },
    { id: 'near', coordinates: at(39.7, -121) },
    { id: 'far', coordinates: at(39.73, -121) },
  ];
  expect(within(items, at(39, -121), 50).map(({ id, distanceMiles }) => [id, distanceMiles])).toEqual([
    ['here', 0],
    ['near', 48.4],
  ]);
});
