import { expect, test } from 'vitest';
import { missingWords, spread } from './spread.ts';

const someone = (id: string, openCases: number, mostCases = 12) => ({ id, openCases, mostCases });
const words = { situation: '', done: '', next: '', promised: '' };

test.each([
  ['nobody is on shift', 1, [], null],
  ['no cases', 0, [], []],
  [
    'the one with the most room first, then in turn',
    4,
    [someone('a', 10), someone('b', 9)],
    ['b', 'a', 'b', 'a'],
  ],
  ['a shift that allows more takes more', 3, [someone('a', 11), someone('b', 11, 14)], ['b', 'b', 'a']],
  ['everyone is full', 1, [someone('a', 12), someone('b', 13)], null],
  ['room for some only', 2, [someone('a', 11)], null],
])('cases are shared by how many each colleague can take: %s', (_, count, team, expected) => {
  expect(spread(count, team)).toEqual(expected);
});

test.each([
  [0, words, ['situation', 'next']],
  [2, { ...words, situation: 'On the road' }, ['next']],
  [2, { ...words, situation: 'On the road', next: 'Call at 9' }, []],
  [3, words, []],
] as const)(
  'a case of severity %i needs a situation and a next step if it is severe',
  (severity, given, missing) => {
    expect(missingWords(severity, given)).toEqual(missing);
  },
);
