import type { z } from 'zod';
import { MOST_DOCUMENTS, type changeDocument as ChangeEndpoint } from '#contract/home/documents.ts';
import { KIND_NAMES, type DocumentKind } from '#contract/home/document-kinds.ts';
import { adoptFile, filesOf, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import { safeFileName } from '#server/platform/safe-file-name.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { changing, recordChange, refuseTrashed } from './changing.ts';
import { nameOfFile, tidyName } from './names.ts';
import { fileOf, readDocument, type Caller, type DocumentRef, type HomeDeps } from './reading.ts';
import { asKind, isVisible, kindTitle, PURPOSE, toDocument } from './shelf.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Returns a home's documents, its trash, and the document types the household doesn't need. */
export async function listDocuments({ db, clock, masterKeys }: HomeDeps, caller: Caller, homeRef: string) {
  const home = await homeFor(db, caller.id, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const now = clock.now();
  const rows = (await store.listDocuments(db, home.id)).filter(({ document }) => isVisible(document, now));
  const files = await filesOf(
    db,
    home.id,
    rows.map(({ file }) => file.fileId),
  );
  const all = rows.map((row) => toDocument(cipher, row, fileOf(files, row.file.fileId)));
  return {
    homeId: home.id,
    documents: all.filter(({ trashedAt }) => trashedAt === null),
    trash: all.filter(({ trashedAt }) => trashedAt !== null),
    notApplicable: (await store.listNotApplicable(db, home.id)).map(asKind),
    canEdit: home.role !== 'viewer' && home.archivedAt === null,
  };
}

function refuseFull(held: number): void {
  if (held >= MOST_DOCUMENTS)
    throw new AppError(
      'conflict',
      say().documentErrors.manyDocuments(MOST_DOCUMENTS.toLocaleString('en-US')),
    );
}

/** Adds a document. The file is stored first; then document and file are adopted in one transaction. */
export async function addDocument(
  deps: Deps,
  caller: Caller,
  homeRef: string,
  { kind, upload }: { kind: DocumentKind; upload: Upload },
) {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, caller.id, homeRef, 'edit');
  const cipher = await cipherOf(db, masterKeys, home.id);
  refuseFull(await store.countDocuments(db, home.id));
  const stored = await storeUpload(deps, {
    homeId: home.id,
    createdBy: caller.id,
    upload,
    accept: 'document',
  });
  const name = nameOfFile(upload.filename, kindTitle(kind));
  return db.transaction(async (tx) => {
    await store.lockShelf(tx, home.id);
    // Check again: during the upload, the sender may have been removed or the home archived.
    await homeFor(tx, caller.id, home.id, 'edit');
    refuseFull(await store.countDocuments(tx, home.id));
    const now = clock.now();
    await adoptFile(tx, home.id, stored.id);
    const { id } = await store.insertDocument(tx, {
      homeId: home.id,
      kind,
      name: cipher.seal(PURPOSE.name, name),
      createdAt: now,
      updatedAt: now,
    });
    await store.insertVersion(tx, {
      documentId: id,
      version: 1,
      fileId: stored.id,
      filename: cipher.seal(PURPOSE.filename, safeFileName(upload.filename)),
      createdBy: caller.id,
      createdAt: now,
    });
    await recordChange(tx, cipher, {
      at: now,
      by: caller,
      action: 'document.added',
      documentId: id,
      detail: name,
    });
    return readDocument(tx, cipher, id);
  });
}

/** Renames a document or changes its type. No-op if nothing changes. */
export const changeDocument = (
  deps: HomeDeps,
  caller: Caller,
  which: DocumentRef,
  given: z.output<(typeof ChangeEndpoint)['body']>,
) =>
  changing(deps, caller, which, async ({ tx, cipher, document, name, now }) => {
    refuseTrashed(document);
    const was = asKind(document.kind);
    const kind = given.kind ?? was;
    const newName = given.name === undefined ? name : tidyName(given.name, kindTitle(kind));
    const isRenamed = newName !== name;
    if (isRenamed || kind !== was) {
      await store.updateDocument(tx, cipher.homeId, document.id, {
        kind,
        ...(isRenamed ? { name: cipher.seal(PURPOSE.name, newName) } : {}),
        updatedAt: now,
      });
      const toKind = kind === was ? '' : `${kindTitle(was)} to ${kindTitle(kind)}`;
      await recordChange(tx, cipher, {
        at: now,
        by: caller,
        action: isRenamed ? 'document.renamed' : 'document.kind-changed',
        documentId: document.id,
        detail: isRenamed ? `${name} to ${newName}${toKind && `; ${toKind}`}` : `${name}: ${toKind}`,
      });
    }
    return readDocument(tx, cipher, document.id);
  });

/** Sets whether a household needs a document type. */
export async function markKind(
  { db, clock, masterKeys }: HomeDeps,
  caller: Caller,
  homeRef: string,
  { kind, applicable }: { kind: DocumentKind; applicable: boolean },
): Promise<void> {
  const home = await homeFor(db, caller.id, homeRef, 'edit');
  const cipher = await cipherOf(db, masterKeys, home.id);
  await db.transaction(async (tx) => {
    await homeFor(tx, caller.id, home.id, 'edit');
    if (!(await store.setApplicable(tx, home.id, kind, applicable))) return;
    await recordChange(tx, cipher, {
      at: clock.now(),
      by: caller,
      action: applicable ? 'checklist.needed' : 'checklist.not-applicable',
      detail: kindTitle(kind),
    });
  });
}

/** Returns every current document with its newest file for a claim, in checklist order, then by name. */
export async function documentsForClaim(db: Queryable, cipher: HomeCipher, homeId: string) {
  const rows = (await store.listDocuments(db, homeId)).filter(({ document }) => document.trashedAt === null);
  const files = await filesOf(
    db,
    homeId,
    rows.map(({ file }) => file.fileId),
  );
  return rows
    .map((row) => ({
      ...toDocument(cipher, row, fileOf(files, row.file.fileId)),
      fileId: row.file.fileId,
      kindTitle: kindTitle(asKind(row.document.kind)),
    }))
    .sort((a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind) || a.name.localeCompare(b.name));
}

/** Returns every document with all its versions, including the trash, for a data export. */
export async function documentsForExport(db: Queryable, cipher: HomeCipher, homeId: string) {
  const rows = await store.listDocuments(db, homeId);
  const versions = await store.listAllVersions(db, homeId);
  const files = await filesOf(
    db,
    homeId,
    versions.map(({ fileId }) => fileId),
  );
  return rows.map((row) => ({
    ...toDocument(cipher, row, fileOf(files, row.file.fileId)),
    versions: versions
      .filter(({ documentId }) => documentId === row.document.id)
      .map(({ version, fileId, filename, restoredFrom, createdAt }) => ({
        version,
        fileId,
        filename: cipher.open(PURPOSE.filename, filename),
        mime: fileOf(files, fileId).mime,
        bytes: fileOf(files, fileId).bytes,
        restoredFrom,
        createdAt,
      })),
  }));
}
