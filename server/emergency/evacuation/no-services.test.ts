import { expect, test } from 'vitest';
import { whyNoServices, type Unserved } from './no-services.ts';

const orderAt = new Date('2025-01-08T00:00:00Z');
const before = new Date('2025-01-01T00:00:00Z');
const after = new Date('2025-01-09T00:00:00Z');
const member: Unserved = {
  isConfirmed: true,
  isPossible: false,
  wasMember: true,
  isMember: true,
  locatedAt: before,
  startsByHand: false,
  orderAt,
};

test.each([
  ['a member whose services are about to start', {}, 'starting'],
  ['an account without a plan', { wasMember: false, isMember: false }, 'not-member'],
  ['a member who joined after the order', { wasMember: false }, 'joined-after'],
  ['a plan that ended since the order', { isMember: false }, 'starting'],
  ['a home known by its street only', { isPossible: true }, 'imprecise'],
  ['automatic start is off', { startsByHand: true }, 'waiting-for-you'],
  ['a pin placed after the order', { locatedAt: after }, 'located-after'],
  ['a pin placed in the second of the order', { locatedAt: orderAt }, 'located-after'],
  ['an order that our team is checking', { isConfirmed: false }, 'unconfirmed'],
  [
    'a new member under an order that our team is checking',
    { isConfirmed: false, wasMember: false },
    'joined-after',
  ],
] as const)('%s', (_, more, reason) => {
  expect(whyNoServices({ ...member, ...more })).toBe(reason);
});
