import { endingOf } from '#server/platform/file-names.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';

const LONGEST = 120;
const ENDING = /\.(pdf|jpe?g|png)$/i;
/** Invisible characters, and those that reverse the reading order so that "fdp.exe" reads as "exe.pdf". */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Cleans a user-supplied name: one line, no invisible characters, never longer than can be shown. */
export function tidyName(name: string, otherwise: string): string {
  const line = name.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, LONGEST).join('').trim() || otherwise;
}

/** Default name of a document: its file name without the extension. */
export const nameOfFile = (filename: string, otherwise: string): string =>
  tidyName(safeFileName(filename, '').replace(ENDING, ''), otherwise);

/** Download name: the document's name with the extension of its content. */
export function downloadName(name: string, mime: string, older?: number): string {
  const bare = name.replace(ENDING, '');
  const ending = endingOf(mime);
  return `${bare}${older === undefined ? '' : ` (version ${older})`}${ending ? `.${ending}` : ''}`;
}
