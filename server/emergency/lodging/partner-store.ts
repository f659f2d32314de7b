import { and, asc, between, count, eq, getTableColumns, gte, ilike, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BlockInput, exportHotels, HotelInput } from '#contract/emergency/lodging.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import { first } from '#server/platform/rows.ts';
import { hotels, roomBlocks, roomHolds, roomNights } from './tables.ts';

export type HotelQuery = z.output<typeof exportHotels.query>;

/** There are a few hundred hotels at most, so a full scan is faster than an index. */
function matches({ q, status, stars, state }: HotelQuery) {
  const words = [hotels.name, hotels.city, hotels.zip, hotels.address];
  return and(
    status === 'all' ? undefined : eq(hotels.isActive, status === 'active'),
    stars === 'all' ? undefined : gte(hotels.stars, Number(stars)),
    state === 'all' ? undefined : eq(hotels.state, state),
    q === '' ? undefined : or(...words.map((column) => ilike(column, containsPattern(q)))),
  );
}

const SORTS = { name: hotels.name, city: hotels.city, stars: hotels.stars };

export async function hotelPage(
  db: Queryable,
  query: HotelQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, hotels.id, query);
  const found = await db
    .select({ ...getTableColumns(hotels), mark: keys.mark })
    .from(hotels)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countHotels(db, query));
}

export const countHotels = (db: Queryable, query: HotelQuery): Promise<number> =>
  db.$count(hotels, matches(query));

export const statesWithHotels = async (db: Queryable): Promise<string[]> =>
  (await db.selectDistinct({ state: hotels.state }).from(hotels).orderBy(asc(hotels.state))).map(
    ({ state }) => state,
  );

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
  first(await db.select().from(hotels).where(eq(hotels.id, id)));

/** The same, locked until the transaction ends. */
export const lockHotel = async (tx: Tx, id: string) =>
  first(await tx.select().from(hotels).where(eq(hotels.id, id)).for('no key update'));

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

/** Gives sample hotels of earlier versions, which had no street address, the one they have now. */
export const addressSamples = (tx: Tx, given: readonly Pick<HotelInput, 'name' | 'address'>[]) =>
  tx.execute(sql`
    update hotels set address = new.address
    from json_to_recordset(${JSON.stringify(given.map(({ name, address }) => ({ name, address })))}::json)
      as new (name text, address text)
    where is_sample and hotels.name = new.name and hotels.address = 'In the center of town'`);

export async function insertHotel(
  tx: Tx,
  hotel: HotelInput & { createdAt: Date; updatedAt: Date; isSample?: boolean },
) {
  const [made] = await tx.insert(hotels).values(hotel).returning();
  if (!made) throw new Error('a hotel was not made');
  return made;
}

/** Case-insensitive exact match. */
const exactly = (typed: string) => containsPattern(typed).slice(1, -1);

/** The same name in the same town means the hotel was entered twice. */
export const findNamesake = async (db: Queryable, { name, city, state }: HotelInput) =>
  first(
    await db
      .select({ id: hotels.id })
      .from(hotels)
      .where(
        and(ilike(hotels.name, exactly(name)), ilike(hotels.city, exactly(city)), eq(hotels.state, state)),
      ),
  );

export const updateHotel = async (tx: Tx, id: string, changed: Partial<typeof hotels.$inferInsert>) =>
  first(await tx.update(hotels).set(changed).where(eq(hotels.id, id)).returning());

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
  (await db.select({ id: hotels.id }).from(hotels).where(eq(hotels.isSample, true)).limit(1)).length > 0;

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
          from room_nights n join room_blocks b on b.id = n.block_id join hotels h on h.id = b.hotel_id
          where h.is_sample order by n.block_id, n.night desc
        ) as latest, generate_series(latest.night + 1, $1::date, interval '1 day') as day
        on conflict do nothing`,
    },
    [to],
  );
