import { BadFile, cutOff, damaged } from './bad-file.ts';

const HEAD_BYTES = 1024;
/** Room for the end of a file and what some programs fill it up with. */
const TAIL_BYTES = 16 * 1024;
/** What begins a web page or a script. In the beginning of a PDF it has one purpose: to be taken for one. */
const MARKUP =
  /<\s*(?:!doctype|html|head|body|script|svg|iframe|object|embed|style|link|meta|img|form|base|\?php|\?xml|%)|javascript:/i;
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
/** The table of contents of a PDF: the table itself, or an object that says it holds it. */
const TABLE = /^[\s\0]*(?:xref(?=[\s\0])|\d+[\s\0]+\d+[\s\0]+obj[\s\S]*?\/XRef(?![A-Za-z]))/;
const TABLE_BYTES = 2048;

/**
 * A PDF as it arrives, unchanged. It must be one from its first byte to its last: nothing of a web page in the
 * beginning, and nothing after the end. `found` is told where its table of contents is said to be.
 */
export async function* checkPdf(
  source: AsyncIterable<Uint8Array>,
  found: (table: number) => void,
): AsyncGenerator<Uint8Array> {
  let head = '';
  let tail: Buffer = Buffer.alloc(0);
  let length = 0;
  for await (const chunk of source) {
    const part = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (head.length < HEAD_BYTES) {
      head += part.toString('latin1', 0, HEAD_BYTES - head.length);
      if (MARKUP.test(head))
        throw new BadFile(
          'file_not_supported',
          'is a PDF with a web page hidden in it. Save it as PDF again and send that',
        );
    }
    tail =
      part.length >= TAIL_BYTES
        ? Buffer.from(part.subarray(-TAIL_BYTES))
        : Buffer.concat([tail, part]).subarray(-TAIL_BYTES);
    length += part.length;
    yield chunk;
  }
  const text = tail.toString('latin1');
  const end = END.exec(text);
  if (!end) throw text.includes('%%EOF') ? hidden() : cutOff();
  const table = Number(end[1]);
  if (table >= length) throw cutOff();
  found(table);
}

const hidden = () =>
  new BadFile(
    'file_not_supported',
    'has something after its end that is no part of a PDF. Save it as PDF again and send that',
  );

/** Is the table of contents where the end of the file says it is? */
export async function checkTable(content: AsyncIterable<Uint8Array>, table: number): Promise<void> {
  let at = 0;
  let seen = Buffer.alloc(0);
  for await (const chunk of content) {
    const from = Math.max(0, table - at);
    if (from < chunk.length) seen = Buffer.concat([seen, chunk.subarray(from, from + TABLE_BYTES)]);
    at += chunk.length;
    if (seen.length >= TABLE_BYTES) break;
  }
  if (!TABLE.test(seen.toString('latin1'))) throw damaged('its table of contents is missing');
}
