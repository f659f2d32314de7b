import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { addHotel, household, square } from '#test/hotels.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import { allocate, releaseHolds, verifyRooms, type Household } from './lodging.ts';
import { daysAfter, nightOf } from './nights.ts';
import { roomHolds, roomNights } from './tables.ts';
import { PATIENT } from '#test/patience.ts';

const world = await openWorld({ withWorkers: false });
const at = world.clock.now();

/** The errors that a client gets when its connection is killed, or when it waited too long for a free one. */
const isLost = (e: unknown) =>
  /terminat|ECONNRESET|Connection|timeout|lock|deadlock|Failed query|Client/.test(
    `${String(e)} ${String((e as Error).cause)}`,
  );

/** Retries until it works, like a job. The row's key keeps it idempotent. */
async function persistent<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await work();
    } catch (e) {
      if (!isLost(e) || tries > 60) throw e;
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
    }
}

/** Kills this many of the clients' connections while they work. */
async function killSome(times: number): Promise<void> {
  const killer = new pg.Client(world.connection);
  await killer.connect();
  for (let n = 0; n < times; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'hearthline %' and state <> 'idle' and pid <> pg_backend_pid()
       order by random() limit 1`,
    );
  }
  await killer.end();
}

test('64 clients book, release and rebook 50 rooms for 3 nights while connections die: 50 are sold, never 51', async () => {
  const place = { lat: 36, lng: -119 };
  const zone = square(place);
  for (const rooms of [20, 20, 10]) await addHotel(world, { ...place, lat: place.lat + 0.2, rooms, days: 3 });
  const database = openDatabase(world.connection, {
    max: 16,
    log: createLog('silent'),
    timeouts: PATIENT,
  });
  const { db } = database;
  const book = (one: Household) =>
    persistent(async () => {
      const incidentId = randomUUID();
      const rows = await db.transaction(async (tx) => {
        const given = await allocate(tx, { incidentId, at, zones: [zone], households: [one] });
        await tx.insert(roomHolds).values(given);
        return given;
      });
      return { incidentId, state: rows[0]?.state };
    });
  const client = async (n: number) => {
    const one = household(place);
    let booked = await book(one);
    for (let again = 0; again < (n % 5 === 0 ? 3 : 0) && booked.state === 'held'; again += 1) {
      const { incidentId } = booked;
      await persistent(() =>
        db.transaction((tx) => releaseHolds(tx, incidentId, [one.homeId], { reason: 'cancelled', at })),
      );
      booked = await book(one);
    }
    return booked.state;
  };
  const clients = Promise.all(Array.from({ length: 64 }, (_, n) => client(n)));
  await killSome(5);
  await clients;
  // Clients that are still waiting ask once more, because rooms may have been released meanwhile.
  for (let n = 0; n < 64; n += 1) await book(household(place));
  await database.close();
  const nights = await world.db.select().from(roomNights);
  expect(nights.map(({ free }) => free)).toEqual(nights.map(() => 0));
  expect(await verifyRooms(world.db, at)).toEqual([]);
  const held = await world.db.select().from(roomHolds);
  expect(held.filter(({ state }) => state === 'held').reduce((sum, { rooms }) => sum + rooms, 0)).toBe(50);
});

test('an administrator who lowers a hotel’s rooms during bookings never goes below what is held', async () => {
  const place = { lat: 33, lng: -115 };
  const { blockId } = await addHotel(world, { ...place, lat: place.lat + 0.2, rooms: 12, days: 4 });
  const admin = await signedInAdmin(world);
  const tonight = nightOf(at);
  const set = async (capacity: number) =>
    (
      await admin.call('PUT', `/api/admin/room-blocks/${blockId}/nights`, {
        from: tonight,
        to: daysAfter(tonight, 3),
        capacity,
      })
    ).status;
  const book = () =>
    persistent(() =>
      world.db.transaction(async (tx) => {
        const households = [household(place)];
        const rows = await allocate(tx, { incidentId: randomUUID(), at, zones: [square(place)], households });
        await tx.insert(roomHolds).values(rows);
      }),
    );
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, book),
    ...[2, 9, 4, 12, 6, 3].map((capacity) => persistent(() => set(capacity))),
  ]);
  expect(
    answers.filter((a) => a !== undefined).every((status) => [200, 409, 503].includes(Number(status))),
  ).toBe(true);
  expect(await verifyRooms(world.db, at)).toEqual([]);
  const { rows } = await world.database.pool.query<{ capacity: number; free: number }>(
    'select distinct capacity, free from room_nights where block_id = $1 and night < $2',
    [blockId, daysAfter(tonight, 3)],
  );
  expect(rows).toHaveLength(1); // all nights of a range, or none
  const taken = (rows[0]?.capacity ?? 0) - (rows[0]?.free ?? 0);
  if (taken > 0) expect(await set(taken - 1)).toBe(409);
  expect(await set(taken)).toBe(200);
});
