import { expect, test } from 'vitest';
import { decisionsFor } from './waitlist-decisions.ts';

const standing = (status: Parameters<typeof decisionsFor>[0]['status'], more: object = {}) => ({
  status,
  leftAt: null,
  invitation: null,
  ...more,
});
const invitation = { id: '', sentAt: '', expiresAt: '', mail: 'sent', finishedAt: null } as const;

test.each([
  ['waiting', {}, ['approve', 'invite', 'decline']],
  ['approved', {}, ['invite', 'decline']],
  ['declined', {}, ['approve', 'invite']],
  ['invited', { invitation: { ...invitation, acceptedAt: null } }, ['invite', 'withdraw']],
  ['invited', { invitation: { ...invitation, acceptedAt: '2026-11-15T00:00:00Z' } }, ['withdraw']],
  ['joined', {}, []],
  ['waiting', { leftAt: '2026-11-15T00:00:00Z' }, []],
] as const)('a request that is %s (%o) offers %o', (status, more, expected) => {
  expect(decisionsFor(standing(status, more))).toEqual(expected);
});
