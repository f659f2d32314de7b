import type { HazardPicture, RoutingPort } from '#server/ports/routing.ts';
import { isInFire, prepareHazards, type Hazards } from './hazards.ts';
import { findPath } from './leave-first.ts';
import { makeRoute } from './make-route.ts';
import type { RoadSource } from './roads/road-source.ts';
import type { RoadGraph } from './roads/road-graph.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { markStreets, type StreetMarks } from './street-marks.ts';

export type PreparedPicture = { hazards: Hazards; marks: StreetMarks };

const prepared = new WeakMap<RoadGraph, WeakMap<HazardPicture, PreparedPicture>>();

/** Marks the streets once per graph and picture; every home shares the result. */
export function preparePicture(graph: RoadGraph, picture: HazardPicture): PreparedPicture {
  const known = prepared.get(graph) ?? new WeakMap<HazardPicture, PreparedPicture>();
  prepared.set(graph, known);
  let made = known.get(picture);
  if (!made) {
    const hazards = prepareHazards(picture, graph);
    made = { hazards, marks: markStreets(graph, hazards) };
    known.set(picture, made);
  }
  return made;
}

/** The engine without a vendor: the leave-first search on the imported roads. */
export const createBuiltInRouting = (roads: RoadSource): RoutingPort => ({
  name: 'built-in',
  roadsAge: roads.age,
  findRoute: async ({ from, to, hazards: picture, avoid, canGoDeeper }) => {
    const graph = await roads.graph();
    if (!graph) return { outcome: 'no-road-data' };
    const [start, end] = [nearestPlace(graph, from), nearestPlace(graph, to)];
    if (!start || !end) return { outcome: 'no-road-data' };
    const { hazards, marks } = preparePicture(graph, picture);
    if (isInFire(hazards, start.at)) return { outcome: 'in-fire' };
    if (isInFire(hazards, end.at)) return { outcome: 'no-way-in-our-data', reason: 'destination-in-fire' };
    const avoidStreets = new Set(
      avoid.flatMap((place) => nearestPlace(graph, place, { isFit: () => true })?.street ?? []),
    );
    const path = findPath(graph, { from: start, to: end, hazards, marks, canGoDeeper, avoidStreets });
    return path
      ? { outcome: 'found', route: makeRoute(graph, path) }
      : { outcome: 'no-way-in-our-data', reason: 'streets-closed' };
  },
});
