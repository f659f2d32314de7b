/** The HTTP endpoints of this capability. In other capabilities this file is `routes.ts`. */
import type { z } from 'zod';
import * as contract from '#contract/emergency/routes.ts';
import { zoneOfHome } from '#server/emergency/places/places.ts';
import { homeFor, isExactPlace } from '#server/home/homes/homes.ts';
import { METERS_A_LAT, metersALng, type Position } from '#server/platform/flat-earth.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { mapRoads, roadsAge, streetsWithin, waysOutOf, type DrawnStreet } from './routes.ts';

type Reply = z.input<typeof contract.WaysOutReply>;
type Place = [number, number];

/** Enough to recognize the neighborhood and where the ways lead, and a reply that a phone loads quickly. */
const MOST_LARGE = 900;
const MOST_NEAR = 500;
const AROUND_METERS = 300;
/** Small streets are drawn this near to the home. */
const NEAR_METERS = 1000;
const LARGE = /^(motorway|trunk|primary|secondary|tertiary)/;

export function wayOutRoutes(route: Route, deps: Deps): void {
  route(contract.getWaysOut, ({ member, params }) => readWaysOut(deps, member.id, params.homeId), {
    perMinute: 30,
  });
  route(contract.getMapRoads, ({ params }) => readRoads(deps, params), { perMinute: 600 });
}

async function readRoads(deps: Deps, tile: { z: number; x: number; y: number }) {
  const roads = await mapRoads(deps, tile);
  if (!roads) throw new AppError('not_found', say().routesErrors.noSuchTile);
  return roads;
}

async function readWaysOut(deps: Deps, userId: string, homeRef: string): Promise<Reply> {
  const home = await homeFor(deps.db, userId, homeRef, 'view');
  const { state, asOf } = await roadsAge(deps);
  const nothing = {
    userId,
    savedAt: deps.clock.now(),
    home: null,
    zone: await zoneOfHome(deps, home),
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

/** Six decimals are 10 cm: more would only make the reply larger. */
const toPlace = ([lng, lat]: Position): Place => [Number(lng.toFixed(6)), Number(lat.toFixed(6))];

async function streetsAround(deps: Deps, home: Place, line: Place[]): Promise<Reply['streets']> {
  const near = await streetsWithin(deps, boxAround([home], NEAR_METERS), MOST_NEAR);
  const around = await streetsWithin(deps, boxAround([home, ...line], AROUND_METERS), MOST_LARGE);
  const isLarge = ({ kind }: DrawnStreet) => LARGE.test(kind);
  return [...near.filter((street) => !isLarge(street)), ...around.filter(isLarge)].map((street) => ({
    isLarge: isLarge(street),
    line: street.line.map(toPlace),
  }));
}

function boxAround(places: readonly Place[], meters: number): [number, number, number, number] {
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)];
  const [dx, dy] = [meters / metersALng(lats[0] ?? 0), meters / METERS_A_LAT];
  return [Math.min(...lngs) - dx, Math.min(...lats) - dy, Math.max(...lngs) + dx, Math.max(...lats) + dy];
}
