import type { HomeRole } from '#contract/home/homes.ts';
import type { AgeGroup, InvitedRole, Mobility, PowerNeed, Species } from '#contract/home/household.ts';

export const AGE_WORDS: Record<AgeGroup, string> = {
  infant: 'Infant (0 to 2)',
  child: 'Child (3 to 12)',
  teen: 'Teenager (13 to 17)',
  adult: 'Adult (18 to 64)',
  'older-adult': 'Older adult (65 or more)',
};

/** For the card, without the age ranges. */
export const AGE_SHORT: Record<AgeGroup, string> = {
  infant: 'Infant',
  child: 'Child',
  teen: 'Teenager',
  adult: 'Adult',
  'older-adult': 'Older adult',
};

export const MOBILITY_WORDS: Record<Mobility, string> = {
  none: 'Walks without help',
  'slow-walker': 'Walks slowly',
  wheelchair: 'Uses a wheelchair',
  'bed-bound': 'Cannot leave bed',
};

export const POWER_WORDS: Record<PowerNeed, string> = {
  device: 'Device that needs electricity',
  cooling: 'Medication that needs cooling',
  oxygen: 'Oxygen',
};

export const SPECIES_WORDS: Record<Species, [one: string, many: string]> = {
  dog: ['Dog', 'Dogs'],
  cat: ['Cat', 'Cats'],
  bird: ['Bird', 'Birds'],
  fish: ['Fish', 'Fish'],
  reptile: ['Reptile', 'Reptiles'],
  'small-animal': ['Small animal', 'Small animals'],
  horse: ['Horse', 'Horses'],
  livestock: ['Livestock', 'Livestock'],
  other: ['Other animal', 'Other animals'],
};

/** "2 dogs". */
export function petWords({ species, count }: { species: Species; count: number }): string {
  const [one, many] = SPECIES_WORDS[species];
  return `${count} ${(count === 1 ? one : many).toLowerCase()}`;
}

/** What a pet is transported in. */
export const transportWord = (species: Species): string =>
  species === 'horse' || species === 'livestock' ? 'Trailer' : 'Carrier';

export const ROLE_WORDS: Record<HomeRole, string> = { owner: 'Owner', member: 'Member', viewer: 'Viewer' };

export const ROLE_MEANING: Record<InvitedRole, string> = {
  member: 'Sees everything in the home and can change it.',
  viewer: 'Sees everything in the home and changes nothing.',
};
