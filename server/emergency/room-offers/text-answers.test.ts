/** Partners answer by text, from a known number: applied like an answer through the link, and never guessed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roomHolds, roomNights } from '#server/emergency/lodging/tables.ts';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers, insertOffer } from '#server/service/offers/offers.ts';
import { offerLines } from '#server/service/offers/tables.ts';
import { addPartner, booker, endPartners } from '#test/bookings.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { callFromTwilio, memberWithPhone, newNumber, textFields, twilioAt } from '#test/texts.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld } from '#test/world.ts';

const twilio = await startTwilio();
const world = await openWorld({ withWorkers: false, sms: twilioAt(twilio.url) });
const { db, clock } = world;
const hotels = openHotels(world);

/** Our replies to a number, newest first. */
const answersTo = (phone: string) =>
  twilio.kept
    .filter(({ to, body }) => to === phone && !body.includes('/partner/requests'))
    .map(({ body }) => body);
async function text(from: string, body: string): Promise<string> {
  expect(await callFromTwilio(world, textFields(from, body))).toBe(204);
  await world.runJobs();
  return answersTo(from)[0] ?? '';
}
const phoneOf = async (hotelId: string, phone = newNumber()) => {
  await db.update(partnerContacts).set({ phone }).where(eq(partnerContacts.partnerId, hotelId));
  return phone;
};

/** A hotel whose contact has a phone, asked about this many households. */
async function asked(households = 1) {
  await hotels.clear();
  const hotel = await hotels.askedHotel({ rooms: 5 });
  const phone = await phoneOf(hotel.hotelId);
  const first = await hotels.evacuated();
  const homes = [first.homeId];
  for (let n = 1; n < households; n += 1) homes.push((await hotels.evacuated({}, first.incidentId)).homeId);
  await hotels.pass();
  return { ...hotel, ...first, phone, homes };
}

test('"1 84613" confirms all rooms that were asked for, and says so', async () => {
  const { phone, homes, me } = await asked(2);
  expect(twilio.kept.findLast(({ to }) => to === phone)?.body).toContain(
    'Or reply 1 and your confirmation number',
  );
  expect(await text(phone, '1 84613')).toContain('Confirmed: 2 rooms, number 84613');
  const lines = await db.select().from(offerLines);
  expect(lines.map(({ state, confirmation }) => [state, confirmation])).toEqual(
    homes.map(() => ['confirmed', '84613']),
  );
  const [contact] = await db.select().from(partnerContacts).where(eq(partnerContacts.phone, phone));
  expect(new Set(lines.map(({ saidBy }) => saidBy))).toEqual(new Set([contact?.id]));
  expect(await text(phone, '2 full')).toContain('no request to you is open'); // never undoes a settled line
  expect(await hotels.stateOf(homes[0] ?? '')).toBe('confirmed');
  expect(me.user.id).toBeTruthy();
});

test('"NO full" declines: the rooms leave the stock, and the household waits', async () => {
  const { phone, homeId, blockId } = await asked();
  expect(await text(phone, 'NO full')).toContain('you can’t take 1 room'.replace('’', "'"));
  expect(await hotels.stateOf(homeId)).toBe('declined');
  const [line] = await db.select().from(offerLines);
  expect(line).toMatchObject({ reason: 'full' });
  const nights = await db.select().from(roomNights).where(eq(roomNights.blockId, blockId));
  expect(nights[0]?.capacity).toBe(4);
});

test('a yes needs a number, words are for our team, and rooms asked for later aren’t meant', async () => {
  const { phone, homeId, incidentId } = await asked();
  expect(await text(phone, 'YES')).toContain('reply 1 and your confirmation number');
  expect(await text(phone, 'Can you call us about parking?')).toContain('Our team has your message');
  const many = answersTo(phone).length;
  await text(phone, 'Out of office'); // automatic texts get no reply
  expect(answersTo(phone)).toHaveLength(many);
  const { rows } = await world.database.pool.query(
    `select 1 from inbound where outcome = 'partner' and state = 'aside'`,
  );
  expect(rows).toHaveLength(2);
  const before = textFields(phone, 'yes 777');
  const later = await hotels.evacuated({}, incidentId);
  // Written now, but the next household's room is requested before it arrives.
  const saidAt = clock.now();
  await hotels.pass(3);
  await callFromTwilio(world, before);
  await world.database.pool.query(`update inbound set said_at = $1 where provider_ref = $2`, [
    saidAt,
    before.MessageSid,
  ]);
  await world.runJobs();
  expect(await hotels.stateOf(homeId)).toBe('confirmed');
  expect(await hotels.stateOf(later.homeId)).toBe('asked');
});

test('"ROOMS 8" answers the question for free rooms, for tonight', async () => {
  await hotels.clear();
  const hotel = await hotels.askedHotel({ rooms: 0 });
  const phone = await phoneOf(hotel.hotelId);
  await db.transaction((tx) =>
    insertOffer(tx, {
      partnerId: hotel.hotelId,
      topic: 'capacity',
      incidentId: randomUUID(),
      dueAt: clock.now(),
      createdAt: clock.now(),
    }),
  );
  await hotels.pass();
  expect(twilio.kept.findLast(({ to }) => to === phone)?.body).toContain('Reply ROOMS and the number');
  expect(await text(phone, 'ROOMS 8')).toContain('Saved: 8 rooms free tonight');
  const nights = await db.select().from(roomNights).where(eq(roomNights.blockId, hotel.blockId));
  expect(
    nights
      .map(({ free }) => free)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([8, 0]);
  expect(await text(phone, '1 84613')).toContain('no request to you is open');
  expect(await text(phone, 'rooms 3')).toContain('no request to you is open');
});

test('a booking is confirmed and declined by text; a price needs the link; two open requests need it, too', async () => {
  await endPartners(world);
  const me = await booker(world);
  const partner = async (kind: 'driver' | 'contractor', phone = newNumber()) => {
    const partnerId = await addPartner(world, { kind });
    const email = `${randomUUID()}@partner.example`;
    await db.insert(partnerContacts).values({ partnerId, name: 'Kim Lane', role: 'dispatch', email, phone });
    return phone;
  };
  const send = async () => {
    await world.deps.jobs.enqueue(db, advanceOffers, {});
    await world.runJobs();
  };
  const phone = await partner('driver');
  const ride = await me.book('ride');
  await send();
  expect(await text(phone, '1 84613')).toContain(`Confirmed: booking ${ride.ref}, number 84613`);
  expect(await me.read(ride.id)).toMatchObject({
    state: 'confirmed',
    confirmation: '84613',
    contactName: 'Kim Lane',
  });
  const [one, two] = [await me.book('ride'), await me.book('ride')];
  await send();
  expect(await text(phone, '2')).toContain('more than one request');
  expect([(await me.read(one.id)).state, (await me.read(two.id)).state]).toEqual(['offering', 'offering']);
  await me.act(two.id, 'cancel', { terms: 'free' });
  expect(await text(phone, '2 busy')).toContain(`you can't take booking ${one.ref}`);
  expect(await me.read(one.id)).toMatchObject({ state: 'stuck' });
  const builder = await partner('contractor');
  const visit = await me.book('contractor-visit');
  await send();
  expect(await text(builder, '1 480')).toContain('Open the link');
  expect(await me.read(visit.id)).toMatchObject({ state: 'offering' });
});

test('a number that we don’t know, and a member’s, change nothing at a hotel', async () => {
  const { phone, homeId, hotelId } = await asked();
  expect(await text(newNumber(), '1 84613')).toContain("We don't know this number");
  const member = await memberWithPhone(world, { quiet: true });
  await text(member.phone, '1 84613');
  expect(await hotels.stateOf(homeId)).toBe('asked');
  // A member who also answers for a hotel is treated as a member first.
  await phoneOf(hotelId, member.phone);
  await text(member.phone, '1 84613');
  expect(await hotels.stateOf(homeId)).toBe('asked');
  await phoneOf(hotelId, phone);
  // Another text of the same contact counts once, however often it is delivered.
  const fields = textFields(phone, '1 84613');
  for (let n = 0; n < 3; n += 1) await callFromTwilio(world, fields);
  clock.advance(minutes(1));
  await world.runJobs();
  expect(answersTo(phone)).toHaveLength(1);
  expect(await hotels.stateOf(homeId)).toBe('confirmed');
  expect((await db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId)))[0]?.state).toBe('held');
});
