import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

/** A refusal with a stable code and a message for people. Anything else thrown is a bug and returns 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    sentence: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(sentence);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export type ErrorReply = { status: number; body: ErrorBody; retryAfterSeconds?: number; isFault: boolean };

const refusal = (code: ErrorCode, error: string, retryAfterSeconds?: number): ErrorReply => ({
  status: ERROR_STATUS[code],
  body: { error, code },
  isFault: false,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

type Sentences = Messages['platformErrors'];
const busy = (t: Sentences) => refusal('unavailable', t.busy, 2);

/**
 * SQLSTATEs that mean "retry later": timeouts, lost or refused connections, serialization failures, recovery, and a
 * replica that is about to become the primary and still refuses to write (25006).
 */
const NOT_NOW = /^(08|25006|25P03|40001|40P01|53|55P03|57014|57P0)/;
/** SQLSTATEs that mean the value itself can't be stored. */
const BAD_VALUE = /^(22|23502|23514)/;
const LOST_CONNECTION =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout/;

/**
 * What a PostgreSQL driver error means for a caller, or undefined when it is our bug. The database's own text
 * is never sent.
 */
function fromDatabase(t: Sentences, code: string, message: string): ErrorReply | undefined {
  if (NOT_NOW.test(code) || LOST_CONNECTION.test(code) || LOST_CONNECTION.test(message)) return busy(t);
  if (BAD_VALUE.test(code)) return refusal('malformed_request', t.unusableValue);
  if (code === '23505') return refusal('conflict', t.changedMeanwhile);
  return undefined;
}

/** Errors the HTTP framework raises before a handler runs. */
function fromFramework(t: Sentences, code: string, status: number | undefined): ErrorReply | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal('too_large', t.tooLarge);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal('unsupported_media', t.sendJson);
  if (status === 404) return refusal('not_found', t.nothingHere);
  if (status === 503) return busy(t);
  if (status !== undefined && status >= 400 && status < 500)
    return refusal('malformed_request', t.unreadable);
  return undefined;
}

/**
 * For the log, why the response is "retry later": our text, the database's code or the driver's text. None
 * contain values.
 */
export function busyReason(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return String(code ?? message);
}

/** Converts anything thrown to the standard API error. What refusals say is for `translateError`. */
export function toErrorReply(error: unknown, language: Language): ErrorReply {
  if (error instanceof AppError) {
    const { code, message, fields, retryAfterSeconds } = error;
    const reply = refusal(code, message, retryAfterSeconds);
    return fields ? { ...reply, body: { ...reply.body, fields } } : reply;
  }
  // Drizzle wraps the driver's error; the code we need is on the cause.
  const e = error as { code?: unknown; message?: unknown; statusCode?: number; cause?: unknown } | null;
  const cause = (e?.cause ?? e) as { code?: unknown; message?: unknown } | null;
  const t = messagesIn(language).platformErrors;
  const known =
    fromDatabase(t, String(cause?.code ?? ''), String(cause?.message ?? '')) ??
    fromFramework(t, String(e?.code ?? ''), e?.statusCode);
  if (known) return known;
  return {
    status: 500,
    body: {
      error: t.fault,
      code: 'internal',
    },
    isFault: true,
  };
}
