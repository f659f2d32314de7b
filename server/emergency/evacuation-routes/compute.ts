/** Finds the routes of many households and turns them into versions. Stores nothing. */
import type { RouteCause } from '#contract/emergency/evacuation-route.ts';
import {
  isOnRoads,
  roadsMark,
  routesToHotel,
  wayClearFor,
  type RouteDeps,
} from '#server/emergency/routes/routes.ts';
import { decodeLine, encodeLine } from '#server/platform/polyline.ts';
import type { RouteAnswer } from '#server/ports/routing.ts';
import { avoidedBy } from './avoided.ts';
import type { IncidentPicture } from './picture.ts';
import { cellsOfLine } from './route-cells.ts';
import type { NewRoute, Routed } from './store.ts';
import type { StoredAges } from './tables.ts';

/** A household that needs a route, and why. */
export type Due = { home: Routed; cause: RouteCause };
export type Computed = Due & { row: NewRoute };

type Goal = NewRoute['goal'];
type Found = { answer: RouteAnswer; goal: Goal };

/** Computes hotel by hotel, because one search serves all homes with the same hotel. */
export async function* computeRoutes(
  deps: RouteDeps,
  known: IncidentPicture,
  due: readonly Due[],
): AsyncGenerator<Computed> {
  const mark = await roadsMark(deps);
  const at = deps.clock.now();
  for (const group of Map.groupBy(due, ({ home }) => home.hotel?.id ?? null).values())
    for await (const { one, found } of answersFor(deps, known, group))
      yield { ...one, row: toRow(one, found, { known, mark, at, engine: deps.routing?.name ?? 'built-in' }) };
}

async function* answersFor(
  deps: RouteDeps,
  { picture: hazards }: IncidentPicture,
  group: readonly Due[],
): AsyncGenerator<{ one: Due; found: Found }> {
  const hotel = group[0]?.home.hotel ?? null;
  // Without our own roads, only a vendor's engine knows whether the route reaches the hotel.
  const isReachable = hotel !== null && (deps.routing !== null || (await isOnRoads(deps, hotel.at)));
  if (!hotel || !isReachable) {
    for (const one of group) {
      const answer = await wayClearFor(deps, { from: one.home.from, hazards });
      yield { one, found: { answer, goal: 'route' in answer ? 'clear' : 'none' } };
    }
    return;
  }
  const homes = group.map(({ home }) => home.from);
  let n = 0;
  for await (const answer of routesToHotel(deps, { to: hotel.at, homes, hazards })) {
    const one = group[n];
    n += 1;
    if (one) yield { one, found: await orOut(deps, one, { answer, goal: 'hotel' }, hazards) };
  }
}

/** A hotel in danger or behind closed roads is no reason to stay, so show the way out of the zone instead. */
async function orOut(
  deps: RouteDeps,
  { home }: Due,
  found: Found,
  hazards: IncidentPicture['picture'],
): Promise<Found> {
  if (found.answer.outcome !== 'no-way-in-our-data') return found;
  const out = await wayClearFor(deps, { from: home.from, hazards });
  return 'route' in out ? { answer: out, goal: 'clear' } : found;
}

type Made = { known: IncidentPicture; mark: string | null; at: Date; engine: string };

function toRow({ home, cause }: Due, { answer, goal }: Found, { known, mark, at, engine }: Made): NewRoute {
  const found = 'route' in answer ? answer : null;
  const encoded = found ? encodeLine(found.route.line) : null;
  const line = encoded === null ? [] : decodeLine(encoded);
  const to = goal === 'hotel' ? (home.hotel?.at ?? null) : (line.at(-1) ?? null);
  return {
    incidentId: home.incidentId,
    homeId: home.homeId,
    version: home.newestVersion + 1,
    computedAt: at,
    cause,
    outcome: answer.outcome,
    noWay: answer.outcome === 'no-way-in-our-data' ? answer.reason : null,
    goal: goal === 'hotel' && !home.hotel ? 'none' : goal,
    hotelId: home.hotel?.id ?? null,
    hotelName: home.hotel?.name ?? null,
    hotelLng: home.hotel?.at[0] ?? null,
    hotelLat: home.hotel?.at[1] ?? null,
    fromLng: home.from[0],
    fromLat: home.from[1],
    toLng: found ? (to?.[0] ?? null) : null,
    toLat: found ? (to?.[1] ?? null) : null,
    line: encoded,
    meters: found?.route.meters ?? null,
    seconds: found?.route.seconds ?? null,
    metersToLeave: found?.metersToLeave ?? null,
    steps: found
      ? found.route.steps.map((step) => ({ ...step, at: [step.at[0], step.at[1]] as [number, number] }))
      : null,
    cells: cellsOfLine(line),
    avoids: avoidedBy(line.length > 0 ? line : [home.from], known.items),
    ages: storedAges(answer.ages),
    computedFrom: { engine, ...known.from },
    roadsMark: mark,
    pictureHash: known.hash,
  };
}

export const storedAges = (ages: RouteAnswer['ages']): StoredAges => ({
  roads: { state: ages.roads.state, asOf: ages.roads.asOf?.toISOString() ?? null },
  zones: { state: ages.zones.state, asOf: ages.zones.asOf?.toISOString() ?? null },
  fires: { state: ages.fires.state, asOf: ages.fires.asOf?.toISOString() ?? null },
  closures: { state: ages.closures.state, asOf: ages.closures.asOf?.toISOString() ?? null },
});
