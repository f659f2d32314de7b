/**
 * Routes out of an evacuation: verified before anyone sees them, or refused honestly. Verbs that other
 * capabilities call; nothing here needs the database. (HTTP endpoints of this capability: `endpoints.ts`.)
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoadLevel } from '#contract/road-levels.ts';
import type { Position } from '#server/platform/flat-earth.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { HazardPicture, RouteAnswer, SourceAge } from '#server/ports/routing.ts';
import { createBuiltInRouting, preparePicture } from './built-in-engine.ts';
import { findVerified, type RouteRequest } from './find-verified.ts';
import { prepareHazards } from './hazards.ts';
import { costsFrom, createTree, growTree, packStarts, startFrom, type HomeStart } from './hotel-tree.ts';
import { isTile, roadsOfTile } from './map-roads.ts';
import { streetClass, streetLine, streetName, type RoadGraph } from './roads/road-graph.ts';
import type { RoadClass } from './roads/road-rules.ts';
import { createRoadSource, type RoadSource } from './roads/road-source.ts';
import { nearestPlace, streetsIn } from './roads/street-grid.ts';
import { verifyRoute } from './verify-route.ts';
import { findWaysOut, type WaysOut } from './ways-out.ts';

export type RouteDeps = Pick<Deps, 'fileStorage' | 'clock' | 'log' | 'routing'>;

/** One copy of the roads per process, whoever asks. */
const sources = new WeakMap<RouteDeps['fileStorage'], RoadSource>();

function roadsOf(deps: RouteDeps): RoadSource {
  const known = sources.get(deps.fileStorage) ?? createRoadSource(deps);
  sources.set(deps.fileStorage, known);
  return known;
}

/** Loads the roads before the first question, so that nobody waits for them in an evacuation. */
export const warmRoads = async (deps: RouteDeps): Promise<void> => void (await roadsOf(deps).graph());

/** How old the imported roads are; `none` without any. */
export const roadsAge = (deps: RouteDeps): Promise<SourceAge> => roadsOf(deps).age();

const prepareFor = (graph: RoadGraph | null, picture: HazardPicture) =>
  graph ? preparePicture(graph, picture).hazards : prepareHazards(picture, null);

/**
 * A route from home to hotel that leaves the zone first and avoids every fire and closed road we know of; or an
 * outcome that says why there is none. When the configured engine fails, the built-in search answers.
 */
export async function routeFor(
  deps: RouteDeps,
  request: RouteRequest,
  signal?: AbortSignal,
): Promise<RouteAnswer> {
  const roads = roadsOf(deps);
  const graph = await roads.graph();
  const hazards = prepareFor(graph, request.hazards);
  if (deps.routing) {
    const answer = await findVerified(deps.routing, request, hazards, signal);
    if (answer.outcome !== 'unavailable' || !graph) return answer;
    deps.log.warn({ engine: deps.routing.name }, 'routing engine unavailable, using the built-in search');
  }
  return findVerified(createBuiltInRouting(roads), request, hazards, signal);
}

/**
 * Whether a stored route still passes the check against a newer picture. Only one that doesn't is computed and
 * announced again.
 */
export async function stillHolds(
  deps: RouteDeps,
  stored: {
    line: readonly Position[];
    from: Position;
    to: Position;
    outcome: 'verified' | 'verified-goes-deeper-first';
  },
  picture: HazardPicture,
): Promise<boolean> {
  const hazards = prepareFor(await roadsOf(deps).graph(), picture);
  const canGoDeeper = stored.outcome === 'verified-goes-deeper-first';
  return verifyRoute(stored.line, { ...stored, hazards, canGoDeeper }).faults.length === 0;
}

/** Two ways out of a home in advance, or the street that everyone must use. */
export async function waysOutOf(deps: RouteDeps, home: Position): Promise<WaysOut> {
  const graph = await roadsOf(deps).graph();
  return graph ? findWaysOut(graph, home) : { outcome: 'no-road-data' };
}

/**
 * Driving costs from every home to each hotel, one hotel at a time: seconds, those in a zone counted six times,
 * and Infinity where no way is known. One search serves all homes. The array is used again for the next hotel.
 */
export async function* costsToHotels(
  deps: RouteDeps,
  {
    homes,
    hotels,
    hazards: picture,
  }: { homes: readonly Position[]; hotels: readonly Position[]; hazards: HazardPicture },
): AsyncGenerator<{ hotel: number; costs: Float64Array }> {
  const graph = await roadsOf(deps).graph();
  if (!graph) return;
  const prepared = preparePicture(graph, picture);
  const starts = homes.map((home): HomeStart => {
    const place = nearestPlace(graph, home);
    return place ? startFrom(graph, prepared, place) : { starts: [], limit: 0 };
  });
  const packed = packStarts(starts);
  const tree = createTree(graph);
  const costs = new Float64Array(homes.length);
  for (const [hotel, position] of hotels.entries()) {
    const place = nearestPlace(graph, position);
    if (place) {
      growTree(graph, prepared, place, tree);
      costsFrom(packed, tree, costs);
    } else costs.fill(Infinity);
    yield { hotel, costs };
    // A tree of a whole state takes a second: other requests get their turn in between.
    await nextTurn();
  }
}

export type DrawnStreet = { name: string | null; kind: RoadClass; line: Position[] };

/** Streets in a box, for a map that must never be blank and for the printed plan. Large ones first, up to `most`. */
export async function streetsWithin(
  deps: RouteDeps,
  box: readonly [west: number, south: number, east: number, north: number],
  most: number,
): Promise<DrawnStreet[]> {
  const graph = await roadsOf(deps).graph();
  if (!graph) return [];
  return [...new Set(streetsIn(graph, box))]
    .toSorted((a, b) => (graph.streetClass[a] ?? 0) - (graph.streetClass[b] ?? 0))
    .slice(0, most)
    .map((street) => ({
      name: streetName(graph, street) || null,
      kind: streetClass(graph, street),
      line: streetLine(graph, street),
    }));
}

/** Streets of a map tile. Null: there is no such tile. */
export async function mapRoads(deps: RouteDeps, tile: { z: number; x: number; y: number }) {
  if (!isTile(tile)) return null;
  const { state, asOf } = await roadsAge(deps);
  const graph = await roadsOf(deps).graph();
  const { lines, isCut } = graph
    ? roadsOfTile(graph, { ...tile, z: tile.z as RoadLevel })
    : { lines: [], isCut: false };
  return { state, asOf: asOf?.toISOString() ?? null, lines, isCut };
}
