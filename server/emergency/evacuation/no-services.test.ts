import { expect, test } from 'vitest';
import { whyNoServices, type Unserved } from './no-services.ts';

const member: Unserved = {
  isConfirmed: true,
  isPossible: false,
  wasMember: true,
  wasMemberBefore: true,
  isMember: true,
  isOwnerNew: false,
  isLocatedAfter: false,
  isProtected: true,
  approval: 'automatic',
  startsByHand: false,
};

test.each([
  ['a member whose services are about to start', {}, 'starting'],
  ['a home that our team approved', { approval: 'approved' }, 'starting'],
  ['an account without a plan', { wasMember: false, isMember: false }, 'not-member'],
  ['a member who joined after the order', { wasMember: false }, 'joined-after'],
  ['a member who joined after the first warning', { wasMemberBefore: false }, 'joined-during'],
  ['a plan that ended since the order', { isMember: false }, 'starting'],
  ['a home known by its street only', { isPossible: true }, 'imprecise'],
  ['a pin placed after the event began', { isLocatedAfter: true }, 'located-after'],
  ['an owner since after the event began', { isOwnerNew: true, isProtected: false }, 'owner-changed'],
  ['a second home', { isProtected: false }, 'other-home'],
  ['a home in a state we don’t cover', { approval: 'not-covered' }, 'not-covered'],
  ['a home that our team is reviewing', { approval: 'review' }, 'not-approved'],
  ['a home that our team declined', { approval: 'declined' }, 'declined'],
  ['automatic start is off', { startsByHand: true }, 'waiting-for-you'],
  ['an order that our team is checking', { isConfirmed: false }, 'unconfirmed'],
  [
    'a new member under an order that our team is checking',
    { isConfirmed: false, wasMember: false },
    'joined-after',
  ],
] as const)('%s', (_, more, reason) => {
  expect(whyNoServices({ ...member, ...more })).toBe(reason);
});
