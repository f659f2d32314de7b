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
import { ASVS_IDS } from './asvs.ts';

const document = readFileSync('docs/security.md', 'utf8');
const answers = answersIn(document);
const KINDS = ['test', 'document', 'deployment', 'open', NOT_APPLICABLE];

test('levels 1 and 2 of ASVS 5.0 have 253 requirements', () => {
  expect(ASVS_IDS).toHaveLength(253);
  expect(repeated(ASVS_IDS)).toEqual([]);
});

test('docs/security.md answers every requirement once, and no other', () => {
  const ids = answers.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ASVS_IDS.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !ASVS_IDS.includes(id))).toEqual([]);
});

test('every answer names a test, a document or a reason, and the tests are there', () => {
  expect(answers.flatMap((answer) => answerFaults(answer, KINDS))).toEqual([]);
});

test('the threat model names tests that are there', () => {
  const model = document.slice(document.indexOf('## Threat model'), document.indexOf('## Written rules'));
  expect(testsIn(model).length).toBeGreaterThan(10);
  expect(testsIn(model).flatMap((named) => testFault(named) ?? [])).toEqual([]);
});

test('the counts and the list of what is open are right', () => {
  expect(countsIn(document)).toEqual(countKinds(answers));
  expect(openIn(document)).toEqual(answers.filter(({ kind }) => kind === 'open').map(({ id }) => id));
});

test.each<[string, string]>([
  ['- **1.1.1** (test) Trust us.', '1.1.1 names no test'],
  ['- **1.1.1** (test) See `test/gone.test.ts` “x”.', 'no test/gone.test.ts'],
  [
    '- **1.1.1** (test) See\n  `test/docs.test.ts`\n  “no such\n  words”.',
    'test/docs.test.ts doesn’t say “no such words”',
  ],
  ['- **1.1.1** (document) It is written somewhere.', '1.1.1 names no document'],
  ['- **1.1.1** (promise) We will do it next year.', '1.1.1 is answered by “promise”'],
  ['- **1.1.1** (open) Yes.', '1.1.1 says too little'],
])('detects a bad answer: %j', (text, fault) => {
  expect(answersIn(text).flatMap((answer) => answerFaults(answer, KINDS))).toContain(fault);
});

test('one line may answer several requirements that don’t apply', () => {
  expect(answersIn('- **6.1.2, 6.2.9-11** No passwords.').map(({ id, kind }) => [id, kind])).toEqual(
    ['6.1.2', '6.2.9', '6.2.10', '6.2.11'].map((id) => [id, NOT_APPLICABLE]),
  );
});
