import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName, uniqueNames } from './file-names.ts';

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\system.ini', 'C-Windows-system.ini'],
  ['CON', '_CON'],
  ['nul.pdf', '_nul.pdf'],
  ['passport\u202Efdp.exe', 'passport-fdp.exe'],
  ['Niña’s piano, 1998', 'Niña-s piano- 1998'],
  ['客厅的沙发', '客厅的沙发'],
  ['🔥🔥', 'file'],
  ['  .hidden ', 'hidden'],
])('%j becomes %j', (given, wanted) => {
  expect(safeName(given)).toBe(wanted);
});

test('whatever the names are, paths are safe, end truthfully and are never equal', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 20 }), (names) => {
      const next = uniqueNames();
      const paths = names.map((name) => next('documents', name, 'application/pdf'));
      for (const path of paths) {
        expect(path).toMatch(/^documents\/[^/\\:*?"<>|]+\.pdf$/);
        expect(path).not.toMatch(/\.\.|\p{Cc}/u);
      }
      expect(new Set(paths.map((p) => p.toLowerCase())).size).toBe(paths.length);
    }),
  );
});

test('two files of one name both keep it', () => {
  const next = uniqueNames();
  expect(next('documents', 'Deed.pdf', 'application/pdf')).toBe('documents/Deed.pdf');
  expect(next('documents', 'deed.PDF', 'application/pdf')).toBe('documents/deed (2).pdf');
});
