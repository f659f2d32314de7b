import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  answerFaults,
  answersIn,
  countKinds,
  countsIn,
  NOT_APPLICABLE,
  openIn,
  repeated,
  testFault,
  testsIn,
} from './answers.ts';
import { WCAG_IDS } from './wcag.ts';

const document = readFileSync('docs/accessibility.md', 'utf8');
const answers = answersIn(document);
const KINDS = ['test', 'by hand', 'open', NOT_APPLICABLE];

test('WCAG 2.2 has 55 success criteria at levels A and AA', () => {
  expect(WCAG_IDS).toHaveLength(55);
  expect(repeated(WCAG_IDS)).toEqual([]);
});

test('docs/accessibility.md answers every success criterion once, and no other', () => {
  const ids = answers.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(WCAG_IDS.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !WCAG_IDS.includes(id))).toEqual([]);
});

test('every answer names a test, a look or what is open, and the tests are there', () => {
  expect(answers.flatMap((answer) => answerFaults(answer, KINDS))).toEqual([]);
  expect(testsIn(document).flatMap((named) => testFault(named) ?? [])).toEqual([]);
});

test('a look by hand has a date', () => {
  const looks = answers.filter(({ kind }) => kind === 'by hand');
  expect(looks.filter(({ text }) => !/\b20\d\d-\d\d-\d\d\b/.test(text))).toEqual([]);
});

test('the counts and the list of what is open are right', () => {
  expect(countsIn(document)).toEqual(countKinds(answers));
  expect(openIn(document)).toEqual(answers.filter(({ kind }) => kind === 'open').map(({ id }) => id));
});
