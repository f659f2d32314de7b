import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roomCount } from '#text/emergency/rooms.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { composeNotice } from '#server/core/notifications/compose-notice.ts';
import { coveredMember, SPOT } from '#test/covered.ts';
import { addHotel, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type Browser } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const LINKS = { seen: 'https://app.hearthline.example/seen', page: 'https://app.hearthline.example' };

const view = async (me: Browser) =>
  (await me.get('/api/homes/current-home-id/evacuation')).body as Evacuation;
const declare = async (key: string, status: 'order' | 'warning', shape = square(SPOT.lng, SPOT.lat)) => {
  await putZone(world.db, { key, status, at: world.clock.now(), shape });
  await reconcileActivations(world.deps);
};

test('a family of six sees "2 rooms" on its page and in every message, and so do the concierge and our team', async () => {
  await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 3 });
  const me = await coveredMember(world);
  await world.db.execute(sql`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
    values (${me.homeId}, 6, 0, false, false) on conflict (home_id) do update set people = 6`);
  await declare('A', 'order');
  const { room, timeline, concierge, incidentId } = await view(me);
  expect(room).toMatchObject({
    rooms: 2,
    hotel: { address: '1 Pier, Long Beach, CA 90802', zoneMiles: null },
  });
  const two = roomCount(2);
  expect(timeline.find(({ kind }) => kind === 'room.held')?.title).toBe(`We booked ${two} at Harbor House`);
  expect(concierge?.facts).toContain(
    `Hotel: ${two} at Harbor House, 1 Pier, Long Beach, CA 90802, (562) 555-0100 (booked)`,
  );
  const key = { incidentId: incidentId ?? '', homeId: me.homeId };
  const [facts] = (await noticeFactsFor(world.deps, [key])).values();
  if (!facts) throw new Error('there are no facts');
  const { mail, text, push } = composeNotice('room', facts, { round: 0, links: LINKS });
  expect([mail.greeting, mail.paragraphs[0]]).toEqual([
    'Your 2 rooms are booked',
    expect.stringContaining('Your 2 rooms are booked at Harbor House, 1 Pier'),
  ]);
  expect(text).toContain(`${two} booked: Harbor House`);
  expect(push.title).toBe(`${two} at Harbor House`);
  const admin = await signedInAdmin(world);
  const { body } = await admin.get(`/api/admin/operations/incidents/${key.incidentId}/homes`);
  expect(body).toMatchObject({ homes: [{ room: { rooms: 2, hotel: 'Harbor House' } }] });
});

test('a family sees how close a zone has come to its hotel since the room was booked', async () => {
  const me = await coveredMember(world, { lng: SPOT.lng + 3 });
  await addHotel(world.db, { lat: 39.53, lng: -118.55, rooms: 3 });
  await declare('B', 'order', square(SPOT.lng + 3, SPOT.lat));
  expect((await view(me)).room?.hotel?.zoneMiles).toBeNull();
  await declare('C', 'warning', square(-118.55, 39.62));
  expect((await view(me)).room?.hotel?.zoneMiles).toBeCloseTo(2.8, 1);
  await declare('C', 'warning', square(-118.55, 39.53));
  expect((await view(me)).room?.hotel?.zoneMiles).toBe(0);
});
