import { z } from 'zod';
import { LetterDetails } from '#contract/home/recovery-letters.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { LetterRow } from './letter-store.ts';

/** Version of the encrypted JSON. A new shape gets a new number and a migration step from this one. */
const VERSION = 1;
const Envelope = z.object({ v: z.literal(VERSION), is: LetterDetails });
const PURPOSE = 'recovery.letter';

export const sealLetter = (cipher: HomeCipher, details: LetterDetails) =>
  cipher.seal(PURPOSE, JSON.stringify({ v: VERSION, is: details }));

export const openLetter = (cipher: HomeCipher, { details }: Pick<LetterRow, 'details'>): LetterDetails =>
  Envelope.parse(JSON.parse(cipher.open(PURPOSE, details))).is;
