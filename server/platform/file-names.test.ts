import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeStep, uniquePaths } from './file-names.ts';

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['TV/DVD', 'TV-DVD'],
  ['CON', '_CON'],
  ['客厅的沙发', '客厅的沙发'],
  ['  .hidden ', 'hidden'],
])('%j becomes %j', (given, wanted) => {
  expect(safeStep(given)).toBe(wanted);
});

test('for any names, paths stay in their folder, have the right extension and are unique', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { maxLength: 12 }), (names) => {
      const next = uniquePaths();
      const paths = names.map((name) => next('documents', name, 'application/pdf'));
      for (const path of paths) {
        expect(path).toMatch(/^documents\/[^/\\:*?"<>|]+\.pdf$/);
        expect(path).not.toMatch(/\p{Cc}/u);
      }
      expect(new Set(paths.map((p) => p.toLowerCase())).size).toBe(paths.length);
    }),
  );
});

test('two files with the same name both keep it, one with a number', () => {
  const next = uniquePaths();
  expect(next('documents', 'Deed.pdf', 'application/pdf')).toBe('documents/Deed.pdf');
  expect(next('documents', 'deed.PDF', 'application/pdf')).toBe('documents/deed (2).pdf');
});
