import type { Browser } from '#test/world.ts';
import { ask, newAddress } from './client.ts';

/** Wrong codes after which the right one is worth nothing. Exactly as many are tried: more would also meet other limits. */
export const MOST_TRIES = 5;

export const wrongOf = (code: string, length = 6): string =>
  code === '1'.repeat(length) ? '2'.repeat(length) : '1'.repeat(length);
export const jarOf = (who: Browser): string =>
  [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The same browser's guess from another address each time, with one more pretended in front. */
export const guessFrom = (port: number, path: string, body: object, cookie: string) =>
  ask(port, {
    method: 'POST',
    path,
    from: `${newAddress()}, ${newAddress()}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
