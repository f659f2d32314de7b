import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { first } from '#server/platform/rows.ts';
import type { Area } from './reach.ts';
import { hotels, roomBlocks, roomHolds } from './tables.ts';

export type HotelRow = typeof hotels.$inferSelect;
export type BlockRow = typeof roomBlocks.$inferSelect;
export type HoldRow = typeof roomHolds.$inferSelect;
export type HoldState = HoldRow['state'];

/** Fewer stars are not what members were promised. */
const LEAST_STARS = 3;

/** Blocks that take households now, in a part of the world. */
export const openBlocks = (db: Queryable, { south, north, west, east }: Area) =>
  db
    .select({
      id: roomBlocks.id,
      kind: roomBlocks.kind,
      sleeps: roomBlocks.sleeps,
      takesPets: roomBlocks.takesPets,
      hasBackupPower: roomBlocks.hasBackupPower,
      lat: hotels.lat,
      lng: hotels.lng,
    })
    .from(roomBlocks)
    .innerJoin(hotels, eq(hotels.id, roomBlocks.hotelId))
    .where(
      and(
        hotels.isActive,
        gte(hotels.stars, LEAST_STARS),
        between(hotels.lat, south, north),
        between(hotels.lng, west, east),
      ),
    )
    .orderBy(asc(roomBlocks.id));

export const findBlock = async (db: Queryable, blockId: string) =>
  first(
    await db
      .select({ block: roomBlocks, hotel: hotels })
      .from(roomBlocks)
      .innerJoin(hotels, eq(hotels.id, roomBlocks.hotelId))
      .where(eq(roomBlocks.id, blockId)),
  );

const isHold = (incidentId: string, homeId: string) =>
  and(eq(roomHolds.incidentId, incidentId), eq(roomHolds.homeId, homeId));

const holdWithHotel = (db: Queryable) =>
  db
    .select({ hold: roomHolds, block: roomBlocks, hotel: hotels })
    .from(roomHolds)
    .leftJoin(roomBlocks, eq(roomBlocks.id, roomHolds.blockId))
    .leftJoin(hotels, eq(hotels.id, roomBlocks.hotelId));
export type HoldWithHotel = Awaited<ReturnType<typeof holdWithHotel>>[number];

export const findHold = async (db: Queryable, incidentId: string, homeId: string) =>
  first(await holdWithHotel(db).where(isHold(incidentId, homeId)));

/** The newest first. */
export const holdsOfHome = (db: Queryable, homeId: string) =>
  db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)).orderBy(desc(roomHolds.createdAt));

/** A hold, kept as it is until the transaction ends. Holds are locked before the nights of hotels, by everybody. */
export const lockHold = async (tx: Tx, incidentId: string, homeId: string) =>
  first(await tx.select().from(roomHolds).where(isHold(incidentId, homeId)).for('no key update'));

export const updateHold = (
  tx: Tx,
  { incidentId, homeId }: Pick<HoldRow, 'incidentId' | 'homeId'>,
  changed: Partial<HoldRow>,
) => tx.update(roomHolds).set(changed).where(isHold(incidentId, homeId));

export type LockedHold = Pick<HoldRow, 'homeId' | 'state' | 'blockId' | 'rooms' | 'firstNight' | 'nights'>;

/** The same for many households of an incident; `nights` are all nights of the stay. In the order of their homes. */
export const lockHolds = (
  tx: Tx,
  {
    incidentId,
    homeIds,
    states,
  }: { incidentId: string; homeIds: readonly string[]; states: readonly HoldState[] },
) =>
  runNamed<LockedHold>(
    tx,
    {
      name: 'lodging_lock_holds',
      text: `select home_id as "homeId", state, block_id as "blockId", rooms, first_night::text as "firstNight",
          nights + own_nights as nights
        from room_holds
        where incident_id = $1 and home_id = any($2::uuid[]) and state = any($3::text[])
        order by home_id for no key update`,
    },
    [incidentId, homeIds, states],
  );

export const updateHolds = (
  tx: Tx,
  { incidentId, homeIds }: { incidentId: string; homeIds: readonly string[] },
  changed: Pick<HoldRow, 'state' | 'changedAt'>,
) =>
  tx
    .update(roomHolds)
    .set(changed)
    .where(
      and(
        eq(roomHolds.incidentId, incidentId),
        sql`${roomHolds.homeId} = any(${sql.param([...homeIds])}::uuid[])`,
      ),
    );
