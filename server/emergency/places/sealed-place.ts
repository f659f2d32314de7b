import { z } from 'zod';
import { WATCHED_KINDS } from '#contract/emergency/places.ts';
import { openForPerson, sealForPerson, type PersonText } from '#server/core/sealing/sealing.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';

/** The sealed fields of a watched place. */
const PlaceText = z.object({
  kind: z.enum(WATCHED_KINDS),
  name: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  accuracy: z.enum(['rooftop', 'street', 'zip']),
});
export type PlaceText = z.infer<typeof PlaceText>;

/** Bound to its person: a row moved to another account can't be opened. */
const purposeOf = (userId: string): string => `watched-place|${userId}`;

export const sealPlace = (masterKeys: MasterKeys, userId: string, place: PlaceText): PersonText =>
  sealForPerson(masterKeys, purposeOf(userId), JSON.stringify(place));

export const openPlace = (masterKeys: MasterKeys, row: PersonText & { userId: string }): PlaceText =>
  PlaceText.parse(JSON.parse(openForPerson(masterKeys, purposeOf(row.userId), row)));

/** A tenth of a degree: about 7 miles. */
const CELLS_A_DEGREE = 10;

export const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_A_DEGREE);
