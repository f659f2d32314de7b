import { z } from 'zod';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';

/** Version of the encrypted JSON. A new shape gets a new number and a migration step from this one. */
const VERSION = 1;

const Envelope = z.object({ v: z.literal(VERSION), is: z.unknown() });

export const sealDetails = (cipher: HomeCipher, purpose: string, details: object) =>
  cipher.seal(purpose, JSON.stringify({ v: VERSION, is: details }));

/** Decrypts and validates, so the result always matches the contract or throws. */
export const openDetails = <S extends z.ZodType>(
  cipher: HomeCipher,
  purpose: string,
  schema: S,
  sealed: Uint8Array,
): z.output<S> => schema.parse(Envelope.parse(JSON.parse(cipher.open(purpose, sealed))).is);
