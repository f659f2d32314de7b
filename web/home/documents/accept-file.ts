import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { formatBytes } from '#web/lib/format.ts';
import * as t from '#text/home/documents.ts';

const ENDING = /\.(pdf|jpe?g|png)$/i;

/**
 * Why a file can't be added, as a sentence that names it, or null. Checked before sending; the server
 * inspects the content and decides.
 */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  if (!ENDING.test(name)) return t.wrongFormat(name);
  if (size === 0) return t.isEmpty(name);
  if (size > MOST_UPLOAD_BYTES) return t.tooLarge(name, formatBytes(size), formatBytes(MOST_UPLOAD_BYTES));
  return null;
}
