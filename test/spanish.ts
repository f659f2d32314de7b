import type { Browser } from './world.ts';

/** A member who chose Spanish in Settings. */
export async function readsSpanish<B extends Browser>(me: B): Promise<B> {
  const { status, text } = await me.call('PUT', '/api/notifications/language', { language: 'es' });
  if (status !== 200) throw new Error(text);
  return me;
}
