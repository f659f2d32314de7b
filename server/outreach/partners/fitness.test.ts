import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CONTACT_ROLES,
  DOCUMENT_KINDS,
  PARTNER_KINDS,
  PARTNER_STATES,
  requiredDocuments,
} from '#contract/outreach/partner-kinds.ts';
import {
  daysAfter,
  endsSoon,
  type FitFacts,
  fitUntil,
  isUsable,
  provenUntil,
  whyNotUsed,
} from './fitness.ts';

const ZONE = 'America/Los_Angeles';
const contact = (given: Partial<FitFacts['contacts'][number]> = {}) => ({
  role: 'desk' as const,
  email: 'desk@example.com',
  phone: null,
  provenAt: new Date('2026-11-01T20:00Z'),
  bouncedAt: null,
  stoppedAt: null,
  ...given,
});
const facts = (given: Partial<FitFacts> = {}): FitFacts => ({
  kind: 'hotel',
  services: [],
  timeZone: ZONE,
  graceUntil: null,
  documents: [
    { kind: 'license', expiresOn: '2027-06-30' },
    { kind: 'insurance', expiresOn: '2027-03-31' },
    { kind: 'agreement', expiresOn: '2028-01-01' },
  ],
  contacts: [contact()],
  ...given,
});

test('the earliest of the required documents and of the best confirmation decides', () => {
  expect(fitUntil(facts())).toBe('2027-01-30'); // 90 days after November 1
  expect(fitUntil(facts({ contacts: [contact({ provenAt: new Date('2027-02-01T20:00Z') })] }))).toBe(
    '2027-03-31',
  );
  expect(fitUntil(facts({ contacts: [contact({ provenAt: null }), contact()] }))).toBe('2027-01-30');
});

test('a document that is missing, or a contact that never confirmed, makes it unfit', () => {
  expect(fitUntil(facts({ documents: [{ kind: 'license', expiresOn: '2030-01-01' }] }))).toBeNull();
  expect(fitUntil(facts({ contacts: [] }))).toBeNull();
  expect(fitUntil(facts({ contacts: [contact({ provenAt: null })] }))).toBeNull();
});

test('a shelter needs its agreement alone', () => {
  const documents = [{ kind: 'agreement' as const, expiresOn: '2026-12-31' }];
  expect(fitUntil(facts({ kind: 'shelter', documents }))).toBe('2026-12-31');
});

test('the latest document of a kind counts, so a renewal can be entered early', () => {
  const renewed = [...facts().documents, { kind: 'insurance' as const, expiresOn: '2029-03-31' }];
  const contacts = [contact({ provenAt: new Date('2027-06-01T20:00Z') })];
  expect(fitUntil(facts({ documents: renewed, contacts }))).toBe('2027-06-30');
});

test('a confirmation counts while a channel is left', () => {
  const at = new Date();
  expect(provenUntil(contact({ bouncedAt: at }), ZONE)).toBeNull();
  expect(provenUntil(contact({ bouncedAt: at, phone: '+15305550134' }), ZONE)).toBe('2027-01-30');
  expect(provenUntil(contact({ bouncedAt: at, phone: '+15305550134', stoppedAt: at }), ZONE)).toBeNull();
});

test('a confirmation late in the evening counts from the day on the partner’s clock', () => {
  const late = contact({ provenAt: new Date('2026-11-02T06:00Z') });
  expect(provenUntil(late, ZONE)).toBe('2027-01-30');
  expect(provenUntil(late, 'UTC')).toBe('2027-01-31');
});

test('a grace period stands in for documents and contacts, and ends', () => {
  const bare = facts({ documents: [], contacts: [], graceUntil: '2027-02-15' });
  expect(fitUntil(bare)).toBe('2027-02-15');
  expect(whyNotUsed({ ...bare, state: 'active' }, '2027-02-15')).toEqual([]);
  expect(whyNotUsed({ ...bare, state: 'active' }, '2027-02-16')).toHaveLength(4);
});

test('it says everything that keeps a partner from being used', () => {
  const documents = [
    { kind: 'license' as const, expiresOn: '2026-11-16' },
    { kind: 'agreement' as const, expiresOn: '2030-01-01' },
  ];
  const lapsed = facts({ documents, contacts: [contact({ provenAt: new Date('2026-06-01T20:00Z') })] });
  expect(whyNotUsed({ ...lapsed, state: 'paused' }, '2026-11-17')).toEqual([
    { is: 'state', state: 'paused' },
    { is: 'document-expired', document: 'license', on: '2026-11-16' },
    { is: 'document-missing', document: 'insurance' },
    { is: 'proof-expired', on: '2026-08-30' },
  ]);
  const of = (contacts: FitFacts['contacts']) =>
    whyNotUsed({ ...facts({ contacts }), state: 'active' }, '2026-11-17');
  expect(of([])).toEqual([{ is: 'no-contact' }]);
  expect(of([contact({ provenAt: null })])).toEqual([{ is: 'unproven' }]);
  expect(of([contact({ bouncedAt: new Date() })])).toEqual([{ is: 'unreachable' }]);
});

test('each service adds the documents it needs, and billing contacts don’t count', () => {
  const documents = [
    { kind: 'insurance' as const, expiresOn: '2030-01-01' },
    { kind: 'agreement' as const, expiresOn: '2030-01-01' },
  ];
  const tutor = facts({ kind: 'tutor', services: ['tutor'], documents });
  const of = (given: FitFacts) => whyNotUsed({ ...given, state: 'active' }, '2026-11-17');
  expect(of(tutor)).toEqual([]);
  expect(of({ ...tutor, services: ['tutor', 'contractor'] })).toEqual([
    { is: 'document-missing', document: 'license' },
  ]);
  expect(of({ ...tutor, contacts: [contact({ role: 'billing' })] })).toEqual([{ is: 'no-contact' }]);
});

test('what ends within 30 days ends soon; what has ended does not', () => {
  expect(endsSoon('2026-12-17', '2026-11-17')).toBe(true);
  expect(endsSoon('2026-12-18', '2026-11-17')).toBe(false);
  expect(endsSoon('2026-11-17', '2026-11-17')).toBe(true);
  expect(endsSoon('2026-11-16', '2026-11-17')).toBe(false);
  expect(endsSoon(null, '2026-11-17')).toBe(false);
});

const anyDay = fc.integer({ min: 0, max: 1000 }).map((n) => daysAfter('2026-01-01', n));
const anyInstant = fc
  .integer({ min: 0, max: 1000 * 24 })
  .map((hours) => new Date(Date.parse('2026-01-01T00:00Z') + hours * 3_600_000));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anyFacts: fc.Arbitrary<FitFacts> = fc.record({
  kind: fc.constantFrom(...PARTNER_KINDS),
  services: fc.array(fc.constantFrom(...PARTNER_KINDS), { maxLength: 3 }),
  timeZone: fc.constantFrom(ZONE, 'America/Phoenix'),
  graceUntil: maybe(anyDay),
  documents: fc.array(fc.record({ kind: fc.constantFrom(...DOCUMENT_KINDS), expiresOn: anyDay }), {
    maxLength: 6,
  }),
  contacts: fc.array(
    fc.record({
      role: fc.constantFrom(...CONTACT_ROLES),
      email: maybe(fc.constant('a@example.com')),
      phone: maybe(fc.constant('+15305550134')),
      provenAt: maybe(anyInstant),
      bouncedAt: maybe(anyInstant),
      stoppedAt: maybe(anyInstant),
    }),
    { maxLength: 4 },
  ),
});

test('whatever it has, a partner is used on a day exactly if nothing keeps it from being used', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, fc.constantFrom(...PARTNER_STATES), (given, day, state) => {
      const used = isUsable({ state, fitUntil: fitUntil(given) }, day);
      expect(used).toBe(whyNotUsed({ ...given, state }, day).length === 0);
    }),
    { numRuns: 2000 },
  );
});

test('whatever it has, another document or confirmation never makes it less fit, and losing one never more', () => {
  const order = (day: string | null) => day ?? '';
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...DOCUMENT_KINDS), anyDay, (given, kind, expiresOn) => {
      const more = { ...given, documents: [...given.documents, { kind, expiresOn }] };
      expect(order(fitUntil(more)) >= order(fitUntil(given))).toBe(true);
      const fewer = { ...given, contacts: given.contacts.slice(1) };
      expect(order(fitUntil(fewer)) <= order(fitUntil(given))).toBe(true);
      // It never ends later than a required document, except during a grace period.
      for (const required of requiredDocuments(given.kind, given.services)) {
        const ends = given.documents.filter((one) => one.kind === required).map((one) => one.expiresOn);
        const until = fitUntil({ ...given, graceUntil: null });
        if (until !== null) expect(ends.some((end) => end >= until)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
