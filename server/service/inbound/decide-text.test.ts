import { expect, test } from 'vitest';
import { readText } from '#contract/service/text-words.ts';
import { decideText, type Spoken, type TextFacts } from './decide-text.ts';

const person = (id: string, name: string, state: 'left' | 'safe' | 'help' | null = null) => ({
  id,
  name,
  state,
});
const FAMILY = [person('r', 'Rosa'), person('b', 'Ben'), person('a', 'Ana', 'help')];
const facts = (given: Partial<TextFacts> = {}): TextFacts => ({
  isUnderOrder: true,
  people: FAMILY,
  isAsked: false,
  hasPhrase: false,
  ...given,
});
const decide = (text: string, given: Partial<TextFacts> = {}) =>
  decideText(readText(text) as Spoken, facts(given));
const marks = (text: string, given: Partial<TextFacts> = {}) =>
  decide(text, given).checkIns.map(({ personId, state }) => `${personId} ${state}`);

test.each<[string, Partial<TextFacts>, string[], string | null]>([
  ['SAFE', { people: [person('r', 'Rosa')] }, ['r safe'], 'marked'],
  ['SAFE', {}, [], 'ask-who'],
  ['SAFE', { people: [] }, [], 'no-people'],
  ['SAFE', { people: [person('a', 'Ana', 'help')] }, [], 'still-help'],
  ['ALL', { isAsked: true }, ['r safe', 'b safe'], 'marked'],
  ['All safe', {}, ['r safe', 'b safe'], 'marked'],
  ['ALL', { isAsked: false }, [], null],
  ['Rosa', { isAsked: true }, ['r safe'], 'marked'],
  ['Rosa', { isAsked: false }, [], null],
  ['SAFE Rosa', {}, ['r safe'], 'marked'],
  ['SAFE Ana', {}, ['a safe'], 'marked'],
  ['SAFE Rosa and Grandpa', {}, [], 'names-unclear'],
  ['Rosa is not safe', {}, [], 'names-unclear'],
  ['SOS', {}, [], 'sos-who'],
  ['SOS Ben', {}, ['b help'], 'sos'],
  ['SOS', { people: [person('r', 'Rosa')] }, ['r help'], 'sos'],
  ['HELP', {}, [], 'help'],
  ['SAFE', { isUnderOrder: false, people: [] }, [], 'no-order'],
  ['We have a flat tire', {}, [], null],
])('%j with %j marks %j and answers %s', (text, given, marked, reply) => {
  expect(marks(text, given)).toEqual(marked);
  expect(decide(text, given).reply).toBe(reply);
});

test('ALL and SAFE never end a call for help, a name does', () => {
  for (const text of ['ALL', 'All safe', 'SAFE'])
    expect(decide(text, { isAsked: true }).checkIns.map(({ personId }) => personId)).not.toContain('a');
  expect(decide('SAFE Ana').checkIns).toEqual([{ personId: 'a', state: 'safe', isNamed: true }]);
});

test('danger to life raises the case and marks no one safe', () => {
  const trapped = decide('SAFE Rosa, Ben is trapped', { hasPhrase: true });
  expect(trapped).toMatchObject({ checkIns: [], raise: 'phrase', isForTeam: true, reply: 'danger' });
  expect(decide('HELP')).toMatchObject({ raise: 'needs-help', isForTeam: true });
  expect(decide('HELP', { isUnderOrder: false })).toMatchObject({
    raise: null,
    isForTeam: true,
    reply: null,
  });
  expect(decide('SOS', { isUnderOrder: false })).toMatchObject({ raise: 'phrase', reply: 'danger' });
});

test('what we handled ourselves opens no case, and confirms the order', () => {
  expect(decide('SAFE')).toMatchObject({ isForTeam: false, isSeen: true });
  expect(decide('Our road is blocked')).toMatchObject({ isForTeam: true, isSeen: false });
});
