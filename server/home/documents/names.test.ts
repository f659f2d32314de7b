import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName, nameOfFile, tidyName } from './names.ts';

test('any file name produces a document name of one visible line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (filename) => {
      const name = nameOfFile(filename, 'Photo ID');
      expect(name).not.toBe('');
      expect(Array.from(name).length).toBeLessThanOrEqual(120);
      expect(name).not.toMatch(/[\p{Cc}\u202e\n\r]/u);
      expect(tidyName(name, 'x')).toBe(name);
    }),
  );
});

test.each([
  ['Deed.PDF', 'Deed'],
  ['scan.final.jpeg', 'scan.final'],
  ['notes.txt.png', 'notes.txt'],
  ['', 'Photo ID'],
  ['\u202e.', 'Photo ID'],
])('%s is named %s', (filename, name) => {
  expect(nameOfFile(filename, 'Photo ID')).toBe(name);
});

test('a file downloads with its document’s name and the extension of its content', () => {
  expect(downloadName('Deed', 'application/pdf')).toBe('Deed.pdf');
  expect(downloadName('Deed.png', 'application/pdf')).toBe('Deed.pdf');
  expect(downloadName('Deed', 'image/jpeg', 2)).toBe('Deed (version 2).jpg');
});
