import type { Coordinates } from '#contract/risk-map.ts';

/** Mean radius of the Earth. */
const EARTH_MILES = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two points along the surface (haversine: within 0.5 % of the true figure). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const dLat = Math.sin(radians(b.lat - a.lat) / 2);
  const dLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = dLat * dLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * dLng * dLng;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Those within so many miles, each with its distance to a tenth of a mile. */
export function within<T extends { coordinates: Coordinates }>(
  items: readonly T[],
  from: Coordinates,
  miles: number,
): (T & { distanceMiles: number })[] {
  return items.flatMap((item) => {
    const distance = milesBetween(from, item.coordinates);
    return distance <= miles ? [{ ...item, distanceMiles: Math.round(distance * 10) / 10 }] : [];
  });
}
