import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOfHome } from '#server/service/cases/cases.ts';
import { handOvers } from './tables.ts';
import { PURPOSE } from './words.ts';

/** What our team wrote about the home when its cases were handed over. */
export const exportHandOvers = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => {
  const rows = [];
  for (const { id } of await casesOfHome(db, cipher.homeId))
    for (const { words, ...row } of await db.select().from(handOvers).where(eq(handOvers.caseId, id)))
      rows.push(plainRow({ ...row, text: cipher.open(PURPOSE, words) }));
  return { tables: { hand_overs: rows } };
};
