import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';

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

const busy = () =>
  refusal('unavailable', 'We are very busy right now. Nothing was changed; try again in a moment.', 2);

/**
 * SQLSTATEs that mean "retry later": timeouts, lost or refused connections, serialization failures, recovery.
 */
const NOT_NOW = /^(08|40001|40P01|53|55P03|57014|57P0|25P03)/;
/** SQLSTATEs that mean the value itself can't be stored. */
const BAD_VALUE = /^(22|23502|23514)/;
const LOST_CONNECTION =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout/;

/**
 * What a PostgreSQL driver error means for a caller, or undefined when it is our bug. The database's own text
 * is never sent.
 */
function fromDatabase(code: string, message: string): ErrorReply | undefined {
  if (NOT_NOW.test(code) || LOST_CONNECTION.test(code) || LOST_CONNECTION.test(message)) return busy();
  if (BAD_VALUE.test(code))
    return refusal('malformed_request', 'A value in the request cannot be used. Check it and try again.');
  if (code === '23505')
    return refusal('conflict', 'This was changed by someone else just now. Reload and try again.');
  return undefined;
}

/** Errors the HTTP framework raises before a handler runs. */
function fromFramework(code: string, status: number | undefined): ErrorReply | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal('too_large', 'The request is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return refusal('unsupported_media', 'Send the request as application/json.');
  if (status === 404) return refusal('not_found', 'There is nothing here.');
  if (status === 503) return busy();
  if (status !== undefined && status >= 400 && status < 500)
    return refusal('malformed_request', 'The request could not be read. Check it and try again.');
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

/** Converts anything thrown to the standard API error. */
export function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof AppError) {
    const { code, message, fields, retryAfterSeconds } = error;
    const reply = refusal(code, message, retryAfterSeconds);
    return fields ? { ...reply, body: { ...reply.body, fields } } : reply;
  }
  // Drizzle wraps the driver's error; the code we need is on the cause.
  const e = error as { code?: unknown; message?: unknown; statusCode?: number; cause?: unknown } | null;
  const cause = (e?.cause ?? e) as { code?: unknown; message?: unknown } | null;
  const known =
    fromDatabase(String(cause?.code ?? ''), String(cause?.message ?? '')) ??
    fromFramework(String(e?.code ?? ''), e?.statusCode);
  if (known) return known;
  return {
    status: 500,
    body: {
      error: 'Something went wrong on our side. We have been told. Try again in a moment.',
      code: 'internal',
    },
    isFault: true,
  };
}
