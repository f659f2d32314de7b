import { filesOf, type StoredFile } from '#server/core/files/files.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { toDocument } from './shelf.ts';
import * as store from './store.ts';

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
