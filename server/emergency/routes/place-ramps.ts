import { indexSegments } from '#server/platform/area.ts';
import {
  between,
  METERS_A_LAT,
  metersALng,
  metersBetween,
  metersOf,
  type Position,
} from '#server/platform/flat-earth.ts';
import { streetClass, streetLine, type RoadGraph } from './roads/road-graph.ts';
import { streetsIn } from './roads/street-grid.ts';

/** Sources place a closed ramp on its freeway, some way before or after the ramp itself. */
const NEAR_METERS = 150;
/** Half the length of the closed piece in the middle of a ramp. */
const HALF_PIECE_METERS = 20;
/** How close to that piece counts as on the ramp. The lanes next to it are farther away. */
export const RAMP_METERS = 6;

/**
 * The ramps and connectors near a place, each as a short piece of its middle, because its ends touch the freeway and
 * the street below, which are open.
 */
export function rampsNear(graph: RoadGraph, places: readonly Position[]): Position[][] {
  const found = new Set<number>();
  for (const at of places)
    for (const street of streetsIn(graph, boxAround(at, NEAR_METERS)))
      if (streetClass(graph, street).endsWith('_link') && isNear(streetLine(graph, street), at))
        found.add(street);
  return [...found].map((street) => middleOf(streetLine(graph, street)));
}

function boxAround([lng, lat]: Position, meters: number): [number, number, number, number] {
  const [dx, dy] = [meters / metersALng(lat), meters / METERS_A_LAT];
  return [lng - dx, lat - dy, lng + dx, lat + dy];
}

function isNear(line: readonly Position[], at: Position): boolean {
  const degrees = line.slice(1).flatMap((b, i) => [...(line[i] ?? b), ...b]);
  return indexSegments(degrees).metersTo(at, NEAR_METERS) < Infinity;
}

function middleOf(line: readonly Position[]): Position[] {
  const total = metersOf(line);
  const half = Math.min(HALF_PIECE_METERS, total / 4);
  return [pointAt(line, total / 2 - half), pointAt(line, total / 2), pointAt(line, total / 2 + half)];
}

/** The point this many meters along a line. */
function pointAt(line: readonly Position[], meters: number): Position {
  let left = meters;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1] ?? b;
    const length = metersBetween(a, b);
    if (length > 0 && left <= length) return between(a, b, left / length);
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}
