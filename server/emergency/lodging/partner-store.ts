import type { z } from 'zod';
import type { BlockInput, exportHotels } from '#contract/emergency/lodging.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import {
  and,
  asc,
  between,
  count,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  or,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { hotelPlaces } from './hotel-places.ts';
import { hotels, roomBlocks, roomHolds, roomNights } from './tables.ts';

export type HotelQuery = z.output<typeof exportHotels.query>;

/** There are a few hundred hotels at most, so a full scan is faster than an index. */
function matches({ q, status, stars, state }: HotelQuery) {
  const words = [hotelPlaces.name, hotelPlaces.city, hotelPlaces.zip, hotelPlaces.address];
  return and(
    status === 'all' ? undefined : eq(hotelPlaces.isActive, status === 'active'),
    stars === 'all' ? undefined : gte(hotelPlaces.stars, Number(stars)),
    state === 'all' ? undefined : eq(hotelPlaces.state, state),
    q === '' ? undefined : or(...words.map((column) => ilike(column, containsPattern(q)))),
  );
}

const SORTS = { name: hotelPlaces.name, city: hotelPlaces.city, stars: hotelPlaces.stars };

export async function hotelPage(
  db: Queryable,
  query: HotelQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, hotelPlaces.id, query);
  const found = await db
    .select({ ...getTableColumns(hotelPlaces), mark: keys.mark })
    .from(hotelPlaces)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countHotels(db, query));
}

export const countHotels = (db: Queryable, query: HotelQuery): Promise<number> =>
  db.$count(hotelPlaces, matches(query));

export const statesWithHotels = async (db: Queryable): Promise<string[]> =>
  (
    await db.selectDistinct({ state: hotelPlaces.state }).from(hotelPlaces).orderBy(asc(hotelPlaces.state))
  ).map(({ state }) => state);

/** Number of blocks per hotel, and the rooms in all of them for one night. */
export const sumsOf = (db: Queryable, hotelIds: readonly string[], night: string) =>
  db
    .select({
      hotelId: roomBlocks.hotelId,
      blocks: count(),
      capacity: sql<number>`coalesce(sum(${roomNights.capacity}), 0)::integer`,
      free: sql<number>`coalesce(sum(${roomNights.free}), 0)::integer`,
    })
    .from(roomBlocks)
    .leftJoin(roomNights, and(eq(roomNights.blockId, roomBlocks.id), eq(roomNights.night, night)))
    .where(inArray(roomBlocks.hotelId, [...hotelIds]))
    .groupBy(roomBlocks.hotelId);

export const findHotel = async (db: Queryable, id: string) =>
  first(await db.select().from(hotelPlaces).where(eq(hotelPlaces.id, id)));

export const blocksOf = (db: Queryable, hotelId: string) =>
  db
    .select()
    .from(roomBlocks)
    .where(eq(roomBlocks.hotelId, hotelId))
    .orderBy(asc(roomBlocks.createdAt), asc(roomBlocks.id));

export const nightsOf = (db: Queryable, blockIds: readonly string[], from: string, to: string) =>
  db
    .select()
    .from(roomNights)
    .where(and(inArray(roomNights.blockId, [...blockIds]), between(roomNights.night, from, to)))
    .orderBy(asc(roomNights.night));

export const insertHotel = (tx: Tx, id: string, stars: number) => tx.insert(hotels).values({ id, stars });

export const updateStars = (tx: Tx, id: string, stars: number) =>
  tx.update(hotels).set({ stars }).where(eq(hotels.id, id));

/** A block, locked until the transaction ends. */
export const lockBlock = async (tx: Tx, id: string) =>
  first(await tx.select().from(roomBlocks).where(eq(roomBlocks.id, id)).for('no key update'));

export async function insertBlock(tx: Tx, block: BlockInput & { hotelId: string; createdAt: Date }) {
  const [made] = await tx.insert(roomBlocks).values(block).returning();
  if (!made) throw new Error('a block was not made');
  return made;
}

export const updateBlock = (tx: Tx, id: string, changed: BlockInput) =>
  tx.update(roomBlocks).set(changed).where(eq(roomBlocks.id, id));

/** Locks all nights of a block from the given one on. Returns the most rooms taken in any of them. */
export async function lockTaken(tx: Tx, blockId: string, from: string): Promise<number> {
  const rows = await tx
    .select({ taken: sql<number>`(${roomNights.capacity} - ${roomNights.free})::integer` })
    .from(roomNights)
    .where(and(eq(roomNights.blockId, blockId), sql`${roomNights.night} >= ${from}::date`))
    .orderBy(asc(roomNights.night))
    .for('no key update');
  return rows.reduce((most, { taken }) => Math.max(most, taken), 0);
}

type Range = { blockId: string; from: string; to: string; capacity: number };

/** Sets the capacity of each night unless more rooms are taken. Returns the number of nights changed. */
export const putNights = async (tx: Tx, { blockId, from, to, capacity }: Range): Promise<number> =>
  (
    await runNamed(
      tx,
      {
        name: 'lodging_put_nights',
        text: `insert into room_nights (block_id, night, capacity, free)
          select $1, day::date, $4::integer, $4::integer from generate_series($2::date, $3::date, interval '1 day') as day
          on conflict (block_id, night) do update
            set capacity = excluded.capacity, free = room_nights.free + excluded.capacity - room_nights.capacity
            where room_nights.capacity - room_nights.free <= excluded.capacity
          returning 1`,
      },
      [blockId, from, to, capacity],
    )
  ).length;

/** The night of a range with the most rooms taken. */
export const fullestNight = async (tx: Tx, { blockId, from, to }: Omit<Range, 'capacity'>) =>
  first(
    await tx
      .select({
        night: roomNights.night,
        taken: sql<number>`(${roomNights.capacity} - ${roomNights.free})::integer`,
      })
      .from(roomNights)
      .where(and(eq(roomNights.blockId, blockId), between(roomNights.night, from, to)))
      .orderBy(sql`${roomNights.capacity} - ${roomNights.free} desc`, asc(roomNights.night))
      .limit(1),
  );

export const guestsOf = (db: Queryable, hotelId: string) =>
  db
    .select({
      incidentId: roomHolds.incidentId,
      homeId: roomHolds.homeId,
      userId: roomHolds.userId,
      state: sql<'held' | 'checked-in'>`${roomHolds.state}`,
      kind: roomBlocks.kind,
      rooms: roomHolds.rooms,
      firstNight: roomHolds.firstNight,
      nights: sql<number>`(${roomHolds.nights} + ${roomHolds.ownNights})::integer`,
    })
    .from(roomHolds)
    .innerJoin(roomBlocks, eq(roomBlocks.id, roomHolds.blockId))
    .where(and(eq(roomBlocks.hotelId, hotelId), inArray(roomHolds.state, ['held', 'checked-in'])))
    .orderBy(asc(roomHolds.firstNight), asc(roomHolds.createdAt), asc(roomHolds.homeId));

export const isAnySample = async (db: Queryable): Promise<boolean> =>
  (await db.select({ id: hotelPlaces.id }).from(hotelPlaces).where(eq(hotelPlaces.isSample, true)).limit(1))
    .length > 0;

/** Continues the demo hotels' blocks with their last night's capacity, up to the given day. */
export const extendSampleNights = (db: Queryable, to: string) =>
  runNamed(
    db,
    {
      name: 'lodging_extend_samples',
      text: `insert into room_nights (block_id, night, capacity, free)
        select latest.block_id, day::date, latest.capacity, latest.capacity
        from (
          select distinct on (n.block_id) n.block_id, n.night, n.capacity
          from room_nights n join room_blocks b on b.id = n.block_id join hotel_places h on h.id = b.hotel_id
          where h.is_sample order by n.block_id, n.night desc
        ) as latest, generate_series(latest.night + 1, $1::date, interval '1 day') as day
        on conflict do nothing`,
    },
    [to],
  );
