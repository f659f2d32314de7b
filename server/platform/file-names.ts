import { safeFileName } from './safe-file-name.ts';

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The extension of a file's actual type, whatever its name claims; undefined for types we don't store. */
export const endingOf = (mime: string): string | undefined => ENDINGS[mime];

const LONGEST = 100;

/** One path segment: a name in which a slash is part of the name, not a separator. */
export const safeStep = (given: string, otherwise = 'file'): string =>
  safeFileName(given.replaceAll(/[/\\]/g, '-').slice(0, LONGEST), otherwise);

/** The name without one of our extensions. */
const bare = (name: string) => name.replace(/\.(pdf|jpe?g|png|webp)$/i, '');

/** Generates unique paths, even on case-insensitive file systems. */
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
