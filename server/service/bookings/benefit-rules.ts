import type { Pet, Species } from '#contract/home/household.ts';
import { type Benefit, BENEFIT_KEYS, benefitData } from '#contract/service/benefits.ts';
import type { Evacuation } from './parts.ts';

/** Which benefits an order starts, and with what details. Pure: no clock and no database. */

type Animals = readonly Pick<Pet, 'species' | 'count' | 'isTransportReady'>[];
export type Situation = Evacuation & { pets: Animals; hasSupplyPlan: boolean };

const isLarge = (species: Species): boolean => species === 'horse' || species === 'livestock';

const NEEDED: Record<Benefit, (situation: Situation) => boolean> = {
  'contractor-dispatch': () => true,
  'claim-help': () => true,
  // Rooms are only given to households whose animals the hotel takes, so no room means no hotel takes them.
  'pet-boarding': ({ pets, room }) =>
    room?.state === 'waiting' && pets.some(({ species }) => !isLarge(species)),
  'animal-trailer': ({ pets }) =>
    pets.some(({ species, isTransportReady }) => isLarge(species) && !isTransportReady),
  'medical-supplies': ({ hasSupplyPlan }) => hasSupplyPlan,
};

/** The benefits of the plan that this household needs in this event. */
export const benefitsToStart = (situation: Situation): Benefit[] =>
  BENEFIT_KEYS.filter(
    (benefit) => benefitData(benefit).plans.includes(situation.plan) && NEEDED[benefit](situation),
  );

const BOARDED: Record<Species, string | null> = {
  dog: 'dog',
  cat: 'cat',
  bird: 'bird',
  fish: 'small',
  reptile: 'small',
  'small-animal': 'small',
  horse: null,
  livestock: null,
  other: 'small',
};

/** We don't ask households for animals' weights, so dogs only go to kennels that take large ones. */
const HEAVY_DOG_POUNDS = 100;
const OTHER_POUNDS = 20;

/** The details of a boarding request. */
export function boardingNeeds(pets: Animals) {
  const boarded = pets.filter(({ species }) => BOARDED[species] !== null);
  const species = [...new Set(boarded.map((pet) => BOARDED[pet.species] ?? ''))];
  return {
    species,
    animals: Math.min(
      30,
      boarded.reduce((sum, { count }) => sum + count, 0),
    ),
    pounds: species.includes('dog') ? HEAVY_DOG_POUNDS : OTHER_POUNDS,
    medication: false,
  };
}

/** The details of a trailer request. */
export function trailerNeeds(pets: Animals) {
  const large = pets.filter(({ species, isTransportReady }) => isLarge(species) && !isTransportReady);
  return {
    species: [...new Set<string>(large.map(({ species }) => species))],
    animals: Math.min(
      50,
      large.reduce((sum, { count }) => sum + count, 0),
    ),
  };
}
