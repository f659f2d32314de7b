import { indexSegments } from '#server/platform/area.ts';
import { METERS_A_LAT, metersALng, metersBetween, type Position } from '#server/platform/flat-earth.ts';
import type { HazardClosure } from '#server/ports/routing.ts';
import { MinHeap } from './min-heap.ts';
import { canDrive, streetLine, streetName, streetRef, type RoadGraph } from './roads/road-graph.ts';
import { RAMP_METERS, rampsNear } from './place-ramps.ts';
import { nearestPlace, streetsIn, type StreetPlace } from './roads/street-grid.ts';

/** A street this close to a closure is closed. */
const CLOSED_METERS = 25;
/** The ends of a closure are located by mileage, so they miss their road slightly. */
const END_METERS = 150;
/** A road winds: it may be this much longer than the straight line between the ends. */
const MOST_WINDING = 3;
/** The two sides of a divided road are at most this far apart. */
const LANES_APART_METERS = 120;
/** Two points this close are as good as a line. */
const SHORT_METERS = 100;
/** If we can't find the road between two ends, everything this close to the straight line counts as closed. */
const LEAST_DOUBT_METERS = 500;
const DOUBT_SHARE = 1 / 3;

/** Closed lines, and the distance that counts as too close. */
export type PlacedClosure = { id: string; lines: Position[][]; within: number; isPlaced: boolean };

const SUFFIXES: Record<string, string> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  highway: 'hwy',
  court: 'ct',
  parkway: 'pkwy',
};
const NUMBERED =
  /^(?:i|us|sr|ca|st|hwy|state route|state highway|interstate|route|rte|u\.s\.)?[\s-]*(\d{1,3})\b/i;

/** A road's name without the usual abbreviations. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[.,]/g, '')
    .split(/\s+/)
    .map((word) => SUFFIXES[word] ?? word)
    .join(' ')
    .trim();

/** Whether a street belongs to a road as a source writes it: by number ("SR-12" is "CA 12") or by name. */
export function isOfRoad(road: string, name: string, ref: string): boolean {
  const number = NUMBERED.exec(road.trim())?.[1];
  if (number !== undefined && ref.split(';').some((part) => NUMBERED.exec(part.trim())?.[1] === number))
    return true;
  return name !== '' && plainName(name) === plainName(road);
}

/**
 * Locates closures. If only the two ends are known, closes the streets of that road between them. If those can't be
 * found, everything around the straight line counts as closed: we'd rather refuse a route than guess.
 */
export const placeClosures = (closures: readonly HazardClosure[], graph: RoadGraph | null): PlacedClosure[] =>
  closures.map((closure) => placeClosure(closure, graph));

function placeClosure(
  { id, line, isChord, road, isRamp }: HazardClosure,
  graph: RoadGraph | null,
): PlacedClosure {
  if (isRamp) return { id, lines: graph ? rampsNear(graph, line) : [], within: RAMP_METERS, isPlaced: true };
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return { id, lines: [], within: 0, isPlaced: true };
  const chord = metersBetween(first, last);
  if (!isChord || chord <= SHORT_METERS) return { id, lines: [line], within: CLOSED_METERS, isPlaced: true };
  const lines = graph && roadBetween(graph, first, last, road, chord * MOST_WINDING + SHORT_METERS);
  if (lines) return { id, lines: [...lines, [first], [last]], within: CLOSED_METERS, isPlaced: true };
  return {
    id,
    lines: [[first, last]],
    within: Math.max(LEAST_DOUBT_METERS, chord * DOUBT_SHARE),
    isPlaced: false,
  };
}

/** The streets of a road between two places, or null if they aren't connected in our data. */
function roadBetween(
  graph: RoadGraph,
  first: Position,
  last: Position,
  road: string | null,
  mostMeters: number,
): Position[][] | null {
  for (const known of road === null ? roadsNearBoth(graph, first, last) : [road]) {
    const isFit = fits(graph, known);
    const start = nearestPlace(graph, first, { within: END_METERS, isFit });
    const end = start && nearestPlace(graph, last, { within: END_METERS, isFit });
    if (!start || !end) continue;
    if (start.street === end.street) return [streetLine(graph, start.street)];
    const lines = streetsBetween(graph, start, end, isFit, mostMeters);
    if (lines) return lines;
  }
  return null;
}

/** Without a name, the road is one that passes both ends. */
function roadsNearBoth(graph: RoadGraph, first: Position, last: Position): string[] {
  const namesAt = (at: Position): Set<string> => {
    const names = new Set<string>();
    nearestPlace(graph, at, {
      within: END_METERS,
      isFit: (street) => {
        const name = streetName(graph, street) || streetRef(graph, street);
        const isNew = name !== '' && !names.has(name);
        if (isNew && nearestPlace(graph, at, { within: END_METERS, isFit: (s) => s === street }))
          names.add(name);
        return false;
      },
    });
    return names;
  };
  const others = namesAt(last);
  return [...namesAt(first)].filter((name) => others.has(name));
}

/** Names repeat, so each is compared once. */
function fits(graph: RoadGraph, road: string): (street: number) => boolean {
  const known = new Map<string, boolean>();
  return (street) => {
    if (!canDrive(graph, 2 * street) && !canDrive(graph, 2 * street + 1)) return false;
    const key = `${graph.streetName[street]} ${graph.streetRef[street]}`;
    const isFit = known.get(key) ?? isOfRoad(road, streetName(graph, street), streetRef(graph, street));
    known.set(key, isFit);
    return isFit;
  };
}

/** The shortest way along one road, ignoring the direction of its lanes. */
function streetsBetween(
  graph: RoadGraph,
  start: StreetPlace,
  end: StreetPlace,
  isFit: (street: number) => boolean,
  mostMeters: number,
): Position[][] | null {
  const goals = new Set(endsOf(graph, end.street));
  const cost = new Map<string, number>();
  const via = new Map<string, { street: number; from: string | null }>();
  const heap = new MinHeap();
  const keys: string[] = [];
  const reach = (key: string, meters: number, street: number, from: string | null) => {
    if (meters > mostMeters || meters >= (cost.get(key) ?? Infinity)) return;
    cost.set(key, meters);
    via.set(key, { street, from });
    keys.push(key);
    heap.push(meters, keys.length - 1);
  };
  for (const key of endsOf(graph, start.street)) reach(key, 0, start.street, null);
  const byPlace = streetsByEnd(graph, isFit, reachBox(start.at, end.at, mostMeters));
  for (let top = heap.pop(); top !== -1; top = heap.pop()) {
    const key = keys[top] ?? '';
    if (goals.has(key)) {
      const found = new Set([start.street, end.street]);
      for (let at: string | null = key; at !== null;) {
        const step = via.get(at);
        if (!step) break;
        found.add(step.street);
        at = step.from;
      }
      return withOtherLanes(graph, found, new Set([...byPlace.values()].flat()));
    }
    const meters = cost.get(key) ?? 0;
    for (const street of byPlace.get(key) ?? [])
      for (const next of endsOf(graph, street))
        if (next !== key) reach(next, meters + (graph.streetMeters[street] ?? 0), street, key);
  }
  return null;
}

/** A divided road has its other lanes nearby, under the same name: they are closed, too. */
function withOtherLanes(
  graph: RoadGraph,
  found: ReadonlySet<number>,
  all: ReadonlySet<number>,
): Position[][] {
  const lines = [...found].map((street) => streetLine(graph, street));
  const degrees = lines.flatMap((line) => line.slice(1).flatMap((b, i) => [...(line[i] ?? b), ...b]));
  const path = indexSegments(degrees);
  const others = [...all].filter((street) => {
    const line = streetLine(graph, street);
    const middle = line[Math.floor(line.length / 2)];
    return !found.has(street) && middle && path.metersTo(middle, LANES_APART_METERS) < Infinity;
  });
  return [...lines, ...others.map((street) => streetLine(graph, street))];
}

/** Ends by position, because a junction can have copies. */
function endsOf(graph: RoadGraph, street: number): [string, string] {
  const first = graph.lineStart[street] ?? 0;
  const last = (graph.lineStart[street + 1] ?? 0) - 1;
  return [`${graph.lineLng[first]} ${graph.lineLat[first]}`, `${graph.lineLng[last]} ${graph.lineLat[last]}`];
}

/** The area in which a road of this length between two places can run at all. */
function reachBox(a: Position, b: Position, mostMeters: number): [number, number, number, number] {
  const lat = mostMeters / 2 / METERS_A_LAT;
  const lng = mostMeters / 2 / metersALng(Math.max(Math.abs(a[1]), Math.abs(b[1])));
  return [
    Math.min(a[0], b[0]) - lng,
    Math.min(a[1], b[1]) - lat,
    Math.max(a[0], b[0]) + lng,
    Math.max(a[1], b[1]) + lat,
  ];
}

function streetsByEnd(
  graph: RoadGraph,
  isFit: (street: number) => boolean,
  box: readonly [number, number, number, number],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const street of new Set(streetsIn(graph, box)))
    if (isFit(street))
      for (const end of endsOf(graph, street)) found.set(end, [...(found.get(end) ?? []), street]);
  return found;
}
