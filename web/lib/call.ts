import './zod-config.ts';
import type { z } from 'zod';
import type { Endpoint } from '#contract/http.ts';
import { ApiError } from './api-error.ts';
import { shownUserId, startOver } from './session.ts';

type Given<K extends string, S extends z.ZodType> = [z.input<S>] extends [undefined]
  ? unknown
  : { [key in K]: z.input<S> };
type Sent = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** What a document does about refusals that are not the caller's business. The public document does nothing. */
type Recovery = {
  /** The session is over. */
  onSignedOut?: () => void;
  /** Asks for a fresh passkey or code; true when the person gave one. */
  confirmIdentity?: () => Promise<boolean>;
};
let recovery: Recovery = {};
export function setRecovery(given: Recovery): void {
  recovery = given;
}

function addressOf(path: string, sent: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function send(method: string, address: string, body: unknown): Promise<string> {
  const userId = shownUserId();
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(userId ? { 'x-user-id': userId } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return text;
}

/** Calls an endpoint of the contract. Rejects with `ApiError` for any status that is not OK. */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[given]: unknown extends Given<'params', P> & Given<'query', Q> & Given<'body', B>
    ? []
    : [Given<'params', P> & Given<'query', Q> & Given<'body', B>]
): Promise<z.output<R>> {
  const sent: Sent = given ?? {};
  const attempt = () => send(endpoint.method, addressOf(endpoint.path, sent), sent.body);
  let text: string;
  try {
    text = await attempt();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'account_switched') {
      startOver();
    } else if (error.code === 'not_signed_in') {
      recovery.onSignedOut?.();
    } else if (error.code === 'step_up_required' && (await recovery.confirmIdentity?.())) {
      text = await attempt();
      return endpoint.reply.parse(text === '' ? undefined : JSON.parse(text));
    }
    throw error;
  }
  return endpoint.reply.parse(text === '' ? undefined : JSON.parse(text));
}
