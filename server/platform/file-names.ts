import { safeFileName } from './safe-file-name.ts';

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The ending that says what a file really is, whatever its name claims; undefined for what we do not keep. */
export const endingOf = (mime: string): string | undefined => ENDINGS[mime];

const LONGEST = 100;

/** One step of a path: a name in which a slash is part of the name and leads nowhere. */
export const safeStep = (given: string, otherwise = 'file'): string =>
  safeFileName(given.replaceAll(/[/\\]/g, '-').slice(0, LONGEST), otherwise);

/** The name without an ending that is one of ours. */
const bare = (name: string) => name.replace(/\.(pdf|jpe?g|png|webp)$/i, '');

/** Gives paths in which no two are equal, not even on a system that does not tell A from a. */
export function uniquePaths(): (folder: string, name: string, mime: string) => string {
  const taken = new Set<string>();
  return (folder, name, mime) => {
    const stem = safeStep(bare(name));
    for (let n = 1; ; n += 1) {
      const path = `${folder}/${stem}${n === 1 ? '' : ` (${n})`}.${endingOf(mime) ?? 'bin'}`;
      const key = path.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}
