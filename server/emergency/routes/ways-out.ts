import {
  bearing,
  METERS_A_LAT,
  metersALng,
  metersBetween,
  type Position,
} from '#server/platform/flat-earth.ts';
import type { Compass } from '#contract/emergency/routes.ts';
import type { FoundRoute, HazardPicture } from '#server/ports/routing.ts';
import { preparePicture } from './built-in-engine.ts';
import { makeRoute } from './make-route.ts';
import { edgeLine, junctionAt, NOWHERE, streetName, streetRef, type RoadGraph } from './roads/road-graph.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { compassOf } from './route-steps.ts';
import { stretchesFrom, type Stretch } from './street-ends.ts';
import { findTwoWays, type Arc, type Flow } from './street-flow.ts';

/** A way out leads this far from home. */
const REACH_METERS = 5000;
/** Closer to the edge of the data, we can't say anything about ways out. */
const LEAST_REACH_METERS = 1500;
/** Ways out may use streets beyond the reach, so data must extend this far around the home. */
const WANTED_DATA_METERS = 10_000;
const DATA_MARGIN_METERS = 200;
/** Two ways whose ends are closer together lead to the same place. */
const APART_METERS = 1000;
/** A dead end up to the next corner isn't a bottleneck, so ways out are counted from there. */
const OWN_BLOCK_METERS = 500;

export type WayOut = FoundRoute & { heading: Compass };

export type WaysOut =
  | { outcome: 'no-road-data' }
  /** The imported area ends too close to the home to say anything. */
  | { outcome: 'data-ends-too-near' }
  | {
      outcome: 'found';
      ways: WayOut[];
      /** With one way: the streets that everyone must use, in driving order. Null: a street without a name. */
      onlyBy: (string | null)[];
      /** There may be other ways that our data doesn't reach. */
      dataEndsNear: boolean;
    };

export const NO_HAZARDS: HazardPicture = {
  zones: { age: { state: 'none', asOf: null }, items: [] },
  fires: { age: { state: 'none', asOf: null }, items: [] },
  closures: { age: { state: 'none', asOf: null }, items: [] },
};

function metersToDataEnd(graph: RoadGraph, [lng, lat]: Position): number {
  const [west, south, east, north] = graph.meta.box;
  const scale = metersALng(lat);
  return Math.min(
    (lng - west) * scale,
    (east - lng) * scale,
    (lat - south) * METERS_A_LAT,
    (north - lat) * METERS_A_LAT,
  );
}

/** Two ways out of a home that share no street, or the one street that everyone must use. */
export function findWaysOut(graph: RoadGraph, home: Position): WaysOut {
  const place = nearestPlace(graph, home);
  if (!place) return { outcome: 'no-road-data' };
  const toEnd = metersToDataEnd(graph, home);
  const reach = Math.min(REACH_METERS, toEnd - DATA_MARGIN_METERS);
  if (reach < LEAST_REACH_METERS) return { outcome: 'data-ends-too-near' };

  const halves = stretchesFrom(graph, preparePicture(graph, NO_HAZARDS), place);
  const isGate = (junction: number) => metersBetween(junctionAt(graph, junction), home) >= reach;
  const isTaken = (gate: number, earlier: readonly number[]) =>
    earlier.some((other) => metersBetween(junctionAt(graph, gate), junctionAt(graph, other)) < APART_METERS);
  const isBanned = (street: number) => street === place.street;
  const starts = halves.map((half) => ({
    arc: { tail: -1, edge: half.edge, head: graph.edgeHead[half.edge] ?? NOWHERE },
    seconds: half.seconds,
  }));
  const flow = findTwoWays(graph, { starts, isGate, isTaken, isBanned });
  const beyond = flow.ways.length === 1 ? beyondOwnBlock(graph, flow, halves) : null;
  const better =
    beyond &&
    findTwoWays(graph, {
      starts: beyond.outs,
      isGate,
      isTaken,
      isBanned: (street) => isBanned(street) || beyond.streets.has(street),
    });
  const isBetter = better && better.ways.length === 2;
  const lists = isBetter ? better.ways.map((way) => [...beyond.shared, ...way]) : flow.ways;
  const ways = lists.flatMap((arcs) => wayOf(graph, home, arcs, halves) ?? []);
  return {
    outcome: 'found',
    ways,
    onlyBy: isBetter || ways.length !== 1 ? [] : namesOf(graph, flow.bridges),
    dataEndsNear: toEnd < WANTED_DATA_METERS,
  };
}

/** The corner after the last bottleneck of the home's own block, and what continues from there. */
function beyondOwnBlock(graph: RoadGraph, { ways, bridges }: Flow, halves: readonly Stretch[]) {
  const [way = []] = ways;
  let meters = 0;
  let last = -1;
  for (const [i, arc] of way.entries()) {
    meters +=
      i === 0
        ? (halves.find(({ edge }) => edge === arc.edge)?.meters ?? 0)
        : (graph.streetMeters[arc.edge >>> 1] ?? 0);
    if (meters > OWN_BLOCK_METERS) break;
    if (bridges.some((bridge) => bridge.edge === arc.edge)) last = i;
  }
  const corner = way[last]?.head;
  if (corner === undefined) return null;
  const shared = way.slice(0, last + 1);
  const streets = new Set(shared.map(({ edge }) => edge >>> 1));
  const outs: { arc: Arc; seconds: number }[] = [];
  for (let k = graph.outStart[corner] ?? 0; k < (graph.outStart[corner + 1] ?? 0); k += 1) {
    const edge = graph.outEdge[k] ?? 0;
    const head = graph.edgeHead[edge] ?? NOWHERE;
    if (head !== NOWHERE && !streets.has(edge >>> 1))
      outs.push({ arc: { tail: corner, edge, head }, seconds: graph.streetSeconds[edge >>> 1] ?? 0 });
  }
  // The search begins at the corner as if it were home.
  return { shared, streets, outs: outs.map(({ arc, seconds }) => ({ arc: { ...arc, tail: -1 }, seconds })) };
}

function wayOf(
  graph: RoadGraph,
  home: Position,
  arcs: readonly Arc[],
  halves: readonly Stretch[],
): WayOut | null {
  const [start, ...rest] = arcs;
  const first = halves.find(({ edge }) => edge === start?.edge);
  const end = arcs.at(-1)?.head;
  if (!first || end === undefined) return null;
  const path = { first, edges: rest.map(({ edge }) => edge), last: null, cost: 0 };
  return { ...makeRoute(graph, path), heading: compassOf(bearing(home, junctionAt(graph, end))) };
}

/** Each name once, in driving order. */
function namesOf(graph: RoadGraph, arcs: readonly Arc[]): (string | null)[] {
  const names = arcs
    .filter(({ edge }) => edgeLine(graph, edge).length > 0)
    .map(({ edge }) => streetName(graph, edge >>> 1) || streetRef(graph, edge >>> 1).split(';')[0] || null);
  const named = [...new Set(names.filter((name) => name !== null))];
  return named.length > 0 ? named : names.slice(0, 1);
}
