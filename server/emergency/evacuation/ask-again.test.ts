import { expect, test } from 'vitest';
import { askAgainAt } from './ask-again.ts';

const [FIRST, SECOND] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-02T08:00:00Z')];
const base = { decidedAt: FIRST, appealDecidedAt: null, reopenedAt: null };

test.each([
  ['a declined request waits 24 hours', { ...base, state: 'declined' }, '2026-11-02T08:00:00.000Z'],
  [
    'a declined appeal counts from its own decision',
    { ...base, state: 'appeal-declined', appealDecidedAt: SECOND },
    '2026-11-03T08:00:00.000Z',
  ],
  ['a reopened one does not wait', { ...base, state: 'declined', reopenedAt: SECOND }, null],
  ['an approved one does not wait', { ...base, state: 'approved' }, null],
  ['an open one has no decision to wait for', { ...base, state: 'open', decidedAt: null }, null],
  ['an appeal does not wait', { ...base, state: 'appealed' }, null],
] as const)('%s', (_name, request, expected) => {
  expect(askAgainAt(request)?.toISOString() ?? null).toBe(expected);
});
