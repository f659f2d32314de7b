import { z } from 'zod';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { urlBelow, remoteSearch, type RemoteOptions } from './address-search.remote.ts';

const HOMES = ['street_address', 'premise', 'subpremise'];
const TYPES = [...HOMES, 'route'];
const FIELDS = ['placeId', 'text.text', 'structuredFormat.mainText.text', 'types'];

const Answer = z.object({
  // An empty object means no results.
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z.object({ mainText: z.object({ text: z.string() }) }).optional(),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** Google Places API (New), Autocomplete. It returns no coordinates; those take a second, billed call. */
export function createGoogleSearch(
  options: RemoteOptions & { key: string; url?: string },
): AddressSearchPort {
  const url = urlBelow(options.url ?? 'https://places.googleapis.com', '/v1/places:autocomplete');
  return remoteSearch({
    ...options,
    attribution: 'Google Maps',
    request: (input, sessionToken) => ({
      url,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': options.key,
          'x-goog-fieldmask': FIELDS.map((field) => `suggestions.placePrediction.${field}`).join(),
        },
        body: JSON.stringify({
          input,
          sessionToken,
          includedRegionCodes: ['us'],
          includedPrimaryTypes: TYPES,
          languageCode: 'en-US',
          regionCode: 'us',
        }),
      },
    }),
    answer: Answer,
    places: ({ suggestions }) =>
      suggestions.flatMap(({ placePrediction: said }) => {
        if (!said || !said.types.some((type) => TYPES.includes(type))) return [];
        const isHome = said.types.some((type) => HOMES.includes(type));
        return toPlace(said.placeId, said.text.text, said.structuredFormat?.mainText.text, isHome);
      }),
  });
}

/**
 * Parses "5678 Skyway, Paradise, CA 95969, USA", with or without the ZIP code. Other endings aren't in the
 * US.
 */
function toPlace(placeId: string, text: string, main: string | undefined, isHome: boolean): AddressPlace[] {
  const found = /^(.+), ([^,]+), ([A-Z]{2})(?: (\d{5})(?:-\d{4})?)?, USA$/.exec(text);
  if (!found) return [];
  const [, street = '', city = '', state = '', zip] = found;
  return [
    {
      formattedAddress: `${street}, ${city}, ${state}${zip ? ` ${zip}` : ''}`,
      placeId,
      street: main ?? street,
      city,
      state,
      zip: zip ?? null,
      location: null,
      precision: isHome ? 'home' : 'street',
    },
  ];
}
