import { recordHomeChange, type Actor } from '#server/core/audit/audit.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { noSuchDocument, type Caller, type DocumentRef, type HomeDeps } from './reading.ts';
import { isVisible, PURPOSE } from './shelf.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Recorded = { at: Date; by: Actor; action: string; documentId?: string; detail: string };

/** Writes the home's audit log and publishes the live update, in the transaction of the change. */
export async function recordChange(tx: Tx, cipher: HomeCipher, change: Recorded): Promise<void> {
  const { at, by, action, documentId, detail } = change;
  const actor = { id: by.id, device: by.device };
  await recordHomeChange(tx, cipher, {
    at,
    actor,
    action,
    detail,
    ...(documentId ? { subjectId: documentId } : {}),
  });
  await publishToHome(tx, cipher.homeId, 'documents');
}

type Open = { tx: Tx; cipher: HomeCipher; document: store.DocumentRow; name: string; now: Date };

/** Runs a change to one document: checks that the caller may edit the home, and locks the document. */
export async function changing<T>(
  { db, clock, masterKeys }: HomeDeps,
  caller: Caller,
  { homeId, documentId }: DocumentRef,
  change: (open: Open) => Promise<T>,
): Promise<T> {
  const home = await homeFor(db, caller.id, homeId, 'edit');
  const cipher = await cipherOf(db, masterKeys, home.id);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const document = await store.lockDocument(tx, home.id, documentId);
    await homeFor(tx, caller.id, home.id, 'edit'); // check again: access may have ended while waiting
    if (!document || !isVisible(document, now)) throw noSuchDocument();
    return change({ tx, cipher, document, name: cipher.open(PURPOSE.name, document.name), now });
  });
}

export function refuseTrashed(document: Pick<store.DocumentRow, 'trashedAt'>): void {
  if (document.trashedAt) throw new AppError('conflict', say().documentErrors.inTrash);
}
