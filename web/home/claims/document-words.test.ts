import { expect, test } from 'vitest';
import { documentsText } from './document-words.ts';

test.each([
  [[], 'Contains no papers.'],
  [['mortgage'], 'Contains 1 paper: Mortgage or loan papers.'],
  [
    ['mortgage', 'insurance-policy', 'insurance-policy'],
    'Contains 3 papers: Insurance policies (2), Mortgage or loan papers.',
  ],
] as const)('documents %j are listed by type', (papers, text) => {
  expect(documentsText(papers)).toBe(text);
});
