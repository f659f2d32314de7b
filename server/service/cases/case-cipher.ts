import { CLEAR_TEXT, cipherOf, type TextCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Case } from './store.ts';

/** Encrypts the text of a case with the home's key. A visitor's text isn't encrypted. */
export const cipherOfCase = async (
  db: Queryable,
  keys: MasterKeys,
  { homeId }: Pick<Case, 'homeId'>,
): Promise<TextCipher> => (homeId ? cipherOf(db, keys, homeId) : CLEAR_TEXT);
