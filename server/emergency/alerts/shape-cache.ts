/** Caches results by shape. Two shapes count as the same only if all their numbers are equal. */
import type { MultiPolygon } from '#contract/shape.ts';

/** About 30 MB of coordinates. */
const MOST_POINTS = 400_000;

type Entry<T> = { shape: MultiPolygon; points: number; value: T };

export function createShapeCache<T>() {
  const kept = new Map<number, Entry<T>[]>();
  let points = 0;
  return {
    find(shape: MultiPolygon): T | undefined {
      return kept.get(summed(shape))?.find((entry) => isIdentical(entry.shape, shape))?.value;
    },
    keep(shape: MultiPolygon, value: T): void {
      const size = shape.reduce((all, rings) => rings.reduce((sum, ring) => sum + ring.length, all), 0);
      const sum = summed(shape);
      kept.set(sum, [...(kept.get(sum) ?? []), { shape, points: size, value }]);
      points += size;
      for (const [oldest, entries] of kept) {
        if (points <= MOST_POINTS) return;
        kept.delete(oldest);
        for (const entry of entries) points -= entry.points;
      }
    },
  };
}

/** Cheap to compute, and different for almost all different shapes. */
function summed(shape: MultiPolygon): number {
  let sum = 0;
  let n = 1;
  for (const rings of shape)
    for (const ring of rings) for (const [lng, lat] of ring) sum += lng * n + lat * (n += 2);
  return sum;
}

const isIdentical = (a: MultiPolygon, b: MultiPolygon): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((rings, i) => {
      const others = b[i];
      return (
        others?.length === rings.length &&
        rings.every((ring, j) => {
          const other = others[j];
          return (
            other?.length === ring.length &&
            ring.every(([lng, lat], k) => other[k]?.[0] === lng && other[k]?.[1] === lat)
          );
        })
      );
    }));
