import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PartnerPage } from '#contract/service/partner-link.ts';
import { activationEvents } from '#server/emergency/activations/tables.ts';
import { notices } from '#server/core/notifications/tables.ts';
import { reviews } from '#server/core/reviews/tables.ts';
import { verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { roomBlocks, roomHolds, roomNights } from '#server/emergency/lodging/tables.ts';
import { partners } from '#server/outreach/partners/tables.ts';
import { offerLines } from '#server/service/offers/tables.ts';
import { putZone, square as squareShape } from '#test/evacuees.ts';
import { PARADISE } from '#test/hotels.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { askedHotel, clear, evacuated, pass, linkTo } = openHotels(world);

const openPage = async (t: string) => (await world.visitor().post(`${LINK}/open`, { t })).body as PartnerPage;
const holdOf = async (homeId: string) =>
  (await world.db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)))[0];
const kindsOf = async (homeId: string) =>
  (await world.db.select().from(activationEvents).where(eq(activationEvents.homeId, homeId))).map(
    ({ kind }) => kind,
  );

test('a hotel gets one message for all its rooms, and the household sees its confirmation number', async () => {
  await clear();
  const hotel = await askedHotel();
  const first = await evacuated();
  const second = await evacuated({ people: 2 }, first.incidentId);
  await pass();
  const [mail, ...others] = await world.mailbox(hotel.emails[0] ?? '', 1);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Evacuation: 2 rooms at ${hotel.name}, please confirm`);
  const t = await linkTo(hotel.emails[0] ?? '');
  const page = await openPage(t);
  expect(page.rooms.map(({ state, guest }) => ({ state, guest }))).toEqual([
    { state: 'asked', guest: null },
    { state: 'asked', guest: null },
  ]);
  const reply = await world.visitor().post(`${LINK}/confirm`, { t, number: '84613' });
  expect(reply.status).toBe(200);
  for (const { homeId } of [first, second]) {
    expect(await kindsOf(homeId)).toEqual(['room.confirmed']);
    const sent = await world.db.select().from(notices).where(eq(notices.homeId, homeId));
    expect(sent.map(({ kind }) => kind)).toContain('room');
  }
  // A second desk presses the button later: the first number stays.
  expect((await world.visitor().post(`${LINK}/confirm`, { t, number: '99' })).status).toBe(409);
  expect((await openPage(t)).rooms.map(({ confirmation }) => confirmation)).toEqual(['84613', '84613']);
});

test('a decline shrinks the stock and moves the household at once, to another hotel and at its place in line', async () => {
  await clear();
  const near = await askedHotel({ rooms: 3 });
  const { homeId, incidentId } = await evacuated();
  await pass();
  const before = await holdOf(homeId);
  const far = await askedHotel({ rooms: 1, lat: 39.5, lng: -122.2 });
  const t = await linkTo(near.emails[0] ?? '');
  const reply = await world.visitor().post(`${LINK}/decline`, { t, reason: 'full' });
  expect(reply.status).toBe(200);
  await world.runJobs();
  const after = await holdOf(homeId);
  expect(after).toMatchObject({ state: 'held', blockId: far.blockId, createdAt: before?.createdAt });
  const nights = await world.db.select().from(roomNights).where(eq(roomNights.blockId, near.blockId));
  expect(nights.filter(({ capacity }) => capacity === 2)).toHaveLength(3);
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
  expect(await kindsOf(homeId)).toEqual(['room.declined', 'room.held']);
  await pass();
  const lines = await world.db
    .select()
    .from(offerLines)
    .where(eq(offerLines.incidentId, incidentId))
    .orderBy(offerLines.askedAt);
  expect(lines.map(({ partnerId, state }) => [partnerId, state])).toEqual([
    [near.hotelId, 'declined'],
    [far.hotelId, 'asked'],
  ]);
});

test('without another room the household waits, and the hotel that said no is left out', async () => {
  await clear();
  const near = await askedHotel({ rooms: 3 });
  const { homeId } = await evacuated();
  await pass();
  const t = await linkTo(near.emails[0] ?? '');
  await world.visitor().post(`${LINK}/decline`, { t, reason: 'closed' });
  await world.runJobs();
  expect(await holdOf(homeId)).toMatchObject({ state: 'waiting', blockId: null, nights: 3 });
  // They get one message that they're waiting, after other rooms were searched for.
  const heard = async () =>
    (await world.db.select().from(notices).where(eq(notices.homeId, homeId))).filter(
      ({ kind }) => kind === 'room',
    );
  expect(await heard()).toEqual([]);
  await pass(1);
  const count = (await heard()).length;
  expect(count).toBeGreaterThan(0);
  await pass(1);
  expect(await heard()).toHaveLength(count);
});

test('contacts are asked one after another, and then our team is asked to call', async () => {
  await clear();
  const hotel = await askedHotel({}, ['Kim', 'Lee', 'Max']);
  const { incidentId } = await evacuated();
  await pass();
  const counts = async () =>
    Promise.all(hotel.emails.map(async (email) => (await world.mailbox(email, 0)).length));
  expect(await counts()).toEqual([1, 0, 0]);
  await pass(4);
  expect(await counts()).toEqual([1, 0, 0]);
  await pass(1);
  expect(await counts()).toEqual([1, 1, 0]);
  await pass(5);
  expect(await counts()).toEqual([1, 1, 1]);
  const calls = async () =>
    (await world.db.select().from(reviews).where(eq(reviews.incidentId, incidentId))).filter(
      ({ kind }) => kind === 'call-partner',
    );
  expect(await calls()).toEqual([]);
  await pass(5);
  expect(await calls()).toMatchObject([{ decidedAt: null, summary: expect.stringContaining(hotel.name) }]);
  await pass(5);
  expect(await counts()).toEqual([1, 1, 1]);
  // A contact answers by phone, so the call is done.
  const agent = await signedInAs(world, 'AGENT');
  const list = async () => (await agent.get('/api/admin/hotel-requests')).body;
  expect(await list()).toMatchObject({
    requests: [{ hotel: hotel.name, open: 1, confirmed: 0, contactsAsked: 3, minutes: null, callNow: true }],
  });
  const path = `/api/admin/hotel-requests/${incidentId}/${hotel.hotelId}/answer`;
  const said = await agent.post(path, { is: 'confirmed', number: 'P-1' });
  expect([said.status, said.body]).toEqual([200, { rooms: 1 }]);
  expect(await list()).toMatchObject({ requests: [{ open: 0, confirmed: 1, minutes: 20, callNow: false }] });
  expect(await calls()).toMatchObject([{ decision: 'noted' }]);
});

test('rooms on request lapse after 20 minutes: others may have them, but the silent hotel gets no one', async () => {
  await clear();
  const hotel = await askedHotel({ rooms: 2 });
  await world.db.update(roomBlocks).set({ terms: 'on-request' }).where(eq(roomBlocks.id, hotel.blockId));
  const { homeId } = await evacuated();
  await pass();
  await pass(19);
  expect(await holdOf(homeId)).toMatchObject({ state: 'held' });
  await pass(1);
  expect(await holdOf(homeId)).toMatchObject({ state: 'waiting' });
  const nights = await world.db.select().from(roomNights).where(eq(roomNights.blockId, hotel.blockId));
  expect(nights.every(({ free, capacity }) => free === 2 && capacity === 2)).toBe(true);
  const silent = async () =>
    (await world.db.select().from(partners).where(eq(partners.id, hotel.hotelId)))[0]?.silentSince;
  expect(await silent()).not.toBeNull();
  const other = await evacuated();
  expect(await holdOf(other.homeId)).toMatchObject({ state: 'waiting' });
});

test('releases and extensions reach the hotel', async () => {
  await clear();
  const hotel = await askedHotel();
  const [email = ''] = hotel.emails;
  const { me, homeId } = await evacuated();
  await pass();
  await world.visitor().post(`${LINK}/confirm`, { t: await linkTo(email), number: '7' });
  await me.call('PUT', `/api/homes/${homeId}/evacuation/room/own-nights`, { ownNights: 2 });
  await pass();
  expect((await world.mailbox(email, 0))[0]?.text).toContain('1 stay changed');
  expect((await openPage(await linkTo(email))).rooms).toMatchObject([{ nights: 5, confirmation: '7' }]);
  await me.post(`/api/homes/${homeId}/evacuation/room/release`);
  await pass();
  expect((await world.mailbox(email, 0))[0]?.text).toContain('1 room canceled');
  expect((await openPage(await linkTo(email))).rooms).toMatchObject([{ state: 'withdrawn' }]);
  const count = (await world.mailbox(email, 0)).length;
  await pass();
  expect((await world.mailbox(email, 0)).length).toBe(count);
});

test('a blocked hotel loses its guests and its links', async () => {
  await clear();
  const hotel = await askedHotel();
  const asked = await evacuated();
  const confirmed = await evacuated({}, asked.incidentId);
  await pass();
  const t = await linkTo(hotel.emails[0] ?? '');
  const { rooms } = await openPage(t);
  const line = rooms.find(({ id }) => id)?.id ?? '';
  await world.visitor().post(`${LINK}/confirm`, { t, lines: [line], number: '1' });
  const other = await askedHotel({ lat: 39.5, lng: -122.2 });
  await world.db
    .update(partners)
    .set({ state: 'blocked', movedBy: 'operations' })
    .where(eq(partners.id, hotel.hotelId));
  await pass();
  for (const { homeId } of [asked, confirmed])
    expect(await holdOf(homeId)).toMatchObject({ state: 'held', blockId: other.blockId });
  expect((await world.visitor().post(`${LINK}/open`, { t })).body).toMatchObject({ code: 'link_wrong' });
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
});

test('hotels are asked for free rooms where households wait, and what they enter is given out at once', async () => {
  await clear();
  const hotel = await askedHotel({ rooms: 0 });
  const { homeId, incidentId } = await evacuated();
  expect(await holdOf(homeId)).toMatchObject({ state: 'waiting' });
  await putZone(world.db, {
    key: 'camp',
    status: 'order',
    at: world.clock.now(),
    shape: squareShape(PARADISE.lng, PARADISE.lat),
  });
  await world.database.pool.query('update zones set incident_id = $1', [incidentId]);
  await pass();
  const t = await linkTo(hotel.emails[0] ?? '');
  const page = await openPage(t);
  expect(page).toMatchObject({ topic: 'capacity', rooms: [] });
  expect(JSON.stringify(page)).not.toContain('Paradise');
  const free = page.blocks.flatMap(({ id, nights }) =>
    nights.map(({ night }) => ({ blockId: id, night, rooms: 2 })),
  );
  expect((await world.visitor().post(`${LINK}/free-rooms`, { t, free })).status).toBe(200);
  await world.runJobs();
  expect(await holdOf(homeId)).toMatchObject({ state: 'held', blockId: hotel.blockId });
  // Another hotel's block can't be changed by this link.
  const foreign = await askedHotel({ rooms: 1 });
  const [first] = free;
  await world
    .visitor()
    .post(`${LINK}/free-rooms`, { t, free: [{ ...first, blockId: foreign.blockId, rooms: 9 }] });
  const nights = await world.db.select().from(roomNights).where(eq(roomNights.blockId, foreign.blockId));
  expect(nights.every(({ capacity }) => capacity === 1)).toBe(true);
});
