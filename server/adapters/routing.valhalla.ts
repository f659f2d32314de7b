/**
 * Valhalla over HTTP. It answers OK and wrong in ways we have measured, so this adapter sends it narrow requests,
 * refuses any warning, and leaves the final decision to our verifier:
 *
 * - An origin inside an excluded polygon finds no path. So a home in a zone is routed in two parts: to a place
 *   on the zone's border with only fires excluded, and on from there with zones and fires excluded.
 * - Polygons must be a list of rings; anything else is ignored (warning 204).
 * - The server's `max_exclude_polygons_length` must be raised to 3,000,000; the default of 10 km refuses zones.
 */
import { z } from 'zod';
import type { MultiPolygon } from '#contract/shape.ts';
import { areaOf, type Area } from '#server/platform/area.ts';
import { metersBetween, metersOf, pointsAlong, type Position } from '#server/platform/flat-earth.ts';
import type {
  EngineAnswer,
  FoundRoute,
  RouteQuestion,
  RoutingPort,
  SourceAge,
} from '#server/ports/routing.ts';
import { decodeShape, readSteps, Trip } from './valhalla-trip.ts';
import { callValhalla, NoRoute, type Calls } from './valhalla-calls.ts';

type Options = { url: string; timeoutMs?: number };

/** Candidates for leaving a zone: places along its border, of which the nearest are tried. */
const EXIT_SPACING_METERS = 250;
const MOST_EXITS = 40;
/** A little outside, so that the second part doesn't begin inside what it excludes. */
const BEYOND_BORDER_METERS = 60;
/** The border strip counts as outside, so the excluded ring is shrunk by its width. */
const RING_INSET_METERS = 50;
const CLOSURE_SPACING_METERS = 50;
const MOST_EXCLUDED_PLACES = 50;
/** Junctions of two parts are on the same street if they are this close. */
const JOINED_METERS = 60;

type Ring = [number, number][];
type Costing = { exclude_polygons?: Ring[]; exclude_locations?: { lon: number; lat: number }[] };

const Route = z.object({ trip: Trip });
const Matrix = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: z.number().nullable() }).loose())),
});
const Status = z.object({ tileset_last_modified: z.number().optional() });

export function createValhallaRouting({ url, timeoutMs }: Options): RoutingPort {
  const calls = callValhalla({ url, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return {
    name: 'valhalla',
    roadsAge: () => roadsAge(calls),
    findRoute: async (question, signal) => {
      try {
        return await findRoute(calls, question, signal);
      } catch (e) {
        if (e instanceof NoRoute) return e.answer;
        throw e;
      }
    },
  };
}

async function roadsAge(calls: Calls): Promise<SourceAge> {
  try {
    const { tileset_last_modified: seconds } = await calls.get('/status', Status);
    return seconds === undefined
      ? { state: 'ok', asOf: null }
      : { state: 'ok', asOf: new Date(seconds * 1000) };
  } catch {
    return { state: 'unavailable', asOf: null };
  }
}

async function findRoute(calls: Calls, question: RouteQuestion, signal?: AbortSignal): Promise<EngineAnswer> {
  const { from, to, hazards } = question;
  const zones = hazards.zones.items.filter(({ status }) => status === 'order').map(({ shape }) => shape);
  const areas = zones.map((shape) => areaOf(shape));
  const fires = ringsOf(hazards.fires.items.map(({ shape }) => shape));
  const places = excludedPlaces(question);
  const outside: Costing = costing([...ringsOf(zones.map(inset)), ...fires], places);
  const inside: Costing = costing(fires, places);
  const home = areas.filter((area) => area.contains(from[0], from[1]));
  if (home.length === 0) return { outcome: 'found', route: await routeOf(calls, from, to, outside, signal) };

  const exits = exitsOf(areas, from);
  if (exits.length === 0) return { outcome: 'no-way-in-our-data', reason: 'streets-closed' };
  const [out, on] = await Promise.all([
    timesOf(calls, [from], exits, inside, signal),
    timesOf(calls, exits, [to], outside, signal),
  ]);
  let best: { exit: Position; cost: number } | null = null;
  for (const [i, exit] of exits.entries()) {
    const [first, second] = [out[0]?.[i] ?? null, on[i]?.[0] ?? null];
    // The same weight as the built-in search: time inside counts six times.
    const cost = first === null || second === null ? Infinity : first * 6 + second;
    if (cost < (best?.cost ?? Infinity)) best = { exit, cost };
  }
  if (!best) return { outcome: 'no-way-in-our-data', reason: 'streets-closed' };
  const first = await routeOf(calls, from, best.exit, inside, signal);
  const middle = first.line.at(-1);
  if (!middle) throw new NoRoute({ outcome: 'unavailable', reason: 'misleading' });
  return { outcome: 'found', route: join(first, await routeOf(calls, middle, to, outside, signal)) };
}

const costing = (rings: Ring[], places: Position[]): Costing => ({
  ...(rings.length > 0 ? { exclude_polygons: rings } : {}),
  ...(places.length > 0 ? { exclude_locations: places.map(([lon, lat]) => ({ lon, lat })) } : {}),
});

/** Outer rings; a hole inside a zone is no way out. */
const ringsOf = (shapes: readonly MultiPolygon[]): Ring[] =>
  shapes.flatMap((shape) => shape.flatMap(([outer]) => (outer && outer.length > 2 ? [outer] : [])));

/** Draws a shape in toward its middle, by the width of the border strip at most. */
const inset = (shape: MultiPolygon): MultiPolygon =>
  shape.map((rings) =>
    rings.map((ring) => {
      const middle: Position = [
        ring.reduce((sum, [lng]) => sum + lng, 0) / Math.max(1, ring.length),
        ring.reduce((sum, [, lat]) => sum + lat, 0) / Math.max(1, ring.length),
      ];
      return ring.map((corner): [number, number] => {
        const share = Math.min(0.5, RING_INSET_METERS / Math.max(1, metersBetween(corner, middle)));
        return [corner[0] + (middle[0] - corner[0]) * share, corner[1] + (middle[1] - corner[1]) * share];
      });
    }),
  );

/** Closed roads as places; those nearest to the trip, because the server allows only so many. */
function excludedPlaces({ from, to, hazards, avoid }: RouteQuestion): Position[] {
  const closed = hazards.closures.items.flatMap(({ line }) => [...pointsAlong(line, CLOSURE_SPACING_METERS)]);
  const near = (place: Position) => metersBetween(place, from) + metersBetween(place, to);
  return [...avoid, ...closed.toSorted((a, b) => near(a) - near(b))].slice(0, MOST_EXCLUDED_PLACES);
}

/** Places just outside the zones, the nearest first. */
function exitsOf(areas: readonly Area[], from: Position): Position[] {
  const exits: Position[] = [];
  for (const { degrees } of areas)
    for (let i = 0; i < degrees.length; i += 4) {
      const a: Position = [degrees[i] ?? 0, degrees[i + 1] ?? 0];
      const b: Position = [degrees[i + 2] ?? 0, degrees[i + 3] ?? 0];
      for (const place of pointsAlong([a, b], EXIT_SPACING_METERS)) {
        const share = 1 + BEYOND_BORDER_METERS / Math.max(1, metersBetween(from, place));
        const exit: Position = [
          from[0] + (place[0] - from[0]) * share,
          from[1] + (place[1] - from[1]) * share,
        ];
        if (!areas.some(({ contains }) => contains(exit[0], exit[1]))) exits.push(exit);
      }
    }
  return exits.toSorted((a, b) => metersBetween(a, from) - metersBetween(b, from)).slice(0, MOST_EXITS);
}

const located = ([lon, lat]: Position) => ({ lon, lat });

async function timesOf(
  calls: Calls,
  sources: readonly Position[],
  targets: readonly Position[],
  excluded: Costing,
  signal?: AbortSignal,
): Promise<(number | null)[][]> {
  const body = { sources: sources.map(located), targets: targets.map(located), costing: 'auto', ...excluded };
  const { sources_to_targets: rows } = await calls.post('/sources_to_targets', body, Matrix, signal);
  return rows.map((row) => row.map(({ time }) => time));
}

async function routeOf(
  calls: Calls,
  from: Position,
  to: Position,
  excluded: Costing,
  signal?: AbortSignal,
): Promise<FoundRoute> {
  const body = { locations: [located(from), located(to)], costing: 'auto', units: 'kilometers', ...excluded };
  const { trip } = await calls.post('/route', body, Route, signal);
  const lines = trip.legs.map(({ shape }) => decodeShape(shape));
  const line = lines.flat();
  if (line.length < 2) throw new NoRoute({ outcome: 'unavailable', reason: 'misleading' });
  const steps = trip.legs.flatMap(({ maneuvers }, i) => readSteps(maneuvers, lines[i] ?? []));
  return { line, meters: metersOf(line), seconds: trip.summary.time, steps };
}

/** Two parts as one route. A route with a gap between them is refused. */
function join(first: FoundRoute, second: FoundRoute): FoundRoute {
  const [end, start] = [first.line.at(-1), second.line[0]];
  if (!end || !start || metersBetween(end, start) > JOINED_METERS)
    throw new NoRoute({ outcome: 'unavailable', reason: 'misleading' });
  const before = first.steps.filter(({ kind }) => kind !== 'arrive');
  const [departure, ...after] = second.steps;
  const last = before.at(-1);
  const isSame =
    last && departure && 'street' in last && 'street' in departure && last.street === departure.street;
  // The second part begins in the middle of a street that the first part already uses.
  const steps =
    last && departure && isSame
      ? [...before.slice(0, -1), { ...last, meters: last.meters + departure.meters }, ...after]
      : [...before, ...second.steps];
  return {
    line: [...first.line, ...second.line],
    meters: first.meters + second.meters,
    seconds: first.seconds + second.seconds,
    steps,
  };
}
