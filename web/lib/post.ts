import type { z } from 'zod';
import { send, withRecovery } from './send.ts';

/**
 * Calls an endpoint from a public page. The schemas would be a third of the page's script, and the reply is from
 * our own server, so it's only typed. `test/public-calls.test.ts` compares each path with its contract.
 */
export async function post<E extends { body: z.ZodType; reply: z.ZodType }>(
  path: string,
  ...[body]: [z.input<E['body']>] extends [undefined] ? [] : [z.input<E['body']>]
): Promise<z.output<E['reply']>> {
  const text = await withRecovery(() => send('POST', path, body === undefined ? {} : { body }));
  return (text === '' ? undefined : JSON.parse(text)) as z.output<E['reply']>;
}
