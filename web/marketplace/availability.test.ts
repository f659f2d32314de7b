import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

const of = (stock: number | null, memberLimit: number | null, held: number) => {
  const { closed, left, limit } = availabilityOf({ stock, memberLimit, held });
  return { closed, left, limit };
};

test.each([
  [of(null, null, 3), { closed: null, left: null, limit: null }],
  [of(11, null, 0), { closed: null, left: null, limit: null }],
  [of(10, 2, 0), { closed: null, left: 'Only 10 left', limit: 'Up to 2 for each member' }],
  [of(1, 2, 1), { closed: null, left: 'Only 1 left', limit: 'Up to 2 for each member, you have 1' }],
  [of(0, null, 0), { closed: 'Sold out', left: null, limit: null }],
  [of(0, 1, 1), { closed: 'You have yours', left: null, limit: 'One for each member, and you have it' }],
  [
    of(5, 1, 2),
    { closed: 'You have yours', left: 'Only 5 left', limit: 'One for each member, and you have it' },
  ],
])('stock and limit are told: %o', (said, expected) => {
  expect(said).toEqual(expected);
});
