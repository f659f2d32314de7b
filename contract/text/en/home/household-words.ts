/** Words for the people and animals of a household, for its page and for the plan card. */

export const ages = {
  infant: 'Infant (0-2)',
  child: 'Child (3-12)',
  teen: 'Teenager (13-17)',
  adult: 'Adult (18-64)',
  'older-adult': 'Older adult (65 or over)',
};
export const agesShort = {
  infant: 'Infant',
  child: 'Child',
  teen: 'Teenager',
  adult: 'Adult',
  'older-adult': 'Older adult',
};
export const mobility = {
  none: 'Walks without help',
  'slow-walker': 'Walks slowly',
  wheelchair: 'Uses a wheelchair',
  'bed-bound': 'Can’t leave bed',
};
export const power = {
  device: 'Device that needs electricity',
  cooling: 'Medication that needs refrigeration',
  oxygen: 'Oxygen',
};
export const species = {
  dog: ['Dog', 'Dogs'],
  cat: ['Cat', 'Cats'],
  bird: ['Bird', 'Birds'],
  fish: ['Fish', 'Fish'],
  reptile: ['Reptile', 'Reptiles'],
  'small-animal': ['Small animal', 'Small animals'],
  horse: ['Horse', 'Horses'],
  livestock: ['Livestock', 'Livestock'],
  other: ['Other animal', 'Other animals'],
} satisfies Record<string, [one: string, many: string]>;
export const count = {
  dog: (n: number) => `${n} ${n === 1 ? 'dog' : 'dogs'}`,
  cat: (n: number) => `${n} ${n === 1 ? 'cat' : 'cats'}`,
  bird: (n: number) => `${n} ${n === 1 ? 'bird' : 'birds'}`,
  fish: (n: number) => `${n} fish`,
  reptile: (n: number) => `${n} ${n === 1 ? 'reptile' : 'reptiles'}`,
  'small-animal': (n: number) => `${n} small ${n === 1 ? 'animal' : 'animals'}`,
  horse: (n: number) => `${n} ${n === 1 ? 'horse' : 'horses'}`,
  livestock: (n: number) => `${n} livestock`,
  other: (n: number) => `${n} other ${n === 1 ? 'animal' : 'animals'}`,
};
export const trailer = 'Trailer';
export const carrier = 'Carrier';
export const transportReady = (transport: string) => `${transport} ready`;
export const transportNotReady = (transport: string) => `${transport} not ready`;
export const roles = {
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
};
export const roleMeans = {
  member: 'Can view and edit everything in the home.',
  viewer: 'Can view everything in the home, but not edit it.',
};
