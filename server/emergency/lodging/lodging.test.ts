import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { addHotel, freeOf, holdsOf, household, PARADISE, square } from '#test/hotels.ts';
import { moveToNoon } from '#test/noon.ts';
import { openWorld } from '#test/world.ts';
import { allocate, holdOf, previewRoom, releaseHolds, verifyRooms, type Household } from './lodging.ts';
import { daysAfter, nightOf } from './nights.ts';
import { roomHolds } from './tables.ts';

const world = await openWorld({ withWorkers: false });
moveToNoon(world);
const order = square(PARADISE);

/** Each test has its own part of the country. */
let places = 0;
const place = () => {
  places += 1;
  return { lat: 30 + Math.floor(places / 8) * 3, lng: -140 + (places % 8) * 3 };
};

async function take(
  households: readonly Household[],
  { incidentId = randomUUID(), zones = [order], at = world.clock.now() } = {},
) {
  await world.db.transaction(async (tx) => {
    const rows = await allocate(tx, { incidentId, at, zones, households });
    if (rows.length > 0) await tx.insert(roomHolds).values(rows);
  });
  return { incidentId, holds: await holdsOf(world.db, incidentId) };
}

const release = (tx: Tx, incidentId: string, homeIds: string[]) =>
  releaseHolds(tx, incidentId, homeIds, { reason: 'cancelled', at: world.clock.now() });

test('a household gets the nearest room for all nights of its plan, and a plan without nights gets none', async () => {
  const at = place();
  const zone = square(at);
  const near = await addHotel(world, { lat: at.lat + 0.2, lng: at.lng, rooms: 2 });
  await addHotel(world, { lat: at.lat + 0.4, lng: at.lng });
  const [plus, core] = [household(at), household({ ...at, nights: 0 })];
  const { incidentId, holds } = await take([plus, core], { zones: [zone] });
  const firstNight = nightOf(world.clock.now());
  expect(holds).toEqual([
    expect.objectContaining({
      homeId: plus.homeId,
      state: 'held',
      blockId: near.blockId,
      rooms: 1,
      firstNight,
      nights: 3,
      ownNights: 0,
      priority: 2,
    }),
  ]);
  expect(holds[0]?.miles).toBeCloseTo(13.8, 1);
  expect((await freeOf(world.db, near.blockId)).slice(0, 4)).toEqual([1, 1, 1, 2]);
  expect(await holdOf(world.db, incidentId, plus.homeId)).toMatchObject({ hotel: { name: near.name } });
});

test('skips hotels with two stars, inactive, under a warning or full on one of the nights', async () => {
  const at = place();
  const spot = (n: number) => ({ lat: at.lat + n / 10, lng: at.lng });
  await addHotel(world, { ...spot(1), stars: 2 });
  await addHotel(world, { ...spot(2), isActive: false });
  await addHotel(world, { ...spot(3), name: 'under a warning' });
  await addHotel(world, { ...spot(4), days: 2 }); // no rooms are kept for the third night
  const fits = await addHotel(world, spot(5));
  const { holds } = await take([household(at)], { zones: [square(at), square(spot(3), 0.05)] });
  expect(holds[0]?.blockId).toBe(fits.blockId);
});

test('when rooms are scarce, power needs come first, then wheelchairs; the others wait', async () => {
  const at = place();
  await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 2, kind: 'accessible' });
  const [a, b, c, d] = [
    household(at),
    household({ ...at, isAccessible: true }),
    household({ ...at, isMedical: true }),
    household(at),
  ];
  const { holds } = await take([a, b, c, d], { zones: [square(at)] });
  const stateOf = (one: Household) => holds.find(({ homeId }) => homeId === one.homeId)?.state;
  expect([a, b, c, d].map(stateOf)).toEqual(['waiting', 'held', 'held', 'waiting']);
});

test('allocation is deterministic: the same households get the same rooms', async () => {
  const at = place();
  for (let n = 1; n <= 4; n += 1) await addHotel(world, { ...at, lat: at.lat + n / 10, rooms: n });
  const many = Array.from({ length: 12 }, (_, n) =>
    household({ ...at, isMedical: n % 5 === 0, people: 1 + (n % 6) }),
  );
  const outcome = async (households: Household[]) => {
    const { incidentId, holds } = await take(households, { zones: [square(at)] });
    const rooms = holds.map(({ homeId, blockId, rooms: count }) => [homeId, blockId, count]);
    await world.db.transaction((tx) =>
      release(
        tx,
        incidentId,
        holds.map(({ homeId }) => homeId),
      ),
    );
    return rooms;
  };
  const once = await outcome(many);
  expect(await outcome(many.toReversed())).toEqual(once);
  expect(once.some(([, blockId]) => blockId === null)).toBe(true);
});

test('a release frees rooms exactly once, even if repeated concurrently', async () => {
  const at = place();
  const { blockId } = await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 3 });
  const one = household({ ...at, people: 8 });
  const { incidentId } = await take([one], { zones: [square(at)] });
  expect((await freeOf(world.db, blockId)).slice(0, 4)).toEqual([1, 1, 1, 3]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.db.transaction((tx) => release(tx, incidentId, [one.homeId]))),
  );
  expect(answers.filter(({ released }) => released.length === 1)).toHaveLength(1);
  expect(new Set(await freeOf(world.db, blockId))).toEqual(new Set([3]));
  await expect(
    world.db.transaction(async (tx) => {
      await release(tx, incidentId, [one.homeId]);
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect((await holdsOf(world.db, incidentId))[0]?.state).toBe('released');
});

test('a lift ends waiting-list spots, not rooms; a mistake ends rooms, except for checked-in guests', async () => {
  const at = place();
  const { blockId } = await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 2 });
  const three = [household(at), household(at), household(at)];
  const { incidentId, holds } = await take(three, { zones: [square(at)] });
  const homeIds = three.map(({ homeId }) => homeId);
  const waiting = holds.filter(({ state }) => state === 'waiting').map(({ homeId }) => homeId);
  const held = holds.filter(({ state }) => state === 'held').map(({ homeId }) => homeId);
  const lifted = await world.db.transaction((tx) =>
    releaseHolds(tx, incidentId, homeIds, { reason: 'lifted', at: world.clock.now() }),
  );
  expect(lifted).toEqual({ released: waiting, kept: held, roomsReleased: 0, roomsKept: 2 });
  const [guest = '', other = ''] = held;
  await world.database.pool.query(`update room_holds set state = 'checked-in' where home_id = $1`, [guest]);
  const cancelled = await world.db.transaction((tx) => release(tx, incidentId, homeIds));
  expect(cancelled).toEqual({ released: [other], kept: [guest], roomsReleased: 1, roomsKept: 1 });
  expect((await freeOf(world.db, blockId)).slice(0, 4)).toEqual([1, 1, 1, 2]);
});

test('releasing mid-stay frees only the remaining nights', async () => {
  const at = place();
  const { blockId } = await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 1 });
  const one = household({ ...at, nights: 7 });
  const { incidentId } = await take([one], { zones: [square(at)] });
  world.clock.advance(days(2));
  await world.db.transaction((tx) => release(tx, incidentId, [one.homeId]));
  expect((await freeOf(world.db, blockId)).slice(0, 8)).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
});

test('an order at 2 a.m. on the night clocks fall back gets a room that night', async () => {
  const at = place();
  const { blockId } = await addHotel(world, {
    ...at,
    lat: at.lat + 0.2,
    from: '2026-10-30',
    days: 6,
    rooms: 1,
  });
  const { holds } = await take([household({ ...at, nights: 3 })], {
    zones: [square(at)],
    at: new Date('2026-11-01T09:30:00Z'), // 1:30 AM, for the second time
  });
  expect(holds[0]).toMatchObject({ firstNight: '2026-10-31', state: 'held' });
  expect(await freeOf(world.db, blockId)).toEqual([1, 0, 0, 0, 1, 1]);
});

test('a preview says which room it would be and holds nothing', async () => {
  const at = place();
  const { blockId, name } = await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 1 });
  const ask = (db: Queryable) =>
    previewRoom(db, { at: world.clock.now(), zones: [square(at)], household: household(at) });
  for (let n = 0; n < 3; n += 1)
    expect(await world.db.transaction((tx) => ask(tx), { accessMode: 'read only' })).toMatchObject({
      hotel: { name },
      rooms: 1,
    });
  expect(new Set(await freeOf(world.db, blockId))).toEqual(new Set([1]));
  expect(
    await previewRoom(world.db, { at: world.clock.now(), zones: [], household: household(place()) }),
  ).toBeNull();
});

test('inventory and holds agree, and tampering in the database is detected', async () => {
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
  const at = place();
  const { blockId } = await addHotel(world, { ...at, lat: at.lat + 0.2, rooms: 4 });
  await take([household(at)], { zones: [square(at)] });
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
  const night = daysAfter(nightOf(world.clock.now()), 1);
  await world.database.pool.query(
    'update room_nights set free = free + 1 where block_id = $1 and night = $2',
    [blockId, night],
  );
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([{ blockId, night, held: 1, taken: 0 }]);
  await world.database.pool.query(
    'update room_nights set free = free - 1 where block_id = $1 and night = $2',
    [blockId, night],
  );
});
