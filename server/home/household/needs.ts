import {
  AGE_GROUPS,
  type AgeGroup,
  type PersonInput,
  type PetInput,
  type PetKinds,
  type Plan,
  SPECIES,
  type Species,
} from '#contract/home/household.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

/** Counts of people and animals that have to leave: what a hotel, driver or dispatcher needs to know. */
export type Needs = {
  people: number;
  byAge: Record<AgeGroup, number>;
  slowWalkers: number;
  wheelchairs: number;
  bedBound: number;
  poweredDevices: number;
  cooledMedication: number;
  oxygen: number;
  pets: Record<Species, number>;
  /** Horses and livestock, which need a trailer and a place that takes them. */
  largeAnimals: number;
  petsWithoutTransport: number;
  /** In the household's own vehicles. Null if not given. */
  seats: number | null;
};

const GROUP_FROM_AGE: readonly (readonly [from: number, group: AgeGroup])[] = [
  [65, 'older-adult'],
  [18, 'adult'],
  [13, 'teen'],
  [3, 'child'],
  [0, 'infant'],
];

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Children grow, so a known birth year beats the age group chosen once. */
export function ageGroupIn(
  year: number,
  { birthYear, ageGroup }: Pick<PersonInput, 'birthYear' | 'ageGroup'>,
) {
  if (birthYear === null) return ageGroup;
  return GROUP_FROM_AGE.find(([from]) => year - birthYear >= from)?.[1] ?? 'infant';
}

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length;
const sum = (list: readonly PetInput[]) => list.reduce((total, pet) => total + pet.count, 0);
/** They need a trailer, and no hotel takes them. */
export const isLargeAnimal = (species: Species): boolean => species === 'horse' || species === 'livestock';
const isLarge = ({ species }: PetInput) => isLargeAnimal(species);

export function needsOf(
  people: readonly PersonInput[],
  pets: readonly PetInput[],
  plan: Pick<Plan, 'seats'>,
): Needs {
  const byAge = zeros(AGE_GROUPS);
  for (const { ageGroup } of people) byAge[ageGroup] += 1;
  const bySpecies = zeros(SPECIES);
  for (const pet of pets) bySpecies[pet.species] += pet.count;
  return {
    people: people.length,
    byAge,
    slowWalkers: count(people, (p) => p.mobility === 'slow-walker'),
    wheelchairs: count(people, (p) => p.mobility === 'wheelchair'),
    bedBound: count(people, (p) => p.mobility === 'bed-bound'),
    poweredDevices: count(people, (p) => p.power.includes('device')),
    cooledMedication: count(people, (p) => p.power.includes('cooling')),
    oxygen: count(people, (p) => p.power.includes('oxygen')),
    pets: bySpecies,
    largeAnimals: sum(pets.filter(isLarge)),
    petsWithoutTransport: sum(pets.filter((pet) => !pet.isTransportReady)),
    seats: plan.seats,
  };
}

/** Requirements for a hotel room. */
export type RoomNeeds = { people: number; pets: number; isAccessible: boolean; isMedical: boolean };

/**
 * Horses and livestock don't stay in hotels. People who walk slowly can use a standard room; people who use a
 * wheelchair or can't get up need an accessible one.
 */
export function roomNeedsOf(needs: Needs): RoomNeeds {
  const animals = SPECIES.reduce((sum, species) => sum + needs.pets[species], 0);
  return {
    people: needs.people,
    pets: animals - needs.largeAnimals,
    isAccessible: needs.wheelchairs + needs.bedBound > 0,
    isMedical: needs.poweredDevices + needs.cooledMedication + needs.oxygen > 0,
  };
}

/** The pets that can stay in a room, by kind. */
export const petKindsOf = ({ pets }: Pick<Needs, 'pets'>): PetKinds =>
  Object.fromEntries(
    SPECIES.filter((species) => pets[species] > 0 && !isLargeAnimal(species)).map((species) => [
      species,
      pets[species],
    ]),
  );

/** "4 people, 1 uses a wheelchair, 2 dogs": what you would say first on the phone. */
export function needsSentence(needs: Needs, language: Language): string {
  const { householdNeeds: t, householdWords } = messagesIn(language);
  const some = (n: number, words: (n: number) => string) => (n === 0 ? [] : [words(n)]);
  return [
    ...some(needs.people, t.people),
    ...some(needs.byAge.infant, t.infants),
    ...some(needs.wheelchairs, t.wheelchairs),
    ...some(needs.bedBound, t.bedBound),
    ...some(needs.slowWalkers, t.slowWalkers),
    ...some(needs.oxygen, t.oxygen),
    ...some(needs.poweredDevices, t.devices),
    ...some(needs.cooledMedication, t.medication),
    ...SPECIES.flatMap((species) => some(needs.pets[species], householdWords.count[species])),
  ].join(', ');
}
