import { expect, test } from 'vitest';
import { circleAround, riskRadius } from './geodesic-circle.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The haversine formula, independent of the code that drew the circle. */
function metresBetween([lngA, latA]: [number, number], [lngB, latB]: [number, number]): number {
  const [north, east] = [radians(latB - latA) / 2, radians(lngB - lngA) / 2];
  const h = Math.sin(north) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(east) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

test.each([
  [{ lat: 34.3583, lng: -118.2175 }, 100],
  [{ lat: 41.7, lng: -122.5 }, 86.6],
  [{ lat: 64, lng: -150 }, 60],
])('a circle around %o with score %d has a radius of 1,000 meters per point all around', (center, score) => {
  const ring = circleAround(center, riskRadius(score));
  expect(ring.length).toBeGreaterThan(64);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const corner of ring)
    expect(metresBetween([center.lng, center.lat], corner)).toBeCloseTo(score * 1000, 0);
});
