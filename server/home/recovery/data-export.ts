import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openNote } from './entries.ts';
import { feedsOfHome, remindersOf } from './feed-store.ts';
import { openTask } from './advisor.ts';
import { consentsOfHome, tasksOfHome } from './advisor-store.ts';
import { lettersOfHome } from './letter-store.ts';
import { openLetter } from './sealed-letters.ts';
import { recordsOfHome } from './record-store.ts';
import { openRecord } from './sealed-records.ts';
import { listShares, listViews } from './share-store.ts';
import { SHARE_LABEL } from './shares.ts';
import * as store from './store.ts';

/**
 * Recoveries with every fact, record, letter, link and task. Leaves out who the advisor is, which is the advisor's own
 * data.
 */
export async function exportRecovery({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const rows = await store.listRecoveries(db, cipher.homeId);
  const facts = (await Promise.all(rows.map((row) => store.factsOf(db, row)))).flat();
  const reminders = (await Promise.all(rows.map(({ id }) => remindersOf(db, id)))).flat();
  const records = (await recordsOfHome(db, cipher.homeId)).map((row) => ({
    row,
    opened: openRecord(cipher, row.kind, row),
  }));
  const shares = await listShares(db, cipher.homeId);
  const views = await listViews(
    db,
    shares.map(({ id }) => id),
  );
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
      recovery_advisors: (await consentsOfHome(db, cipher.homeId)).map((row) =>
        plainRow({ ...row, advisorId: undefined }),
      ),
      recovery_tasks: (await tasksOfHome(db, cipher.homeId)).map((row) =>
        plainRow({ ...row, assignedBy: undefined, details: openTask(cipher, row) }),
      ),
      recovery_shares: shares.map((row) => plainRow({ ...row, label: cipher.open(SHARE_LABEL, row.label) })),
      recovery_share_views: views.map(plainRow),
      recovery_letters: (await lettersOfHome(db, cipher.homeId)).map((row) =>
        plainRow({ ...row, details: openLetter(cipher, row) }),
      ),
      recovery_records: records.map(({ row, opened }) => plainRow({ ...row, details: opened.details })),
    },
  };
}
