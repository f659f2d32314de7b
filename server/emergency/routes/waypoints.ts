/**
 * A navigation app chooses its own streets and may not know about the order. Waypoints keep it on our route: we search
 * the way such an app would, without hazards, and add a waypoint wherever it would leave the route.
 */
import { pointsAlong, type Position } from '#server/platform/flat-earth.ts';
import { placeAt, segmentsOf } from './alternatives.ts';
import { preparePicture } from './built-in-engine.ts';
import { findPath } from './leave-first.ts';
import { makeRoute } from './make-route.ts';
import type { RoadGraph } from './roads/road-graph.ts';
import { nearestPlace, type StreetPlace } from './roads/street-grid.ts';
import { NO_HAZARDS } from './ways-out.ts';

export type Waypoints = {
  places: Position[];
  /** False: even with these waypoints an app may choose other streets. */
  isKept: boolean;
};

/** Google Maps allows nine at most. */
export const MOST_WAYPOINTS = 9;
/** Candidate points along the route. */
const CANDIDATES = 40;
const SAME_ROAD_METERS = 30;
const LOOK_METERS = 40;
/** The line comes from our own streets. A place farther away is on the other side of a divided road. */
const ON_STREET_METERS = 2;

/** A few points on the line that keep an app on it. Without roads, evenly spread ones without any guarantee. */
export function chooseWaypoints(graph: RoadGraph | null, line: readonly Position[]): Waypoints {
  if (line.length < 2) return { places: [], isKept: false };
  if (!graph) return { places: [0.25, 0.5, 0.75].map((share) => placeAt(line, share)), isKept: false };
  const judged = preparePicture(graph, NO_HAZARDS);
  const route = segmentsOf(line);
  const shares = Array.from({ length: CANDIDATES + 1 }, (_, i) => i / CANDIDATES);
  const places = shares.map((share) => {
    const at = placeAt(line, share);
    return nearestPlace(graph, at, { within: ON_STREET_METERS, isFit: () => true });
  });
  const staysOn = (from: StreetPlace | null | undefined, to: StreetPlace | null | undefined): boolean => {
    if (!from || !to) return false;
    const path = findPath(graph, { ...judged, from, to, canGoDeeper: true });
    if (!path) return false;
    for (const point of pointsAlong(makeRoute(graph, path).line, LOOK_METERS))
      if (route.metersTo(point, SAME_ROAD_METERS) === Infinity) return false;
    return true;
  };
  const chosen: Position[] = [];
  let isKept = true;
  for (let at = 0; at < CANDIDATES;) {
    let next = CANDIDATES;
    while (next > at + 1 && !staysOn(places[at], places[next])) next -= next - at > 8 ? 4 : 1;
    if (next === at + 1 && !staysOn(places[at], places[next])) isKept = false;
    at = next;
    const place = places[at];
    if (at < CANDIDATES && place) chosen.push(place.at);
  }
  return chosen.length <= MOST_WAYPOINTS
    ? { places: chosen, isKept }
    : {
        places: Array.from(
          { length: MOST_WAYPOINTS },
          (_, i) => chosen[Math.floor((i * chosen.length) / MOST_WAYPOINTS)] ?? placeAt(line, 0.5),
        ),
        isKept: false,
      };
}
