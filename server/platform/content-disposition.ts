import { safeFileName } from './safe-file-name.ts';

/** Letters without their accents, and nothing else that an old client could misread. */
const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%;]/g, '_');

/** Percent-encoded as RFC 8187 wants it: what encodeURIComponent leaves alone but the header does not allow, too. */
const toExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** "Save this under that name" (RFC 6266): plain for everybody, and in full for those who can read it. */
export function contentDisposition(filename: string): string {
  const name = safeFileName(filename);
  const ascii = toAscii(name) || 'file';
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${toExtended(name)}`;
}
