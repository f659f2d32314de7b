import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import * as t from '#text/core/values.ts';

/** A US address or place. Parts the provider doesn't know are null. */
export const AddressPlace = z
  .object({
    formattedAddress: z.string(),
    placeId: z.string().nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable().describe('Two letters'),
    zip: z.string().nullable(),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    /** The provider's precision: the home, its street, or only its town or ZIP code. */
    precision: z.enum(['home', 'street', 'zip', 'city']),
  })
  .meta({ id: 'AddressPlace' });
export type AddressPlace = z.output<typeof AddressPlace>;

/** Uses POST because the input is a person's address, which must not appear in any URL. */
export const suggestAddresses = endpoint({
  method: 'POST',
  path: '/api/addresses/suggest',
  access: 'public',
  summary: 'Autocomplete US addresses and places, best match first',
  errors: ['rate_limited'],
  body: z.object({
    text: z
      .string()
      .trim()
      .max(200, t.tooLong(200))
      .refine((s) => !s.includes('\0'), t.invisibleCharacter),
    /** Groups the keystrokes of one search, for providers that bill per search. */
    session: z.uuid().optional(),
  }),
  reply: z.object({
    suggestions: z.array(AddressPlace).max(8),
    attribution: z.string().describe('Attribution of the data; shown with the list.'),
  }),
});
