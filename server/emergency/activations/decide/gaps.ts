/** Homes that no order covers although orders surround them. Pure. */
import { MILES_A_DEGREE, type Prepared } from '#server/platform/polygon.ts';

const DIRECTIONS = 8;
/** A direction counts as closed only if an order lies within this distance. */
const REACH_MILES = 5;
const STEP_MILES = 0.2;
/** Steps are summed, so rounding may push the last one just past the reach. */
const SLACK = 1.001;
/**
 * A gap needs all directions closed but one: a fire leaves a way out open more often than a county leaves a
 * hole.
 */
const OPEN_ALLOWED = 1;

const WAYS = Array.from({ length: DIRECTIONS }, (_, n) => {
  const turn = (n / DIRECTIONS) * 2 * Math.PI;
  return { east: Math.sin(turn), north: Math.cos(turn) };
}).toSorted((a, b) => Math.abs(b.east) - Math.abs(a.east)); // opposites first: exits early for homes outside

/**
 * True if orders lie in all directions but at most one. The caller must have checked that the point is
 * outside every order.
 */
export function isInGap(orders: readonly Prepared[], lng: number, lat: number): boolean {
  const degreesNorth = 1 / MILES_A_DEGREE;
  const degreesEast = degreesNorth / Math.cos((lat * Math.PI) / 180);
  const farEast = REACH_MILES * degreesEast * SLACK;
  const farNorth = REACH_MILES * degreesNorth * SLACK;
  const near = orders.filter(
    ({ box }) =>
      lng >= box.west - farEast &&
      lng <= box.east + farEast &&
      lat >= box.south - farNorth &&
      lat <= box.north + farNorth,
  );
  if (near.length === 0) return false;
  let open = 0;
  for (const { east, north } of WAYS) {
    let isClosed = false;
    for (let miles = STEP_MILES; miles <= REACH_MILES && !isClosed; miles += STEP_MILES) {
      const x = lng + east * miles * degreesEast;
      const y = lat + north * miles * degreesNorth;
      isClosed = near.some(({ contains }) => contains(x, y));
    }
    if (!isClosed) open += 1;
    if (open > OPEN_ALLOWED) return false;
  }
  return true;
}
