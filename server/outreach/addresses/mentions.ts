import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { placeKey, wordsOf } from './words.ts';

/**
 * Whether the text names the place by ZIP code or full town name. Completing a few letters makes a good
 * suggestion but a bad answer: "12 Elm St, CA" isn't in Carlsbad.
 */
export function mentions(text: string, { city, zip }: Pick<AddressPlace, 'city' | 'zip'>): boolean {
  const words = wordsOf(text);
  if (zip !== null && words.includes(zip)) return true;
  const town = city === null ? '' : placeKey(wordsOf(city));
  return town !== '' && words.some((_, i) => `${placeKey(words.slice(i))} `.startsWith(`${town} `));
}
