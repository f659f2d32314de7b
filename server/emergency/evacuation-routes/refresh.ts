/** Keeps the routes of all households under an order up to date. Safe to run concurrently and to kill at any point. */
import { incidentsOpen } from '#server/emergency/activations/activations.ts';
import { faultsOf, roadsMark, type RouteDeps } from '#server/emergency/routes/routes.ts';
import { decodeLine } from '#server/platform/polyline.ts';
import type { Box } from '#server/platform/polygon.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changesSince, hashesOf } from './changed-items.ts';
import { computeRoutes, type Computed, type Due } from './compute.ts';
import { readPicture, type IncidentPicture, type PictureDeps } from './picture.ts';
import { causeToRecompute } from './route-rules.ts';
import * as store from './store.ts';
import { writeRoutes } from './write-routes.ts';

export type RefreshDeps = RouteDeps & PictureDeps & Pick<Deps, 'jobs'>;

/** Hazards this far around the homes and hotels of an incident count: routes rarely extend farther beyond their box. */
const AROUND_DEGREES = 0.2;
/** Versions per transaction. */
const AT_ONCE = 100;

const EVERYWHERE: Box = { west: -180, south: -90, east: 180, north: 90 };

const widen = ({ west, south, east, north }: Box): Box => ({
  west: west - AROUND_DEGREES,
  south: south - AROUND_DEGREES,
  east: east + AROUND_DEGREES,
  north: north + AROUND_DEGREES,
});

/** The hazards around an incident's households. Null: no home with an exact location is under an order. */
export async function pictureOfIncident(
  deps: PictureDeps,
  incidentId: string,
  isFresh = false,
): Promise<IncidentPicture | null> {
  const findBox = async () => {
    const box = await store.boxAround(deps.db, incidentId);
    return box && widen(box);
  };
  return readPicture(deps, { incidentId, findBox, isFresh });
}

/** Processes each incident separately, so one failure doesn't block the others; the next run retries it. */
export async function refreshAll(deps: RefreshDeps): Promise<void> {
  for (const { id, state } of await incidentsOpen(deps.db, deps.clock.now())) {
    if (state !== 'open') continue;
    try {
      const written = await refreshIncident(deps, id);
      if (written > 0) deps.log.info({ incidentId: id, routes: written }, 'evacuation routes written');
    } catch (err) {
      deps.log.error({ err, incidentId: id }, 'evacuation routes refresh failed, will retry');
    }
  }
}

async function refreshIncident(deps: RefreshDeps, incidentId: string): Promise<number> {
  const { db } = deps;
  const known = await pictureOfIncident(deps, incidentId, true);
  if (!known) return 0;
  let written = 0;
  for await (const page of store.routesMissing(db, incidentId, await roadsMark(deps)))
    written += await renew(deps, known, page);
  const before = await store.findPicture(db, incidentId);
  const changes = changesSince(before?.items ?? {}, known.items);
  if (before && !changes.isAny) return written;
  for await (const page of store.routesConcerned(db, incidentId, changes.cells))
    written += await renew(deps, known, page);
  // Stored last, so that a run after a kill finds the same changes again.
  await store.putPicture(db, { incidentId, at: deps.clock.now(), items: hashesOf(known.items) });
  return written;
}

/** Checks these routes and replaces those that need it. Returns how many new versions there are. */
export async function renew(
  deps: RefreshDeps,
  known: IncidentPicture,
  homes: readonly store.Routed[],
): Promise<number> {
  const mark = await roadsMark(deps);
  const due: Due[] = [];
  for (const home of homes) {
    const cause = causeToRecompute(home.current, {
      hotelId: home.hotel?.id ?? null,
      from: home.from,
      roadsMark: mark,
      pictureHash: known.hash,
      faults: await faultsIn(deps, known, home),
    });
    if (cause) due.push({ home, cause });
  }
  let written = 0;
  let batch: Computed[] = [];
  for await (const computed of computeRoutes(deps, known, due)) {
    batch.push(computed);
    if (batch.length < AT_ONCE) continue;
    written += await writeRoutes(deps, batch);
    batch = [];
  }
  return written + (await writeRoutes(deps, batch));
}

async function faultsIn(deps: RefreshDeps, { picture }: IncidentPicture, { current }: store.Routed) {
  if (!current || current.line === null || !current.to) return [];
  const { outcome, from, to } = current;
  if (outcome !== 'verified' && outcome !== 'verified-goes-deeper-first') return [];
  return faultsOf(deps, { line: decodeLine(current.line), from, to, outcome }, picture);
}

const isIn = ({ west, south, east, north }: Box, [lng, lat]: readonly [number, number]): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** Computes the routes of these homes right now, for a message or a page that is about to show them. */
export async function ensureRoutes(deps: RefreshDeps, keys: readonly store.RouteKey[]): Promise<void> {
  for (const [incidentId, ofIt] of Map.groupBy(keys, (key) => key.incidentId)) {
    const homeIds = [...new Set(ofIt.map(({ homeId }) => homeId))];
    const homes = await store.routedHomes(deps.db, incidentId, homeIds);
    if (homes.length === 0) continue;
    const places = homes.flatMap(({ from, hotel }) => (hotel ? [from, hotel.at] : [from]));
    let known = await pictureOfIncident(deps, incidentId);
    // The room may be far away and newer than the picture.
    if (known && !places.every((place) => isIn(known?.box ?? EVERYWHERE, place)))
      known = await pictureOfIncident(deps, incidentId, true);
    if (known) await renew(deps, known, homes);
  }
}
