import { recordHomeChange, type Actor } from '#server/core/audit/audit.ts';
import { filesOf, type StoredFile } from '#server/core/files/files.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { isVisible, PURPOSE, toDocument } from './shelf.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export type Caller = Pick<Member, 'id' | 'device'>;
export type HomeDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
export type DocumentRef = { homeId: string; documentId: string };

export const noSuchDocument = () => new AppError('not_found', say().documentErrors.noSuchDocument);

/** The file of a row. Always present, because files are adopted and discarded with their rows. */
export function fileOf(files: Map<string, StoredFile>, fileId: string): StoredFile {
  const file = files.get(fileId);
  if (!file) throw new Error('a document has no file');
  return file;
}

/** Returns one document for its household. */
export async function readDocument(db: Queryable, cipher: HomeCipher, documentId: string) {
  const row = await store.findDocument(db, cipher.homeId, documentId);
  if (!row) throw noSuchDocument();
  const files = await filesOf(db, cipher.homeId, [row.file.fileId]);
  return toDocument(cipher, row, fileOf(files, row.file.fileId));
}

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
