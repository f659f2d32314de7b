import { expect, test } from 'vitest';
import { mergeProblem } from './merging.ts';

const one = { id: 'a', kind: 'question', homeId: 'home', mergedInto: null, state: 'open' } as const;
const two = { ...one, id: 'b' };

test.each([
  ['two of one household', one, two, null],
  ['a closed one into an open one', { ...one, state: 'closed' as const }, two, null],
  ['itself', one, one, 'same'],
  ['visitors', { ...one, homeId: null }, { ...two, homeId: null }, 'visitors'],
  ['a requested call', { ...one, kind: 'call' as const }, two, 'call'],
  ['two households', one, { ...two, homeId: 'other' }, 'households'],
  ['one that was merged', { ...one, mergedInto: 'c' }, two, 'merged'],
  ['into one that was merged', one, { ...two, mergedInto: 'c' }, 'merged'],
  ['into a closed one', one, { ...two, state: 'closed' as const }, 'closed'],
])('merging %s', (_, from, into, problem) => {
  expect(mergeProblem({ from, into })).toBe(problem);
});
