import { expect, test } from 'vitest';
import { countWord, homesWord, squareMilesWord } from './words.ts';

test('counts use singular, plural and thousands separators', () => {
  expect(homesWord(1)).toBe('1 home');
  expect(countWord(2000, 'person')).toBe('2,000 people');
  expect(countWord(0, 'room')).toBe('0 rooms');
});

test.each([
  [0.05, 'less than 0.1 square miles'],
  [2.589_988, '1 square mile'],
  [5.6, '2.2 square miles'],
  [3000, '1,158 square miles'],
])('%s square kilometers is %s', (km2, words) => {
  expect(squareMilesWord(km2)).toBe(words);
});
