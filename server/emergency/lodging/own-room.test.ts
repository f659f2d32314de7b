import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activationEvents } from '#server/emergency/activations/tables.ts';
import { addMember } from '#server/home/homes/homes.ts';
import { feeds, zones } from '#server/emergency/alerts/tables.ts';
import { notices } from '#server/core/notifications/tables.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHome } from '#test/homes.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { addHotel, freeOf, holdsOf, household, PARADISE, square } from '#test/hotels.ts';
import { moveToNoon } from '#test/noon.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { runEndStays } from './jobs.ts';
import { allocate, eraseHolds, verifyRooms } from './lodging.ts';
import { roomHolds, roomNights } from './tables.ts';
import { moveThreatened, offerWaiting } from './waiting.ts';

const world = await openWorld({ withWorkers: false });
moveToNoon(world);
const tell = async () => undefined;
const offer = () => offerWaiting({ ...world.deps, tell });

/** There are no other rooms available. */
async function emptyHotels() {
  await world.db.update(roomNights).set({ capacity: 0, free: 0 });
  await world.db.delete(roomHolds);
}

/** A member whose home is under an order, with a room if one is available. */
async function evacuated(given: Partial<ReturnType<typeof household>> = {}) {
  const me = await signedIn(world);
  const { id: homeId } = await addHome(me);
  await me.call('PUT', `/api/homes/${homeId}/location`, {
    ...PARADISE,
    confirmed: true,
    evidence: PIN_EVIDENCE,
  });
  const incidentId = randomUUID();
  await world.db.transaction(async (tx) => {
    const one = household({ ...PARADISE, ...given, homeId, userId: me.user.id });
    const at = world.clock.now();
    const rows = await allocate(tx, { incidentId, at, zones: [square(PARADISE)], households: [one] });
    await tx.insert(roomHolds).values(rows);
  });
  const call = (path: string, body: object = {}) =>
    path === 'own-nights'
      ? me.call('PUT', `/api/homes/${homeId}/evacuation/room/${path}`, body)
      : me.post(`/api/homes/${homeId}/evacuation/room/${path}`, body);
  return { me, homeId, incidentId, call };
}

const eventsOf = (homeId: string) =>
  world.db.select().from(activationEvents).where(eq(activationEvents.homeId, homeId));

test('a member adds nights at their expense, up to 14, removes some, and sees it in the activity log', async () => {
  await emptyHotels();
  const { blockId, name } = await addHotel(world, { rooms: 1 });
  const { me, homeId, call } = await evacuated();
  const longer = await call('own-nights', { ownNights: 4 });
  expect(longer.status).toBe(200);
  expect(longer.body).toMatchObject({
    state: 'held',
    nights: 3,
    ownNights: 4,
    memberRateCents: 12_900,
    hotel: { name },
  });
  expect((await call('own-nights', { ownNights: 4 })).status).toBe(200); // idempotent
  expect((await freeOf(world.db, blockId)).slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect((await call('own-nights', { ownNights: 12 })).body).toMatchObject({
    code: 'validation_failed',
    fields: { ownNights: expect.stringContaining('Choose 11 or fewer') },
  });
  expect((await call('own-nights', { ownNights: 11 })).status).toBe(200);
  expect((await call('own-nights', { ownNights: 1 })).body).toMatchObject({ ownNights: 1 });
  expect((await freeOf(world.db, blockId)).slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
  expect((await eventsOf(homeId)).map(({ kind }) => kind)).toEqual(Array(3).fill('room.extended'));
  const history = (await me.get(`/api/homes/${homeId}/activity?capability=stay`)).body as {
    entries: { action: string; detail: string }[];
  };
  expect(history.entries[0]).toMatchObject({
    action: 'stay.extended',
    detail: `gave back 10 nights at ${name}`,
  });
});

test('a sold-out night is named by date, and nothing is booked', async () => {
  await emptyHotels();
  const { blockId, hotelId } = await addHotel(world, { rooms: 1, days: 5 });
  const { call } = await evacuated();
  const refused = await call('own-nights', { ownNights: 3 });
  expect(refused.body).toMatchObject({
    code: 'sold_out',
    error: expect.stringContaining('Choose 2 nights more'),
  });
  expect(await freeOf(world.db, blockId)).toEqual([0, 0, 0, 1, 1]);
  await world.database.pool.query(
    `update partners set state = 'paused', moved_by = 'operations' where id = $1`,
    [hotelId],
  );
  expect((await call('own-nights', { ownNights: 1 })).body).toMatchObject({ code: 'conflict' });
});

test('a released room goes to the household on the waiting list, and everyone in that home is notified once', async () => {
  await emptyHotels();
  const { blockId } = await addHotel(world, { rooms: 1 });
  const first = await evacuated();
  const second = await evacuated();
  const third = await evacuated({ isMedical: true });
  const relative = await signedIn(world);
  await world.db.transaction((tx) =>
    addMember(tx, {
      homeId: third.homeId,
      userId: relative.user.id,
      role: 'viewer',
      createdAt: world.clock.now(),
    }),
  );
  expect(await offer()).toBe(0);
  const states = async () =>
    Promise.all(
      [first, second, third].map(async (one) => (await holdsOf(world.db, one.incidentId))[0]?.state),
    );
  expect(await states()).toEqual(['held', 'waiting', 'waiting']);
  expect((await first.call('release')).body).toMatchObject({ state: 'released' });
  expect((await first.call('release')).status).toBe(409);
  expect(await freeOf(world.db, blockId)).toEqual(Array(20).fill(1));
  expect(await Promise.all([offer(), offer()]).then(([a, b]) => a + b)).toBe(1);
  expect(await states()).toEqual(['released', 'waiting', 'held']); // need comes before waiting time
  const told = await world.db
    .select()
    .from(notices)
    .where(and(eq(notices.incidentId, third.incidentId), eq(notices.kind, 'room')));
  expect(told.map(({ userId, channel }) => [userId, channel])).toEqual(
    expect.arrayContaining([third.me, relative].map(({ user }) => [user.id, 'email'])),
  );
  expect(told).toHaveLength(2);
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
});

test('only a household that agrees to go farther than 50 miles gets such a room', async () => {
  await emptyHotels();
  await addHotel(world, { lat: PARADISE.lat - 1.2, lng: PARADISE.lng, rooms: 5 });
  const [one, other] = [await evacuated(), await evacuated()];
  expect(await offer()).toBe(0);
  expect((await one.call('wider')).body).toMatchObject({ state: 'waiting', isWideAllowed: true });
  expect(await offer()).toBe(1);
  expect((await holdsOf(world.db, one.incidentId))[0]).toMatchObject({ state: 'held', isWideAllowed: true });
  expect((await holdsOf(world.db, one.incidentId))[0]?.miles).toBeGreaterThan(50);
  expect((await holdsOf(world.db, other.incidentId))[0]?.state).toBe('waiting');
  expect((await one.call('wider')).status).toBe(409);
  expect((await other.call('own-nights', { ownNights: 1 })).status).toBe(409);
});

test('a viewer can’t change the home’s room, and a stranger can’t find it', async () => {
  await emptyHotels();
  await addHotel(world);
  const { homeId } = await evacuated();
  const viewer = await signedIn(world);
  await world.db.transaction((tx) =>
    addMember(tx, { homeId, userId: viewer.user.id, role: 'viewer', createdAt: world.clock.now() }),
  );
  const stranger = await signedIn(world);
  for (const path of ['release', 'wider', 'arrive']) {
    expect((await viewer.post(`/api/homes/${homeId}/evacuation/room/${path}`)).status).toBe(403);
    expect((await stranger.post(`/api/homes/${homeId}/evacuation/room/${path}`)).status).toBe(404);
  }
});

test('checked-in guests keep the room until the last night is over, and then the stay ends', async () => {
  await emptyHotels();
  const { blockId } = await addHotel(world, { rooms: 1 });
  const { call, incidentId } = await evacuated();
  const waiting = await evacuated();
  expect((await call('arrive')).body).toMatchObject({ state: 'checked-in' });
  expect((await call('arrive')).status).toBe(200);
  const stateOf = async (id: string) => (await holdsOf(world.db, id))[0]?.state;
  world.clock.advance(days(2));
  await runEndStays(world.deps);
  expect(await stateOf(incidentId)).toBe('checked-in');
  world.clock.advance(days(1) + hours(24));
  await runEndStays(world.deps);
  expect(await stateOf(incidentId)).toBe('over');
  expect((await call('release')).status).toBe(409);
  expect((await freeOf(world.db, blockId)).slice(0, 4)).toEqual([0, 0, 0, 1]);
  expect(await stateOf(waiting.incidentId)).toBe('waiting');
  world.clock.advance(days(12));
  await runEndStays(world.deps);
  expect(await stateOf(waiting.incidentId)).toBe('over');
});

test('when a hotel comes under an order, households that haven’t arrived move if another room exists', async () => {
  await emptyHotels();
  const near = await addHotel(world, { rooms: 2 });
  const [arrived, coming] = [await evacuated(), await evacuated()];
  await arrived.call('arrive');
  await coming.call('own-nights', { ownNights: 2 });
  const move = () => moveThreatened({ ...world.deps, tell });
  expect(await move()).toBe(0);
  const [w, s, e, n] = [-121.9, 39.7, -121.8, 39.8];
  const at = world.clock.now();
  await world.db.insert(feeds).values({ id: 'test' }).onConflictDoNothing();
  await world.db.insert(zones).values({
    feedId: 'test',
    key: randomUUID(),
    status: 'order',
    verdict: 'auto',
    firstSeenAt: at,
    lastSeenAt: at,
    shape: [
      [
        [
          [w, s],
          [e, s],
          [e, n],
          [w, n],
          [w, s],
        ],
      ],
    ],
    shapeHash: 'x',
    west: w,
    south: s,
    east: e,
    north: n,
  });
  expect(await move()).toBe(0); // nowhere to go yet, so they keep the room
  expect((await holdsOf(world.db, coming.incidentId))[0]?.blockId).toBe(near.blockId);
  const far = await addHotel(world, { lat: 39.5, rooms: 1 });
  expect(await move()).toBe(1);
  expect((await holdsOf(world.db, coming.incidentId))[0]).toMatchObject({
    state: 'held',
    blockId: far.blockId,
    nights: 3,
    ownNights: 2,
  });
  expect((await holdsOf(world.db, arrived.incidentId))[0]).toMatchObject({
    state: 'checked-in',
    blockId: near.blockId,
  });
  expect((await freeOf(world.db, near.blockId)).slice(0, 6)).toEqual([1, 1, 1, 2, 2, 2]);
  expect((await freeOf(world.db, far.blockId)).slice(0, 6)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await move()).toBe(0);
});

test('deleting a home deletes its room hold, or anonymizes it until checked-in guests leave', async () => {
  await emptyHotels();
  const { blockId } = await addHotel(world, { lat: 39.5, rooms: 2 });
  const [held, arrived] = [await evacuated(), await evacuated()];
  await arrived.call('arrive');
  for (const { homeId } of [held, arrived])
    await world.db.transaction((tx) => eraseHolds(tx, homeId, world.clock.now()));
  expect(await holdsOf(world.db, held.incidentId)).toEqual([]);
  expect(await holdsOf(world.db, arrived.incidentId)).toMatchObject([
    { state: 'checked-in', userId: '00000000-0000-0000-0000-000000000000' },
  ]);
  expect((await freeOf(world.db, blockId)).slice(0, 4)).toEqual([1, 1, 1, 2]);
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
});
