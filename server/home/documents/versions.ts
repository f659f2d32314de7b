import { MOST_VERSIONS } from '#contract/home/documents.ts';
import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import { adoptFile, filesOf, openStored, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { changing, recordChange, refuseTrashed } from './changing.ts';
import { downloadName } from './names.ts';
import {
  fileOf,
  noSuchDocument,
  readDocument,
  type Caller,
  type DocumentRef,
  type HomeDeps,
} from './reading.ts';
import { asMime, isVisible, PURPOSE } from './shelf.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Version = DocumentRef & { version: number };

/** Returns all versions of a document, newest first. */
export async function listVersions(
  { db, clock, masterKeys }: HomeDeps,
  caller: Caller,
  { homeId, documentId }: DocumentRef,
) {
  const home = await homeFor(db, caller.id, homeId, 'view');
  const row = await store.findDocument(db, home.id, documentId);
  if (!row || !isVisible(row.document, clock.now())) throw noSuchDocument();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const versions = await store.listVersions(db, home.id, documentId);
  const files = await filesOf(
    db,
    home.id,
    versions.map(({ fileId }) => fileId),
  );
  return versions.map(({ version, fileId, filename, restoredFrom, createdAt }) => ({
    version,
    filename: cipher.open(PURPOSE.filename, filename),
    mime: asMime(fileOf(files, fileId).mime),
    bytes: fileOf(files, fileId).bytes,
    restoredFrom,
    createdAt,
  }));
}

type NextFile = Pick<store.VersionRow, 'fileId' | 'filename'> & { restoredFrom?: number };

/** The document's row is locked, so concurrent uploads get consecutive version numbers. */
async function addVersion(
  tx: Tx,
  cipher: HomeCipher,
  on: { document: store.DocumentRow; now: Date; caller: Caller },
  next: NextFile,
): Promise<number> {
  const { document, now, caller } = on;
  if (document.version >= MOST_VERSIONS)
    throw new AppError('conflict', say().documentErrors.manyVersions(MOST_VERSIONS));
  const version = document.version + 1;
  await store.insertVersion(tx, {
    ...next,
    documentId: document.id,
    version,
    createdBy: caller.id,
    createdAt: now,
  });
  await store.updateDocument(tx, cipher.homeId, document.id, { version, updatedAt: now });
  return version;
}

/** Uploads a new version. Earlier ones are kept. */
export async function replaceDocument(deps: Deps, caller: Caller, which: DocumentRef, upload: Upload) {
  const { db, clock } = deps;
  const home = await homeFor(db, caller.id, which.homeId, 'edit');
  const row = await store.findDocument(db, home.id, which.documentId);
  if (!row || !isVisible(row.document, clock.now())) throw noSuchDocument();
  refuseTrashed(row.document);
  const stored = await storeUpload(deps, {
    homeId: home.id,
    createdBy: caller.id,
    upload,
    accept: 'document',
  });
  // It may have been trashed meanwhile, so everything is checked again under the lock.
  return changing(
    deps,
    caller,
    { ...which, homeId: home.id },
    async ({ tx, cipher, document, name, now }) => {
      refuseTrashed(document);
      await adoptFile(tx, cipher.homeId, stored.id);
      const filename = cipher.seal(PURPOSE.filename, safeFileName(upload.filename));
      const version = await addVersion(
        tx,
        cipher,
        { document, now, caller },
        { fileId: stored.id, filename },
      );
      await recordChange(tx, cipher, {
        at: now,
        by: caller,
        action: 'document.replaced',
        documentId: document.id,
        detail: `${name}, version ${version}`,
      });
      return readDocument(tx, cipher, document.id);
    },
  );
}

/** Restores an earlier file as a new version, so no version in between is lost. */
export const restoreVersion = (deps: HomeDeps, caller: Caller, { version: from, ...which }: Version) =>
  changing(deps, caller, which, async ({ tx, cipher, document, name, now }) => {
    refuseTrashed(document);
    const earlier = await store.findVersion(tx, cipher.homeId, document.id, from);
    if (!earlier) throw new AppError('not_found', say().documentErrors.noSuchVersion);
    if (from === document.version) throw new AppError('conflict', say().documentErrors.newestVersion);
    const { fileId, filename } = earlier.file;
    await addVersion(tx, cipher, { document, now, caller }, { fileId, filename, restoredFrom: from });
    await recordChange(tx, cipher, {
      at: now,
      by: caller,
      action: 'document.version-restored',
      documentId: document.id,
      detail: `${name}, version ${from}`,
    });
    return readDocument(tx, cipher, document.id);
  });

const recordOpened = (
  { db }: Pick<Deps, 'db'>,
  cipher: HomeCipher,
  { id, device }: Caller,
  opened: Omit<Change, 'actor'>,
) => db.transaction((tx) => recordHomeChange(tx, cipher, { ...opened, actor: { id, device } }));

/**
 * Opens one version of a document. Access by anyone but the owner goes into the home's audit log, so the
 * household sees who viewed its documents.
 */
export async function openVersion(
  deps: Deps,
  caller: Caller,
  { homeId, documentId, version }: Version,
  purpose: 'download' | 'preview',
) {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, caller.id, homeId, 'view');
  const row = await store.findVersion(db, home.id, documentId, version);
  const now = clock.now();
  if (!row || !isVisible(row.document, now)) throw noSuchDocument();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const name = cipher.open(PURPOSE.name, row.document.name);
  const opened = await openStored(deps, home.id, row.file.fileId);
  if (home.role !== 'owner') {
    const action = purpose === 'download' ? 'document.downloaded' : 'document.viewed';
    try {
      await recordOpened(deps, cipher, caller, { at: now, action, subjectId: documentId, detail: name });
    } catch (error) {
      opened.stream.destroy();
      throw error;
    }
  }
  const older = version === row.document.version ? undefined : version;
  return { ...opened, filename: downloadName(name, opened.mime, older) };
}

/** Returns a thumbnail of the newest version. */
export async function openThumb(deps: Deps, caller: Caller, { homeId, documentId }: DocumentRef) {
  const { db, clock } = deps;
  const home = await homeFor(db, caller.id, homeId, 'view');
  const row = await store.findDocument(db, home.id, documentId);
  if (!row || !isVisible(row.document, clock.now())) throw noSuchDocument();
  const opened = await openStored(deps, home.id, row.file.fileId, 'thumb');
  return { ...opened, filename: downloadName('small', opened.mime) };
}
