import { safeFileName } from './safe-file-name.ts';

/** Letters without accents, and without anything an old client could misread. */
const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%;]/g, '_');

/**
 * Percent-encoded per RFC 8187, including characters that encodeURIComponent keeps but the header doesn't
 * allow.
 */
const toExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Content-Disposition of a download (RFC 6266): an ASCII name for all clients, and the full name for those
 * that support it.
 */
export function contentDisposition(filename: string): string {
  const name = safeFileName(filename);
  const ascii = toAscii(name) || 'file';
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${toExtended(name)}`;
}
