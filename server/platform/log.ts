import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** One-time tokens and session references are 43 characters of base64url; card numbers 13 to 19 digits. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** Removes personal data and secrets from log text. */
export const mask = (text: string): string =>
  text
    .replace(EMAIL, (m) => `${m[0]}***@***`)
    .replace(TOKEN, '[token]')
    .replace(CARD, '[number]');

/** A path without its query, which may contain addresses and emails. */
export function pathOnly(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return mask(decodeURIComponent(path));
  } catch {
    return mask(path); // not a valid encoding
  }
}

/**
 * A failed query lists its values, including user input, after its SQL: everything from that marker on is
 * removed.
 */
const withoutValues = (text: string): string => text.replace(/\nparams: [^]*$/, '');
/** PostgreSQL repeats a value it can't read: `invalid input syntax for type uuid: "..."`. */
const QUOTED_VALUE = /: ".*"$/s;
/** A stack line that names a place in the code; multi-line user input rarely looks like this. */
const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\)|\(index \d+\))$/;

type ErrorLike = { name?: unknown; message: string; stack?: unknown; code?: unknown; cause?: unknown };
const isErrorLike = (e: unknown): e is ErrorLike =>
  typeof e === 'object' && e !== null && typeof (e as ErrorLike).message === 'string';

function safeMessage({ message, code }: ErrorLike): string {
  const kept = withoutValues(message);
  const isBadValue = typeof code === 'string' && /^22\w{3}$/.test(code);
  return mask(isBadValue ? kept.replace(QUOTED_VALUE, ': [value]') : kept);
}

/** Only the code locations: the head of a stack repeats the message. */
function framesOf({ stack, message }: ErrorLike): string {
  const text = typeof stack === 'string' ? stack : '';
  const head = text.indexOf(message);
  const lines = text.slice(head < 0 ? 0 : head + message.length).split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .map((line) => `\n${mask(line)}`)
    .join('');
}

/** How many nested causes are logged; an error may be its own cause. */
const MOST_CAUSES = 4;

/** `errorCode`, because fields named `code` are masked like an emailed code. */
type LoggedError = { type: string; message: string; stack: string; errorCode?: unknown; cause?: LoggedError };

/** An error without the values involved: for a query its SQL, the database's message and code. */
function err(e: unknown, depth = 0): LoggedError {
  if (!isErrorLike(e)) return { type: typeof e, message: mask(withoutValues(String(e))), stack: '' };
  const type = typeof e.name === 'string' && e.name !== 'Error' ? e.name : (e.constructor?.name ?? 'Error');
  const message = safeMessage(e);
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(e)}`,
    ...(e.code === undefined ? {} : { errorCode: e.code }),
    ...(e.cause === undefined || depth >= MOST_CAUSES ? {} : { cause: err(e.cause, depth + 1) }),
  };
}

/** What may be stored and shown of an error: its type, code and message, without user input. */
export function describeError(e: unknown): { type: string; message: string; code?: string } {
  const { type, message, errorCode: code } = err(e);
  const plain = message
    .replace(/"[^"]*"|“[^”]*”/g, '[value]')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '[number]')
    .slice(0, 300);
  return { type, message: plain, ...(typeof code === 'string' ? { code } : {}) };
}

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'token',
  'code',
  'password',
  'secret',
  'email',
  'to',
  'address',
  'phone',
];

let timedAt = -1;
let time = '';
/** The time of a line. A busy server writes several in a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== timedAt) {
    timedAt = now;
    time = `,"time":"${new Date(now).toISOString()}"`;
  }
  return time;
}

/** One JSON line per event, in UTC; requests by id, method, path and outcome, never by content. */
export const logOptions = (level: string): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> => ({
  level,
  timestamp: isoTime,
  redact: { paths: SECRET_KEYS.flatMap((k) => [k, `*.${k}`]), censor: '[masked]' },
  serializers: {
    err: (e: unknown) => err(e),
    /** Why a mail server or provider refused: often contains the address. */
    reason: (reason: unknown) => (typeof reason === 'string' ? mask(reason) : reason),
    req: (req: { method: string; url: string; ip: string }) => ({
      method: req.method,
      path: pathOnly(req.url),
      ip: req.ip,
    }),
    res: (res: { statusCode: number }) => ({ status: res.statusCode }),
  },
});

/** Lines are gathered up to this size, and for this time at most: a write for each line is a tenth of a request. */
const GATHER_BYTES = 4096;
const GATHER_MS = 100;

/**
 * Lines are written in the background, so that a slow terminal or disk doesn't block requests; none is lost
 * at exit.
 */
export function createLog(level: string, file: string | number = process.stdout.fd): Log {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: GATHER_BYTES,
    periodicFlush: GATHER_MS,
  });
  process.once('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // never opened: nothing was logged
    }
  });
  return pino(logOptions(level), destination) as unknown as Log;
}
