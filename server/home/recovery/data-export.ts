import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openNote } from './entries.ts';
import * as store from './store.ts';

/** Recoveries with every version of every fact. */
export async function exportRecovery({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const rows = await store.listRecoveries(db, cipher.homeId);
  const facts = (await Promise.all(rows.map((row) => store.factsOf(db, row)))).flat();
  return {
    tables: {
      recoveries: rows.map(plainRow),
      recovery_facts: facts.map((fact) => plainRow({ ...fact, note: openNote(cipher, fact.note) })),
    },
  };
}
