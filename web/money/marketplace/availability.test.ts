import { expect, test } from 'vitest';
import { availabilityOf, waitingFor } from './availability.ts';

const orderOf = (id: string, status: 'PENDING' | 'CANCELLED', skuId: string) => ({
  id,
  status,
  sku: { id: skuId, key: null, name: 'Lumber', description: '', pointsCost: 250, priceCents: 12_500 },
});

test('an unpaid purchase isn’t counted as owned, and the pending one is mentioned', () => {
  const one = { stock: 5, memberLimit: 1, held: 1 };
  expect(availabilityOf(one, true)).toMatchObject({
    isOpen: false,
    closed: 'Waiting for payment',
    limit: 'One per member. Yours is waiting for payment',
  });
  expect(availabilityOf({ ...one, memberLimit: 2 }, true)).toMatchObject({
    isOpen: true,
    limit: 'Up to 2 per member. You have 1',
  });
  const orders = [orderOf('gone', 'CANCELLED', 'lumber'), orderOf('waits', 'PENDING', 'lumber')];
  expect([waitingFor('lumber', orders), waitingFor('tarp', orders)]).toEqual(['waits', null]);
});

const of = (stock: number | null, memberLimit: number | null, held: number) => {
  const { closed, left, limit } = availabilityOf({ stock, memberLimit, held });
  return { closed, left, limit };
};

test.each([
  [of(null, null, 3), { closed: null, left: null, limit: null }],
  [of(11, null, 0), { closed: null, left: null, limit: null }],
  [of(10, 2, 0), { closed: null, left: 'Only 10 left', limit: 'Up to 2 per member' }],
  [of(1, 2, 1), { closed: null, left: 'Only 1 left', limit: 'Up to 2 per member. You have 1' }],
  [of(0, null, 0), { closed: 'Sold out', left: null, limit: null }],
  [
    of(0, 1, 1),
    { closed: 'You already have this', left: null, limit: 'One per member. You already have it' },
  ],
  [
    of(5, 1, 2),
    { closed: 'You already have this', left: 'Only 5 left', limit: 'One per member. You already have it' },
  ],
])('stock and limit text: %o', (said, expected) => {
  expect(said).toEqual(expected);
});
