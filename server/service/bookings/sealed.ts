import { z } from 'zod';
import { Place } from '#contract/service/bookings.ts';
import type { TextCipher } from '#server/core/sealing/sealing.ts';

/**
 * What people wrote in a booking, and its address. Sealed with the home's key, so it becomes unreadable when the home
 * is deleted.
 */
const SealedDetails = z.object({
  place: Place.nullable(),
  words: z.record(z.string(), z.string()),
  notes: z.string(),
  /** The partner's note on its price. */
  quoteNote: z.string(),
});
export type SealedDetails = z.output<typeof SealedDetails>;

export const NO_DETAILS: SealedDetails = { place: null, words: {}, notes: '', quoteNote: '' };

export const sealDetails = (cipher: TextCipher, details: SealedDetails) =>
  cipher.seal('booking.details', JSON.stringify(details));
export const openDetails = (cipher: TextCipher, sealed: Uint8Array): SealedDetails =>
  SealedDetails.parse(JSON.parse(cipher.open('booking.details', sealed)));

export const sealCode = (cipher: TextCipher, code: string) => cipher.seal('booking.code', code);
export const openCode = (cipher: TextCipher, sealed: Uint8Array): string =>
  cipher.open('booking.code', sealed);

export const sealWords = (cipher: TextCipher, words: string) => cipher.seal('booking.words', words);
export const openWords = (cipher: TextCipher, sealed: Uint8Array): string =>
  cipher.open('booking.words', sealed);
