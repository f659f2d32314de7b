import type { MultiPolygon } from '#contract/shape.ts';

/**
 * Shapes that were read before, by zone and hash: the same zones are asked for every minute, in a large fire hundreds of
 * them for each new one, and reading a shape takes longer than everything else about its zone.
 */
const kept = new Map<string, MultiPolygon>();
let points = 0;
/** About 30 MB. */
const MOST_POINTS = 400_000;

const sizeOf = (shape: MultiPolygon): number =>
  shape.reduce((sum, rings) => rings.reduce((all, ring) => all + ring.length, sum), 0);

export const keptShape = (key: string): MultiPolygon | undefined => kept.get(key);

/** Keeps a shape; the oldest go when there are too many. Nobody changes one: they are shared. */
export function keepShape(key: string, shape: MultiPolygon): void {
  if (kept.has(key)) return;
  kept.set(key, shape);
  points += sizeOf(shape);
  for (const [oldest, old] of kept) {
    if (points <= MOST_POINTS) return;
    kept.delete(oldest);
    points -= sizeOf(old);
  }
}
