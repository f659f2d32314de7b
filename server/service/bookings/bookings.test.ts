/**
 * From a household's request to a partner's visit: partners are asked one by one, and the status is accurate at every
 * step.
 */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Booking, BookingList } from '#contract/service/bookings.ts';
import { BOOKING_KIND_KEYS, partnerKindsFor } from '#contract/service/booking-kinds.ts';
import { MOST_CODE_TRIES } from '#contract/service/booking-states.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { bookingParts } from '#server/office/desk/booking-parts.ts';
import { days, hours } from '#server/platform/clock.ts';
import {
  addPartner,
  booker,
  endPartners,
  FILLED,
  filled,
  handshakeDouble,
  partnersOf,
} from '#test/bookings.ts';
import { join } from '#test/homes.ts';
import { tend } from './job-names.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const { said } = handshakeDouble();
const answer = partnersOf(world);
const lastAsked = () => said.findLast((one) => one.what === 'asked');

beforeEach(async () => {
  await endPartners(world);
  said.length = 0;
});

const yes = (bookingId: string, partnerId: string | undefined, more: object = {}) =>
  answer('confirmed', {
    bookingId,
    partnerId,
    confirmation: '84613',
    contactName: 'Kim',
    window: null,
    by: 'partner',
    ...more,
  });
const freeOn = async (partnerId: string): Promise<number[]> =>
  (
    await db.execute<{ free: number }>(
      sql`select free from partner_days where partner_id = ${partnerId} order by day`,
    )
  ).rows.map(({ free }) => free);
const setCapacity = (partnerId: string, kind: string, capacity: number) =>
  db.execute(sql`insert into partner_days (partner_id, kind, day, capacity, free)
    select ${partnerId}, ${kind}, d::date, ${capacity}, ${capacity}
    from generate_series(${clock.now().toISOString()}::date, ${clock.now().toISOString()}::date + 10, interval '1 day') d`);

test.each(BOOKING_KIND_KEYS)(
  'a member books %s, and the nearest partner of the right kind is asked',
  async (kind) => {
    const [partnerKind = 'driver'] = partnerKindsFor(kind, FILLED[kind].needs as never);
    const limits =
      partnerKind === 'driver'
        ? { limits: { seats: 4, wheelchair: true, oxygen: true, pets: true, trailer: true } }
        : {};
    const far = await addPartner(world, { kind: partnerKind, away: 0.3, ...limits });
    const near = await addPartner(world, { kind: partnerKind, away: 0.1, ...limits });
    await addPartner(world, { kind: partnerKind, away: 5, ...limits });
    const me = await booker(world);
    const from = kind === 'emergency-help' ? 0 : days(2);
    const booking = await me.book(kind, {}, from);
    expect(booking).toMatchObject({ state: 'offering', confirmation: null, partnersAsked: 1 });
    expect(lastAsked()).toMatchObject({ bookingId: booking.id, partnerId: near });
    await answer('declined', { bookingId: booking.id, partnerId: near, reason: 'Full' });
    expect(lastAsked()).toMatchObject({ bookingId: booking.id, partnerId: far });
    await answer('lapsed', { bookingId: booking.id, partnerId: far });
    expect(await me.read(booking.id)).toMatchObject({ state: 'stuck', partner: null, partnersAsked: 2 });
  },
);

test('a yes is shown with the number, the name and the window, and not a moment earlier', async () => {
  const partnerId = await addPartner(world, { kind: 'driver', name: 'Creek Cars' });
  const me = await booker(world);
  const { id, startsAt } = await me.book('ride');
  expect(await me.read(id)).toMatchObject({ partner: 'Creek Cars', confirmation: null, partnerPhone: null });
  const from = new Date(startsAt ?? '');
  const window = { from, to: new Date(from.getTime() + hours(1)) };
  expect(await yes(id, partnerId, { window })).toBe('ok');
  expect(await me.read(id)).toMatchObject({
    state: 'confirmed',
    confirmation: '84613',
    contactName: 'Kim',
    window: { from: from.toISOString(), to: window.to.toISOString() },
    partnerPhone: '+15305550134',
    doorCode: null,
  });
  await world.runJobs();
  const [mail] = await world.mailbox(me.email, 1);
  expect(mail).toMatchObject({ subject: 'Confirmed: Car service' });
  // The second of two agents who press the button sees the first one's result.
  expect(await yes(id, partnerId, { confirmation: '99999' })).toBe('too-late');
  expect(await me.read(id)).toMatchObject({ confirmation: '84613' });
});

test('a late yes, a yes of another partner and a yes after canceling change nothing', async () => {
  const [first, second] = [
    await addPartner(world, { kind: 'driver', away: 0.1 }),
    await addPartner(world, { kind: 'driver', away: 0.2 }),
  ];
  const me = await booker(world);
  const { id } = await me.book('ride');
  expect(await yes(id, second)).toBe('too-late');
  await answer('lapsed', { bookingId: id, partnerId: first });
  expect(await yes(id, first)).toBe('too-late');
  expect((await me.act(id, 'cancel', { terms: 'free' })).body).toMatchObject({ state: 'canceled' });
  expect(said.at(-1)).toEqual({ what: 'withdrawn', bookingId: id, how: 'member' });
  expect(await yes(id, second)).toBe('too-late');
  expect(await me.read(id)).toMatchObject({ state: 'canceled', confirmation: null });
});

test('no partner left: the member is told, with a phone number, and our team gets a case', async () => {
  const me = await booker(world);
  const booking = await me.book('tutor');
  expect(booking).toMatchObject({ state: 'stuck', helpPhone: expect.stringMatching(/^\+1\d{10}$/) });
  const { rows } =
    await db.execute(sql`select c.severity, c.reason, c.state, b.id from bookings b join cases c
    on c.id = b.case_id where b.id = ${booking.id}`);
  expect(rows).toEqual([{ severity: 3, reason: 'booking-stuck', state: 'open', id: booking.id }]);
  await world.runJobs();
  expect((await world.mailbox(me.email, 1))[0]).toMatchObject({
    subject: 'We haven’t found a partner yet: Online tutor',
  });
  // Under an order, a booking is urgent.
  const fleeing = await booker(world, { lat: 36, lng: -119 });
  await fleeing.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  const ride = await fleeing.book('ride', {}, hours(1));
  const found = await db.execute(sql`select c.severity from bookings b join cases c on c.id = b.case_id
    where b.id = ${ride.id}`);
  expect(found.rows).toEqual([{ severity: 1 }]);
});

test('without a handshake, our team gets every booking', async () => {
  await addPartner(world, { kind: 'driver' });
  const { handshake } = bookingParts;
  bookingParts.handshake = null;
  try {
    const me = await booker(world);
    expect(await me.book('ride')).toMatchObject({ state: 'stuck', partnersAsked: 0 });
  } finally {
    bookingParts.handshake = handshake;
  }
});

test('a full partner is passed over, and its place is free again after a no', async () => {
  const [small, big] = [
    await addPartner(world, { kind: 'kennel', away: 0.1 }),
    await addPartner(world, { kind: 'kennel', away: 0.2 }),
  ];
  await setCapacity(small, 'kennel', 1);
  const [me, other] = [await booker(world), await booker(world)];
  const mine = await me.book('pet-boarding');
  expect(lastAsked()).toMatchObject({ partnerId: small });
  const theirs = await other.book('pet-boarding');
  expect(lastAsked()).toMatchObject({ bookingId: theirs.id, partnerId: big });
  expect((await freeOn(small)).filter((free) => free === 0)).toHaveLength(1);
  await answer('declined', { bookingId: mine.id, partnerId: small, reason: 'Sick dogs' });
  expect((await freeOn(small)).every((free) => free === 1)).toBe(true);
  expect(await me.read(mine.id)).toMatchObject({ state: 'offering' });
});

test('twenty households and three places: three are asked there, and no day is overbooked', async () => {
  const small = await addPartner(world, { kind: 'kennel', away: 0.1 });
  await setCapacity(small, 'kennel', 3);
  const people = await Promise.all(Array.from({ length: 20 }, () => booker(world)));
  const made = await Promise.all(people.map((me) => me.book('pet-boarding')));
  const states = made.map(({ state }) => state).toSorted();
  expect(states.filter((state) => state === 'offering')).toHaveLength(3);
  expect(states.filter((state) => state === 'stuck')).toHaveLength(17);
  expect(Math.min(...(await freeOn(small)))).toBe(0);
});

test('a partner that is closed at that time isn’t asked', async () => {
  const closed = await addPartner(world, { kind: 'driver', away: 0.1 });
  const open = await addPartner(world, { kind: 'driver', away: 0.2 });
  const weekday = (day: number) =>
    db.execute(sql`insert into partner_hours (partner_id, weekday, opens, closes)
      values (${closed}, ${day}, '09:00', '09:01')`);
  for (const day of [0, 1, 2, 3, 4, 5, 6]) await weekday(day);
  const me = await booker(world);
  await me.book('ride');
  expect(lastAsked()).toMatchObject({ partnerId: open });
});

test('a price is approved before anything is confirmed, and the code at the door starts the visit', async () => {
  const partnerId = await addPartner(world, { kind: 'contractor', name: 'Ridge Roofing' });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit');
  // A yes without a price isn't accepted.
  expect(await yes(id, partnerId)).toBe('too-late');
  expect(
    await answer('quoted', { bookingId: id, partnerId, cents: 480_00, note: 'Two people, four hours' }),
  ).toBe('ok');
  const quoted = await me.read(id);
  expect(quoted).toMatchObject({
    state: 'quoted',
    confirmation: null,
    quote: { cents: 480_00, planCents: 0, youPayCents: 480_00, note: 'Two people, four hours' },
    actions: expect.arrayContaining(['agree', 'refuse', 'cancel']),
  });
  expect((await me.act(id, 'agree', { cents: 470_00 })).status).toBe(409);
  const agreed = (await me.act(id, 'agree', { cents: 480_00 })).body as Booking;
  expect(agreed).toMatchObject({ state: 'confirmed', doorCode: expect.stringMatching(/^\d{4}$/) });
  expect(said.at(-1)).toEqual({ what: 'agreed', bookingId: id, how: 'member' });
  expect(await answer('done', { bookingId: id })).toBe('too-late'); // no one has come yet
  const code = agreed.doorCode ?? '';
  const wrong = code === '0000' ? '1111' : '0000';
  expect(await answer('started', { bookingId: id, code: wrong })).toBe('wrong-code');
  expect(await answer('started', { bookingId: id, code })).toBe('ok');
  expect(await me.read(id)).toMatchObject({ state: 'under-way', doorCode: null });
  expect(await answer('done', { bookingId: id })).toBe('ok');
  const done = (await me.act(id, 'rate', { stars: 4, words: 'On time' })).body as Booking;
  expect(done).toMatchObject({ state: 'done', rating: { stars: 4, words: 'On time' } });
  expect(done.timeline.map(({ kind }) => kind)).toEqual([
    'created',
    'asked',
    'offered',
    'quoted',
    'agreed',
    'started',
    'done',
    'rated',
  ]);
});

test('after five wrong codes only the household or our team starts the visit', async () => {
  const partnerId = await addPartner(world, { kind: 'contractor' });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit', {}, hours(5));
  await answer('quoted', { bookingId: id, partnerId, cents: 100, note: '' });
  const { doorCode } = (await me.act(id, 'agree', { cents: 100 })).body as Booking;
  const wrong = doorCode === '0000' ? '1111' : '0000';
  for (let n = 0; n < MOST_CODE_TRIES; n += 1)
    expect(await answer('started', { bookingId: id, code: wrong })).toBe('wrong-code');
  expect(await answer('started', { bookingId: id, code: doorCode })).toBe('too-late');
  expect((await me.act(id, 'start')).status).toBe(409); // not before its start
  clock.advance(hours(6));
  expect((await me.act(id, 'start')).body).toMatchObject({ state: 'under-way' });
});

test('a refused price goes to the next partner, and one that no one answers lapses', async () => {
  const [first, second] = [
    await addPartner(world, { kind: 'architect', away: 0.1 }),
    await addPartner(world, { kind: 'architect', away: 0.2 }),
  ];
  const me = await booker(world);
  const { id } = await me.book('architect', {}, days(20));
  await answer('quoted', { bookingId: id, partnerId: first, cents: 900_00, note: '' });
  expect((await me.act(id, 'refuse', { cents: 900_00 })).body).toMatchObject({ state: 'offering' });
  expect(lastAsked()).toMatchObject({ partnerId: second });
  await answer('quoted', { bookingId: id, partnerId: second, cents: 800_00, note: '' });
  clock.advance(days(3));
  await me.post('/api/auth/dev-login', { email: me.email });
  await db.transaction((tx) => world.deps.jobs.enqueue(tx, tend, {}));
  await world.runJobs();
  expect(await me.read(id)).toMatchObject({ state: 'stuck', quote: null });
  expect(said).toContainEqual({ what: 'withdrawn', bookingId: id, how: 'engine' });
  clock.advance(-days(3));
});

test('a partner that cancels after a yes is replaced, and the household is told', async () => {
  const [first, second] = [
    await addPartner(world, { kind: 'child-care', away: 0.1 }),
    await addPartner(world, { kind: 'child-care', away: 0.2 }),
  ];
  const me = await booker(world);
  const { id } = await me.book('child-care');
  await yes(id, first);
  await answer('broken', { bookingId: id, partnerId: first, reason: 'Our van broke down' });
  const now = await me.read(id);
  expect(now).toMatchObject({ state: 'offering', confirmation: null, contactName: null });
  expect(lastAsked()).toMatchObject({ partnerId: second });
  expect(now.timeline.find(({ kind }) => kind === 'broken')).toMatchObject({ words: 'Our van broke down' });
  await world.runJobs();
  const subjects = (await world.mailbox(me.email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Your partner canceled: Daycare');
  // Blocked by operations: the same happens, and no partner is left.
  await answer('blocked', { bookingId: id, partnerId: second });
  expect(await me.read(id)).toMatchObject({ state: 'stuck' });
});

test('a change withdraws what was asked and asks again, also the same partner', async () => {
  const partnerId = await addPartner(world, { kind: 'meals' });
  const me = await booker(world);
  const { id } = await me.book('meals');
  await yes(id, partnerId);
  const { id: _id, kind: _kind, ...given } = filled(world, 'meals', { notes: 'Side door' }, days(4));
  const changed = (await me.call('PUT', `${me.at}/${id}`, given)).body as Booking;
  expect(changed).toMatchObject({ state: 'offering', confirmation: null, notes: 'Side door' });
  expect(said.slice(-2)).toMatchObject([
    { what: 'withdrawn', how: 'member' },
    { what: 'asked', partnerId },
  ]);
});

test('what went wrong gets a case, and at the new time the partner that didn’t come isn’t asked', async () => {
  const [first, second] = [
    await addPartner(world, { kind: 'tutor', away: 0.1 }),
    await addPartner(world, { kind: 'tutor', away: 0.2 }),
  ];
  const me = await booker(world);
  const { id } = await me.book('tutor', {}, days(1));
  await yes(id, first);
  expect((await me.act(id, 'report', { problem: 'no-one-came' })).status).toBe(409); // it hasn't begun
  clock.advance(days(1) + hours(1));
  const failed = await me.act(id, 'report', { problem: 'no-one-came', words: 'We waited' });
  expect(failed.body).toMatchObject({ state: 'failed', actions: ['change'] });
  expect(said.at(-1)).toEqual({ what: 'closed', bookingId: id, how: 'failed' });
  const { id: _id, kind: _kind, ...given } = filled(world, 'tutor', {}, days(3));
  expect((await me.call('PUT', `${me.at}/${id}`, given)).body).toMatchObject({ state: 'offering' });
  expect(lastAsked()).toMatchObject({ partnerId: second });
});

test('sent twice, it is one booking; another home’s id is refused; a viewer and a stranger can’t book', async () => {
  await addPartner(world, { kind: 'driver' });
  const me = await booker(world);
  const given = filled(world, 'ride');
  const [a, b] = await Promise.all([me.post(me.at, given), me.post(me.at, given)]);
  expect([a.status, b.status]).toEqual([201, 201]);
  expect(said.filter((one) => one.what === 'asked')).toHaveLength(1);
  const list = (await me.get(me.at)).body as BookingList;
  expect(list.bookings).toHaveLength(1);
  const other = await booker(world);
  expect((await other.post(other.at, given)).status).toBe(409);
  expect((await other.get(`${other.at}/${given.id}`)).status).toBe(404);
  expect((await other.get(`${me.at}/${given.id}`)).status).toBe(404);
  const viewer = await signedIn(world);
  await join(world, me.homeId, viewer, 'viewer');
  expect((await viewer.get(`${me.at}/${given.id}`)).status).toBe(200);
  expect((await viewer.post(me.at, filled(world, 'ride'))).status).toBe(403);
  expect((await viewer.post(`${me.at}/${given.id}/cancel`, { terms: 'free' })).status).toBe(403);
});

test('bookings need a membership, an answer to every question, a time ahead and a place that exists', async () => {
  const without = await booker(world, { plan: null });
  expect((await without.post(without.at, filled(world, 'ride'))).body).toMatchObject({
    code: 'membership_required',
  });
  const me = await booker(world);
  const refused = async (given: object) => (await me.post(me.at, given)).body as { fields: object };
  expect(await refused(filled(world, 'ride', { needs: { seats: 99 }, words: {} }))).toMatchObject({
    fields: { 'needs.seats': 'Enter a number from 1 to 8' },
  });
  expect(await refused(filled(world, 'ride', { words: { to: '' } }))).toMatchObject({
    fields: { 'words.to': 'Fill this in' },
  });
  expect(await refused(filled(world, 'ride', {}, 0))).toMatchObject({
    fields: { from: 'Choose a start at least 15 minutes from now.' },
  });
  const place = { address: '1 Main St', city: 'Nowhere', state: 'CA', zip: '00001' };
  expect(await refused(filled(world, 'ride', { place }))).toMatchObject({
    fields: { 'place.zip': 'We don’t know this ZIP code. Check the address.' },
  });
  const youngest = { children: 2, youngest: 9, oldest: 3 };
  expect(await refused(filled(world, 'child-care', { needs: youngest }))).toMatchObject({
    fields: { 'needs.oldest': 'The oldest can’t be younger than the youngest.' },
  });
  expect(((await me.get(me.at)).body as BookingList).bookings).toEqual([]);
});

test('emergency help opens a case at once, and words of danger make it life-threatening', async () => {
  await addPartner(world, { kind: 'driver' });
  const me = await booker(world);
  const given = { words: { situation: 'We are trapped behind the gate' } };
  const { id } = await me.book('emergency-help', given, 0);
  const { rows } =
    await db.execute(sql`select c.severity, c.reason from bookings b join cases c on c.id = b.case_id
    where b.id = ${id}`);
  expect(rows).toEqual([{ severity: 0, reason: 'phrase' }]);
  expect(await me.read(id)).toMatchObject({ state: 'offering' });
});

test('two presses at once: a yes and a cancel, and one of them wins', async () => {
  const partnerId = await addPartner(world, { kind: 'driver' });
  const me = await booker(world);
  for (let n = 0; n < sized({ gate: 15, soak: 50 }); n += 1) {
    const { id } = await me.book('ride');
    const [said1, canceled] = await Promise.all([
      yes(id, partnerId),
      me.act(id, 'cancel', { terms: 'free' }),
    ]);
    const { state } = await me.read(id);
    // Canceling after the yes is free and allowed, because the visit is two days ahead.
    expect([state, canceled.status]).toEqual(['canceled', 200]);
    expect(['ok', 'too-late']).toContain(said1);
    const { rows } = await db.execute(
      sql`select count(*)::int as n from booking_asks where booking_id = ${id} and ended_at is null`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  }
});
