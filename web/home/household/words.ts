import type { HomeRole } from '#contract/home/homes.ts';
import type { AgeGroup, InvitedRole, Mobility, PowerNeed, Species } from '#contract/home/household.ts';
import * as t from '#text/home/household-words.ts';

export const AGE_WORDS: Record<AgeGroup, string> = t.ages;

/** For the card, without the age ranges. */
export const AGE_SHORT: Record<AgeGroup, string> = t.agesShort;

export const MOBILITY_WORDS: Record<Mobility, string> = t.mobility;

export const POWER_WORDS: Record<PowerNeed, string> = t.power;

export const SPECIES_WORDS: Record<Species, readonly [one: string, many: string]> = t.species;

/** "2 dogs". */
export const petWords = ({ species, count }: { species: Species; count: number }): string =>
  t.count[species](count);

/** What a pet is transported in. */
export const transportWord = (species: Species): string =>
  species === 'horse' || species === 'livestock' ? t.trailer : t.carrier;

/** Whether the pet's carrier or trailer is ready. */
export const transportStatus = (pet: { species: Species; isTransportReady: boolean }): string =>
  (pet.isTransportReady ? t.transportReady : t.transportNotReady)(transportWord(pet.species));

export const ROLE_WORDS: Record<HomeRole, string> = t.roles;

export const ROLE_MEANING: Record<InvitedRole, string> = t.roleMeans;
