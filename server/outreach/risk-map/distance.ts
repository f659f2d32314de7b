import { kilometersBetween, milesOf } from '#contract/distance.ts';
import type { Coordinates } from '#contract/outreach/risk-map.ts';

export const milesBetween = (a: Coordinates, b: Coordinates): number => milesOf(kilometersBetween(a, b));

/** Items within this many miles, each with its distance to a tenth of a mile. */
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
