/** Follows the zones over watched places, and queues one alert for each change. */
import { liveZones, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { seenAt, toldBy } from './place-status.ts';
import { cellOf, openPlace } from './sealed-place.ts';
import * as store from './store.ts';
import { alertKind, nextTold } from './told.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'log'>;

const AT_ONCE = 500;
/** A place known only by its ZIP code may be five miles off, which one cell to each side covers. */
const CELLS_AROUND = 1;

/** The cells that a zone's box touches, with a margin for places that we know only roughly. */
const cellsOf = ({ west, south, east, north }: LiveZone) =>
  west === null || south === null || east === null || north === null
    ? []
    : [
        {
          west: cellOf(west) - CELLS_AROUND,
          east: cellOf(east) + CELLS_AROUND,
          south: cellOf(south) - CELLS_AROUND,
          north: cellOf(north) + CELLS_AROUND,
        },
      ];

/** Idempotent, and safe on several servers at once: each change is written by only one of them. Returns how many. */
export async function checkWatched(deps: WatchDeps): Promise<number> {
  const { db } = deps;
  const zones = (await liveZones(db)).filter(({ status }) => status !== 'advisory' && status !== 'shelter');
  const areas = zones.flatMap(cellsOf);
  const ids = await store.idsToCheck(db, areas);
  let changes = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE)
    changes += await checkRows(deps, await store.placesWithIds(db, ids.slice(from, from + AT_ONCE)));
  return changes;
}

async function checkRows(deps: WatchDeps, rows: readonly store.PlaceRow[]): Promise<number> {
  const { db, clock } = deps;
  const places = rows.flatMap((row) => {
    const spot = openRow(deps, row);
    return spot ? [{ row, spot }] : [];
  });
  const seen = await seenAt(
    db,
    places.map(({ spot }) => spot),
  );
  let changes = 0;
  for (const [n, { row }] of places.entries()) {
    const { confirmed = null, listed = null } = seen[n] ?? {};
    const told = nextTold(row.told, { confirmed: toldBy(confirmed), listed: toldBy(listed) });
    const kind = alertKind(row.told, told);
    if (kind === null) continue;
    const found = toldBy(confirmed) === told ? confirmed : listed;
    const zoneId = kind === 'ended' ? row.toldZoneId : (found?.zone.id ?? row.toldZoneId);
    const isPossible = found?.isPossible ?? false;
    const change = { told, kind, zoneId, isPossible, at: clock.now() };
    if (await db.transaction((tx) => store.tellChange(tx, row, change))) changes += 1;
  }
  return changes;
}

/** One place that can't be opened doesn't block the others. */
function openRow({ masterKeys, log }: WatchDeps, row: store.PlaceRow) {
  try {
    return openPlace(masterKeys, row);
  } catch {
    log.error({ placeId: row.id }, 'watched place cannot be opened');
    return null;
  }
}
