/** What a partner can read: every field of a household contains a canary, and only the listed ones come out. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PARTNER_KINDS, type PartnerKind } from '#contract/outreach/partner-kinds.ts';
import {
  BOOKING_KIND_KEYS,
  type BookingKind,
  kindData,
  partnerKindsFor,
} from '#contract/service/booking-kinds.ts';
import { addPartner, booker, FILLED, handshakeDouble } from '#test/bookings.ts';
import { openWorld } from '#test/world.ts';
import { bookingForPartner } from './bookings.ts';
import { DISCLOSURE } from './disclosure.ts';

const world = await openWorld({ withWorkers: false });
handshakeDouble();

const CANARIES = {
  street: 'CANARY-STREET 7',
  notes: 'CANARY-NOTES',
  person: 'CANARYFIRST CANARYLAST',
  personNote: 'CANARY-DIAGNOSIS',
  pet: 'CANARY-PET',
  petNote: 'CANARY-PETNOTE',
  other: 'CANARY-OTHER-PERSON',
  owner: 'CANARY-OWNER',
};
const limits = { seats: 8, wheelchair: true, oxygen: true, pets: true, trailer: true };

const me = await booker(world);
await world.db.execute(sql`update users set name = ${CANARIES.owner} where id = ${me.user.id}`);
const person = { ageGroup: 'child', birthYear: null, mobility: 'wheelchair', power: ['oxygen'] };
const added = async (path: string, given: object) =>
  ((await me.post(`${me.api}/household/${path}`, given)).body as { id: string }).id;
const personId = await added('people', { ...person, name: CANARIES.person, note: CANARIES.personNote });
await added('people', { ...person, name: CANARIES.other, note: '' });
const petId = await added('pets', {
  species: 'dog',
  count: 1,
  names: CANARIES.pet,
  isTransportReady: true,
  note: CANARIES.petNote,
});
for (const kind of PARTNER_KINDS.filter((one) => one !== 'hotel'))
  await addPartner(world, { kind, ...(kind === 'driver' ? { limits } : {}) });
await addPartner(world, { kind: 'hotel' });

const place = { address: CANARIES.street, city: 'CANARY-CITY', state: 'CA', zip: '95928' };

async function bookedAs(kind: BookingKind) {
  const words = Object.fromEntries(
    kindData(kind)
      .fields.filter(({ type }) => type === 'words')
      .map(({ key, fact }) => [key, `CANARY-${fact.toUpperCase()}`]),
  );
  const given = { words, notes: CANARIES.notes, place, people: [personId], pets: [petId] };
  const from = kind === 'emergency-help' ? 0 : undefined;
  const { id } = await me.book(kind, { ...FILLED[kind], ...given }, from);
  const read = async (stage: 'before' | 'after') =>
    (await bookingForPartner(world.db, world.deps, id, stage))?.lines ?? [];
  const [before, after] = [await read('before'), await read('after')];
  await me.act(id, 'cancel', { terms: 'free' });
  return { before: JSON.stringify(before), after: JSON.stringify(after) };
}

const has = (kind: PartnerKind, stage: 'before' | 'after', fact: string) =>
  (DISCLOSURE[kind][stage] as readonly string[]).includes(fact);

test.each(BOOKING_KIND_KEYS)('a partner for %s reads what the table lists and nothing else', async (kind) => {
  const [partnerKind = 'driver'] = partnerKindsFor(kind, FILLED[kind].needs as never);
  const read = await bookedAs(kind);
  const { fields, forWhom, where } = kindData(kind);
  for (const stage of ['before', 'after'] as const) {
    const text = read[stage];
    expect(text).toContain('"Service"');
    const expected: Record<string, boolean> = {
      [CANARIES.street]: where === 'home' && has(partnerKind, stage, 'address'),
      [CANARIES.notes]: has(partnerKind, stage, 'notes'),
      [CANARIES.owner]: has(partnerKind, stage, 'name'),
      CANARYFIRST: forWhom === 'people' && has(partnerKind, stage, 'first-names'),
      [CANARIES.pet]: forWhom === 'animals' && has(partnerKind, stage, 'animals'),
      [CANARIES.petNote]: forWhom === 'animals' && has(partnerKind, stage, 'animals'),
      'CANARY-JOB': fields.some(({ fact }) => fact === 'job') && has(partnerKind, stage, 'job'),
      'CANARY-DETAILS': fields.some(({ fact }) => fact === 'details') && has(partnerKind, stage, 'details'),
      // Never shared, with any kind of partner.
      CANARYLAST: false,
      [CANARIES.personNote]: false,
      [CANARIES.other]: false,
      '911': false,
    };
    for (const [canary, isExpected] of Object.entries(expected))
      expect([kind, stage, canary, text.includes(canary)]).toEqual([kind, stage, canary, isExpected]);
  }
});

test('before a yes, no partner reads a name, an address, notes or private words', () => {
  for (const kind of PARTNER_KINDS)
    for (const fact of ['name', 'first-names', 'address', 'notes', 'details', 'animals'])
      expect([kind, fact, has(kind, 'before', fact)]).toEqual([kind, fact, false]);
});

test('the same in Spanish, for a contact who reads it', async () => {
  const { id } = await me.book('ride');
  const read = await bookingForPartner(world.db, world.deps, id, 'before', 'es');
  expect(read?.lines[0]).toEqual({ label: 'Servicio', value: 'Servicio de auto' });
  expect(read).toMatchObject({ needsQuote: false, hasDoorCode: false });
});
