import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const now = Date.parse('2026-11-15T12:00:00.000Z');

test.each([
  ['2026-12-15T12:00:00.000Z', '30 days left'],
  ['2026-11-17T11:59:00.000Z', '2 days left'],
  ['2026-11-16T12:00:00.001Z', '2 days left'],
  ['2026-11-16T12:00:00.000Z', 'Deleted within a day'],
  ['2026-11-15T12:00:01.000Z', 'Deleted within a day'],
  ['2026-11-15T12:00:00.000Z', 'Deleted any moment'],
])('a document deleted at %s has %s', (goneAt, words) => {
  expect(daysLeft(goneAt, now)).toBe(words);
});
