import { CLEAR_TEXT, cipherOf, type TextCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Case } from './store.ts';

/** What seals the words of a case: the home's key, or nothing where a visitor wrote. */
export const cipherOfCase = async (
  db: Queryable,
  keys: MasterKeys,
  { homeId }: Pick<Case, 'homeId'>,
): Promise<TextCipher> => (homeId ? cipherOf(db, keys, homeId) : CLEAR_TEXT);
