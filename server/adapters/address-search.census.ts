import { z } from 'zod';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { urlBelow, remoteSearch, type RemoteOptions } from './address-search.remote.ts';

const Answer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        coordinates: z.object({ x: z.number(), y: z.number() }),
        addressComponents: z.object({ city: z.string(), state: z.string(), zip: z.string() }),
      }),
    ),
  }),
});

/** A house number, a street, and either a town after a comma or a ZIP code at the end. */
const WHOLE_ADDRESS = /^\d+\S*\s+\p{L}.*(?:,\s*\p{L}{2}|\s\d{5}(?:-\d{4})?$)/u;

/**
 * The US Census Bureau's geocoder. It has no autocomplete, so we call it only when the address looks
 * complete.
 */
export function createCensusSearch(options: RemoteOptions & { url: string }): AddressSearchPort {
  return remoteSearch({
    ...options,
    attribution: 'US Census Bureau',
    request: (text) => {
      if (!WHOLE_ADDRESS.test(text)) return null;
      const url = urlBelow(options.url, '/geocoder/locations/onelineaddress');
      url.search = new URLSearchParams({
        address: text,
        benchmark: 'Public_AR_Current',
        format: 'json',
      }).toString();
      return { url };
    },
    answer: Answer,
    places: ({ result }) =>
      result.addressMatches.flatMap(
        ({ matchedAddress, coordinates, addressComponents: parts }): AddressPlace[] => {
          const { state, zip } = parts;
          if (!Object.hasOwn(STATE_NAMES, state)) return []; // Puerto Rico and the island territories
          const street = ordinaryCase(matchedAddress.split(',')[0] ?? '');
          const city = ordinaryCase(parts.city);
          return [
            {
              formattedAddress: `${street}, ${city}, ${state}${zip ? ` ${zip}` : ''}`,
              placeId: null,
              street,
              city,
              state,
              zip: zip || null,
              location: { lat: coordinates.y, lng: coordinates.x },
              precision: 'home',
            },
          ];
        },
      ),
  });
}

/** "1600 MCKINLEY AVE NW" in normal case: "1600 McKinley Ave NW". */
export const ordinaryCase = (shouted: string): string =>
  shouted
    .trim()
    .toLowerCase()
    .replace(/(?<![\p{L}\d'])\p{L}|(?<=\bo')\p{L}|(?<=\bmc)\p{L}(?=\p{L}{2})/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/\b(?:[NS][ew]|Us|Po)\b/g, (word) => word.toUpperCase());
