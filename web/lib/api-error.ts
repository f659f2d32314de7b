import type { ErrorCode } from '#contract/errors.ts';
import * as t from '#text/lib/errors.ts';

type Body = { error?: string; code?: ErrorCode; fields?: Record<string, string> };

function readBody(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : {};
  } catch {
    return {};
  }
}

/**
 * A failed API call. `message` is `<status>: <body text>` for logs; show `sentence` to people and branch on
 * `code`.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly sentence: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    const body = readBody(text);
    this.status = status;
    this.code = body.code;
    this.sentence = body.error;
    this.fields = body.fields ?? {};
  }
}

/** The API error code, if the failure came from the API. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

/** Returns a message to show the user for any failure. */
export function sentence(error: unknown, otherwise = t.unexpected): string {
  if (error instanceof ApiError) return error.sentence ?? otherwise;
  // fetch() rejects with a TypeError when there was no response at all.
  if (error instanceof TypeError) return t.unreachable;
  return otherwise;
}
