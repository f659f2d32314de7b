import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import { nightOf } from '#server/emergency/lodging/nights.ts';
import { leftOf } from '#server/emergency/lodging/stays.ts';
import { returnNights, summed } from '#server/emergency/lodging/stock.ts';
import { lockHold, updateHold } from '#server/emergency/lodging/store.ts';
import { moveThreatened } from '#server/emergency/lodging/waiting.ts';
import { hours } from '#server/platform/clock.ts';
import { MILES_A_DEGREE } from '#server/platform/polygon.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, type World } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { activations } from '#server/emergency/activations/tables.ts';

const AT = { lng: -118, lat: 34 };
const open = () => openWorld({ withWorkers: false });
const put = (world: World, key: string, more: Partial<Parameters<typeof putZone>[1]> = {}) =>
  putZone(world.db, {
    key,
    status: 'order',
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
    ...more,
  });
const blocks = async (world: World) =>
  (await world.db.execute(sql`select block_id from room_holds`)).rows.map((row) => row['block_id']);
/** Waits until a transaction of the test waits for a lock. */
const untilOneWaits = (world: World) =>
  vi.waitFor(
    async () => {
      const { rows } = await world.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 30_000, interval: 20 },
  );

test.each([
  { what: 'an order that waits for a person', zone: { verdict: 'held' as const }, isAvoided: true },
  { what: 'an order that a person refused', zone: { verdict: 'refused' as const }, isAvoided: false },
  { what: 'a zone whose words never said order', zone: { status: 'unknown' as const }, isAvoided: false },
])('room assignment inside $what', async ({ zone, isAvoided }) => {
  const world = await open();
  const near = await addHotel(world.db, { lat: 34.2, lng: AT.lng, rooms: 5 });
  const far = await addHotel(world.db, { lat: 34.5, lng: AT.lng, rooms: 5 });
  await addHouseholds(world.db, [AT]);
  await put(world, 'OTHER', { shape: square(AT.lng, 34.2), ...zone });
  await put(world, 'A');
  await reconcileActivations(world.deps);
  expect(await blocks(world)).toEqual([isAvoided ? far.blockId : near.blockId]);
});

/** Miles north of the northern boundary of a square around `AT`, as degrees of latitude. */
const northOf = (lat: number, miles: number): number => lat + 0.05 + miles / MILES_A_DEGREE;

test.each([
  { what: 'an order', status: 'order' as const, verdict: 'auto' as const },
  { what: 'a warning', status: 'warning' as const, verdict: 'auto' as const },
  { what: 'a warning that waits for review', status: 'warning' as const, verdict: 'held' as const },
])(`a household gets no room within ${HOTEL_CLEAR_MILES} miles of $what`, async ({ status, verdict }) => {
  const world = await open();
  const zoneAt = 34.3;
  await addHotel(world.db, { lat: northOf(zoneAt, HOTEL_CLEAR_MILES - 0.1), lng: AT.lng, rooms: 5 });
  const clear = await addHotel(world.db, {
    lat: northOf(zoneAt, HOTEL_CLEAR_MILES + 0.1),
    lng: AT.lng,
    rooms: 5,
  });
  await addHouseholds(world.db, [AT]);
  await put(world, 'OTHER', { shape: square(AT.lng, zoneAt), status, verdict });
  await put(world, 'A');
  await reconcileActivations(world.deps);
  expect(await blocks(world)).toEqual([clear.blockId]);
});

test('an order held for review moves no one out of their hotel until it is approved', async () => {
  const world = await open();
  const near = await addHotel(world.db, { lat: 34.2, lng: AT.lng, rooms: 5 });
  const far = await addHotel(world.db, { lat: 34.5, lng: AT.lng, rooms: 5 });
  await addHouseholds(world.db, [AT]);
  await put(world, 'A');
  await reconcileActivations(world.deps);
  const move = () => moveThreatened({ ...world.deps, tell: async () => undefined });
  await put(world, 'TEST', { shape: square(AT.lng, 34.2), verdict: 'held' });
  expect(await move()).toBe(0);
  expect(await blocks(world)).toEqual([near.blockId]);
  expect((await world.db.execute(sql`select 1 from notices where kind = 'room'`)).rows).toEqual([]);
  await put(world, 'TEST', { shape: square(AT.lng, 34.2), verdict: 'approved' });
  expect(await move()).toBe(1);
  expect(await blocks(world)).toEqual([far.blockId]);
});

test('a member releases a room while one order is lifted and another starts: both succeed', async () => {
  const world = await open();
  await addHotel(world.db, { lat: 34.3, lng: AT.lng, rooms: 50 });
  const [home] = await addHouseholds(world.db, [AT]);
  await put(world, 'L');
  await reconcileActivations(world.deps);
  world.clock.advance(hours(1));
  await addHouseholds(world.db, [{ ...AT, lng: -117.85 }]);
  await put(world, 'L', { status: 'lifted', ended: 'Lifted' });
  await put(world, 'N', { shape: square(-117.85, AT.lat) });
  const [own] = await world.db.select().from(activations);
  const locked = Promise.withResolvers<void>();
  const member = world.db.transaction(async (tx) => {
    const hold = await lockHold(tx, own?.incidentId ?? '', home?.homeId ?? '');
    if (!hold) throw new Error('there is no room');
    locked.resolve();
    // The fan-out holds its first locks. If the next statement waited for them, PostgreSQL would report a deadlock.
    await untilOneWaits(world);
    const stay = { ...hold, nights: hold.nights + hold.ownNights };
    await returnNights(tx, summed(leftOf(stay, nightOf(world.clock.now()))));
    await updateHold(tx, hold, { state: 'released' });
  });
  await locked.promise;
  const done = await Promise.allSettled([member, reconcileActivations(world.deps)]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const states = (await world.db.select().from(activations)).map(({ state }) => state).toSorted();
  expect(states).toEqual(['active', 'lifted']);
});
