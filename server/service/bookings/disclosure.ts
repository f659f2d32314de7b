import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { FieldFact } from '#contract/service/booking-fields.ts';
import { kindData } from '#contract/service/booking-kinds.ts';
import { messagesIn, type Messages } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { dayAt, homeOf } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { countyAt } from '#server/outreach/risk-map/risk-map.ts';
import type { Queryable } from '#server/platform/db.ts';
import { needsQuote } from './booking-rules.ts';
import type { BookingDeps } from './parts.ts';
import { placeOfHome } from './reading.ts';
import { openDetails, type SealedDetails } from './sealed.ts';
import * as store from './store.ts';

/** One thing a partner may read. `needs`, `job` and `details` are the answers of the form; see `booking-fields.ts`. */
type Fact =
  | FieldFact
  | 'service'
  | 'when'
  | 'ref'
  | 'zip'
  | 'county'
  | 'address'
  | 'name'
  | 'first-names'
  | 'ages'
  | 'animals'
  | 'notes';

type Disclosed = { before: readonly Fact[]; after: readonly Fact[] };

const ALWAYS = ['service', 'when', 'ref'] as const satisfies readonly Fact[];
const BOARDING: Disclosed = {
  before: [...ALWAYS, 'zip', 'needs'],
  after: [...ALWAYS, 'zip', 'needs', 'name', 'animals', 'details', 'notes'],
};
const VISIT: Disclosed = {
  before: [...ALWAYS, 'zip', 'needs', 'job'],
  after: [...ALWAYS, 'needs', 'job', 'address', 'name', 'details', 'notes'],
};
const CHILDREN: Disclosed = {
  before: [...ALWAYS, 'zip', 'needs', 'ages'],
  after: [...ALWAYS, 'zip', 'needs', 'ages', 'first-names', 'details'],
};
const BROUGHT: Disclosed = {
  before: [...ALWAYS, 'zip', 'needs'],
  after: [...ALWAYS, 'needs', 'address', 'name', 'details', 'notes'],
};

/**
 * What each kind of partner can read about a booking before and after it says yes. Anything not listed is never shared:
 * policies, the inventory, the plan, other people in the household, and why a supply is needed.
 */
export const DISCLOSURE: Record<PartnerKind, Disclosed> = {
  hotel: { before: [...ALWAYS, 'needs'], after: [...ALWAYS, 'needs', 'name', 'notes'] },
  kennel: BOARDING,
  vet: BOARDING,
  contractor: VISIT,
  architect: VISIT,
  mover: VISIT,
  'child-care': CHILDREN,
  tutor: CHILDREN,
  driver: BROUGHT,
  meals: BROUGHT,
  storage: BROUGHT,
  supplier: BROUGHT,
  'medical-supplier': {
    before: [...ALWAYS, 'county', 'needs'],
    after: [...ALWAYS, 'needs', 'address', 'name', 'details'],
  },
  'insurance-rep': {
    before: [...ALWAYS, 'county', 'needs'],
    after: [...ALWAYS, 'county', 'needs', 'name', 'details', 'notes'],
  },
  'travel-desk': {
    before: [...ALWAYS, 'needs', 'job'],
    after: [...ALWAYS, 'needs', 'job', 'name', 'first-names', 'notes'],
  },
  shelter: { before: [...ALWAYS], after: [...ALWAYS] },
  responder: { before: [...ALWAYS], after: [...ALWAYS] },
};

/** The household's statement about 911 is for us, not for a partner. */
const NEVER = ['is911Done'];

export type Line = { label: string; value: string };
export type BookingForPartner = {
  lines: Line[];
  /** The partner names a price instead of saying yes. */
  needsQuote: boolean;
  hasDoorCode: boolean;
};

type Words = Messages['bookingWords'];

function answerOf(value: unknown, t: Words): string {
  const word = (code: string) => (t.options as Record<string, string>)[code] ?? code;
  if (value === true) return t.yes;
  if (value === false) return '';
  if (Array.isArray(value)) return (value as string[]).map(word).join(', ');
  return typeof value === 'string' ? word(value) : String(value);
}

function fieldLines(booking: store.BookingRow, details: SealedDetails, fact: FieldFact, t: Words): Line[] {
  return kindData(booking.kind).fields.flatMap(({ key, fact: of, type }) => {
    if (of !== fact || NEVER.includes(key)) return [];
    const value = type === 'words' ? details.words[key] : answerOf(booking.needs[key] ?? '', t);
    return value ? [{ label: (t.fields as Record<string, string>)[key] ?? key, value }] : [];
  });
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What a partner may read of a booking, in its language. Decrypts only the facts of its kind and stage. */
export async function bookingForPartner(
  db: Queryable,
  { masterKeys, clock }: Pick<BookingDeps, 'masterKeys' | 'clock'>,
  bookingId: string,
  stage: 'before' | 'after',
  language: Language = 'en',
): Promise<BookingForPartner | null> {
  const booking = await store.findBookingById(db, bookingId);
  const home = booking && (await homeOf(db, booking.homeId));
  if (!booking?.partnerKind || !home) return null;
  const { bookingWords: t, householdWords } = messagesIn(language);
  const facts = DISCLOSURE[booking.partnerKind][stage];
  const cipher = await cipherOf(db, masterKeys, home.id);
  const details = openDetails(cipher, booking.details);
  const place = details.place ?? placeOfHome(home);
  const household = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  const people = household.people.filter(({ id }) => booking.people.includes(id));
  const pets = household.pets.filter(({ id }) => booking.pets.includes(id));
  const owner = (await peopleById(db, [home.userId])).get(home.userId);
  const at = (moment: Date | null) => (moment ? timeText(moment, language, booking.timeZone) : '');
  const county =
    booking.lat !== null && booking.lng !== null ? countyAt({ lat: booking.lat, lng: booking.lng }) : null;
  const label = t.partnerLabels;
  const line = (name: string, value: string): Line[] => (value ? [{ label: name, value }] : []);
  const read: Record<Fact, () => Line[]> = {
    service: () => line(label.service, t.kinds[booking.kind]),
    when: () => line(label.when, t.span(at(booking.startsAt), at(booking.endsAt))),
    ref: () => line(label.ref, booking.ref),
    zip: () => line(label.zip, place.zip),
    county: () => line(label.county, county?.name ?? ''),
    address: () => line(label.address, `${place.address}, ${place.city}, ${place.state} ${place.zip}`),
    name: () => line(label.name, owner?.name ?? ''),
    'first-names': () => line(label.firstNames, people.map(({ name }) => firstName(name)).join(', ')),
    ages: () => line(label.ages, people.map(({ ageGroup }) => t.ageGroups[ageGroup]).join(', ')),
    animals: () =>
      pets.flatMap(({ species, count, names, note }) =>
        line(label.animals, [householdWords.count[species](count), names, note].filter(Boolean).join(', ')),
      ),
    notes: () => line(label.notes, details.notes),
    needs: () => fieldLines(booking, details, 'needs', t),
    job: () => fieldLines(booking, details, 'job', t),
    details: () => fieldLines(booking, details, 'details', t),
  };
  return {
    lines: facts.flatMap((fact) => read[fact]()),
    needsQuote: needsQuote(booking),
    hasDoorCode: kindData(booking.kind).hasDoorCode,
  };
}
