import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** One-time tokens and session references are 43 characters of base64url; card numbers 13 to 19 digits. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** Takes personal data and secrets out of text bound for a log. */
export const mask = (text: string): string =>
  text
    .replace(EMAIL, (m) => `${m[0]}***@***`)
    .replace(TOKEN, '[token]')
    .replace(CARD, '[number]');

/** A path without its query: addresses and e-mails travel there. */
export function pathOnly(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return mask(decodeURIComponent(path));
  } catch {
    return mask(path); // not an encoding of anything
  }
}

const err = (e: unknown) => {
  const { type, message, stack, ...rest } = pino.stdSerializers.err(e as Error);
  const code = (rest as { code?: unknown }).code;
  return {
    type,
    message: mask(message ?? ''),
    stack: mask(stack ?? ''),
    ...(code === undefined ? {} : { code }),
  };
};

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

/** One JSON line per event, in UTC; requests by id, method, path and outcome, never by content. */
export const logOptions = (level: string): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> => ({
  level,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: SECRET_KEYS.flatMap((k) => [k, `*.${k}`]), censor: '[masked]' },
  serializers: {
    err,
    req: (req: { method: string; url: string; ip: string }) => ({
      method: req.method,
      path: pathOnly(req.url),
      ip: req.ip,
    }),
    res: (res: { statusCode: number }) => ({ status: res.statusCode }),
  },
});

/** Lines are written in the background, so that a slow terminal or disk does not hold up requests; none is lost at exit. */
export function createLog(level: string, file: string | number = process.stdout.fd): Log {
  const destination = pino.destination({ dest: file, sync: false });
  process.once('exit', () => {
    try {
      destination.flushSync();
    } catch {
      // it was never opened: nothing was logged
    }
  });
  return pino(logOptions(level), destination) as unknown as Log;
}
