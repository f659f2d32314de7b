import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';

/** Rooms of a block in one night. In a list, each block and night occurs at most once. */
export type Take = { blockId: string; night: string; rooms: number };

const columns = (takes: readonly Take[]) => [
  takes.map(({ blockId }) => blockId),
  takes.map(({ night }) => night),
  takes.map(({ rooms }) => rooms),
];

const WANTED = 'unnest($1::uuid[], $2::date[], $3::integer[]) as wanted (block_id, night, rooms)';
const SAME = 'held.block_id = wanted.block_id and held.night = wanted.night';

/** Free rooms: block `b`, night `n` days after the first, is at `b * nights + n`. */
export async function freeRooms(
  db: Queryable,
  { blockIds, first, nights }: { blockIds: readonly string[]; first: string; nights: number },
): Promise<Int32Array> {
  const free = new Int32Array(blockIds.length * nights);
  // A join instead of `= any`, which would scan the whole list for every night once the plan is cached.
  const [row] = await runNamed<{ packed: Buffer | null }>(
    db,
    {
      name: 'lodging_free',
      text: `select string_agg(int4send((b.place - 1)::integer * $3::integer + (r.night - $2::date))
            || int4send(r.free), '') as packed
        from unnest($1::uuid[]) with ordinality as b (id, place)
        join room_nights r on r.block_id = b.id and r.night >= $2::date and r.night < $2::date + $3::integer
        where r.free > 0`,
    },
    [blockIds, first, nights],
  );
  const packed = row?.packed;
  for (let at = 0; packed && at < packed.length; at += 8)
    free[packed.readInt32BE(at)] = packed.readInt32BE(at + 4);
  return free;
}

/** Locks every night of these blocks until the transaction ends, always in the same order. */
export async function lockAll(
  tx: Tx,
  { blockIds, first, nights }: { blockIds: readonly string[]; first: string; nights: number },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'lodging_lock_all',
      text: `select count(*) from (
          select 1 from room_nights
          where block_id = any($1::uuid[]) and night >= $2::date and night < $2::date + $3::integer
          order by block_id, night for no key update
        ) as held`,
    },
    [blockIds, first, nights],
  );
}

/** Locks these nights, always in the same order. Returns how many of them have enough rooms. */
async function lockEnough(tx: Tx, takes: readonly Take[]): Promise<number> {
  const [row] = await runNamed<{ count: number }>(
    tx,
    {
      name: 'lodging_lock',
      text: `select count(*)::integer as count from (
          select 1 from room_nights held join ${WANTED} on ${SAME}
          where held.free >= wanted.rooms
          order by held.block_id, held.night for no key update of held
        ) as enough`,
    },
    columns(takes),
  );
  return row?.count ?? 0;
}

/** Takes all rooms and returns true, or takes none and returns false if one is missing. */
export async function takeNights(tx: Tx, takes: readonly Take[]): Promise<boolean> {
  if (takes.length === 0) return true;
  if ((await lockEnough(tx, takes)) < takes.length) return false;
  const taken = await runNamed(
    tx,
    {
      name: 'lodging_take',
      text: `update room_nights held set free = held.free - wanted.rooms from ${WANTED}
        where ${SAME} and held.free >= wanted.rooms returning 1`,
    },
    columns(takes),
  );
  if (taken.length !== takes.length) throw new Error('rooms that were locked are gone');
  return true;
}

/**
 * Returns rooms to stock. Not idempotent: the caller must call it once. A check constraint rejects excess
 * rooms.
 */
export const returnNights = (tx: Tx, takes: readonly Take[]): Promise<void> =>
  changeTaken(tx, takes, {
    name: 'lodging_give',
    text: `update room_nights held set free = held.free + wanted.rooms from ${WANTED} where ${SAME}`,
  });

/**
 * Rooms that a hotel doesn't have after all. They leave the stock instead of returning to it, so that the next
 * household isn't sent to the same missing room.
 */
export const removeNights = (tx: Tx, takes: readonly Take[]): Promise<void> =>
  changeTaken(tx, takes, {
    name: 'lodging_remove',
    text: `update room_nights held set capacity = held.capacity - wanted.rooms from ${WANTED} where ${SAME}`,
  });

async function changeTaken(
  tx: Tx,
  takes: readonly Take[],
  statement: { name: string; text: string },
): Promise<void> {
  if (takes.length === 0) return;
  const found = await lockEnough(
    tx,
    takes.map((take) => ({ ...take, rooms: 0 })),
  );
  if (found !== takes.length) throw new Error('a night that was taken is not there');
  await runNamed(tx, statement, columns(takes));
}

/** Sums what several stays take, per block and night. */
export function summed(
  stays: Iterable<{ blockId: string; nights: readonly string[]; rooms: number }>,
): Take[] {
  const sums = new Map<string, Map<string, number>>();
  for (const { blockId, nights, rooms } of stays) {
    let ofBlock = sums.get(blockId);
    if (!ofBlock) sums.set(blockId, (ofBlock = new Map()));
    for (const night of nights) ofBlock.set(night, (ofBlock.get(night) ?? 0) + rooms);
  }
  return [...sums].flatMap(([blockId, ofBlock]) =>
    [...ofBlock].map(([night, rooms]) => ({ blockId, night, rooms })),
  );
}
