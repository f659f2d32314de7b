import type { MultiPolygon } from '#contract/shape.ts';

/**
 * Cache of shapes by zone and hash. The same zones are read every minute, hundreds at once in a large fire,
 * and reading a shape costs more than everything else about its zone.
 */
const kept = new Map<string, MultiPolygon>();
let points = 0;
/** About 30 MB. */
const MOST_POINTS = 400_000;

const sizeOf = (shape: MultiPolygon): number =>
  shape.reduce((sum, rings) => rings.reduce((all, ring) => all + ring.length, sum), 0);

export const cachedShape = (key: string): MultiPolygon | undefined => kept.get(key);

/** Caches a shape and evicts the oldest above the limit. Shapes are shared: never mutate one. */
export function cacheShape(key: string, shape: MultiPolygon): void {
  if (kept.has(key)) return;
  kept.set(key, shape);
  points += sizeOf(shape);
  for (const [oldest, old] of kept) {
    if (points <= MOST_POINTS) return;
    kept.delete(oldest);
    points -= sizeOf(old);
  }
}
