/** What the evacuation page shows about a household's route. */
import type { z } from 'zod';
import type { EvacuationRoute, EvacuationRouteReply } from '#contract/emergency/evacuation-route.ts';
import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import {
  alternativesTo,
  roadsAge,
  streetsAround,
  toPlace,
  waypointsOf,
  type DrawnPlace as Place,
} from '#server/emergency/routes/routes.ts';
import { homeFor, isExactPlace } from '#server/home/homes/homes.ts';
import { bearing, metersBetween } from '#server/platform/flat-earth.ts';
import { decodeLine } from '#server/platform/polyline.ts';
import { compassOf } from '#server/emergency/routes/routes.ts';
import type { FoundRoute } from '#server/ports/routing.ts';
import { storedAges } from './compute.ts';
import type { IncidentPicture } from './picture.ts';
import { ensureRoutes, pictureOfIncident, type RefreshDeps } from './refresh.ts';
import * as store from './store.ts';

type Reply = z.input<typeof EvacuationRouteReply>;
type Current = z.input<typeof EvacuationRoute>;
type Extras = Pick<Current, 'alternatives' | 'waypoints' | 'streets'>;

/** Alternatives, waypoints and streets of recent versions: several people of a household open the same page. */
const MOST_KEPT = 500;
const kept = new WeakMap<object, Map<string, Extras>>();

export async function readRoute(deps: RefreshDeps, userId: string, homeRef: string): Promise<Reply> {
  const home = await homeFor(deps.db, userId, homeRef, 'view');
  const now = deps.clock.now();
  const reply = (state: Reply['state'], current: Current | null = null): Reply => ({
    userId,
    savedAt: now,
    state,
    current,
  });
  const status = (await homeStatusesOf(deps.db, [home.id], now)).get(home.id);
  if (status?.state !== 'order' || !status.incidentId) return reply('none');
  if (!isExactPlace(home)) return reply('no-place');
  const key = { incidentId: status.incidentId, homeId: home.id };
  try {
    await ensureRoutes(deps, [key]);
  } catch (err) {
    // Shows the stored version with its age.
    deps.log.error({ err }, 'evacuation route for the page failed');
  }
  const row = await store.currentRoute(deps.db, key);
  if (!row) return reply('computing');
  const known = await pictureOfIncident(deps, key.incidentId);
  return reply('ready', await toCurrent(deps, row, known));
}

async function toCurrent(
  deps: RefreshDeps,
  row: store.RouteRow,
  known: IncidentPicture | null,
): Promise<Current> {
  const from: Place = [row.fromLng, row.fromLat];
  const line = row.line === null ? [] : decodeLine(row.line).map(toPlace);
  const hotel: Place | null =
    row.hotelLng === null || row.hotelLat === null ? null : [row.hotelLng, row.hotelLat];
  const drawn = drawnHazards(known, [from, ...line, ...(hotel && line.length === 0 ? [hotel] : [])]);
  return {
    version: row.version,
    computedAt: row.computedAt,
    cause: row.cause,
    outcome: row.outcome,
    noWay: row.noWay,
    goal: row.goal,
    goalName: row.hotelName,
    isHotelOffMap: row.goal === 'clear' && row.hotelId !== null,
    from,
    to: row.toLng === null || row.toLat === null ? null : [row.toLng, row.toLat],
    hotel,
    beeline: hotel && { meters: metersBetween(from, hotel), heading: compassOf(bearing(from, hotel)) },
    route:
      row.steps && row.meters !== null && row.seconds !== null
        ? { meters: row.meters, seconds: row.seconds, line, steps: row.steps }
        : null,
    metersToLeave: row.metersToLeave,
    avoids: row.avoids,
    ages: known
      ? storedAges({
          roads: await roadsAge(deps),
          zones: known.picture.zones.age,
          fires: known.picture.fires.age,
          closures: known.picture.closures.age,
        })
      : row.ages,
    checkedAt: known?.readAt ?? row.computedAt,
    ...(await extrasOf(deps, row, line, known)),
    ...drawn,
  };
}

async function extrasOf(
  deps: RefreshDeps,
  row: store.RouteRow,
  line: Place[],
  known: IncidentPicture | null,
): Promise<Extras> {
  const from: Place = [row.fromLng, row.fromLat];
  const all = kept.get(deps.db) ?? new Map<string, Extras>();
  kept.set(deps.db, all);
  const key = `${row.id} ${known?.hash ?? ''}`;
  const before = all.get(key);
  if (before) return before;
  const to: Place | null = row.toLng === null || row.toLat === null ? null : [row.toLng, row.toLat];
  const found =
    known && to && row.seconds !== null
      ? await alternativesTo(deps, { from, to, hazards: known.picture }, { line, seconds: row.seconds })
      : [];
  const alternatives = found.map(toDrawn);
  const extras: Extras = {
    alternatives,
    waypoints:
      line.length > 0
        ? await waypointsOf(deps, line).then(({ places, isKept }) => ({
            places: places.map(toPlace),
            isKept,
          }))
        : { places: [], isKept: false },
    streets: await streetsAround(deps, from, [
      ...line,
      ...alternatives.flatMap((one) => one.line as Place[]),
    ]),
  };
  if (all.size >= MOST_KEPT) all.clear();
  all.set(key, extras);
  return extras;
}

const toDrawn = ({ meters, seconds, line, steps }: FoundRoute): Current['alternatives'][number] => ({
  meters,
  seconds,
  line: line.map(toPlace),
  steps: steps.map((step) => ({ ...step, at: toPlace(step.at) })),
});

/** Shapes and closures near the picture that the page draws. */
function drawnHazards(
  known: IncidentPicture | null,
  places: readonly Place[],
): Pick<Current, 'zones' | 'fires' | 'closures'> {
  if (!known) return { zones: [], fires: [], closures: [] };
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)];
  const margin = 0.03;
  const box = {
    west: Math.min(...lngs) - margin,
    east: Math.max(...lngs) + margin,
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
  };
  const near = new Map(
    known.items
      .filter(
        (item) =>
          item.box.west <= box.east &&
          item.box.east >= box.west &&
          item.box.south <= box.north &&
          item.box.north >= box.south,
      )
      .map((item) => [item.id, item.named]),
  );
  const { zones, fires, closures } = known.picture;
  return {
    zones: zones.items.filter(({ id }) => near.has(id)).map(({ shape }) => shape),
    fires: fires.items.filter(({ id }) => near.has(id)).map(({ shape }) => shape),
    closures: closures.items
      .filter(({ id }) => near.has(id))
      // The road's course between two ends is unknown, so draw only the ends.
      .flatMap(({ id, line, isChord }) =>
        (isChord ? line.map((end) => [end]) : [line]).map((part) => ({
          name: near.get(id)?.name ?? '',
          line: part.map(toPlace),
        })),
      ),
  };
}
