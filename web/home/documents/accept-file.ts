import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { formatBytes } from '#web/lib/format.ts';

const ENDING = /\.(pdf|jpe?g|png)$/i;

/**
 * Why a file cannot be added, in a sentence that names it, or null. Said before anything is sent; the server looks at
 * the content itself and has the last word.
 */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  if (!ENDING.test(name)) return `${name} is not a PDF, JPG or PNG.`;
  if (size === 0) return `${name} is empty.`;
  if (size > MOST_UPLOAD_BYTES)
    return `${name} is ${formatBytes(size)}. A file can be up to ${formatBytes(MOST_UPLOAD_BYTES)}.`;
  return null;
}
