import { expect, test } from 'vitest';
import { mergeProblem } from './merging.ts';

const one = { id: 'a', kind: 'question', homeId: 'home', mergedInto: null, state: 'open' } as const;
const two = { ...one, id: 'b' };

test.each([
  ['two of one household', one, two, null],
  ['a closed one into an open one', { ...one, state: 'closed' as const }, two, null],
  ['itself', one, one, 'Choose another case'],
  ['visitors', { ...one, homeId: null }, { ...two, homeId: null }, 'from visitors'],
  ['a requested call', { ...one, kind: 'call' as const }, two, 'call can’t be merged'],
  ['two households', one, { ...two, homeId: 'other' }, 'different households'],
  ['one that was merged', { ...one, mergedInto: 'c' }, two, 'merged before'],
  ['into one that was merged', one, { ...two, mergedInto: 'c' }, 'merged before'],
  ['into a closed one', one, { ...two, state: 'closed' as const }, 'Reopen it first'],
])('merging %s', (_, from, into, problem) => {
  const expected: unknown = problem === null ? null : expect.stringContaining(problem);
  expect(mergeProblem({ from, into })).toEqual(expected);
});
