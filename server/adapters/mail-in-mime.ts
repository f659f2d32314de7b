import PostalMime, { type Address } from 'postal-mime';
import type { ReceivedMail } from '#server/ports/mail-in.ts';
import { filesIn } from './mail-in-files.ts';
import { htmlToWords } from './mail-in-html.ts';

/** The maximum size of an email: a 10 MB file grows by a third in transit. */
export const MOST_BYTES = 15 * 1024 * 1024;
/** The parser takes about 35 microseconds a line, so only the start is parsed. Text comes before files. */
const MOST_PARSED_BYTES = 1024 * 1024;
const MOST_PARSED_LINES = 5000;
/** More than any answer. The rest of a long email isn't read. */
const MOST_CHARACTERS = 100_000;
const MOST_HEADERS = 200;
const MOST_ADDRESSES = 50;

const addressesIn = (given: readonly Address[] | undefined): string[] =>
  (given ?? []).flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address ?? '']));

/** Removes what no one typed: NUL would end a text in the database, and lone surrogates can't be stored. */
const clean = (text: string): string => text.slice(0, MOST_CHARACTERS).replaceAll('\0', '').toWellFormed();

export type MimeParts = Omit<ReceivedMail, 'ref' | 'isAuthentic'>;

/** The text of an email: its plain text or, without one, its HTML as text. HTML itself is never stored or shown. */
export const wordsOf = (text: string | undefined, html: string | undefined): string =>
  clean(text?.trim() ? text : html ? htmlToWords(html) : '');

/** The part of an email that is parsed for its text. */
function startOf(raw: Uint8Array): Uint8Array {
  let end = 0;
  for (let line = 0; line < MOST_PARSED_LINES && end < MOST_PARSED_BYTES; line += 1) {
    const next = raw.indexOf(10, end);
    if (next < 0) return raw.subarray(0, MOST_PARSED_BYTES);
    end = next + 1;
  }
  return raw.subarray(0, Math.min(end, MOST_PARSED_BYTES));
}

const UNREADABLE: MimeParts = {
  from: '',
  to: [],
  subject: '',
  text: '',
  headers: [],
  files: [],
  filesLeftOut: 0,
  at: null,
};

/** Reads an email. Nesting, headers and size are limited; an unreadable one becomes an email without text. */
export async function readMime(raw: Uint8Array): Promise<MimeParts> {
  const whole = raw.subarray(0, MOST_BYTES);
  const email = await PostalMime.parse(startOf(whole), {
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
    maxRfc822NestingDepth: 1,
    rfc822Attachments: true,
  }).catch(() => null);
  if (!email) return UNREADABLE;
  const headers = email.headers
    .slice(0, MOST_HEADERS)
    .map(({ key, value }) => ({ name: key, value: clean(value).slice(0, 2000) }));
  const at = email.date ? new Date(email.date) : null;
  return {
    from: (email.from?.address ?? '').trim().toLowerCase(),
    to: [...addressesIn(email.to), ...addressesIn(email.cc), email.deliveredTo ?? '']
      .filter((address) => address !== '')
      .slice(0, MOST_ADDRESSES)
      .map((address) => address.toLowerCase()),
    subject: clean(email.subject ?? '').slice(0, 300),
    text: wordsOf(email.text, email.html),
    headers,
    ...(await filesIn(whole)),
    at: at && !Number.isNaN(at.getTime()) ? at : null,
  };
}
