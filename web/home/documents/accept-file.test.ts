import { expect, test } from 'vitest';
import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { refusalOf } from './accept-file.ts';

test.each([
  { name: 'Deed.pdf', size: 1 },
  { name: 'IMG_0042.JPG', size: MOST_UPLOAD_BYTES },
  { name: 'card.jpeg', size: 90_000 },
  { name: 'scan.v2.png', size: 90_000 },
])('$name of $size bytes can be uploaded', (file) => {
  expect(refusalOf(file)).toBeNull();
});

test.each([
  { name: 'notes.docx', size: 10, says: 'notes.docx isn’t a PDF, JPG or PNG.' },
  { name: 'pdf', size: 10, says: 'pdf isn’t a PDF, JPG or PNG.' },
  { name: 'photo.jpg.exe', size: 10, says: 'photo.jpg.exe isn’t a PDF, JPG or PNG.' },
  { name: 'empty.pdf', size: 0, says: 'empty.pdf is empty.' },
  { name: 'film.pdf', size: 13_002_342, says: 'film.pdf is 12.4 MB. The limit is 10 MB.' },
])('$name of $size bytes is refused with its name and the reason', ({ says, ...file }) => {
  expect(refusalOf(file)).toBe(says);
});
