import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, asc, eq, sql } from '#server/platform/drizzle.ts';
import { hotelPlaces } from './hotel-places.ts';
import type { HoldRow } from './store.ts';
import { roomBlocks, roomHolds } from './tables.ts';

/** The waiting list, and the rooms that its households get. */

export type Waiting = Pick<
  HoldRow,
  'incidentId' | 'homeId' | 'nights' | 'ownNights' | 'isWideAllowed' | 'priority' | 'createdAt'
>;

export const isAnyoneWaiting = async (db: Queryable): Promise<boolean> =>
  (
    await db
      .select({ homeId: roomHolds.homeId })
      .from(roomHolds)
      .where(eq(roomHolds.state, 'waiting'))
      .limit(1)
  ).length > 0;

/** Households on the waiting list, those in most need first. */
export const waitingHouseholds = (db: Queryable, limit: number) =>
  db
    .select({ incidentId: roomHolds.incidentId, homeId: roomHolds.homeId })
    .from(roomHolds)
    .where(eq(roomHolds.state, 'waiting'))
    .orderBy(asc(roomHolds.priority), asc(roomHolds.createdAt))
    .limit(limit);

/** Locks the next households on the waiting list after the given one. Skips rows that others have locked. */
export const lockWaiting = (
  tx: Tx,
  { after, limit }: { after: Waiting | undefined; limit: number },
): Promise<Waiting[]> =>
  tx
    .select({
      incidentId: roomHolds.incidentId,
      homeId: roomHolds.homeId,
      nights: roomHolds.nights,
      ownNights: roomHolds.ownNights,
      isWideAllowed: roomHolds.isWideAllowed,
      priority: roomHolds.priority,
      createdAt: roomHolds.createdAt,
    })
    .from(roomHolds)
    .where(
      and(
        eq(roomHolds.state, 'waiting'),
        after &&
          sql`(${roomHolds.priority}, ${roomHolds.createdAt}, ${roomHolds.homeId}) > (${after.priority}, ${after.createdAt.toISOString()}::timestamptz, ${after.homeId})`,
      ),
    )
    .orderBy(asc(roomHolds.priority), asc(roomHolds.createdAt), asc(roomHolds.homeId))
    .limit(limit)
    .for('no key update', { skipLocked: true });

type Assigned = Pick<HoldRow, 'incidentId' | 'homeId' | 'rooms' | 'nights' | 'ownNights'> & {
  blockId: string;
  miles: number;
};

/** Gives rooms to many households in one statement. Their holds are locked. */
export const assignRooms = (
  tx: Tx,
  rooms: readonly Assigned[],
  { firstNight, at }: { firstNight: string; at: Date },
) =>
  runNamed(
    tx,
    {
      name: 'lodging_assign_rooms',
      text: `update room_holds h set state = 'held', block_id = given.block_id, rooms = given.rooms, miles = given.miles,
          nights = given.nights, own_nights = given.own_nights, first_night = $8::date, changed_at = $9::timestamptz
        from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::float8[], $6::smallint[], $7::smallint[])
          as given (incident_id, home_id, block_id, rooms, miles, nights, own_nights)
        where h.incident_id = given.incident_id and h.home_id = given.home_id`,
    },
    [
      rooms.map(({ incidentId }) => incidentId),
      rooms.map(({ homeId }) => homeId),
      rooms.map(({ blockId }) => blockId),
      rooms.map((one) => one.rooms),
      rooms.map(({ miles }) => miles),
      rooms.map(({ nights }) => nights),
      rooms.map(({ ownNights }) => ownNights),
      firstNight,
      at,
    ],
  );

/** The hotel of each block. */
export const hotelNames = async (
  db: Queryable,
  blockIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: roomBlocks.id, name: hotelPlaces.name })
    .from(roomBlocks)
    .innerJoin(hotelPlaces, eq(hotelPlaces.id, roomBlocks.hotelId))
    .where(sql`${roomBlocks.id} ${isAny(uuids([...new Set(blockIds)]))}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
