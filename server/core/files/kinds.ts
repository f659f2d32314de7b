import { endingOf } from '#server/platform/safe-file-name.ts';
import { say } from '#server/platform/say.ts';

/** The kinds of files people can upload. */
export type Kind = 'pdf' | 'jpeg' | 'png';
export const MIME: Record<Kind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const ENDINGS: Record<Kind, readonly string[]> = { pdf: ['pdf'], jpeg: ['jpg', 'jpeg'], png: ['png'] };
const SHOWN: Record<Kind, string> = { pdf: 'PDF', jpeg: 'JPG', png: 'PNG' };

/** Enough of a file to tell its kind. */
export const SNIFF_BYTES = 1024;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const starts = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, i) => head[i] === byte);
const textAt = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to);

/** A file's kind by its first bytes; undefined when we don't accept it. */
export function kindOf(head: Buffer): Kind | undefined {
  if (/^%PDF-(1\.[0-7]|2\.0)(?=[\s%\0])/.test(textAt(head, 0, 16))) return 'pdf';
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  return head.subarray(0, PNG.length).equals(PNG) ? 'png' : undefined;
}

/** Other formats people upload, so that the error can name them and suggest a fix. */
function strangerOf(head: Buffer): string {
  const t = say().fileErrors;
  const start = textAt(head, 0, 256).trimStart().toLowerCase();
  if (textAt(head, 4, 8) === 'ftyp' && /hei|mif1|msf1|avif/.test(textAt(head, 8, 12))) return t.heic;
  if (start.startsWith('gif8') || textAt(head, 8, 12) === 'WEBP' || start.startsWith('bm'))
    return t.unknownPicture;
  if (start.startsWith('%pdf')) return t.unknownPdf;
  if (starts(head, 0x50, 0x4b)) return t.zipOrOffice;
  if (starts(head, 0x4d, 0x5a) || starts(head, 0x7f, 0x45, 0x4c, 0x46) || start.startsWith('#!'))
    return t.program;
  if (/^(<|<\?xml|<!doctype)/.test(start)) return t.webPage;
  return t.unknownKind;
}

/**
 * Why a file with these first bytes and this name is rejected, as the rest of a sentence that starts with its
 * name.
 */
export function refusalOf(head: Buffer, name: string, accept: 'document' | 'image'): string | undefined {
  const t = say().fileErrors;
  if (head.length === 0) return t.empty;
  const kind = kindOf(head);
  if (!kind) return strangerOf(head);
  if (accept === 'image' && kind === 'pdf') return t.pdfAsPhoto;
  if (!ENDINGS[kind].includes(endingOf(name))) return t.misnamed(SHOWN[kind], ENDINGS[kind][0] ?? '');
  return undefined;
}
