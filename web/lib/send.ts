import { FROM_DEVICE_HEADER } from '#contract/device-copy.ts';
import { locale } from '#text/locale.ts';
import { ApiError } from './api-error.ts';
import { noteReached, noteUnreachable } from './reachability.ts';
import { shownUserId, startOver } from './session.ts';

/** How a call is sent and what a document does about failures. No schemas here, because public pages import this. */
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
};
/**
 * How the document handles failures that aren't the caller's concern. The public document sets no handlers.
 */
type Recovery = {
  /** Called when the session has ended. */
  onSignedOut?: () => void;
  /** Asks for a passkey or code again. Resolves to true when the user confirmed. */
  confirmIdentity?: () => Promise<boolean>;
};
let recovery: Recovery = {};
export function setRecovery(given: Recovery): void {
  recovery = given;
}

/** Returns an endpoint's URL with its path parameters and query string filled in. */
export function addressOf(path: string, sent: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Headers for every call. The user id lets the server detect a stale tab after an account switch. */
export function callHeaders(): Record<string, string> {
  const userId = shownUserId();
  return {
    accept: 'application/json',
    'accept-language': locale,
    ...(userId ? { 'x-user-id': userId } : {}),
  };
}

export async function send(method: string, address: string, { body, idempotencyKey }: Sent): Promise<string> {
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      ...callHeaders(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    noteUnreachable();
    throw error;
  });
  if (response.headers.has(FROM_DEVICE_HEADER)) noteUnreachable();
  else noteReached();
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return text;
}

/**
 * Runs an attempt and handles what the document can recover from: an ended session, or a required step-up.
 */
export async function withRecovery<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'account_switched') startOver();
    else if (error.code === 'not_signed_in') recovery.onSignedOut?.();
    else if (error.code === 'step_up_required' && (await recovery.confirmIdentity?.())) return attempt();
    throw error;
  }
}
