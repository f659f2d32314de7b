import { expect, test } from 'vitest';
import { spanWords } from './report-words.ts';

test.each([
  [null, '–'],
  [0.4, '0 min'],
  [89, '89 min'],
  [90, '1.5 h'],
  [2879, '48 h'],
  [4320, '3 days'],
])('%j minutes read as %s', (minutes, words) => {
  expect(spanWords(minutes)).toBe(words);
});
