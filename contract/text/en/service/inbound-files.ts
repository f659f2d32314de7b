/** Photos and documents that come by text or email. What stands in a conversation is in parentheses: no one typed it. */

/** A name for a file that has none, without its ending. */
export const photoName = (n: number) => `photo-${n}`;
export const fileName = (n: number) => `file-${n}`;

/** In place of words, when a text or email has none. */
export const emptyText = '(An empty text)';
export const emptyEmail = '(An email without text)';
export const textWithFiles = (n: number) => (n === 1 ? '(A text with a file)' : `(A text with ${n} files)`);
export const emailWithFiles = (n: number) =>
  n === 1 ? '(An email with a file)' : `(An email with ${n} files)`;

/** `why` is a sentence about the file. */
export const refused = (why: string) => `(We couldn’t accept a file, so our team doesn’t have it. ${why})`;
export const leftOut = (n: number, most: number, megabytes: number) =>
  n === 1
    ? `(We couldn’t accept a file that came with it. We take up to ${most} files of ${megabytes} MB each.)`
    : `(We couldn’t accept ${n} files that came with it. We take up to ${most} files of ${megabytes} MB each.)`;
export const neverArrived = (name: string) =>
  `(${name} didn’t reach us, so our team doesn’t have it. Send it again, or attach it in the app.)`;
export const notVerified = (n: number) =>
  n === 1
    ? '(A file came with it. We don’t keep files when we can’t verify who sent them.)'
    : `(${n} files came with it. We don’t keep files when we can’t verify who sent them.)`;
export const notKept = (n: number) =>
  n === 1
    ? '(A file came with it. We don’t keep files here, so our team doesn’t have it.)'
    : `(${n} files came with it. We don’t keep files here, so our team doesn’t have them.)`;

/** Our answer by text. */
export const textRefused = (url: string) =>
  `We couldn’t accept a file you sent, so our team doesn’t have it. See why: ${url} We take photos as JPG or PNG and documents as PDF.`;
