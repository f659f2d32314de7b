import { indexSegments } from '#server/platform/area.ts';
import { between, metersBetween, metersOf, pointsAlong, type Position } from '#server/platform/flat-earth.ts';
import type { FoundRoute } from '#server/ports/routing.ts';

const MOST = 2;
/** A route that shares more of its length with another is the same route with a detour. */
const MOST_SHARED = 0.8;
/** A much longer route doesn't help. */
const MOST_TIMES_AS_LONG = 1.8;
const SAME_ROAD_METERS = 20;
const LOOK_METERS = 50;
/** Where the chosen route is blocked, as fractions of its length, one attempt after the other. */
const STRUCK: readonly (readonly number[])[] = [[0.3, 0.5, 0.7], [0.5], [0.35], [0.65]];

type Line = readonly Position[];

export function placeAt(line: Line, share: number): Position {
  let rest = metersOf(line) * share;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) break;
    const length = metersBetween(a, b);
    if (rest <= length) return between(a, b, length > 0 ? rest / length : 0);
    rest -= length;
  }
  return line.at(-1) ?? [0, 0];
}

export const segmentsOf = (line: Line) =>
  indexSegments(line.slice(1).flatMap((b, i) => [...(line[i] ?? b), ...b]));

/** How much of a line runs along another, from 0 to 1. */
export function sharedWith(line: Line, other: Line): number {
  const roads = segmentsOf(other);
  let [all, shared] = [0, 0];
  for (const point of pointsAlong(line, LOOK_METERS)) {
    all += 1;
    if (roads.metersTo(point, SAME_ROAD_METERS) < Infinity) shared += 1;
  }
  return all === 0 ? 1 : shared / all;
}

/** Searches for routes that leave out parts of the chosen one, and keeps those that really differ. */
export async function findAlternatives(
  chosen: Pick<FoundRoute, 'line' | 'seconds'>,
  find: (avoid: Position[]) => Promise<FoundRoute | null>,
): Promise<FoundRoute[]> {
  const found: FoundRoute[] = [];
  for (const shares of STRUCK) {
    if (found.length >= MOST) break;
    const route = await find(shares.map((share) => placeAt(chosen.line, share)));
    if (!route || route.seconds > chosen.seconds * MOST_TIMES_AS_LONG) continue;
    const others = [chosen.line, ...found.map(({ line }) => line)];
    if (others.every((line) => sharedWith(route.line, line) <= MOST_SHARED)) found.push(route);
  }
  return found;
}
