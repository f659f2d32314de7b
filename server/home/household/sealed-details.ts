import { z } from 'zod';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';

/** Of the JSON inside: a later shape gets a number of its own, and a step that turns this one into it. */
const VERSION = 1;

const Envelope = z.object({ v: z.literal(VERSION), is: z.unknown() });

export const sealDetails = (cipher: HomeCipher, purpose: string, details: object) =>
  cipher.seal(purpose, JSON.stringify({ v: VERSION, is: details }));

/** Opens what was sealed and checks its shape again: what comes out is what the contract says, or nothing does. */
export const openDetails = <S extends z.ZodType>(
  cipher: HomeCipher,
  purpose: string,
  schema: S,
  sealed: Uint8Array,
): z.output<S> => schema.parse(Envelope.parse(JSON.parse(cipher.open(purpose, sealed))).is);
