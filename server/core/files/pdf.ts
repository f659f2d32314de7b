import { BadFile, cutOff, damaged } from './bad-file.ts';
import { say } from '#server/platform/say.ts';

const HEAD_BYTES = 1024;
/**
 * How much of a file's end is buffered: the end marker, padding, and nearly always the cross-reference table.
 */
const TAIL_BYTES = 256 * 1024;
/**
 * Starts of web pages or scripts. At the start of a PDF their only purpose is to be mistaken for one. Each is
 * long enough not to occur in compressed bytes by chance.
 */
const MARKUP =
  /<(?:!doctype\s+html|\?php|(?:html|head|body|script|svg|iframe|object|embed|style|link|meta|img|form|base|table|title)[\s>/])/i;
const END = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
/** A PDF's cross-reference table: the table itself, or an object that declares to hold it. */
const TABLE = /^[\s\0]*(?:xref(?=[\s\0])|\d+[\s\0]+\d+[\s\0]+obj[\s\S]*?\/XRef(?![A-Za-z]))/;
const TABLE_BYTES = 2048;

const hidden = () => new BadFile('file_not_supported', say().fileErrors.hasMoreAfterEnd);
const hiding = () => new BadFile('file_not_supported', say().fileErrors.hidesWebPage);
const checkStart = (start: Buffer): void => {
  if (!TABLE.test(start.toString('latin1'))) throw damaged('noTable');
};

/**
 * Streams a PDF unchanged. It must be one from first byte to last: no web page markup at the start, and
 * nothing after the end. If the cross-reference table is too far from the end to be checked here, `elsewhere`
 * is called with its expected position.
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

/** Whether the cross-reference table is where the end of the file says it is. */
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
