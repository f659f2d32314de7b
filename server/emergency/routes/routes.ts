/**
 * Routes out of an evacuation: verified before anyone sees them, or refused honestly. Functions for other capabilities;
 * nothing here needs the database. (HTTP endpoints of this capability: `endpoints.ts`.)
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { RoadLevel } from '#contract/road-levels.ts';
import { defineJob } from '#server/platform/jobs.ts';
import { METERS_A_LAT, metersALng, type Position } from '#server/platform/flat-earth.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { FoundRoute, HazardPicture, RouteAges, RouteAnswer, SourceAge } from '#server/ports/routing.ts';
import { findAlternatives } from './alternatives.ts';
import { createBuiltInRouting, preparePicture } from './built-in-engine.ts';
import { findVerified, type RouteRequest } from './find-verified.ts';
import { prepareHazards } from './hazards.ts';
import { costsFrom, createTree, growTree, packStarts, startFrom, type HomeStart } from './hotel-tree.ts';
import { isTile, roadsOfTile } from './map-roads.ts';
import { streetClass, streetLine, streetName, type RoadGraph } from './roads/road-graph.ts';
import type { RoadClass } from './roads/road-rules.ts';
import { createRoadSource, type RoadSource } from './roads/road-source.ts';
import { nearestPlace, streetsIn } from './roads/street-grid.ts';
import { openHotel } from './routes-to-hotel.ts';
import { verifyRoute, type RouteFault } from './verify-route.ts';
import { findWayClear } from './way-clear.ts';
import { chooseWaypoints, type Waypoints } from './waypoints.ts';
import { findWaysOut, type WaysOut } from './ways-out.ts';

export { compassOf } from './route-steps.ts';

export type RouteDeps = Pick<Deps, 'fileStorage' | 'clock' | 'log' | 'routing'>;

/** One copy of the roads per process. */
const sources = new WeakMap<RouteDeps['fileStorage'], RoadSource>();

function roadsOf(deps: RouteDeps): RoadSource {
  const known = sources.get(deps.fileStorage) ?? createRoadSource(deps);
  sources.set(deps.fileStorage, known);
  return known;
}

/** Loads the roads before the first query, so that no one waits for them in an evacuation. */
export const warmRoads = async (deps: RouteDeps): Promise<void> => void (await roadsOf(deps).graph());

/** How old the imported roads are; `none` without any. */
export const roadsAge = (deps: RouteDeps): Promise<SourceAge> => roadsOf(deps).age();

const prepareFor = (graph: RoadGraph | null, picture: HazardPicture) =>
  graph ? preparePicture(graph, picture).hazards : prepareHazards(picture, null);

/**
 * A route from home to hotel that leaves the zone first and avoids every fire and closed road we know of; or an outcome
 * that says why there is none. If the configured engine fails, the built-in search is used.
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
 * Whether a stored route still passes the check against a newer picture. Only routes that fail are recomputed and
 * announced.
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
  return (await faultsOf(deps, stored, picture)).length === 0;
}

export type RouteFaultKind = RouteFault['kind'];
type StoredRoute = Parameters<typeof stillHolds>[1];

/** What is wrong with a stored route according to a newer picture. Empty: it still passes the check. */
export async function faultsOf(
  deps: RouteDeps,
  stored: StoredRoute,
  picture: HazardPicture,
): Promise<RouteFault['kind'][]> {
  const hazards = prepareFor(await roadsOf(deps).graph(), picture);
  const canGoDeeper = stored.outcome === 'verified-goes-deeper-first';
  return verifyRoute(stored.line, { ...stored, hazards, canGoDeeper }).faults.map(({ kind }) => kind);
}

const agesIn = async (deps: RouteDeps, picture: HazardPicture): Promise<RouteAges> => ({
  roads: await roadsOf(deps).age(),
  zones: picture.zones.age,
  fires: picture.fires.age,
  closures: picture.closures.age,
});

/** Whether our road map has a street at a place. */
export async function isOnRoads(deps: RouteDeps, place: Position): Promise<boolean> {
  const graph = await roadsOf(deps).graph();
  return graph !== null && nearestPlace(graph, place) !== null;
}

/** Changes with every import of roads. Null: there are none. */
export const roadsMark = async (deps: RouteDeps): Promise<string | null> =>
  (await roadsOf(deps).graph())?.meta.importedAt ?? null;

/** A checked way to a place well outside every zone and fire, for a household without a hotel. */
export async function wayClearFor(
  deps: RouteDeps,
  request: { from: Position; hazards: HazardPicture },
): Promise<RouteAnswer> {
  return findWayClear(await roadsOf(deps).graph(), request, await agesIn(deps, request.hazards));
}

/** For fewer homes than this, searching each route is faster than a tree of all streets. */
const LEAST_FOR_TREE = 8;

/** Routes of many homes to one hotel, in the order of the homes. */
export async function* routesToHotel(
  deps: RouteDeps,
  { to, homes, hazards }: { to: Position; homes: readonly Position[]; hazards: HazardPicture },
): AsyncGenerator<RouteAnswer> {
  const graph = await roadsOf(deps).graph();
  const ages = await agesIn(deps, hazards);
  const byTree = graph && homes.length >= LEAST_FOR_TREE ? openHotel(graph, { to, hazards }, ages) : null;
  for (const from of homes) {
    yield byTree?.(from) ?? (await routeFor(deps, { from, to, hazards }));
    await nextTurn();
  }
}

/** Up to two checked routes that differ from the given one. Only on our own roads. */
export async function alternativesTo(
  deps: RouteDeps,
  request: RouteRequest,
  chosen: Pick<FoundRoute, 'line' | 'seconds'>,
): Promise<FoundRoute[]> {
  const graph = await roadsOf(deps).graph();
  if (!graph) return [];
  const engine = createBuiltInRouting(roadsOf(deps));
  return findAlternatives(chosen, async (avoid) => {
    const hazards = prepareFor(graph, request.hazards);
    const found = await findVerified(engine, { ...request, avoid }, hazards);
    return found.outcome === 'verified' ? found.route : null;
  });
}

/** Points along a route that keep a navigation app on it; see `chooseWaypoints`. */
export async function waypointsOf(deps: RouteDeps, line: readonly Position[]): Promise<Waypoints> {
  return chooseWaypoints(await roadsOf(deps).graph(), line);
}

/** Two ways out of a home in advance, or the street that everyone must use. */
export async function waysOutOf(deps: RouteDeps, home: Position): Promise<WaysOut> {
  const graph = await roadsOf(deps).graph();
  return graph ? findWaysOut(graph, home) : { outcome: 'no-road-data' };
}

/**
 * Driving costs from every home to each hotel, one hotel at a time, in seconds. Seconds in a zone count six times;
 * Infinity if no way is known. One search serves all homes. The array is reused for the next hotel.
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
    // A tree of a whole state takes a second, so let other requests run in between.
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

/** A place as sent: longitude and latitude. */
export type DrawnPlace = [number, number];

/** Enough to recognize the neighborhood and the directions, in a response that a phone loads quickly. */
const MOST_LARGE = 900;
const MOST_NEAR = 500;
const AROUND_METERS = 300;
/** Small streets are drawn only this close to the home. */
const NEAR_METERS = 1000;
const LARGE = /^(motorway|trunk|primary|secondary|tertiary)/;

/** Six decimals are 10 cm: more would only enlarge the response. */
export const toPlace = ([lng, lat]: Position): DrawnPlace => [Number(lng.toFixed(6)), Number(lat.toFixed(6))];

/** Streets to draw ways on: the small ones near a home, and the large ones wherever the lines lead. */
export async function streetsAround(
  deps: RouteDeps,
  home: DrawnPlace,
  line: readonly DrawnPlace[],
): Promise<{ isLarge: boolean; line: DrawnPlace[] }[]> {
  const near = await streetsWithin(deps, boxAround([home], NEAR_METERS), MOST_NEAR);
  const around = await streetsWithin(deps, boxAround([home, ...line], AROUND_METERS), MOST_LARGE);
  const isLarge = ({ kind }: DrawnStreet) => LARGE.test(kind);
  return [...near.filter((street) => !isLarge(street)), ...around.filter(isLarge)].map((street) => ({
    isLarge: isLarge(street),
    line: street.line.map(toPlace),
  }));
}

function boxAround(places: readonly DrawnPlace[], meters: number): [number, number, number, number] {
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)];
  const [dx, dy] = [meters / metersALng(lats[0] ?? 0), meters / METERS_A_LAT];
  return [Math.min(...lngs) - dx, Math.min(...lats) - dy, Math.max(...lngs) + dx, Math.max(...lats) + dy];
}

/**
 * Reconciles stored routes with rooms, zones, fires and closures. Enqueued when rooms or orders change, and every
 * minute to catch the rest. `evacuation-routes` has its handler.
 */
export const refreshRoutes = defineJob({
  name: 'evacuation-routes.refresh',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
});
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
