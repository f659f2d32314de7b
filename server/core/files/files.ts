import { Readable } from 'node:stream';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { StorageTrouble } from '#server/ports/file-storage.ts';
import { DamagedFile, plainLength } from './encryption.ts';
import { openIntake, type Accept } from './intake.ts';
import { deleteDiscarded } from './jobs.ts';
import { keepFile, openKept, type Draft, type FileDeps, type Variant } from './keeping.ts';
import { MOST_BYTES } from './limits.ts';
import * as store from './store.ts';

export type StoredFile = {
  id: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasThumb: boolean;
  createdAt: Date;
};

const toStored = (row: store.FileRow): StoredFile => ({
  id: row.id,
  mime: row.mime,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  hasThumb: row.thumbKey !== null,
  createdAt: row.createdAt,
});

/**
 * Takes a file that a person sends: checks it by its content, takes out what should not be in it, encrypts and stores it
 * as it arrives. Refuses with a sentence that names the file. Call `adoptFile` in the transaction that uses it; what is
 * not adopted within the hour is deleted.
 */
export async function storeUpload(
  deps: FileDeps,
  given: { homeId: string; createdBy: string; upload: Upload; accept: Accept },
): Promise<StoredFile> {
  const { homeId, createdBy, upload, accept } = given;
  const intake = await openIntake(deps, upload, accept);
  const draft: Draft = {
    homeId,
    createdBy,
    kind: 'upload',
    mime: intake.mime,
    reserve: Math.min(upload.bytes ?? MOST_BYTES, MOST_BYTES),
    shownName: intake.name,
  };
  return toStored(await keepFile(deps, draft, (place) => intake.fill(place)));
}

/** Stores what we made ourselves. It is not checked and counts towards no limit. */
export async function storeMade(
  deps: FileDeps,
  given: { homeId: string; createdBy: string | null; mime: string; stream: AsyncIterable<Uint8Array> },
): Promise<StoredFile> {
  const { homeId, createdBy, mime, stream } = given;
  const draft: Draft = { homeId, createdBy, kind: 'made', mime, reserve: 0, shownName: 'The file' };
  return toStored(await keepFile(deps, draft, (place) => place.write('original', stream)));
}

/** Gives a stored file to what it is for, in that transaction. Refuses what is not an unadopted file of this home. */
export async function adoptFile(tx: Tx, homeId: string, fileId: string): Promise<void> {
  if (!(await store.adoptFile(tx, homeId, fileId)))
    throw new AppError('not_found', 'There is no such file. Send it again.');
}

/**
 * Opens a file of a home. Its beginning has been read and proved right before this returns; when a later part has not
 * been kept as it was written, the stream ends in an error and never in wrong bytes.
 */
export async function openStored(
  deps: FileDeps,
  homeId: string,
  fileId: string,
  variant: Variant = 'original',
): Promise<{ stream: Readable; mime: string; bytes: number }> {
  const row = await store.findFile(deps.db, homeId, fileId);
  if (!row || (variant === 'thumb' && row.thumbKey === null))
    throw new AppError('not_found', 'There is no such file.');
  let opened: Awaited<ReturnType<typeof openKept>>;
  try {
    opened = await openKept(deps, row, variant);
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    deps.log.error({ err: error, fileId }, 'a file could not be read');
    throw new AppError('unavailable', 'The file cannot be read just now. Try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
  if (!opened) throw new DamagedFile(`file ${fileId} (${variant}) is not in the storage`);
  const { content, stored } = opened;
  const first = await content.next(); // also begins to read, without which there would be nothing to close
  const bytes = plainLength(stored);
  if (variant === 'original' && bytes !== row.bytes) {
    await content.return(undefined);
    throw new DamagedFile(`file ${fileId} is not as long as it was`);
  }
  const stream = Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* content;
    })(),
    { objectMode: false },
  );
  return { stream, mime: variant === 'thumb' ? 'image/webp' : row.mime, bytes };
}

/** Throws files away, in the transaction that lets go of them: nobody can open them once it commits. */
export async function discardFiles(
  tx: Tx,
  jobs: Jobs,
  homeId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const marked = await store.markDeleting(tx, homeId, fileIds);
  if (marked.length > 0) await jobs.enqueue(tx, deleteDiscarded, {});
}

/** Throws everything of a home away. */
export async function discardHomeFiles(tx: Tx, jobs: Jobs, homeId: string): Promise<void> {
  const marked = await store.markDeleting(tx, homeId);
  if (marked.length > 0) await jobs.enqueue(tx, deleteDiscarded, {});
}

/** What is known of these files of a home, by id. Those that are not there are left out. */
export async function filesOf(
  db: Queryable,
  homeId: string,
  ids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await store.findFiles(db, homeId, ids);
  return new Map(rows.map((row) => [row.id, toStored(row)]));
}
