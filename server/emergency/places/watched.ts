/** The places a person watches. They are alerts only: nothing here reads or starts services. */
import type { z } from 'zod';
import type { WatchedInput, WatchedPlace } from '#contract/emergency/places.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { publishLive } from '#server/platform/events.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { canSeeZones, seenAt, toldBy, toPlaceStatus } from './place-status.ts';
import { cellOf, openPlace, sealPlace, type PlaceText } from './sealed-place.ts';
import * as store from './store.ts';

type Shown = z.input<typeof WatchedPlace>;
type ReadDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'masterKeys'>;

/** Two requests may want the same slot; each attempt takes the next free one. */
const TRIES = 5;
const ACCURACY = { home: 'rooftop', street: 'street', zip: 'zip' } as const;

export async function listWatched(deps: ReadDeps, userId: string): Promise<Shown[]> {
  const rows = await store.placesOf(deps.db, userId);
  return show(
    deps,
    rows.map((row) => ({ id: row.id, ...openPlace(deps.masterKeys, row) })),
  );
}

async function show(deps: ReadDeps, places: readonly (PlaceText & { id: string })[]): Promise<Shown[]> {
  const { db, feeds } = deps;
  const [seen, canSee] = await Promise.all([seenAt(db, places), canSeeZones(deps)]);
  return places.map(({ id, kind, name, address, lat, lng, accuracy }, n) => ({
    id,
    kind,
    name,
    address,
    at: [lng, lat],
    isExact: accuracy === 'rooftop',
    official: toPlaceStatus(seen[n]?.listed ?? null, { feeds, canSee, at: { lat, lng } }),
  }));
}

/** The location that the address search found. A town isn't exact enough to watch: its zones may be 20 miles away. */
function locate({ location, precision }: WatchedInput): Pick<PlaceText, 'lat' | 'lng' | 'accuracy'> {
  if (location === null || precision === 'city') {
    const words = say().placesErrors.chooseFromList;
    throw new AppError('validation_failed', words, { fields: { address: words } });
  }
  return { ...location, accuracy: ACCURACY[precision] };
}

/**
 * The database refuses a sixth. No stored response by idempotency key, because it would contain the address in clear
 * text.
 */
export async function addWatched(deps: ReadDeps, member: Member, given: WatchedInput): Promise<Shown> {
  const { db, clock, masterKeys } = deps;
  const { kind, name, address } = given;
  const place: PlaceText = { kind, name, address, ...locate(given) };
  // The response shows what is in force now. Without this, adding and removing a place would send an email each time.
  const [now] = await seenAt(db, [place]);
  const told = toldBy(now?.confirmed ?? null);
  const id = await db.transaction(async (tx) => {
    const row = {
      userId: member.id,
      ...sealPlace(masterKeys, member.id, place),
      cellLat: cellOf(place.lat),
      cellLng: cellOf(place.lng),
      told,
      toldZoneId: now?.confirmed?.zone.id ?? null,
    };
    let added: store.PlaceRow | undefined;
    for (let n = 0; n < TRIES && !added; n += 1) added = await store.insertPlace(tx, row);
    if (!added) throw new AppError('conflict', say().placesErrors.atMostFive);
    // The place itself stays out of the log, which people other than its owner may read.
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'watched-place.added',
    });
    await publishLive(tx, member.id, { topic: 'places' });
    return added.id;
  });
  const [shown] = await show(deps, [{ id, ...place }]);
  if (!shown) throw new Error('the new place is not shown');
  return shown;
}

export async function removeWatched(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<{ left: number }> {
  return db.transaction(async (tx) => {
    if (!(await store.deletePlace(tx, member.id, id)))
      throw new AppError('not_found', say().placesErrors.noSuchPlace);
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'watched-place.removed',
    });
    await publishLive(tx, member.id, { topic: 'places' });
    return { left: await store.countOf(tx, member.id) };
  });
}
