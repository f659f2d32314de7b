/** Benefits of the plan start with the order, once, within the plan's limits. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PlanKey } from '#contract/core/plans.ts';
import { benefitData } from '#contract/service/benefits.ts';
import type { BookingList } from '#contract/service/bookings.ts';
import type { SupplyView } from '#contract/service/supplies.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { bookingParts } from '#server/office/desk/booking-parts.ts';
import { minutes } from '#server/platform/clock.ts';
import { addPartner, booker, filled, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { addHotel } from '#test/evacuees.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { openWorld } from '#test/world.ts';
import { startBenefits } from './bookings.ts';
import { benefitsToStart, boardingNeeds } from './benefit-rules.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const { said } = handshakeDouble();
const answer = partnersOf(world);
/** Each household has its own location, so that other tests' orders don't reach it. */
let north = 0;

async function evacuated(
  plan: PlanKey,
  prepare?: (me: Awaited<ReturnType<typeof booker>>) => Promise<unknown>,
) {
  north += 1;
  const at = { lat: 36 + north * 0.4, lng: -119 };
  const me = await booker(world, { plan, ...at });
  await prepare?.(me);
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  clock.advance(minutes(3));
  const started = async () => {
    await startBenefits(world.deps, bookingParts);
    const { bookings, benefits } = (await me.get(me.at)).body as BookingList;
    return { bookings, benefits, kinds: bookings.map(({ kind, state }) => `${kind} ${state}`).toSorted() };
  };
  return { ...me, spot: at, started };
}
const near = (at: { lat: number; lng: number }) => ({ at: { lat: at.lat + 0.2, lng: at.lng } });
const addPet = (me: Awaited<ReturnType<typeof booker>>, species: string, isTransportReady = false) =>
  me.post(`${me.api}/household/pets`, { species, count: 2, names: '', isTransportReady, note: '' });

test('Plus starts claim help and a contractor visit; Core starts nothing', async () => {
  const core = await evacuated('core');
  expect((await core.started()).kinds).toEqual([]);
  const plus = await evacuated('plus');
  await addPartner(world, { kind: 'insurance-rep', ...near(plus.spot) });
  expect((await plus.started()).kinds).toEqual(['claim-help offering', 'contractor-visit draft']);
  await world.runJobs();
  const subjects = (await world.mailbox(plus.email, 2)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'We started this for you: Insurance representative',
      'Choose a date: Contractor visit',
    ]),
  );
});

test('looked at again, alone or by ten servers at once, nothing starts twice, and a canceled one stays canceled', async () => {
  const me = await evacuated('plus');
  await Promise.all(Array.from({ length: 10 }, () => startBenefits(world.deps, bookingParts)));
  const { bookings } = await me.started();
  expect(bookings).toHaveLength(2);
  const draft = bookings.find(({ state }) => state === 'draft');
  expect((await me.act(draft?.id ?? '', 'cancel', { terms: 'free' })).status).toBe(200);
  await db.execute(sql`delete from benefit_checks`);
  expect((await me.started()).bookings).toHaveLength(2);
});

test('a canceled use can be used again by the household, once', async () => {
  const me = await evacuated('plus');
  const partnerId = await addPartner(world, { kind: 'contractor', ...near(me.spot) });
  const { bookings } = await me.started();
  const draft = bookings.find(({ state }) => state === 'draft');
  const refused = await me.post(me.at, filled(world, 'contractor-visit', { usePlan: true }));
  expect(refused.body).toMatchObject({
    error: 'Your plan’s benefit was already used for this event. Nothing was booked.',
  });
  await me.act(draft?.id ?? '', 'cancel', { terms: 'free' });
  expect((await me.started()).benefits).toContainEqual({
    benefit: 'contractor-dispatch',
    kind: 'contractor-visit',
    coversCents: 199_00,
  });
  const { id } = await me.book('contractor-visit', { usePlan: true });
  await answer('quoted', { bookingId: id, partnerId, cents: 480_00, note: '' });
  expect(await me.read(id)).toMatchObject({
    payer: 'plan',
    quote: { cents: 480_00, planCents: 199_00, youPayCents: 281_00 },
  });
  const again = await me.post(me.at, filled(world, 'contractor-visit', { usePlan: true }));
  expect(again.status).toBe(409);
});

test('without an order, or on a plan without it, the benefit can’t be used', async () => {
  const quiet = await booker(world, { plan: 'premium', lat: 33, lng: -116 });
  expect((await quiet.post(quiet.at, filled(world, 'contractor-visit', { usePlan: true }))).status).toBe(409);
  const core = await evacuated('core');
  expect((await core.post(core.at, filled(world, 'contractor-visit', { usePlan: true }))).status).toBe(409);
  // An upgrade during the fire applies to the next event.
  await db.execute(sql`update memberships set plan = 'premium' where user_id = ${core.user.id}`);
  await db.execute(sql`update membership_spans set plan = 'premium' where membership_id in
    (select id from memberships where user_id = ${core.user.id})`);
  expect((await core.post(core.at, filled(world, 'contractor-visit', { usePlan: true }))).status).toBe(409);
  expect((await core.started()).kinds).toEqual([]);
});

test('a household with animals and no room gets boarding, and a trailer for horses', async () => {
  const me = await evacuated('plus', async (one) => {
    await addPet(one, 'dog');
    await addPet(one, 'horse');
  });
  const [kennel, trailer] = [
    await addPartner(world, { kind: 'kennel', ...near(me.spot) }),
    await addPartner(world, {
      kind: 'driver',
      limits: { seats: 2, wheelchair: false, oxygen: false, pets: true, trailer: true },
      ...near(me.spot),
    }),
  ];
  expect((await me.started()).kinds).toEqual(
    expect.arrayContaining(['animal-transport offering', 'pet-boarding offering']),
  );
  const asked = said.flatMap((one) => (one.what === 'asked' ? [one.partnerId] : []));
  expect(asked).toEqual(expect.arrayContaining([kennel, trailer]));
});

test('a household whose room takes the animals gets no boarding; horses with their own trailer need none', async () => {
  north += 1;
  await addHotel(db, { lat: 36 + north * 0.4 + 0.15, lng: -119, rooms: 5, from: clock.now() });
  north -= 1;
  const me = await evacuated('plus', async (one) => {
    await addPet(one, 'dog');
    await addPet(one, 'horse', true);
  });
  const { kinds } = await me.started();
  expect(kinds.map((kind) => kind.split(' ')[0])).toEqual(['claim-help', 'contractor-visit']);
});

const SUPPLIES = { items: ['oxygen'], list: 'CANARY two E cylinders' };

test('Premium agrees to supplies in advance, and the order requests them for the hotel', async () => {
  north += 1;
  await addHotel(db, { lat: 36 + north * 0.4 + 0.15, lng: -119, rooms: 5, from: clock.now() });
  north -= 1;
  const me = await evacuated('premium', async (one) => {
    const person = { name: 'Rosa', ageGroup: 'adult', birthYear: null, mobility: 'none', note: '' };
    await one.post(`${one.api}/household/people`, { ...person, power: ['oxygen', 'device'] });
    const view = (await one.get(`${one.api}/supplies`)).body as SupplyView;
    expect(view).toEqual({ isIncluded: true, proposed: ['oxygen', 'batteries'], plan: null });
    expect((await one.call('PUT', `${one.api}/supplies`, SUPPLIES)).body).toMatchObject({ plan: SUPPLIES });
    // It reveals what a person depends on, so it is sealed.
    const { rows } = await db.execute(
      sql`select details::text as kept from supply_plans where home_id = ${one.homeId}`,
    );
    expect(String(rows[0]?.['kept'])).not.toContain(Buffer.from('CANARY').toString('hex'));
  });
  const supplier = await addPartner(world, { kind: 'medical-supplier', ...near(me.spot) });
  const { bookings } = await me.started();
  const booking = bookings.find(({ kind }) => kind === 'medical-supply');
  expect(booking).toMatchObject({ state: 'offering' });
  expect(await me.read(booking?.id ?? '')).toMatchObject({
    payer: 'plan',
    place: { address: '1 Pier', city: 'Long Beach' },
    words: { list: SUPPLIES.list },
    needs: { items: ['oxygen'] },
  });
  expect(said.at(-1)).toMatchObject({ what: 'asked', partnerId: supplier });
});

test('without a room, supplies wait for an address; Plus has none', async () => {
  north += 10; // out of reach of the hotels above
  const me = await evacuated('premium', (one) => one.call('PUT', `${one.api}/supplies`, SUPPLIES));
  const { bookings } = await me.started();
  expect(bookings.find(({ kind }) => kind === 'medical-supply')).toMatchObject({ state: 'draft' });
  const plus = await booker(world, { plan: 'plus', lat: 33, lng: -116 });
  expect((await plus.call('PUT', `${plus.api}/supplies`, SUPPLIES)).body).toMatchObject({
    code: 'membership_required',
  });
});

test('benefits without a partner raise no case, except those that can’t wait', async () => {
  const me = await evacuated('plus', (one) => addPet(one, 'dog'));
  await me.started();
  const cases = async () =>
    (await db.execute(sql`select id from cases where home_id = ${me.homeId} and reason like 'booking%'`))
      .rows;
  expect(await cases()).toEqual([]);
  const { bookings } = (await me.get(me.at)).body as BookingList;
  const waiting = bookings.find(({ state }) => state === 'stuck');
  expect(await me.read(waiting?.id ?? '')).toMatchObject({ hasCase: false, actions: ['change', 'cancel'] });
});

test('a partner under an order is never asked', async () => {
  const me = await evacuated('plus');
  await addPartner(world, { kind: 'driver', at: me.spot });
  const { state, partnersAsked } = await me.book('ride');
  expect([state, partnersAsked]).toEqual(['stuck', 0]);
});

test('which benefits start, as a rule', () => {
  const none = { pets: [], hasSupplyPlan: false, room: null } as const;
  expect(benefitsToStart({ ...none, plan: 'core' })).toEqual([]);
  expect(benefitsToStart({ ...none, plan: 'plus', hasSupplyPlan: true })).toEqual([
    'contractor-dispatch',
    'claim-help',
  ]);
  expect(benefitsToStart({ ...none, plan: 'premium', hasSupplyPlan: true })).toContain('medical-supplies');
  expect(
    boardingNeeds([
      { species: 'dog', count: 2, isTransportReady: true },
      { species: 'fish', count: 3, isTransportReady: true },
      { species: 'horse', count: 1, isTransportReady: false },
    ]),
  ).toEqual({ species: ['dog', 'small'], animals: 5, pounds: 100, medication: false });
  expect(benefitData('medical-supplies').plans).toEqual(['premium']);
});

test('a room that is lost later starts boarding, once, and not where another room takes the animals', async () => {
  const hotels = openHotels(world);
  /** Through the rooms link: hotels are also asked for free rooms, because households of other tests are waiting. */
  const desk = async (email: string, action: string, body: object) => {
    const mails = await world.mailbox(email, 1);
    const asked = mails.find(({ subject }) => subject.includes('please confirm'));
    const t = /\/partner\/requests\?t=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    return world.visitor().post(`${LINK}/${action}`, { t, ...body });
  };
  const hotelBy = async ({ lat, lng }: { lat: number; lng: number }) => {
    const hotel = await hotels.askedHotel({ rooms: 1, lat: lat + 0.3, lng });
    return { ...hotel, email: hotel.emails[0] ?? '' };
  };
  north += 1;
  const at = { lat: 36 + north * 0.4, lng: -119 };
  const hotel = await hotelBy(at);
  const me = await booker(world, { plan: 'plus', ...at });
  await addPet(me, 'dog');
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(world.deps);
  clock.advance(minutes(3));
  const boarding = async () => {
    await startBenefits(world.deps, bookingParts);
    const { bookings } = (await me.get(me.at)).body as BookingList;
    return bookings.filter(({ kind }) => kind === 'pet-boarding').length;
  };
  await hotels.pass();
  expect(await boarding()).toBe(0); // the room takes the dogs
  const spare = await hotelBy({ ...at, lat: at.lat + 0.05 });
  expect((await desk(hotel.email, 'decline', { reason: 'full' })).status).toBe(200);
  await hotels.pass(3);
  expect(await boarding()).toBe(0); // and so does the next one
  expect((await desk(spare.email, 'decline', { reason: 'full' })).status).toBe(200);
  await hotels.pass();
  expect(await boarding()).toBe(0); // another room may still be found
  clock.advance(minutes(3));
  await Promise.all([boarding(), boarding(), boarding()]);
  expect(await boarding()).toBe(1);
  const { bookings } = (await me.get(me.at)).body as BookingList;
  const booked = bookings.find(({ kind }) => kind === 'pet-boarding');
  expect((await me.read(booked?.id ?? '')).benefit).toBe('pet-boarding');
  await me.act(booked?.id ?? '', 'cancel', { terms: 'free' });
  clock.advance(minutes(5));
  expect(await boarding()).toBe(1); // a canceled booking stays canceled
});
