import type { Browser } from '#test/world.ts';
import { ask, newAddress } from './client.ts';

/**
 * After this many wrong codes, the right one no longer works. Exactly as many are tried, because more would
 * also hit other limits.
 */
export const MOST_TRIES = 5;

export const wrongOf = (code: string, length = 6): string =>
  code === '1'.repeat(length) ? '2'.repeat(length) : '1'.repeat(length);
export const jarOf = (who: Browser): string =>
  [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * A guess from the same browser, each time from another address and with one more spoofed address in front.
 */
export const guessFrom = (port: number, path: string, body: object, cookie: string) =>
  ask(port, {
    method: 'POST',
    path,
    from: `${newAddress()}, ${newAddress()}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
