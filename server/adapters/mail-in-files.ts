import PostalMime from 'postal-mime';
import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { MOST_MAIL_FILES, type ReceivedMailFile } from '#server/ports/mail-in.ts';

/** Bytes of one email's files together. */
const MOST_TOGETHER = 15 * 1024 * 1024;
/** A smaller picture inside the text is a logo or a signature image. */
const LOGO_BYTES = 50_000;
/** More parts or deeper nesting than any email program makes. */
const MOST_PARTS = 100;
const MOST_DEPTH = 8;
const MOST_HEADER = 16 * 1024;

/** A file of an email before it is decoded. */
export type Candidate = {
  /** Shown inside the text, not as an attachment. */
  isEmbedded: boolean;
  bytes: number;
  read(): Promise<ReceivedMailFile | null>;
};
export type KeptFiles = {
  files: ReceivedMailFile[];
  /** How many others there were: too large, too many, or unreadable. */
  filesLeftOut: number;
};

/** Decodes what fits the limits, and counts the rest. */
export async function keepFiles(candidates: readonly Candidate[]): Promise<KeptFiles> {
  const files: ReceivedMailFile[] = [];
  let [together, filesLeftOut] = [0, 0];
  for (const candidate of candidates) {
    const { isEmbedded, bytes } = candidate;
    if (isEmbedded && bytes < LOGO_BYTES) continue;
    const fits =
      files.length < MOST_MAIL_FILES && bytes <= MOST_UPLOAD_BYTES && together + bytes <= MOST_TOGETHER;
    const file = fits ? await candidate.read() : null;
    if (!file) {
      filesLeftOut += 1;
      continue;
    }
    together += bytes;
    files.push(file);
  }
  return { files, filesLeftOut };
}

type Part = { head: string; body: Buffer; isCut: boolean };

/** Header lines, unfolded. */
function splitHead(raw: Buffer): { head: string; body: Buffer } {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at >= 0);
  const end = ends.length === 0 ? raw.length : Math.min(...ends);
  const head = raw.subarray(0, Math.min(end, MOST_HEADER)).toString('latin1');
  const gap = raw[end] === 13 ? 4 : 2;
  return { head: head.replaceAll(/\r?\n[ \t]+/g, ' '), body: raw.subarray(Math.min(end + gap, raw.length)) };
}

const field = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(head)?.[1]?.trim() ?? '';

/** The parts between the lines of a boundary, in linear time. The last one is cut if its closing line is missing. */
function partsOf(body: Buffer, boundary: string, most: number): Part[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  const parts: Part[] = [];
  let begin = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== 10) continue;
    if (begin >= 0) {
      const end = at - (body[at - 2] === 13 ? 2 : 1);
      parts.push({ ...splitHead(body.subarray(begin, Math.max(begin, end))), isCut: false });
      begin = -1;
    }
    const line = body.indexOf(10, at);
    const isLast = body.subarray(at + mark.length, at + mark.length + 2).toString('latin1') === '--';
    if (isLast || line < 0 || parts.length >= most) return parts;
    begin = line + 1;
  }
  if (begin >= 0) parts.push({ ...splitHead(body.subarray(begin)), isCut: true });
  return parts;
}

/** Cryptographic signatures of the email itself aren't files of the sender. */
const SIGNATURES = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)/i;

function isFile(type: string, disposition: string): boolean {
  if (SIGNATURES.test(type)) return false;
  if (/^attachment/i.test(disposition)) return true;
  const hasName = /\b(?:file)?name\*?[0*]*=/i.test(`${type} ${disposition}`);
  return /^(?:image\/|application\/pdf)/i.test(type) || (hasName && !/^text\/(?:plain|html)/i.test(type));
}

/** The parser decodes names in every encoding. It gets the headers only: it takes 35 microseconds a line. */
async function nameIn(head: string): Promise<{ name: string; mime: string }> {
  const parsed = await PostalMime.parse(`${head}\r\n\r\n`, { maxHeadersSize: MOST_HEADER * 2 }).catch(
    () => null,
  );
  const [file] = parsed?.attachments ?? [];
  return { name: file?.filename ?? '', mime: file?.mimeType ?? 'application/octet-stream' };
}

function candidateOf({ head, body, isCut }: Part, disposition: string): Candidate {
  const encoding = field(head, 'content-transfer-encoding').toLowerCase() || '7bit';
  const isBase64 = encoding === 'base64';
  const isReadable = !isCut && ['base64', '7bit', '8bit', 'binary'].includes(encoding);
  return {
    isEmbedded: field(head, 'content-id') !== '' && !/^attachment/i.test(disposition),
    // Four letters encode three bytes; line ends count as letters, so the estimate is never too low.
    bytes: isBase64 ? Math.floor((body.length * 3) / 4) : body.length,
    read: async () => {
      if (!isReadable) return null;
      const content = isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : Buffer.from(body);
      // Text headers only, so that the name comes out the same however the file is encoded.
      const headers = head.replace(/^content-transfer-encoding:.*$/im, 'Content-Transfer-Encoding: 7bit');
      return { ...(await nameIn(headers)), content };
    },
  };
}

function collect(part: Part, depth: number, found: Candidate[]): void {
  const type = field(part.head, 'content-type');
  const boundary = /^multipart\//i.test(type) ? /boundary="?([^";]+)"?/i.exec(type)?.[1]?.trim() : undefined;
  if (boundary) {
    if (depth >= MOST_DEPTH) return;
    for (const inner of partsOf(part.body, boundary, MOST_PARTS - found.length))
      collect(inner, depth + 1, found);
    return;
  }
  const disposition = field(part.head, 'content-disposition');
  if (depth > 0 && found.length < MOST_PARTS && isFile(type, disposition))
    found.push(candidateOf(part, disposition));
}

/** The files of an email, within limits. From a malformed email, those that can be found. */
export async function filesIn(raw: Uint8Array): Promise<KeptFiles> {
  const found: Candidate[] = [];
  const whole = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  collect({ ...splitHead(whole), isCut: false }, 0, found);
  return keepFiles(found);
}
