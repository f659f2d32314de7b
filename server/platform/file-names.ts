/** Names Windows keeps for itself, with or without an ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
const LONGEST = 100;

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The ending that says what a file really is, whatever its name claims. */
export const endingOf = (mime: string): string => ENDINGS[mime] ?? 'bin';

/**
 * A name every system can write, that leads out of no folder and hides no ending: letters and digits of any language
 * stay, everything else becomes a dash.
 */
export function safeName(given: string, otherwise = 'file'): string {
  const plain = given
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()&+-]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[ .-]+|[ .-]+$/g, '');
  const short = [...plain].slice(0, LONGEST).join('').trim();
  if (short === '') return otherwise;
  return RESERVED.test(short) ? `_${short}` : short;
}

/** The name without an ending that is one of ours. */
const bare = (name: string) => name.replace(/\.(pdf|jpe?g|png|webp)$/i, '');

/** Gives names in which no two are equal, not even on a system that does not tell A from a. */
export function uniqueNames(): (folder: string, name: string, mime: string) => string {
  const taken = new Set<string>();
  return (folder, name, mime) => {
    const stem = safeName(bare(name));
    for (let n = 1; ; n += 1) {
      const path = `${folder}/${stem}${n === 1 ? '' : ` (${n})`}.${endingOf(mime)}`;
      const key = path.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}
