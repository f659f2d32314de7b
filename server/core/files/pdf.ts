import { BadFile, cutOff, damaged } from './bad-file.ts';

const HEAD_BYTES = 1024;
/** As much of the end of a file as is held: the end itself, what fills it up, and nearly always the table of contents. */
const TAIL_BYTES = 256 * 1024;
/**
 * What begins a web page or a script. In the beginning of a PDF it has one purpose: to be taken for one. Each is long
 * enough not to turn up in compressed bytes by chance.
 */
const MARKUP =
  /<(?:!doctype\s+html|\?php|(?:html|head|body|script|svg|iframe|object|embed|style|link|meta|img|form|base|table|title)[\s>/])/i;
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
/** The table of contents of a PDF: the table itself, or an object that says it holds it. */
const TABLE = /^[\s\0]*(?:xref(?=[\s\0])|\d+[\s\0]+\d+[\s\0]+obj[\s\S]*?\/XRef(?![A-Za-z]))/;
const TABLE_BYTES = 2048;

const hidden = () =>
  new BadFile(
    'file_not_supported',
    'has something after its end that is no part of a PDF. Save it as PDF again and send that',
  );
const hiding = () =>
  new BadFile(
    'file_not_supported',
    'is a PDF with a web page hidden in it. Save it as PDF again and send that',
  );
const checkStart = (start: Buffer): void => {
  if (!TABLE.test(start.toString('latin1'))) throw damaged('its table of contents is missing');
};

/**
 * A PDF as it arrives, unchanged. It must be one from its first byte to its last: nothing of a web page in the
 * beginning, and nothing after the end. When the table of contents lies too far from the end to be looked at here,
 * `elsewhere` is told where it should be.
 */
export async function* checkPdf(
  source: AsyncIterable<Uint8Array>,
  elsewhere: (table: number) => void,
): AsyncGenerator<Uint8Array> {
  let head = '';
  const recent: Uint8Array[] = [];
  let held = 0;
  let length = 0;
  for await (const chunk of source) {
    if (head.length < HEAD_BYTES) {
      head += Buffer.from(chunk.subarray(0, HEAD_BYTES - head.length)).toString('latin1');
      if (MARKUP.test(head)) throw hiding();
    }
    recent.push(chunk);
    held += chunk.length;
    length += chunk.length;
    for (let first = recent[0]; first && held - first.length >= TAIL_BYTES; first = recent[0]) {
      recent.shift();
      held -= first.length;
    }
    yield chunk;
  }
  const tail = Buffer.concat(recent);
  const text = tail.subarray(-TAIL_BYTES).toString('latin1');
  const end = END.exec(text.slice(text.lastIndexOf('startxref')));
  if (!end) throw text.includes('%%EOF') ? hidden() : cutOff();
  const table = Number(end[1]);
  if (table >= length) throw cutOff();
  const at = table - (length - tail.length);
  if (at < 0) elsewhere(table);
  else checkStart(tail.subarray(at, at + TABLE_BYTES));
}

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
  checkStart(seen);
}
