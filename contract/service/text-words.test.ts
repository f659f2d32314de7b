import { expect, test } from 'vitest';
import { CARRIER_WORDS, matchNames, OUR_WORDS, plainWords, readText } from './text-words.ts';

test.each([
  ...[
    'STOP',
    'stop',
    ' Stop. ',
    'STOPALL',
    'stop all',
    'UNSUBSCRIBE',
    'CANCEL',
    'END',
    'QUIT',
    'REVOKE',
    'OPTOUT',
    'Opt out',
    'opt-out',
    'ALTO',
    'Parar',
    'Cancelar',
    'Baja',
  ].map((word) => [word, 'stop']),
  ...['START', 'Yes', 'UNSTOP', 'Iniciar'].map((word) => [word, 'start']),
  ...['HELP', 'Help!', 'INFO', 'Ayuda'].map((word) => [word, 'help']),
])('%j is the carriers’ %s', (typed, is) => {
  expect(readText(typed)).toEqual({ is });
});

test('no word of ours belongs to the carriers', () => {
  const carriers = Object.values(CARRIER_WORDS).flat() as string[];
  for (const ours of Object.values(OUR_WORDS).flat()) {
    expect(carriers).not.toContain(ours.replaceAll(' ', ''));
    expect(plainWords(ours)).toBe(ours);
  }
});

test.each([
  ['SAFE', { is: 'safe', who: 'unsaid', names: [] }],
  ['we’re safe!', { is: 'safe', who: 'unsaid', names: [] }],
  ['Estamos bien', { is: 'safe', who: 'unsaid', names: [] }],
  ['A salvo', { is: 'safe', who: 'unsaid', names: [] }],
  ['All safe', { is: 'safe', who: 'all', names: [] }],
  ['Todos a salvo.', { is: 'safe', who: 'all', names: [] }],
  ['ALL', { is: 'all' }],
  ['todos', { is: 'all' }],
  ['SOS', { is: 'sos', names: [] }],
  ['¡Socorro!', { is: 'sos', names: [] }],
  ['SOS Rosa', { is: 'sos', names: ['rosa'] }],
  ['Rosa needs help', { is: 'sos', names: ['rosa'] }],
  ['We need help now, the road is blocked', { is: 'sos', names: [] }],
  ['necesitamos ayuda por favor', { is: 'sos', names: [] }],
  ['SAFE Rosa, Ben', { is: 'safe', who: 'unsaid', names: ['rosa', 'ben'] }],
  ['Rosa and Ben are safe', { is: 'safe', who: 'unsaid', names: ['rosa', 'ben'] }],
  ['Rosa y José están a salvo', { is: 'safe', who: 'unsaid', names: ['rosa', 'jose'] }],
  ['Rosa is not safe', { is: 'safe', who: 'unsaid', names: ['rosa is not'] }],
  ['Rosa, Ben', { is: 'words', names: ['rosa', 'ben'] }],
])('%j is read as %j', (typed, said) => {
  expect(readText(typed)).toEqual(said);
});

test.each([
  'We don’t need help',
  'Please stop calling',
  'Can you help with the claim?',
  'Is it safe to go back?',
  'I can’t start my car',
  'yes we are on the road',
])('%j is only a message', (typed) => {
  expect(readText(typed).is).toBe('words');
});

test('names mean people only when every one of them is clear', () => {
  const people = [
    { id: '1', name: 'Rosa Díaz' },
    { id: '2', name: 'Ben Díaz' },
    { id: '3', name: 'Ben Ortiz' },
  ];
  expect(matchNames(['rosa'], people)).toEqual(['1']);
  expect(matchNames(['rosa diaz', 'ben ortiz'], people)).toEqual(['1', '3']);
  expect(matchNames(['ben'], people)).toBeNull();
  expect(matchNames(['rosa', 'grandpa'], people)).toBeNull();
  expect(matchNames(['rosa is not'], people)).toBeNull();
  expect(matchNames([], people)).toBeNull();
});
