import { expect, test } from 'vitest';
import { documentsText } from './document-words.ts';

test.each([
  [[], 'Contains no documents.'],
  [['mortgage'], 'Contains 1 document: Mortgage or loan documents.'],
  [
    ['mortgage', 'insurance-policy', 'insurance-policy'],
    'Contains 3 documents: Insurance policies (2), Mortgage or loan documents.',
  ],
] as const)('documents %j are listed by type', (papers, text) => {
  expect(documentsText(papers)).toBe(text);
});
