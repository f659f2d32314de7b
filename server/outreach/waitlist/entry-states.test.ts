import { expect, test } from 'vitest';
import { ENTRY_STATUSES } from '#contract/outreach/invitations.ts';
import { mayBecome } from './entry-states.ts';

test('allows only valid transitions between waitlist request states', () => {
  const moves = ENTRY_STATUSES.flatMap((from) =>
    ENTRY_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(moves).toEqual([
    'waiting -> approved',
    'waiting -> declined',
    'approved -> declined',
    'approved -> invited',
    'declined -> approved',
    'invited -> approved',
    'invited -> joined',
  ]);
});
