import type { AgeGroup, PersonInput, PetInput, Species } from '#contract/home/household.ts';

/** The most people or animals that this step can add. */
const MOST = 20;

/** "Maya, Daniel and Ruth" is three people. Repeated names are one person. */
export function namesIn(typed: string): string[] {
  const names = typed
    .split(/[,;\n&]|\s+and\s+/i)
    .map((name) => name.trim().slice(0, 80))
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, MOST);
}

export const personOf = (name: string, ageGroup: AgeGroup): PersonInput => ({
  name,
  ageGroup,
  birthYear: null,
  mobility: 'none',
  power: [],
  note: '',
});

export const petOf = (species: Species, count: number): PetInput => ({
  species,
  count,
  names: '',
  isTransportReady: false,
  note: '',
});
