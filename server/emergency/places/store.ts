import { MOST_WATCHED } from '#contract/emergency/places.ts';
import type { PersonText } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { watchedAlerts, watchedPlaces } from './tables.ts';
import type { AlertKind, Told } from './told.ts';

export type PlaceRow = typeof watchedPlaces.$inferSelect;
export type AlertRow = typeof watchedAlerts.$inferSelect;

export const placesOf = (db: Queryable, userId: string): Promise<PlaceRow[]> =>
  db.select().from(watchedPlaces).where(eq(watchedPlaces.userId, userId)).orderBy(asc(watchedPlaces.slot));

export const countOf = async (db: Queryable, userId: string): Promise<number> =>
  db.$count(watchedPlaces, eq(watchedPlaces.userId, userId));

/** Takes the person's first free slot. Undefined if a concurrent request took it, or none is free. */
export async function insertPlace(
  tx: Tx,
  place: PersonText & Pick<PlaceRow, 'userId' | 'cellLat' | 'cellLng' | 'told' | 'toldZoneId'>,
): Promise<PlaceRow | undefined> {
  const taken = new Set((await placesOf(tx, place.userId)).map(({ slot }) => slot));
  const slot = Array.from({ length: MOST_WATCHED }, (_, i) => i + 1).find((one) => !taken.has(one));
  if (slot === undefined) return undefined;
  return first(
    await tx
      .insert(watchedPlaces)
      .values({ ...place, slot })
      .onConflictDoNothing()
      .returning(),
  );
}

export const deletePlace = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (
    await tx
      .delete(watchedPlaces)
      .where(and(eq(watchedPlaces.id, id), eq(watchedPlaces.userId, userId)))
      .returning({ id: watchedPlaces.id })
  ).length > 0;

type Cells = { south: number; north: number; west: number; east: number };

/**
 * Places in these cells, and those with an alert that may be over. Uses an index, because most places are far from any
 * zone.
 */
export async function idsToCheck(db: Queryable, areas: readonly Cells[]): Promise<string[]> {
  const list = (of: (area: Cells) => number) => sql.param(areas.map(of));
  const { rows } = await db.execute<{ id: string }>(sql`
    select place.id from unnest(${list((a) => a.south)}::int[], ${list((a) => a.north)}::int[],
        ${list((a) => a.west)}::int[], ${list((a) => a.east)}::int[]) as area (south, north, west, east)
      join watched_places place on place.cell_lat between area.south and area.north
        and place.cell_lng between area.west and area.east
    union select id from watched_places where told <> 'none' order by id`);
  return rows.map(({ id }) => id);
}

export const placesWithIds = (db: Queryable, ids: readonly string[]): Promise<PlaceRow[]> =>
  db
    .select()
    .from(watchedPlaces)
    .where(inArray(watchedPlaces.id, [...ids]));

/**
 * Updates what the person was last notified of, unless another server did it first. Queues the alert in the same
 * transaction.
 */
export async function tellChange(
  tx: Tx,
  place: Pick<PlaceRow, 'id' | 'userId' | 'version'>,
  change: { told: Told; kind: AlertKind; zoneId: string | null; isPossible: boolean; at: Date },
): Promise<boolean> {
  const { told, kind, zoneId, isPossible, at } = change;
  const version = place.version + 1;
  const moved = await tx
    .update(watchedPlaces)
    .set({ told, toldZoneId: told === 'none' ? null : zoneId, version })
    .where(
      and(
        eq(watchedPlaces.id, place.id),
        eq(watchedPlaces.userId, place.userId),
        eq(watchedPlaces.version, place.version),
      ),
    )
    .returning({ id: watchedPlaces.id });
  if (moved.length === 0) return false;
  await tx
    .update(watchedAlerts)
    .set({ state: 'skipped', doneAt: at })
    .where(and(eq(watchedAlerts.placeId, place.id), eq(watchedAlerts.state, 'due')));
  await tx
    .insert(watchedAlerts)
    .values({ placeId: place.id, userId: place.userId, version, kind, zoneId, isPossible, at });
  return true;
}

/** Leases alerts that are due, oldest first. Two workers never get the same one. */
export const leaseAlerts = (
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<AlertRow[]> => {
  const mine = db
    .select({ id: watchedAlerts.id })
    .from(watchedAlerts)
    .where(
      and(
        eq(watchedAlerts.state, 'due'),
        or(isNull(watchedAlerts.leasedUntil), lte(watchedAlerts.leasedUntil, now)),
      ),
    )
    .orderBy(asc(watchedAlerts.at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(watchedAlerts)
    .set({ leasedUntil: until })
    .where(sql`${watchedAlerts.id} in ${mine}`)
    .returning();
};

export const findPlace = async (db: Queryable, userId: string, id: string): Promise<PlaceRow | undefined> =>
  first(
    await db
      .select()
      .from(watchedPlaces)
      .where(and(eq(watchedPlaces.id, id), eq(watchedPlaces.userId, userId))),
  );

export const finishAlert = async (
  db: Queryable,
  id: string,
  set: { state: 'sent' | 'skipped' | 'refused'; doneAt: Date },
): Promise<void> => {
  await db
    .update(watchedAlerts)
    .set(set)
    .where(and(eq(watchedAlerts.id, id), eq(watchedAlerts.state, 'due')));
};

export const alertsOf = (db: Queryable, userId: string): Promise<AlertRow[]> =>
  db.select().from(watchedAlerts).where(eq(watchedAlerts.userId, userId)).orderBy(asc(watchedAlerts.at));

/** Deletes alerts that were sent long ago, which say nothing about today. */
export const deleteOldAlerts = (db: Queryable, before: Date) =>
  db.delete(watchedAlerts).where(and(ne(watchedAlerts.state, 'due'), lt(watchedAlerts.at, before)));

/** Rows sealed by another master key. */
export const notUnder = (db: Queryable, masterKeyId: string, limit: number): Promise<PlaceRow[]> =>
  db.select().from(watchedPlaces).where(ne(watchedPlaces.masterKeyId, masterKeyId)).limit(limit);

export const resealPlace = (db: Queryable, { id, userId }: PlaceRow, sealed: PersonText) =>
  db
    .update(watchedPlaces)
    .set(sealed)
    .where(and(eq(watchedPlaces.id, id), eq(watchedPlaces.userId, userId)));

export const hasAny = async (db: Queryable): Promise<boolean> =>
  (await db.select({ id: watchedPlaces.id }).from(watchedPlaces).limit(1)).length > 0;
