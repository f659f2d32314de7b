import type { PartnerKind, RateUnit } from '#contract/outreach/partner-kinds.ts';
import { type BookingField, choice, choices, count, words, yes } from './booking-fields.ts';

/**
 * What can be booked, as data: who does it, what the form asks, how the price comes about and how long each step may
 * take. A new kind needs an entry here, its texts, and its partner kinds in `DISCLOSURE`; no new table.
 */
export type BookingKindData = {
  /** In the order in which they are asked. */
  partnerKinds: readonly PartnerKind[];
  /** `days`: from a day to a day. `time`: at a time. `window`: between two times. */
  when: 'days' | 'time' | 'window';
  /** `home`: at the home unless another address is given. `none`: online or by phone, so no address is asked. */
  where: 'home' | 'none';
  /** Whom the household can choose. */
  forWhom: 'people' | 'animals' | null;
  fields: readonly BookingField[];
  /** The partner names a price, and the household agrees to it first. */
  needsQuote: boolean;
  needsLicense: boolean;
  /** Someone comes to the door: the household reads out a code. */
  hasDoorCode: boolean;
  unit: RateUnit;
  clocks: {
    /** The soonest start after now. */
    leadMinutes: number;
    daysAhead: number;
    longestDays: number;
    /** How long a partner has to answer when it begins within a day, and otherwise. */
    answerMinutes: number;
    calmAnswerMinutes: number;
    /** How long the household has to agree to a price. */
    quoteHours: number;
  };
};

const SPECIES = ['dog', 'cat', 'bird', 'small', 'horse', 'livestock'] as const;
const SOON = {
  leadMinutes: 120,
  daysAhead: 90,
  longestDays: 30,
  answerMinutes: 20,
  calmAnswerMinutes: 240,
  quoteHours: 24,
};
const PLANNED = { ...SOON, leadMinutes: 240, answerMinutes: 60, calmAnswerMinutes: 1440, quoteHours: 48 };
const AT_ONCE = { ...SOON, leadMinutes: 0, daysAhead: 2, longestDays: 2, answerMinutes: 5, quoteHours: 2 };
const VISIT = {
  when: 'window',
  where: 'home',
  forWhom: null,
  needsLicense: true,
  hasDoorCode: true,
} as const;
const PRICED = { needsQuote: false, needsLicense: false, hasDoorCode: false } as const;

export const BOOKING_KINDS = {
  'hotel-nights': {
    partnerKinds: ['hotel'],
    when: 'days',
    where: 'home',
    forWhom: null,
    fields: [
      count('rooms', 1, 10),
      count('guests', 1, 30),
      count('pets', 0, 10),
      yes('stepFree'),
      yes('power'),
    ],
    ...PRICED,
    needsQuote: true,
    unit: 'night',
    clocks: { ...SOON, quoteHours: 4 },
  },
  'pet-boarding': {
    partnerKinds: ['kennel', 'vet'],
    when: 'days',
    where: 'home',
    forWhom: 'animals',
    fields: [
      choices('species', SPECIES, { needed: true }),
      count('animals', 1, 30),
      count('pounds', 1, 2500),
      yes('medication'),
      words('care', 'details'),
    ],
    ...PRICED,
    unit: 'day',
    clocks: { ...SOON, longestDays: 60 },
  },
  'child-care': {
    partnerKinds: ['child-care'],
    when: 'window',
    where: 'home',
    forWhom: 'people',
    fields: [
      count('children', 1, 8),
      count('youngest', 0, 17),
      count('oldest', 0, 17),
      words('allergies', 'details'),
    ],
    ...PRICED,
    needsLicense: true,
    unit: 'day',
    clocks: { ...SOON, longestDays: 1 },
  },
  travel: {
    partnerKinds: ['travel-desk'],
    when: 'time',
    where: 'none',
    forWhom: 'people',
    fields: [
      count('passengers', 1, 9),
      choice('trip', ['one-way', 'round-trip']),
      words('from', 'job', { needed: true }),
      words('to', 'job', { needed: true }),
    ],
    ...PRICED,
    needsQuote: true,
    unit: 'item',
    clocks: { ...SOON, quoteHours: 2 },
  },
  ride: {
    partnerKinds: ['driver'],
    when: 'time',
    where: 'home',
    forWhom: 'people',
    fields: [
      count('seats', 1, 8),
      yes('wheelchair'),
      yes('oxygen'),
      yes('withPets'),
      words('to', 'details', { needed: true }),
    ],
    ...PRICED,
    needsLicense: true,
    unit: 'ride',
    clocks: { ...SOON, leadMinutes: 15, answerMinutes: 10, longestDays: 1 },
  },
  meals: {
    partnerKinds: ['meals'],
    when: 'days',
    where: 'home',
    forWhom: null,
    fields: [
      count('eaters', 1, 20),
      count('mealsADay', 1, 3),
      choices('diet', ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'diabetic']),
      words('allergies', 'details'),
    ],
    ...PRICED,
    unit: 'day',
    clocks: SOON,
  },
  tutor: {
    partnerKinds: ['tutor'],
    when: 'window',
    where: 'none',
    forWhom: 'people',
    fields: [
      count('age', 5, 18),
      choice('subject', ['math', 'reading', 'science', 'spanish', 'history', 'other']),
      words('goal', 'details'),
    ],
    ...PRICED,
    unit: 'hour',
    clocks: { ...PLANNED, longestDays: 1 },
  },
  'contractor-visit': {
    partnerKinds: ['contractor'],
    ...VISIT,
    fields: [
      choice('trade', ['roof', 'electric', 'plumbing', 'water', 'smoke', 'tree', 'board-up', 'other']),
      words('problem', 'job', { needed: true }),
    ],
    needsQuote: true,
    unit: 'visit',
    clocks: { ...PLANNED, longestDays: 3 },
  },
  architect: {
    partnerKinds: ['architect'],
    ...VISIT,
    fields: [
      choice('stage', ['damage-report', 'plans', 'permit']),
      words('project', 'job', { needed: true }),
    ],
    needsQuote: true,
    unit: 'visit',
    clocks: { ...PLANNED, longestDays: 3 },
  },
  'claim-help': {
    partnerKinds: ['insurance-rep'],
    when: 'window',
    where: 'none',
    forWhom: null,
    fields: [
      choice('how', ['phone', 'video']),
      choices('topics', ['coverage', 'inventory', 'temporary-housing', 'denied-claim', 'adjuster-visit']),
      words('question', 'details'),
    ],
    ...PRICED,
    needsLicense: true,
    unit: 'hour',
    clocks: { ...PLANNED, longestDays: 1 },
  },
  'emergency-help': {
    partnerKinds: ['driver'],
    when: 'time',
    where: 'home',
    forWhom: null,
    fields: [
      choice('what', ['ride-out', 'medical-supply', 'animal-trailer', 'board-up']),
      count('seats', 0, 8),
      yes('wheelchair'),
      yes('oxygen'),
      yes('is911Done', { needed: true }),
      words('situation', 'details'),
    ],
    ...PRICED,
    unit: 'ride',
    clocks: AT_ONCE,
  },
  'medical-supply': {
    partnerKinds: ['medical-supplier'],
    when: 'window',
    where: 'home',
    forWhom: 'people',
    fields: [
      choices('items', ['oxygen', 'batteries', 'cooling', 'mobility', 'hygiene', 'other'], { needed: true }),
      words('list', 'details', { needed: true }),
    ],
    ...PRICED,
    needsLicense: true,
    unit: 'item',
    clocks: { ...SOON, leadMinutes: 30, answerMinutes: 10, longestDays: 2 },
  },
  'animal-transport': {
    partnerKinds: ['driver'],
    when: 'time',
    where: 'home',
    forWhom: 'animals',
    fields: [
      choices('species', ['horse', 'livestock'], { needed: true }),
      count('animals', 1, 50),
      words('to', 'details'),
    ],
    ...PRICED,
    needsLicense: true,
    unit: 'ride',
    clocks: { ...SOON, leadMinutes: 15, answerMinutes: 10, longestDays: 1 },
  },
  mover: {
    partnerKinds: ['mover'],
    ...VISIT,
    fields: [count('roomsToMove', 1, 20), words('problem', 'job'), words('to', 'details', { needed: true })],
    needsQuote: true,
    unit: 'visit',
    clocks: { ...PLANNED, longestDays: 3 },
  },
  debris: {
    partnerKinds: ['contractor'],
    ...VISIT,
    fields: [words('problem', 'job', { needed: true })],
    needsQuote: true,
    unit: 'visit',
    clocks: { ...PLANNED, longestDays: 3 },
  },
  storage: {
    partnerKinds: ['storage'],
    when: 'days',
    where: 'home',
    forWhom: null,
    fields: [choice('size', ['closet', 'room', 'garage'])],
    ...PRICED,
    unit: 'month',
    clocks: { ...PLANNED, longestDays: 366 },
  },
} as const satisfies Record<string, BookingKindData>;

export type BookingKind = keyof typeof BOOKING_KINDS;
export const BOOKING_KIND_KEYS = Object.keys(BOOKING_KINDS) as [BookingKind, ...BookingKind[]];

export const kindData = (kind: BookingKind): BookingKindData => BOOKING_KINDS[kind];

/** The eleven services that the waitlist page names, in its order, and what each books. */
export const CAROUSEL = {
  hotel: 'hotel-nights',
  petCare: 'pet-boarding',
  daycare: 'child-care',
  flight: 'travel',
  car: 'ride',
  food: 'meals',
  tutor: 'tutor',
  contractor: 'contractor-visit',
  architect: 'architect',
  insurance: 'claim-help',
  emergency: 'emergency-help',
} as const satisfies Record<string, BookingKind>;

export type Needs = Record<string, number | boolean | string | string[]>;

const EMERGENCY_PARTNERS: Record<string, readonly PartnerKind[]> = {
  'ride-out': ['driver'],
  'animal-trailer': ['driver'],
  'medical-supply': ['medical-supplier'],
  'board-up': ['contractor'],
};

/** Which partners can do it: for an emergency, by what is to be sent. */
export const partnerKindsFor = (kind: BookingKind, needs: Needs): readonly PartnerKind[] =>
  kind === 'emergency-help'
    ? (EMERGENCY_PARTNERS[String(needs['what'])] ?? ['driver'])
    : kindData(kind).partnerKinds;
