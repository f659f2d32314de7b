import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, asc, between, eq, sql } from '#server/platform/drizzle.ts';
import { daysAfter } from './nights.ts';
import type { HoldRow } from './store.ts';
import { roomBlocks, roomHolds, roomNights } from './tables.ts';

/** What a hotel's page shows and changes: its own rooms, and the holds behind its lines. */

/** The hold behind each line, by the line's id. */
export async function holdsOfLines(
  db: Queryable,
  lines: readonly { id: string; incidentId: string; subjectId: string }[],
): Promise<Map<string, HoldRow>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .select()
    .from(roomHolds)
    .where(
      and(
        sql`${roomHolds.incidentId} ${isAny(uuids([...new Set(lines.map(({ incidentId }) => incidentId))]))}`,
        sql`${roomHolds.homeId} ${isAny(uuids(lines.map(({ subjectId }) => subjectId)))}`,
      ),
    );
  const key = (incidentId: string, homeId: string) => `${incidentId} ${homeId}`;
  const byKey = new Map(rows.map((row) => [key(row.incidentId, row.homeId), row]));
  return new Map(
    lines.flatMap(({ id, incidentId, subjectId }) => {
      const hold = byKey.get(key(incidentId, subjectId));
      return hold ? [[id, hold] as const] : [];
    }),
  );
}

/** A hotel's blocks with the coming nights. A night without rooms is shown as zero. */
export async function blocksWithNights(
  db: Queryable,
  hotelId: string,
  { from, nights }: { from: string; nights: number },
) {
  const blocks = await db
    .select()
    .from(roomBlocks)
    .where(eq(roomBlocks.hotelId, hotelId))
    .orderBy(asc(roomBlocks.createdAt), asc(roomBlocks.id));
  const days = Array.from({ length: nights }, (_, n) => daysAfter(from, n));
  const known = await db
    .select()
    .from(roomNights)
    .where(
      and(
        sql`${roomNights.blockId} ${isAny(uuids(blocks.map(({ id }) => id)))}`,
        between(roomNights.night, from, daysAfter(from, nights - 1)),
      ),
    );
  const at = new Map(known.map((night) => [`${night.blockId} ${night.night}`, night]));
  return blocks.map(({ id, kind, sleeps, takesPets, hasBackupPower }) => ({
    id,
    kind,
    sleeps,
    takesPets,
    hasBackupPower,
    nights: days.map((night) => {
      const { free = 0, capacity = 0 } = at.get(`${id} ${night}`) ?? {};
      return { night, free, capacity };
    }),
  }));
}

export type FreeRooms = { blockId: string; night: string; rooms: number };

/**
 * A hotel reports how many rooms are free. Rooms that are taken stay taken; the capacity follows. Nights of other
 * hotels' blocks, and past ones, are ignored. Returns how many nights changed.
 */
export const setFreeRooms = async (
  tx: Tx,
  hotelId: string,
  { free, tonight }: { free: readonly FreeRooms[]; tonight: string },
): Promise<number> =>
  (
    await runNamed(
      tx,
      {
        name: 'lodging_set_free',
        text: `insert into room_nights (block_id, night, capacity, free)
          select b.id, said.night, said.rooms, said.rooms
          from (
            select distinct on (block_id, night) * from unnest($2::uuid[], $3::date[], $4::integer[])
              as one (block_id, night, rooms) order by block_id, night
          ) as said
          join room_blocks b on b.id = said.block_id and b.hotel_id = $1::uuid
          where said.night >= $5::date
          order by b.id, said.night
          on conflict (block_id, night) do update
            set capacity = room_nights.capacity - room_nights.free + excluded.free, free = excluded.free
          returning 1`,
      },
      [
        hotelId,
        free.map(({ blockId }) => blockId),
        free.map(({ night }) => night),
        free.map(({ rooms }) => rooms),
        tonight,
      ],
    )
  ).length;
