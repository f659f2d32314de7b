import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openNote } from './entries.ts';
import { feedsOfHome, remindersOf } from './feed-store.ts';
import { recordsOfHome } from './record-store.ts';
import { openRecord } from './sealed-records.ts';
import * as store from './store.ts';

/** Recoveries with every version of every fact, and every record with its receipt. */
export async function exportRecovery({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const rows = await store.listRecoveries(db, cipher.homeId);
  const facts = (await Promise.all(rows.map((row) => store.factsOf(db, row)))).flat();
  const reminders = (await Promise.all(rows.map(({ id }) => remindersOf(db, id)))).flat();
  const records = (await recordsOfHome(db, cipher.homeId)).map((row) => ({
    row,
    opened: openRecord(cipher, row.kind, row),
  }));
  return {
    files: records.flatMap(({ row, opened }) =>
      row.fileId === null
        ? []
        : {
            homeId: row.homeId,
            fileId: row.fileId,
            folder: 'recovery-receipts',
            name: 'name' in opened.details ? opened.details.name : 'receipt',
          },
    ),
    tables: {
      recoveries: rows.map(plainRow),
      recovery_facts: facts.map((fact) => plainRow({ ...fact, note: openNote(cipher, fact.note) })),
      recovery_feeds: (await feedsOfHome(db, cipher.homeId)).map(plainRow),
      recovery_reminders: reminders.map(plainRow),
      recovery_records: records.map(({ row, opened }) => plainRow({ ...row, details: opened.details })),
    },
  };
}
