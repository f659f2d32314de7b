import { endingOf } from '#server/platform/file-names.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';

const LONGEST = 120;
const ENDING = /\.(pdf|jpe?g|png)$/i;
/** Characters that show nothing, or turn the reading order so that "fdp.exe" reads as "exe.pdf". */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A name that a person typed, as others read it: one line, no tricks, never longer than can be shown. */
export function tidyName(name: string, otherwise: string): string {
  const line = name.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, LONGEST).join('').trim() || otherwise;
}

/** What a paper is called when nobody has named it: its file's name, without the ending. */
export const nameOfFile = (filename: string, otherwise: string): string =>
  tidyName(safeFileName(filename, '').replace(ENDING, ''), otherwise);

/** What the file is called when it comes down again: the paper's name, and the ending its content has. */
export function downloadName(name: string, mime: string, older?: number): string {
  const bare = name.replace(ENDING, '');
  const ending = endingOf(mime);
  return `${bare}${older === undefined ? '' : ` (version ${older})`}${ending ? `.${ending}` : ''}`;
}
