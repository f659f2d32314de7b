/** "4 people, 1 uses a wheelchair, 2 dogs": what you would say first on the phone. Numbers are 1 or more. */
export const people = (n: number) => `${n} ${n === 1 ? 'person' : 'people'}`;
export const infants = (n: number) => `${n} ${n === 1 ? 'is an infant' : 'are infants'}`;
export const wheelchairs = (n: number) => `${n} ${n === 1 ? 'uses a wheelchair' : 'use wheelchairs'}`;
export const bedBound = (n: number) => `${n} can’t leave bed`;
export const slowWalkers = (n: number) => `${n} ${n === 1 ? 'walks slowly' : 'walk slowly'}`;
export const oxygen = (n: number) => `${n} ${n === 1 ? 'needs oxygen' : 'need oxygen'}`;
export const devices = (n: number) => `${n} ${n === 1 ? 'needs a powered device' : 'need powered devices'}`;
export const medication = (n: number) =>
  `${n} ${n === 1 ? 'needs refrigerated medication' : 'need refrigerated medication'}`;
