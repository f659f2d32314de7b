import './zod-config.ts';
import type { z } from 'zod';
import type { Endpoint } from '#contract/http.ts';
import { addressOf, send, type Sent, withRecovery } from './send.ts';

export { addressOf, callHeaders, setRecovery, withRecovery } from './send.ts';

type Given<K extends string, S extends z.ZodType> = [z.input<S>] extends [undefined]
  ? unknown
  : { [key in K]: z.input<S> };
/** For endpoints that take an idempotency key: create one per user action and send it with every retry. */
type Keyed = { idempotencyKey?: string };

/** The path parameters and query string of an endpoint. */
export type InAddress<P extends z.ZodType, Q extends z.ZodType> = Given<'params', P> & Given<'query', Q>;

/** Parses a response body with the endpoint's contract. */
export const readReply = <R extends z.ZodType>(endpoint: { reply: R }, text: string): z.output<R> =>
  endpoint.reply.parse(text === '' ? undefined : JSON.parse(text));

/** Calls an API endpoint. Rejects with `ApiError` for any non-OK status. */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[given]: unknown extends InAddress<P, Q> & Given<'body', B>
    ? [Keyed?]
    : [InAddress<P, Q> & Given<'body', B> & Keyed]
): Promise<z.output<R>> {
  const sent: Sent = given ?? {};
  const address = addressOf(endpoint.path, sent);
  return readReply(endpoint, await withRecovery(() => send(endpoint.method, address, sent)));
}
