import type { AddressPlace } from '#contract/outreach/addresses.ts';
import type { Deps } from '#server/ports/deps.ts';
import { completeAddress, GEONAMES } from './complete.ts';
import { gazetteer } from './gazetteer.ts';

export { GEONAMES };
export { mentions } from './mentions.ts';
export { placesNear } from './near.ts';
export { endsAbroad, stateOf, statesOfZip } from './state-of.ts';

/** Center of a ZIP code, if the gazetteer knows it. */
export function zipCenter(code: string): { lat: number; lng: number } | null {
  const zip = gazetteer().zip(code);
  return zip ? { lat: zip.lat, lng: zip.lng } : null;
}

export type Suggestions = { suggestions: AddressPlace[]; attribution: string };

const SHORTEST = 3;
const MOST = 8;

/**
 * Suggests addresses for the typed text. Uses the configured provider, and falls back to the gazetteer when
 * there is none, or when it fails or finds nothing.
 */
export async function suggestAddresses(
  { addressSearch, log }: Pick<Deps, 'addressSearch' | 'log'>,
  text: string,
  options: { session?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Suggestions> {
  if (text.trim().length < SHORTEST) return { suggestions: [], attribution: '' };
  if (addressSearch) {
    const result = await addressSearch.suggest(text, options);
    if (result.outcome === 'unavailable') {
      // Log each failure once, not for every keystroke while the provider is paused.
      if (result.reason !== 'resting' && result.reason !== 'cancelled')
        log.warn({ reason: result.reason }, 'address search unavailable');
    } else if (result.places.length > 0)
      return { suggestions: result.places.slice(0, MOST), attribution: addressSearch.attribution };
  }
  return { suggestions: completeAddress(text), attribution: GEONAMES };
}
