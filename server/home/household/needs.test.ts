import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, normalizePhone, Phone } from '#contract/phone.ts';
import {
  AGE_GROUPS,
  Mobility,
  PowerNeed,
  SPECIES,
  type PersonInput,
  type PetInput,
} from '#contract/home/household.ts';
import { ageGroupIn, needsOf, needsSentence, roomNeedsOf } from './needs.ts';

const person = (more: Partial<PersonInput> = {}): PersonInput => ({
  name: 'Rosa',
  ageGroup: 'adult',
  birthYear: null,
  mobility: 'none',
  power: [],
  note: '',
  ...more,
});
const pet = (more: Partial<PetInput> = {}): PetInput => ({
  species: 'dog',
  count: 1,
  names: '',
  isTransportReady: true,
  note: '',
  ...more,
});

test('describes a household in one sentence', () => {
  const people = [person(), person(), person({ mobility: 'wheelchair' }), person({ power: ['oxygen'] })];
  const needs = needsOf(people, [pet({ count: 2 }), pet({ species: 'horse' })], { seats: 5 });
  expect(needsSentence(needs, 'en')).toBe('4 people, 1 uses a wheelchair, 1 needs oxygen, 2 dogs, 1 horse');
  expect(needsSentence(needs, 'es')).toBe(
    '4 personas, 1 usa silla de ruedas, 1 necesita oxígeno, 2 perros, 1 caballo',
  );
  expect(needs).toMatchObject({ people: 4, wheelchairs: 1, oxygen: 1, largeAnimals: 1, seats: 5 });
  expect(needsSentence(needsOf([], [], { seats: null }), 'en')).toBe('');
});

test('room needs include power, step-free access and the pets that stay indoors', () => {
  const of = (people: PersonInput[], pets: PetInput[] = []) =>
    roomNeedsOf(needsOf(people, pets, { seats: null }));
  const plain = { people: 1, pets: 0, isAccessible: false, isMedical: false };
  expect(of([person()])).toEqual(plain);
  expect(of([person({ mobility: 'slow-walker' })])).toEqual(plain);
  for (const mobility of ['wheelchair', 'bed-bound'] as const)
    expect(of([person({ mobility })])).toEqual({ ...plain, isAccessible: true });
  for (const need of PowerNeed.options)
    expect(of([person({ power: [need] })])).toEqual({ ...plain, isMedical: true });
  expect(
    of([person()], [pet({ count: 3 }), pet({ species: 'horse', count: 40 }), pet({ species: 'cat' })]),
  ).toEqual({
    ...plain,
    pets: 4,
  });
});

test('no person or animal is missing from the counts, for any household', () => {
  const people = fc.array(
    fc.record({
      ageGroup: fc.constantFrom(...AGE_GROUPS),
      mobility: fc.constantFrom(...Mobility.options),
      power: fc.subarray([...PowerNeed.options]),
    }),
    { maxLength: 30 },
  );
  const pets = fc.array(
    fc.record({
      species: fc.constantFrom(...SPECIES),
      count: fc.integer({ min: 1, max: 500 }),
      isTransportReady: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(people, pets, (some, animals) => {
      const needs = needsOf(some.map(person), animals.map(pet), { seats: null });
      const total = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
      expect(total(needs.byAge)).toBe(some.length);
      expect(total(needs.pets)).toBe(animals.reduce((n, { count }) => n + count, 0));
      const walking = needs.people - needs.slowWalkers - needs.wheelchairs - needs.bedBound;
      expect(walking).toBe(some.filter(({ mobility }) => mobility === 'none').length);
      expect(needs.petsWithoutTransport).toBeLessThanOrEqual(total(needs.pets));
    }),
  );
});

test.each([
  [2026, 2025, 'infant'],
  [2026, 2023, 'child'],
  [2026, 2013, 'teen'],
  [2031, 2013, 'adult'],
  [2026, 1961, 'older-adult'],
  [2026, 2030, 'infant'],
] as const)('in %i a person born in %i is counted as %s', (year, birthYear, group) => {
  expect(ageGroupIn(year, { birthYear, ageGroup: 'adult' })).toBe(group);
});

test.each([
  ['(530) 555-0134', '+15305550134'],
  ['530.555.0134', '+15305550134'],
  ['1 530 555 0134', '+15305550134'],
  ['+1 530 555 0134', '+15305550134'],
  ['+44 20 7946 0958', '+442079460958'],
  ['555-0134', null],
  ['(130) 555-0134', null],
  ['530 155 0134', null],
  ['call me', null],
  ['+12', null],
])('phone number %s is stored as %s', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
});

test('a stored phone number stays unchanged, and an empty one stays empty', () => {
  expect(Phone.parse(' ')).toBe('');
  expect(Phone.parse('+442079460958')).toBe('+442079460958');
  expect(formatPhone('+15305550134')).toBe('(530) 555-0134');
  expect(formatPhone('+442079460958')).toBe('+442079460958');
  fc.assert(
    fc.property(fc.integer({ min: 2_002_000_000, max: 9_999_999_999 }), (digits) => {
      const phone = normalizePhone(String(digits));
      if (phone !== null) expect(normalizePhone(formatPhone(phone))).toBe(phone);
    }),
  );
});
