/** The HTTP endpoints of this capability. In other capabilities this file is `routes.ts`. */
import type { z } from 'zod';
import * as contract from '#contract/emergency/routes.ts';
import { homeFor, isExactPlace } from '#server/home/homes/homes.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { mapRoads, roadsAge, streetsAround, toPlace, waysOutOf, type DrawnPlace as Place } from './routes.ts';

type Reply = z.input<typeof contract.WaysOutReply>;

/** The official zone of a home, provided by `places`. */
type ZoneOf = (deps: Deps, home: Awaited<ReturnType<typeof homeFor>>) => Promise<Reply['zone']>;

export function wayOutRoutes(route: Route, deps: Deps, zoneOf: ZoneOf): void {
  const readFor = (userId: string, homeRef: string) => readWaysOut(deps, userId, homeRef, zoneOf);
  route(contract.getWaysOut, ({ member, params }) => readFor(member.id, params.homeId), {
    perMinute: 30,
  });
  route(contract.getMapRoads, ({ params }) => readRoads(deps, params), { perMinute: 600 });
}

async function readRoads(deps: Deps, tile: { z: number; x: number; y: number }) {
  const roads = await mapRoads(deps, tile);
  if (!roads) throw new AppError('not_found', say().routesErrors.noSuchTile);
  return roads;
}

async function readWaysOut(deps: Deps, userId: string, homeRef: string, zoneOf: ZoneOf): Promise<Reply> {
  const home = await homeFor(deps.db, userId, homeRef, 'view');
  const { state, asOf } = await roadsAge(deps);
  const nothing = {
    userId,
    savedAt: deps.clock.now(),
    home: null,
    zone: await zoneOf(deps, home),
    ways: [],
    onlyBy: [],
    dataEndsNear: false,
    streets: [],
    roads: { state, asOf: asOf?.toISOString() ?? null },
  };
  if (home.lat === null || home.lng === null || !isExactPlace(home))
    return { ...nothing, outcome: 'no-place' };
  const place: Place = [home.lng, home.lat];
  const found = await waysOutOf(deps, place);
  if (found.outcome !== 'found') return { ...nothing, home: place, outcome: found.outcome };
  const ways = found.ways.map((way) => ({
    ...way,
    line: way.line.map(toPlace),
    steps: way.steps.map((step) => ({ ...step, at: toPlace(step.at) })),
  }));
  const { onlyBy, dataEndsNear } = found;
  const streets = await streetsAround(
    deps,
    place,
    ways.flatMap(({ line }) => line),
  );
  return { ...nothing, outcome: 'found', home: place, ways, onlyBy, dataEndsNear, streets };
}
