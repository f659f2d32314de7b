import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { placeKey, wordsOf } from './words.ts';

/**
 * Does this text name the place, by its ZIP code or its town's whole name? A completion of a few letters is a good
 * suggestion and a poor answer: "12 Elm St, CA" is not in Carlsbad.
 */
export function mentions(text: string, { city, zip }: Pick<AddressPlace, 'city' | 'zip'>): boolean {
  const words = wordsOf(text);
  if (zip !== null && words.includes(zip)) return true;
  const town = city === null ? '' : placeKey(wordsOf(city));
  return town !== '' && words.some((_, i) => `${placeKey(words.slice(i))} `.startsWith(`${town} `));
}
