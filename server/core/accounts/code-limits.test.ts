import { expect, test } from 'vitest';
import { CODE_LIMITS, mayRequestCode } from './code-limits.ts';

const { live } = CODE_LIMITS;
const none = { forBoth: 0, forAddress: 0, fromPlace: 0 };

test.each([
  ['the first request', none, false, true],
  ['the last of a network', { ...none, forBoth: 4, forAddress: 4, fromPlace: 4 }, false, true],
  ['one more than a network may', { ...none, forBoth: 5, forAddress: 5, fromPlace: 5 }, false, false],
  ['an address that others asked for often', { ...none, forAddress: 30 }, false, false],
  ['the same from a known network', { ...none, forAddress: 30_000 }, true, true],
  ['a busy network', { ...none, fromPlace: 100 }, false, false],
  ['a busy network that the account knows', { ...none, fromPlace: 100 }, true, true],
  ['a known network that used up its own allowance', { ...none, forBoth: 5 }, true, false],
])('%s', (_name, asked, isKnownNetwork, isAllowed) => {
  expect(mayRequestCode(asked, live, { isKnownNetwork })).toBe(isAllowed);
});
