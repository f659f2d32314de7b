/**
 * Every field of a household contains a canary: no message, page, list or response to a partner contains one that it
 * may not see, at any stage, for hotels and every kind of booking. Those it may see are present, which shows that the
 * search works.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import {
  BOOKING_KIND_KEYS,
  type BookingKind,
  kindData,
  partnerKindsFor,
} from '#contract/service/booking-kinds.ts';
import type { PartnerPage } from '#contract/service/partner-link.ts';
import { users } from '#server/core/accounts/tables.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { askHotels } from '#server/emergency/lodging/lodging.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { partnerContacts, partners } from '#server/outreach/partners/tables.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { DISCLOSURE } from '#server/service/bookings/disclosure.ts';
import { tend as tendJob } from '#server/service/bookings/job-names.ts';
import { advanceOffers, insertOffer } from '#server/service/offers/offers.ts';
import { addPartner, booker, endPartners, FILLED } from './bookings.ts';
import { LINK, openHotels } from './hotel-requests.ts';
import { newNumber } from './texts.ts';
import { type Browser, openWorld } from './world.ts';
import { sized } from './tier.ts';

vi.setConfig({ testTimeout: 240_000 });
const world = await openWorld({ withWorkers: false });
const hotels = openHotels(world);
const { db, clock } = world;
const PAGE = '/partner/requests';

/** Letters only, so that nothing escapes, cuts or hyphenates them. */
const word = (what: string) =>
  `Zq${what}${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(6, 'x')}`;

type Canaries = Record<string, string>;

/** Everything about a household that a partner might want to know. */
async function plant(me: Browser & { user: { id: string }; api: string; homeId: string }): Promise<Canaries> {
  const c: Canaries = {
    owner: word('Owner'),
    homeStreet: word('Homestreet'),
    personFirst: word('First'),
    personLast: word('Last'),
    personNote: word('Diagnosis'),
    other: word('Other'),
    otherNote: word('Medication'),
    pet: word('Pet'),
    petNote: word('Petnote'),
    contact: word('Contact'),
    email: '',
    phone: newNumber(),
  };
  await db
    .update(users)
    .set({ name: c['owner'] ?? '' })
    .where(eq(users.id, me.user.id));
  const [person] = await db.select().from(users).where(eq(users.id, me.user.id));
  c['email'] = person?.email ?? '';
  await db.insert(phones).values({ userId: me.user.id, phone: c['phone'] ?? '', verifiedAt: clock.now() });
  await db.execute(sql`update homes set address = ${c['homeStreet']} where id = ${me.homeId}`);
  const add = async (path: string, given: object) => {
    const { status, body, text } = await me.post(`${me.api}/household/${path}`, given);
    if (status !== 201) throw new Error(text);
    return (body as { id: string }).id;
  };
  const one = { ageGroup: 'child', birthYear: null, mobility: 'wheelchair', power: ['oxygen'] };
  const name = `${c['personFirst']} ${c['personLast']}`;
  c['personId'] = await add('people', { ...one, name, note: c['personNote'] });
  await add('people', { ...one, name: c['other'], note: c['otherNote'] });
  const pet = { species: 'dog', count: 1, names: c['pet'], isTransportReady: true, note: c['petNote'] };
  c['petId'] = await add('pets', pet);
  await add('contacts', {
    name: c['contact'],
    relation: 'Aunt',
    phone: '+17075550117',
    email: 'aunt@example.com',
    isOutOfArea: false,
  });
  return c;
}

/** The canaries in a text. */
const found = (text: string, canaries: Canaries): string[] =>
  Object.entries(canaries)
    .filter(([, value]) => value !== '' && text.includes(value))
    .map(([what]) => what)
    .toSorted();

/** The page as HTML (which is also what is printed), as JSON, and as a list. */
async function pages(desk: Browser, t: string): Promise<string> {
  const html = await desk.get(`${PAGE}?t=${t}`);
  const json = await desk.post(`${LINK}/open`, { t });
  const csv = await desk.get(`${PAGE}/guests.csv?t=${t}`);
  return [html, json, csv].map(({ text }) => text).join('\n');
}
/** Everything that was sent to a contact. */
const messages = async (email: string, phone: string) =>
  JSON.stringify([await world.mailbox(email, 0), await world.texts(phone)]);

async function withPhone(partnerId: string): Promise<string> {
  const phone = newNumber();
  await db.update(partnerContacts).set({ phone }).where(eq(partnerContacts.partnerId, partnerId));
  return phone;
}

async function evacuee() {
  const { me, homeId, incidentId } = await hotels.evacuated();
  return { ...me, homeId, incidentId, api: `/api/homes/${homeId}` };
}

const FACTS: Record<string, readonly string[]> = {
  address: ['street', 'city'],
  name: ['owner'],
  'first-names': ['personFirst'],
  animals: ['pet', 'petNote'],
  notes: ['notes'],
  job: ['job'],
  details: ['details'],
};

/** A partner of the kind that is asked first, with its own contact. */
async function partnerFor(kind: BookingKind) {
  const [partnerKind] = partnerKindsFor(kind, FILLED[kind].needs as never);
  if (!partnerKind) throw new Error(`no partner for ${kind}`);
  const limits = { seats: 8, wheelchair: true, oxygen: true, pets: true, trailer: true };
  const given = { kind: partnerKind, away: 0.1, ...(partnerKind === 'driver' ? { limits } : {}) };
  const partnerId = await addPartner(world, given);
  const email = `${randomUUID()}@partner.example`;
  const phone = newNumber();
  await db.insert(partnerContacts).values({ partnerId, name: 'Kim Lane', role: 'dispatch', email, phone });
  return { partnerId, partnerKind, email, phone };
}

const me = await booker(world);
const household = await plant(me);

async function pass() {
  clock.advance(minutes(1));
  for (const job of [advanceOffers, askHotels]) await world.deps.jobs.enqueue(db, job, {});
  await world.runJobs();
}

/** The gate takes one kind of booking for each kind of disclosure. */
const KINDS = sized<readonly BookingKind[]>({
  gate: ['pet-boarding', 'child-care', 'travel', 'contractor-visit', 'medical-supply', 'emergency-help'],
  soak: BOOKING_KIND_KEYS,
});

test.each(KINDS)('a partner for %s sees what the table lists, when it lists it', async (kind) => {
  await endPartners(world);
  const { partnerId, partnerKind, email, phone } = await partnerFor(kind);
  const c = { ...household, street: word('Street'), city: word('City'), notes: word('Notes') } as Canaries;
  const { personId, petId, ...canaries } = c;
  const texts = kindData(kind).fields.filter(({ type }) => type === 'words');
  const words = Object.fromEntries(texts.map(({ key, fact }) => [key, word(fact)]));
  // Several answers may be of the same kind; the table lists kinds.
  for (const { key, fact } of texts) canaries[`${fact} ${key}`] = words[key] ?? '';
  const allowed = (stage: 'before' | 'after') =>
    Object.keys(canaries)
      .filter((what) =>
        DISCLOSURE[partnerKind][stage].some((fact) => FACTS[fact]?.includes(what.split(' ')[0] ?? '')),
      )
      .filter((what) => {
        if (what === 'personFirst') return kindData(kind).forWhom === 'people';
        if (what === 'pet' || what === 'petNote') return kindData(kind).forWhom === 'animals';
        // If the kind has no place, the home's is read instead.
        return kindData(kind).where === 'none' ? what !== 'street' && what !== 'city' : true;
      })
      .toSorted();
  const place = { address: c['street'], city: c['city'], state: 'CA', zip: '95928' };
  const given = { words, notes: c['notes'], place, people: [personId], pets: [petId] };
  const { id } = await me.book(
    kind,
    { ...FILLED[kind], ...given },
    kind === 'emergency-help' ? 0 : undefined,
  );
  await pass();
  const t = await hotels.linkTo(email);
  const desk = world.visitor();
  const look = async () => found(await pages(desk, t), canaries);
  expect(await look()).toEqual(allowed('before'));
  if (kindData(kind).needsQuote) {
    await desk.post(`${LINK}/quote`, { t, cents: 480_00, note: '' });
    expect(await look()).toEqual(allowed('before'));
    expect((await me.act(id, 'agree', { cents: 480_00 })).status).toBe(200);
  } else expect((await desk.post(`${LINK}/confirm`, { t, number: '7' })).status).toBe(200);
  expect(await look()).toEqual(allowed('before')); // a forwarded link isn't sufficient
  clock.advance(minutes(2));
  await hotels.enterCode(desk, t, email);
  expect(await look()).toEqual(allowed('after'));
  const other = world.visitor();
  expect(found(await pages(other, t), canaries)).toEqual(allowed('before'));

  await db
    .update(partners)
    .set({ state: 'blocked', movedBy: 'operations' })
    .where(eq(partners.id, partnerId));
  await world.deps.jobs.enqueue(db, tendJob, {});
  await world.runJobs();
  await pass();
  expect(await look()).toEqual([]);
  // Messages contain only what may be read before a yes.
  const sent = await messages(email, phone);
  expect(found(sent, canaries)).toEqual(allowed('before'));
  await me.act(id, 'cancel', { terms: 'free' });
});

// Last, because links and sessions end here.
test('a hotel sees one name a room after its yes and a code, and never anything else', async () => {
  await hotels.clear();
  const near = await hotels.askedHotel({ rooms: 1 });
  const far = await hotels.askedHotel({ rooms: 1, lat: 39.3 });
  const [nearPhone, farPhone] = [await withPhone(near.hotelId), await withPhone(far.hotelId)];
  const [nearMail = '', farMail = ''] = [...near.emails, ...far.emails];
  const first = await evacuee();
  const mine = await plant(first);
  const second = await evacuee();
  const theirs = await plant(second);
  await hotels.pass();
  const [t, other] = [await hotels.linkTo(nearMail), await hotels.linkTo(farMail)];
  const desk = world.visitor();
  expect(found(await pages(desk, t), mine)).toEqual([]);
  await desk.post(`${LINK}/confirm`, { t, number: '84613' });
  expect(found(await pages(desk, t), mine)).toEqual([]); // not without the code
  await hotels.enterCode(desk, t, nearMail);
  const named = await pages(desk, t);
  expect(named).toContain('"84613"'); // the list for the hotel's own system
  expect(found(named, mine)).toEqual(['owner']);
  expect(found(named, theirs)).toEqual([]); // guests of another hotel
  // The other hotel's contact, in the same browser: its code wasn't entered there.
  await desk.post(`${LINK}/confirm`, { t: other, number: '1' });
  expect(found(await pages(desk, other), { ...theirs, ...mine })).toEqual([]);

  // A longer stay and an arrival are sent and shown without additional data.
  await db.update(roomHolds).set({ ownNights: 2 }).where(eq(roomHolds.homeId, first.homeId));
  await hotels.pass(1);
  const line = ((await desk.post(`${LINK}/open`, { t })).body as PartnerPage).rooms[0]?.id;
  await desk.post(`${LINK}/arrival`, { t, line, is: 'arrived' });
  expect(found(await pages(desk, t), mine)).toEqual(['owner']);

  await db
    .update(partners)
    .set({ state: 'blocked', movedBy: 'operations' })
    .where(eq(partners.id, far.hotelId));
  await hotels.pass(1);
  expect(found(await pages(desk, other), { ...theirs, ...mine })).toEqual([]);
  // The stay ends, and later the link.
  await db.update(roomHolds).set({ state: 'over' }).where(eq(roomHolds.homeId, first.homeId));
  await hotels.pass(1);
  expect(found(await pages(desk, t), { ...mine, owner: '' })).toEqual([]);
  clock.advance(days(31));
  expect(found(await pages(desk, t), mine)).toEqual([]);
  for (const sent of [await messages(nearMail, nearPhone), await messages(farMail, farPhone)]) {
    expect(sent).toContain(PAGE);
    expect(found(sent, mine)).toEqual([]);
    expect(found(sent, theirs)).toEqual([]);
  }
});

test('a question for free rooms names no one, in its messages and on its page', async () => {
  await hotels.clear();
  const hotel = await hotels.askedHotel({ rooms: 0 });
  const phone = await withPhone(hotel.hotelId);
  const [email = ''] = hotel.emails;
  const waiting = await evacuee();
  const mine = await plant(waiting);
  await db.transaction((tx) =>
    insertOffer(tx, {
      partnerId: hotel.hotelId,
      topic: 'capacity',
      incidentId: waiting.incidentId,
      dueAt: clock.now(),
      createdAt: clock.now(),
    }),
  );
  await hotels.pass();
  const t = await hotels.linkTo(email);
  const desk = world.visitor();
  await hotels.enterCode(desk, t, email);
  const page = await pages(desk, t);
  expect(page).toContain('Free rooms at');
  expect(found(page, mine)).toEqual([]);
  expect(found(await messages(email, phone), mine)).toEqual([]);
});
