import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { formatBytes } from '#web/lib/format.ts';

const ENDING = /\.(pdf|jpe?g|png)$/i;

/**
 * Why a file can't be added, as a sentence that names it, or null. Checked before sending; the server
 * inspects the content and decides.
 */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  if (!ENDING.test(name)) return `${name} is not a PDF, JPG or PNG.`;
  if (size === 0) return `${name} is empty.`;
  if (size > MOST_UPLOAD_BYTES)
    return `${name} is ${formatBytes(size)}. A file can be up to ${formatBytes(MOST_UPLOAD_BYTES)}.`;
  return null;
}
