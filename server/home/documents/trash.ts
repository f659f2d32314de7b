import { PRODUCT, type Actor } from '#server/core/audit/audit.ts';
import { discardFiles } from '#server/core/files/files.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { after, days } from '#server/platform/clock.ts';
import { TRASH_DAYS } from '#contract/home/documents.ts';
import { changing, recordChange } from './changing.ts';
import { readDocument, type Caller, type DocumentRef, type HomeDeps } from './reading.ts';
import { PURPOSE } from './shelf.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

const moving = (deps: HomeDeps, caller: Caller, which: DocumentRef, toTrash: boolean) =>
  changing(deps, caller, which, async ({ tx, cipher, document, name, now }) => {
    // Already there: a second window or a double tap.
    if ((document.trashedAt !== null) !== toTrash) {
      const trashedAt = toTrash ? now : null;
      await store.updateDocument(tx, cipher.homeId, document.id, { trashedAt });
      const action = toTrash ? 'document.trashed' : 'document.untrashed';
      await recordChange(tx, cipher, { at: now, by: caller, action, documentId: document.id, detail: name });
    }
    return readDocument(tx, cipher, document.id);
  });

/** Moves a document to the trash, where it can be restored for 30 days. */
export const trashDocument = (deps: HomeDeps, caller: Caller, which: DocumentRef) =>
  moving(deps, caller, which, true);

export const untrashDocument = (deps: HomeDeps, caller: Caller, which: DocumentRef) =>
  moving(deps, caller, which, false);

/** Deletes rows, files and logs it in one transaction; a job then deletes the bytes from storage. */
async function destroy(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  cipher: HomeCipher,
  what: { id: string; name: string; at: Date; by: Actor; action: string },
): Promise<void> {
  const versions = await store.listVersions(tx, cipher.homeId, what.id);
  await store.deleteDocument(tx, cipher.homeId, what.id);
  // A restored version shares its file with the one it restored.
  await discardFiles(tx, jobs, cipher.homeId, [...new Set(versions.map(({ fileId }) => fileId))]);
  const { at, by, action, id, name } = what;
  await recordChange(tx, cipher, { at, by, action, documentId: id, detail: name });
}

/** Permanently deletes a document in the trash, with all its files. */
export const deleteDocument = (deps: HomeDeps & Pick<Deps, 'jobs'>, caller: Caller, which: DocumentRef) =>
  changing(deps, caller, which, async ({ tx, cipher, document, name, now }) => {
    if (!document.trashedAt) throw new AppError('conflict', say().documentErrors.notInTrash);
    await destroy(tx, deps, cipher, {
      id: document.id,
      name,
      at: now,
      by: caller,
      action: 'document.deleted',
    });
  });

const BATCH = 100;

/**
 * Deletes documents that were in the trash for 30 days. A failure doesn't block the others, and the next run
 * retries it.
 */
export async function purgeTrash({
  db,
  jobs,
  clock,
  masterKeys,
  log,
}: Pick<Deps, 'db' | 'jobs' | 'clock' | 'masterKeys' | 'log'>): Promise<void> {
  const now = clock.now();
  const until = after(now, -days(TRASH_DAYS));
  let last: string | null = null;
  for (;;) {
    const due = await store.listTrashedUntil(db, until, last, BATCH);
    for (const { id, homeId } of due) {
      last = id;
      try {
        const cipher = await cipherOf(db, masterKeys, homeId);
        await db.transaction(async (tx) => {
          const document = await store.lockDocument(tx, homeId, id);
          if (!document?.trashedAt || document.trashedAt > until) return; // restored, or already deleted
          const name = cipher.open(PURPOSE.name, document.name);
          await destroy(tx, { jobs }, cipher, { id, name, at: now, by: PRODUCT, action: 'document.purged' });
        });
      } catch (err) {
        log.error({ err, documentId: id }, 'document trash purge failed');
      }
    }
    if (due.length < BATCH) return;
  }
}
