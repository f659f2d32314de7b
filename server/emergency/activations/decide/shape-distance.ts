import { orient2d } from 'robust-predicates';
import { MILES_A_DEGREE, type Box, type Prepared } from '#server/platform/polygon.ts';

/** The box extended by at least this many miles on every side. */
export function grownBox({ west, south, east, north }: Box, miles: number): Box {
  const lat = (miles / MILES_A_DEGREE) * 1.001;
  const far = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + lat);
  const lng = lat / Math.cos((far * Math.PI) / 180);
  return { west: west - lng, south: south - lat, east: east + lng, north: north + lat };
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

/** True if the outlines of two shapes cross. Exact: checks every pair of edges that could. */
function linesCross({ edges: a }: Prepared, { edges: b, box }: Prepared): boolean {
  for (let i = 0; i < a.count; i += 1) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = a.at.subarray(4 * i, 4 * i + 4);
    const own = {
      west: Math.min(ax, bx),
      south: Math.min(ay, by),
      east: Math.max(ax, bx),
      north: Math.max(ay, by),
    };
    if (!boxesMeet(own, box)) continue;
    for (let k = 0; k < b.count; k += 1) {
      const [cx = 0, cy = 0, dx = 0, dy = 0] = b.at.subarray(4 * k, 4 * k + 4);
      if (Math.max(cy, dy) < own.south || Math.min(cy, dy) > own.north) continue;
      if (Math.max(cx, dx) < own.west || Math.min(cx, dx) > own.east) continue;
      const isSplit = orient2d(ax, ay, bx, by, cx, cy) > 0 !== orient2d(ax, ay, bx, by, dx, dy) > 0;
      if (isSplit && orient2d(cx, cy, dx, dy, ax, ay) > 0 !== orient2d(cx, cy, dx, dy, bx, by) > 0)
        return true;
    }
  }
  return false;
}

/** True if a corner of one lies within this distance of the other. Only corners in the extended box can. */
function hasCornerNear({ edges }: Prepared, to: Prepared, miles: number): boolean {
  const { west, south, east, north } = grownBox(to.box, miles);
  for (let i = 0; i < edges.count; i += 1) {
    const lng = edges.at[4 * i] ?? 0;
    const lat = edges.at[4 * i + 1] ?? 0;
    if (lng < west || lng > east || lat < south || lat > north) continue;
    if (to.milesTo(lat, lng, miles) <= miles) return true;
  }
  return false;
}

/** True if two shapes lie within this many miles, outline to outline, or overlap. */
export function areWithin(a: Prepared, b: Prepared, miles: number): boolean {
  if (!boxesMeet(grownBox(a.box, miles), b.box)) return false;
  // If outlines don't cross, the shortest distance starts at a corner of one of them.
  return hasCornerNear(a, b, miles) || hasCornerNear(b, a, miles) || linesCross(a, b);
}
