import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { HotelDetail } from '#contract/emergency/lodging.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { activateHotel, household, square } from '#test/hotels.ts';
import { openWorld, signedIn, signedInAdmin, signedInAs } from '#test/world.ts';
import { allocate, verifyRooms } from './lodging.ts';
import { daysAfter, nightOf } from './nights.ts';
import { roomHolds } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);
const tonight = nightOf(world.clock.now());

const PLACE = { lat: 39.9, lng: -121.5 };
const HOTEL = {
  name: 'Creek House',
  address: '12 Main Street',
  city: 'Chico',
  state: 'ca',
  zip: '95928',
  lat: 39.7285,
  lng: -121.8375,
  stars: 4,
  phone: '(530) 555-0134',
};
const BLOCK = {
  kind: 'standard',
  sleeps: 4,
  takesPets: true,
  hasBackupPower: false,
  memberRateCents: 12_900,
};

/** A hotel with one block and this many rooms in each of ten nights, created by an administrator. */
async function aHotel(capacity: number) {
  const made = await admin.post('/api/admin/hotels', { ...HOTEL, name: `House ${randomUUID()}` });
  expect(made.status).toBe(201);
  const hotel = made.body as HotelDetail;
  await activateHotel(world, hotel.id);
  const withBlock = (await admin.post(`/api/admin/hotels/${hotel.id}/blocks`, BLOCK)).body as HotelDetail;
  const blockId = withBlock.blocks[0]?.id ?? '';
  const set = (rooms: number, to = daysAfter(tonight, 9), from = tonight) =>
    admin.call('PUT', `/api/admin/room-blocks/${blockId}/nights`, { from, to, capacity: rooms });
  expect((await set(capacity)).status).toBe(200);
  return { hotel, blockId, set, at: `/api/admin/hotels/${hotel.id}` };
}

/** Assigns rooms to this many households. */
async function guests(count: number, place = PLACE) {
  const incidentId = randomUUID();
  const me = await signedIn(world);
  const households = Array.from({ length: count }, () => household({ ...place, userId: me.user.id }));
  await world.db.transaction(async (tx) => {
    const at = world.clock.now();
    const rows = await allocate(tx, { incidentId, at, zones: [square(place)], households });
    await tx.insert(roomHolds).values(rows);
  });
  return { incidentId, households, me };
}

const endAll = (hotelId: string) =>
  admin.call('PUT', `/api/admin/hotels/${hotelId}/active`, { isActive: false });

test('an administrator adds a hotel with rooms, finds it, changes it, and the audit log shows it', async () => {
  const { hotel, blockId, at } = await aHotel(7);
  expect(hotel).toMatchObject({
    state: 'CA',
    phone: '+15305550134',
    isActive: false,
    isFit: false,
    isSample: false,
    blocks: [],
  });
  const again = await admin.post('/api/admin/hotels', { ...HOTEL, name: hotel.name.toUpperCase() });
  expect(again.status).toBe(409);
  const found = await admin.get(
    `/api/admin/hotels?q=${encodeURIComponent(hotel.name.slice(6, 20))}&state=CA`,
  );
  expect(found.body).toMatchObject({
    total: 1,
    rows: [{ id: hotel.id, blocks: 1, tonight: { capacity: 7, free: 7 } }],
  });
  expect((await admin.get('/api/admin/hotels?q=%25')).body).toMatchObject({ total: 0 });
  const seen = (await admin.get(`${at}?days=12`)).body as HotelDetail;
  expect(seen.blocks).toEqual([expect.objectContaining({ id: blockId, sleeps: 4, memberRateCents: 12_900 })]);
  expect(seen.blocks[0]?.nights.map(({ night }) => night)).toEqual(
    Array.from({ length: 10 }, (_, n) => daysAfter(tonight, n)),
  );
  const changed = await admin.call('PUT', at, { ...HOTEL, name: hotel.name, stars: 3 });
  expect(changed.body).toMatchObject({ stars: 3 });
  const entries = await officeHistory(world.db, { limit: 4, capability: 'hotel' });
  expect(entries.map(({ action }) => action)).toEqual([
    'hotel.changed',
    'hotel.nights-changed',
    'hotel.block-added',
    'hotel.added',
  ]);
  await endAll(hotel.id);
});

test('an invalid hotel is refused with an error for each field', async () => {
  const refused = await admin.post('/api/admin/hotels', {
    ...HOTEL,
    stars: 6,
    state: 'XX',
    zip: '1',
    phone: '',
    lat: 99,
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { stars: 'Enter 1 to 5 stars', state: 'Choose a state', lat: expect.any(String) } },
  });
  const { set, hotel } = await aHotel(1);
  expect((await set(1, daysAfter(tonight, -1))).status).toBe(400);
  expect((await set(1, daysAfter(tonight, 400))).status).toBe(400);
  expect((await set(1, tonight, daysAfter(tonight, -3))).body).toMatchObject({
    fields: { from: expect.any(String) },
  });
  expect((await set(-1)).status).toBe(400);
  expect(
    (
      await admin.call('PUT', `/api/admin/room-blocks/${randomUUID()}/nights`, {
        from: tonight,
        to: tonight,
        capacity: 1,
      })
    ).status,
  ).toBe(404);
  await endAll(hotel.id);
});

test('rooms can’t be set below what is held: nothing in the range changes, and the night is named', async () => {
  const { blockId, set, hotel, at } = await aHotel(6);
  await guests(4);
  const refused = await set(3);
  expect(refused).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining(`4 rooms are held on the night of ${tonight}`) },
  });
  const capacities = async () =>
    ((await admin.get(at)).body as HotelDetail).blocks[0]?.nights.map(({ capacity }) => capacity);
  expect(new Set(await capacities())).toEqual(new Set([6]));
  expect((await set(4)).status).toBe(200);
  expect((await set(0, daysAfter(tonight, 9), daysAfter(tonight, 3))).status).toBe(200);
  expect(await capacities()).toEqual([4, 4, 4, 0, 0, 0, 0, 0, 0, 0]);
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
  const change = (more: object) =>
    admin.call('PUT', `/api/admin/room-blocks/${blockId}`, { ...BLOCK, ...more });
  expect((await change({ takesPets: false })).status).toBe(409);
  expect((await change({ memberRateCents: 13_000 })).status).toBe(409);
  expect((await change({ hasBackupPower: true, memberRateCents: 9900 })).status).toBe(200);
  await endAll(hotel.id);
});

test('a deactivated hotel keeps its guests and gets no more', async () => {
  const { hotel, at } = await aHotel(5);
  const { incidentId } = await guests(2);
  expect((await endAll(hotel.id)).body).toMatchObject({ isActive: false });
  await guests(1);
  const list = (await admin.get(`${at}/guests`)).body as { incidentId: string; state: string }[];
  expect(list.map((one) => [one.incidentId, one.state])).toEqual([
    [incidentId, 'held'],
    [incidentId, 'held'],
  ]);
});

test('when the hotel confirms, a household is checked in, under the member’s name', async () => {
  const { hotel, at } = await aHotel(1);
  const { incidentId, households, me } = await guests(1);
  const homeId = households[0]?.homeId;
  const checkedIn = await admin.post(`${at}/guests/check-in`, { incidentId, homeId });
  expect(checkedIn).toMatchObject({
    status: 200,
    body: { state: 'checked-in', email: me.email, rooms: 1, nights: 3 },
  });
  expect((await admin.post(`${at}/guests/check-in`, { incidentId, homeId })).status).toBe(200);
  const other = await aHotel(1);
  expect((await admin.post(`${other.at}/guests/check-in`, { incidentId, homeId })).status).toBe(404);
  const [hold] = await world.db.select().from(roomHolds).where(eq(roomHolds.incidentId, incidentId));
  expect(hold?.state).toBe('checked-in');
  await endAll(hotel.id);
});

test('an agent reads a hotel and its rooms, but not which households stay there', async () => {
  const { hotel, at } = await aHotel(1);
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.get(at)).status).toBe(200);
  expect((await agent.get(`${at}/guests`)).status).toBe(403);
  expect((await admin.get(`${at}/guests`)).status).toBe(200);
  await endAll(hotel.id);
});

test('the partner list is paginated and filters by stars, state and whether it takes households', async () => {
  const town = `Town ${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const [name, stars, state] of [
    ['Alder', 3, 'CA'],
    ['Birch', 4, 'CA'],
    ['Cedar', 5, 'NV'],
    ['Dogwood', 2, 'CA'],
  ] as const) {
    const made = await admin.post('/api/admin/hotels', { ...HOTEL, name, city: town, stars, state });
    ids.push((made.body as HotelDetail).id);
    await activateHotel(world, ids.at(-1) ?? '');
  }
  await admin.call('PUT', `/api/admin/hotels/${ids[1]}/active`, { isActive: false });
  type Page = { rows: { id: string; name: string }[]; total: number; next: string | null; states: string[] };
  const list = async (query: Record<string, string>) =>
    (await admin.get(`/api/admin/hotels?${new URLSearchParams({ q: town, ...query }).toString()}`))
      .body as Page;
  const names = async (query: Record<string, string>) => (await list(query)).rows.map(({ name }) => name);
  expect(await names({})).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood']);
  expect(await names({ stars: '4' })).toEqual(['Birch', 'Cedar']);
  expect(await names({ state: 'nv' })).toEqual(['Cedar']);
  expect(await names({ status: 'inactive' })).toEqual(['Birch']);
  expect(await names({ sort: '-stars' })).toEqual(['Cedar', 'Birch', 'Alder', 'Dogwood']);
  const first = await list({ limit: '3', sort: 'stars' });
  expect(first).toMatchObject({ total: 4, states: expect.arrayContaining(['CA', 'NV']) as string[] });
  const second = await list({ limit: '3', sort: 'stars', after: first.next ?? '' });
  expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual([
    'Dogwood',
    'Alder',
    'Birch',
    'Cedar',
  ]);
  expect(second.next).toBeNull();
  // A cursor created for another sort order is refused.
  expect((await admin.get(`/api/admin/hotels?sort=name&after=${first.next}`)).status).toBe(400);
  expect((await admin.get('/api/admin/hotels?state=ZZ')).status).toBe(400);
});

test('the matching partners are exported, and the audit log records who did it without the search text', async () => {
  const town = `Town ${randomUUID().slice(0, 8)}`;
  await admin.post('/api/admin/hotels', { ...HOTEL, name: '=Sum Inn', city: town });
  const file = await admin.get(`/api/admin/hotels/export?q=${encodeURIComponent(town)}&stars=4`);
  expect(file.status).toBe(200);
  const [header, row, ...rest] = file.text.trim().split('\r\n');
  expect(header).toContain(
    '"Hotel","Street","City","State","ZIP code","Stars","Phone","Accepts households","Blocks"',
  );
  expect(row).toContain(`"'=Sum Inn","12 Main Street","${town}","CA","95928",4,`);
  expect(rest).toEqual([]);
  const [told] = await officeHistory(world.db, { limit: 1, capability: 'list' });
  expect(JSON.stringify(told)).toContain(
    'partners, status all, stars 4, state all, sort name, a search, 1 rows',
  );
  expect(JSON.stringify(told)).not.toContain(town);
});

test('concurrent clicks create a hotel once, close it once and log it once', async () => {
  const named = { ...HOTEL, name: `Twin ${randomUUID()}` };
  const made = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/hotels', named)));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const [id = ''] = made.flatMap(({ status, body }) => (status === 201 ? [(body as HotelDetail).id] : []));
  await activateHotel(world, id);
  const written = async () =>
    (await officeHistory(world.db, { limit: 100, capability: 'hotel' }))
      .filter(({ subjectId }) => subjectId === id)
      .map(({ action }) => action);
  await Promise.all(
    [1, 2, 3].map(() => admin.call('PUT', `/api/admin/hotels/${id}/active`, { isActive: false })),
  );
  expect((await admin.call('PUT', `/api/admin/hotels/${id}`, named)).status).toBe(200);
  expect(await written()).toEqual(['hotel.deactivated', 'hotel.added']);
});

test('a new hotel gets households once its documents and contact are valid, and none after they lapse', async () => {
  // Far from the hotels of the other tests.
  const far = { lat: 35.2, lng: -116.9 };
  const made = await admin.post('/api/admin/hotels', { ...HOTEL, ...far, name: `Fresh ${randomUUID()}` });
  const { id } = made.body as HotelDetail;
  const activate = () => admin.call('PUT', `/api/admin/hotels/${id}/active`, { isActive: true });
  expect(await activate()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('documents') },
  });
  const { body } = await admin.post(`/api/admin/hotels/${id}/blocks`, BLOCK);
  const blockId = (body as HotelDetail).blocks[0]?.id ?? '';
  const nights = { from: tonight, to: daysAfter(tonight, 9), capacity: 5 };
  await admin.call('PUT', `/api/admin/room-blocks/${blockId}/nights`, nights);
  const placed = async () => {
    const { incidentId } = await guests(1, { lat: 35, lng: -117 });
    const [hold] = await world.db.select().from(roomHolds).where(eq(roomHolds.incidentId, incidentId));
    return hold?.state;
  };
  expect(await placed()).toBe('waiting');
  const grace = (until: string) =>
    world.database.pool.query('update partners set grace_until = $2, fit_until = $2 where id = $1', [
      id,
      until,
    ]);
  // After midnight, the hotels' night is still yesterday's, so one more day covers both calendars.
  await grace(daysAfter(tonight, 1));
  expect((await activate()).body).toMatchObject({ isActive: true, isFit: true });
  expect(await placed()).toBe('held');
  await grace(daysAfter(tonight, -1));
  expect(await placed()).toBe('waiting');
  expect((await admin.get(`/api/admin/hotels/${id}`)).body).toMatchObject({ isActive: true, isFit: false });
});
