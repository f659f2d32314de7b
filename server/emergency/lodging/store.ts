import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, asc, count, desc, eq, inArray, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { EAST, type Area, type Spot } from './reach.ts';
import { hotelPlaces } from './hotel-places.ts';
import { roomBlocks, roomHolds } from './tables.ts';

export type HotelRow = typeof hotelPlaces.$inferSelect;
export type BlockRow = typeof roomBlocks.$inferSelect;
export type HoldRow = typeof roomHolds.$inferSelect;
export type HoldState = HoldRow['state'];

/** Members are promised at least this many stars. */
const LEAST_STARS = 3;

type OpenBlock = Pick<BlockRow, 'id' | 'hotelId' | 'kind' | 'sleeps' | 'takesPets' | 'hasBackupPower'> &
  Pick<HotelRow, 'lat' | 'lng'>;

/** Blocks in an area that take households from a night on. Thousands, for every order. */
export const openBlocks = (db: Queryable, { south, north, west, east }: Area, firstNight: string) =>
  runNamed<OpenBlock>(
    db,
    {
      name: 'lodging_open_blocks',
      text: `select b.id, b.hotel_id as "hotelId", b.kind, b.sleeps, b.takes_pets as "takesPets", b.has_backup_power as "hasBackupPower",
          h.lat, h.lng
        from room_blocks b join hotel_places h on h.id = b.hotel_id
        where h.is_active and h.silent_since is null and h.fit_until >= $6::date and h.stars >= $1 and h.lat between $2 and $3 and h.lng between $4 and $5
        order by b.id`,
    },
    [LEAST_STARS, south, north, west, east, firstNight],
  );

/**
 * The nearest open blocks with a room in the first night, at any distance. Uses the distance index, which the
 * planner would skip with any other bound.
 */
export const nearestBlocks = (
  db: Queryable,
  { center, firstNight, most }: { center: Spot; firstNight: string; most: number },
) =>
  runNamed<OpenBlock>(
    db,
    {
      name: 'lodging_nearest_blocks',
      text: `select b.id, b.hotel_id as "hotelId", b.kind, b.sleeps, b.takes_pets as "takesPets", b.has_backup_power as "hasBackupPower",
          h.lat, h.lng
        from hotel_places h join room_blocks b on b.hotel_id = h.id
        join room_nights r on r.block_id = b.id and r.night = $2::date and r.free > 0
        where h.is_active and h.silent_since is null and h.fit_until >= $2::date and h.stars >= $1
        order by point(h.lng * ${EAST}, h.lat) <-> point($3::float8 * ${EAST}, $4::float8) limit $5`,
    },
    [LEAST_STARS, firstNight, center.lng, center.lat, most],
  );

export const findBlock = async (db: Queryable, blockId: string) =>
  first(
    await db
      .select({ block: roomBlocks, hotel: hotelPlaces })
      .from(roomBlocks)
      .innerJoin(hotelPlaces, eq(hotelPlaces.id, roomBlocks.hotelId))
      .where(eq(roomBlocks.id, blockId)),
  );

export const blocksOfHotel = (db: Queryable, hotelId: string) =>
  db.select().from(roomBlocks).where(eq(roomBlocks.hotelId, hotelId));

const isHold = (incidentId: string, homeId: string) =>
  and(eq(roomHolds.incidentId, incidentId), eq(roomHolds.homeId, homeId));

const holdWithHotel = (db: Queryable) =>
  db
    .select({ hold: roomHolds, block: roomBlocks, hotel: hotelPlaces })
    .from(roomHolds)
    .leftJoin(roomBlocks, eq(roomBlocks.id, roomHolds.blockId))
    .leftJoin(hotelPlaces, eq(hotelPlaces.id, roomBlocks.hotelId));
export type HoldWithHotel = Awaited<ReturnType<typeof holdWithHotel>>[number];

export const findHold = async (db: Queryable, incidentId: string, homeId: string) =>
  first(await holdWithHotel(db).where(isHold(incidentId, homeId)));

/** Newest first. */
export const holdsOfHome = (db: Queryable, homeId: string) =>
  db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)).orderBy(desc(roomHolds.createdAt));

/**
 * A hold, locked until the transaction ends. Everywhere, holds are locked before hotel nights, to avoid
 * deadlocks.
 */
export const lockHold = async (tx: Tx, incidentId: string, homeId: string) =>
  first(await tx.select().from(roomHolds).where(isHold(incidentId, homeId)).for('no key update'));

export const updateHold = (
  tx: Tx,
  { incidentId, homeId }: Pick<HoldRow, 'incidentId' | 'homeId'>,
  changed: Partial<HoldRow>,
) => tx.update(roomHolds).set(changed).where(isHold(incidentId, homeId));

export type LockedHold = Pick<HoldRow, 'homeId' | 'state' | 'blockId' | 'rooms' | 'firstNight' | 'nights'>;
type ManyHolds = { incidentId: string; homeIds: readonly string[]; states: readonly HoldState[] };

const OF_HOMES = `from room_holds where incident_id = $1 and home_id = any($2::uuid[]) and state = any($3::text[])
  order by home_id for no key update`;

/** The same for many households of an incident, in home id order. `nights` is the whole stay. */
export const lockHolds = (tx: Tx, { incidentId, homeIds, states }: ManyHolds) =>
  runNamed<LockedHold>(
    tx,
    {
      name: 'lodging_lock_holds',
      text: `select home_id as "homeId", state, block_id as "blockId", rooms, first_night::text as "firstNight",
          nights + own_nights as nights ${OF_HOMES}`,
    },
    [incidentId, homeIds, states],
  );

/** Locks them without reading. */
export const lockHoldRows = (tx: Tx, { incidentId, homeIds, states }: ManyHolds) =>
  runNamed(tx, { name: 'lodging_keep_holds', text: `select count(*) from (select 1 ${OF_HOMES}) as kept` }, [
    incidentId,
    homeIds,
    states,
  ]);

export const updateHolds = (
  tx: Tx,
  { incidentId, homeIds }: { incidentId: string; homeIds: readonly string[] },
  changed: Pick<HoldRow, 'state' | 'changedAt'>,
) =>
  tx
    .update(roomHolds)
    .set(changed)
    .where(and(eq(roomHolds.incidentId, incidentId), sql`${roomHolds.homeId} ${isAny(uuids(homeIds))}`));

/**
 * Households that released their stay early or never had a room rejoin the waiting list, for the plan nights
 * they haven't used. Locked in home id order.
 */
export const rejoinWaitingList = async (
  tx: Tx,
  {
    incidentId,
    homeIds,
    firstNight,
    at,
  }: { incidentId: string; homeIds: readonly string[]; firstNight: string; at: Date },
): Promise<string[]> =>
  (
    await runNamed<{ homeId: string }>(
      tx,
      {
        name: 'lodging_wait_again',
        // A night lasts until 5 AM Pacific time, as in nights.ts.
        text: `with gone as (
            select home_id, nights - case
              when block_id is null then 0
              when state = 'over' then nights
              else greatest(0, least(nights,
                ((changed_at at time zone 'America/Los_Angeles') - interval '5 hours')::date - first_night)) end as nights
            from room_holds
            where incident_id = $1 and home_id = any($2::uuid[]) and state in ('released', 'over')
            order by home_id for no key update
          )
          update room_holds h set state = 'waiting', block_id = null, rooms = 0, miles = null, nights = gone.nights,
            own_nights = 0, first_night = $3::date, created_at = $4::timestamptz, changed_at = $4::timestamptz
          from gone where h.incident_id = $1 and h.home_id = gone.home_id and gone.nights > 0
          returning h.home_id as "homeId"`,
      },
      [incidentId, homeIds, firstNight, at],
    )
  ).map(({ homeId }) => homeId);

/** Hotels with held rooms that aren't checked in yet, with their locations. */
export const hotelsWithHolds = (db: Queryable) =>
  db
    .selectDistinct({ id: hotelPlaces.id, lat: hotelPlaces.lat, lng: hotelPlaces.lng })
    .from(roomHolds)
    .innerJoin(roomBlocks, eq(roomBlocks.id, roomHolds.blockId))
    .innerJoin(hotelPlaces, eq(hotelPlaces.id, roomBlocks.hotelId))
    .where(eq(roomHolds.state, 'held'));

/**
 * Locks the holds at these hotels that aren't checked in yet, by priority. Skips rows that others have
 * locked.
 */
export async function lockHoldsAt(tx: Tx, hotelIds: readonly string[]): Promise<HoldRow[]> {
  const blocks = tx
    .select({ id: roomBlocks.id })
    .from(roomBlocks)
    .where(sql`${roomBlocks.hotelId} = any(${sql.param([...hotelIds])}::uuid[])`);
  return tx
    .select()
    .from(roomHolds)
    .where(and(eq(roomHolds.state, 'held'), inArray(roomHolds.blockId, blocks)))
    .orderBy(asc(roomHolds.priority), asc(roomHolds.createdAt), asc(roomHolds.homeId))
    .for('no key update', { skipLocked: true });
}

/** Ends stays whose nights are all before a day, and waits older than a given time. Returns the owners. */
export const endHolds = async (
  tx: Tx,
  { before, waitingSince, at }: { before: string; waitingSince: Date; at: Date },
): Promise<string[]> => {
  const rows = await tx
    .update(roomHolds)
    .set({ state: 'over', changedAt: at })
    .where(
      sql`(${roomHolds.state} in ('held', 'checked-in') and ${roomHolds.firstNight} + ${roomHolds.nights} + ${roomHolds.ownNights} <= ${before}::date)
        or (${roomHolds.state} = 'waiting' and ${roomHolds.createdAt} < ${waitingSince.toISOString()}::timestamptz)`,
    )
    .returning({ userId: roomHolds.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
};

export type Disagreement = { blockId: string; night: string; held: number; taken: number };

/** Nights from the given one on where held rooms and taken rooms differ. */
export const disagreements = (db: Queryable, from: string) =>
  runNamed<Disagreement>(
    db,
    {
      name: 'lodging_disagreements',
      text: `with held as (
          select block_id, day::date as night, sum(rooms)::integer as rooms
          from room_holds, generate_series(first_night, first_night + (nights + own_nights - 1), interval '1 day') as day
          where state in ('held', 'checked-in')
          group by 1, 2
        )
        select block_id as "blockId", night::text, coalesce(held.rooms, 0) as held,
          coalesce(n.capacity - n.free, 0) as taken
        from room_nights n full join held using (block_id, night)
        where night >= $1::date and coalesce(held.rooms, 0) <> coalesce(n.capacity - n.free, 0)
        order by 1, 2`,
    },
    [from],
  );

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Checked-in guests keep the room until the stay ends; the remaining row is anonymous. */
export async function deleteHolds(tx: Tx, homeId: string): Promise<void> {
  await tx.delete(roomHolds).where(and(eq(roomHolds.homeId, homeId), ne(roomHolds.state, 'checked-in')));
  await tx.update(roomHolds).set({ userId: NOBODY }).where(eq(roomHolds.homeId, homeId));
}

export const eraseGuest = (tx: Tx, userId: string) =>
  tx.update(roomHolds).set({ userId: NOBODY }).where(eq(roomHolds.userId, userId));

export const countHolds = (
  db: Queryable,
  incidentId?: string,
): Promise<{ state: HoldRow['state']; holds: number }[]> =>
  db
    .select({ state: roomHolds.state, holds: count() })
    .from(roomHolds)
    .where(incidentId === undefined ? undefined : eq(roomHolds.incidentId, incidentId))
    .groupBy(roomHolds.state);

export const holdsFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  db
    .select({
      homeId: roomHolds.homeId,
      state: roomHolds.state,
      rooms: roomHolds.rooms,
      hotel: hotelPlaces.name,
    })
    .from(roomHolds)
    .leftJoin(roomBlocks, eq(roomBlocks.id, roomHolds.blockId))
    .leftJoin(hotelPlaces, eq(hotelPlaces.id, roomBlocks.hotelId))
    .where(and(eq(roomHolds.incidentId, incidentId), inArray(roomHolds.homeId, [...homeIds])));
