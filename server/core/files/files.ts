import { Readable } from 'node:stream';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { StorageTrouble } from '#server/ports/file-storage.ts';
import { DamagedFile, joined, plainLength } from './encryption.ts';
import { openIntake, type Accept } from './intake.ts';
import { deleteDiscarded } from './jobs.ts';
import { storeFile, openStoredFile, type Draft, type FileDeps, type Variant } from './stored-files.ts';
import { MOST_BYTES } from './limits.ts';
import * as store from './store.ts';
import { thumbMime } from './thumbnail.ts';
import { say } from '#server/platform/say.ts';

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
 * Stores a person's upload: checks its content, strips metadata, encrypts and stores it while it arrives.
 * Errors name the file. Call `adoptFile` in the transaction that uses it; files not adopted within an hour
 * are deleted.
 */
export async function storeUpload(
  deps: FileDeps,
  given: { homeId: string; createdBy: string; upload: Upload; accept: Accept },
): Promise<StoredFile> {
  const { homeId, createdBy, upload, accept } = given;
  const intake = await openIntake(deps, { upload, accept, owner: createdBy });
  const draft: Draft = {
    homeId,
    createdBy,
    kind: 'upload',
    mime: intake.mime,
    reserve: Math.min(upload.bytes ?? MOST_BYTES, MOST_BYTES),
    shownName: intake.name,
  };
  return toStored(await storeFile(deps, draft, (place) => intake.fill(place)));
}

/** Stores a file we generated. It isn't checked and counts toward no limit. */
export async function storeGenerated(
  deps: FileDeps,
  given: { homeId: string; createdBy: string | null; mime: string; stream: AsyncIterable<Uint8Array> },
): Promise<StoredFile> {
  const { homeId, createdBy, mime, stream } = given;
  const draft: Draft = { homeId, createdBy, kind: 'made', mime, reserve: 0, shownName: 'The file' };
  return toStored(await storeFile(deps, draft, (place) => place.write('original', stream)));
}

/**
 * Assigns a stored file to its use, in that transaction. Refuses anything but an unadopted file of this home.
 */
export async function adoptFile(tx: Tx, homeId: string, fileId: string): Promise<void> {
  if (!(await store.adoptFile(tx, homeId, fileId)))
    throw new AppError('not_found', say().fileErrors.noSuchFileSendAgain);
}

type Opened = { first: Buffer; rest: AsyncGenerator<Buffer>; mime: string; bytes: number };

/** Finds a file of a home, opens it, and verifies its first segment. */
const openFile = async (deps: FileDeps, homeId: string, fileId: string, variant: Variant): Promise<Opened> =>
  openRow(deps, await store.findFile(deps.db, homeId, fileId), fileId, variant);

async function openRow(
  deps: FileDeps,
  row: store.FileRow | undefined,
  fileId: string,
  variant: Variant,
): Promise<Opened> {
  if (!row || (variant === 'thumb' && row.thumbKey === null))
    throw new AppError('not_found', say().fileErrors.noSuchFile);
  let opened: Awaited<ReturnType<typeof openStoredFile>>;
  try {
    opened = await openStoredFile(deps, row, variant);
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    deps.log.error({ err: error, fileId }, 'file read failed');
    throw new AppError('unavailable', say().fileErrors.unreadableNow, {
      retryAfterSeconds: 5,
    });
  }
  if (!opened) throw new DamagedFile(`file ${fileId} (${variant}) is not in the storage`);
  const { content, stored } = opened;
  const first = await content.next(); // also starts reading; otherwise there would be nothing to close
  const bytes = plainLength(stored);
  if (variant === 'original' && bytes !== row.bytes) {
    await content.return(undefined);
    throw new DamagedFile(`file ${fileId} is not as long as it was`);
  }
  const start = first.done ? Buffer.alloc(0) : first.value;
  return { first: start, rest: content, mime: variant === 'thumb' ? thumbMime(start) : row.mime, bytes };
}

/**
 * Opens a file of a home. Its first segment is verified before this returns; if a later one was altered, the
 * stream ends in an error, never in wrong bytes.
 */
export async function openStored(
  deps: FileDeps,
  homeId: string,
  fileId: string,
  variant: Variant = 'original',
): Promise<{ stream: Readable; mime: string; bytes: number }> {
  const { first, rest, mime, bytes } = await openFile(deps, homeId, fileId, variant);
  const stream = Readable.from(
    (async function* () {
      if (first.length > 0) yield first;
      yield* rest;
    })(),
    { objectMode: false },
  );
  // A stream that is closed before it was read never starts the generator above, and the file would stay open.
  stream.once('close', () => void rest.return(undefined).catch(() => undefined));
  return { stream, mime, bytes };
}

/** Reads a whole file of a home. Uploads have 10 MB at most; anything larger should be opened as a stream. */
export async function readStored(
  deps: FileDeps,
  homeId: string,
  fileId: string,
  variant: Variant = 'original',
): Promise<{ content: Buffer; mime: string }> {
  return readAll(await openFile(deps, homeId, fileId, variant));
}

async function readAll({ first, rest, mime }: Opened): Promise<{ content: Buffer; mime: string }> {
  const parts = [first];
  for await (const part of rest) parts.push(part);
  return { content: joined(parts), mime };
}

/** Files looked up with one statement. Few enough that a file deleted meanwhile is noticed within seconds. */
const ROWS_AT_ONCE = 50;

/**
 * Like `readStored`, for many files of a home that are read one after the other: they are looked up in batches, because
 * a statement for each costs as much as reading a small file.
 */
export function readStoredInBatches(
  deps: FileDeps,
  homeId: string,
  fileIds: readonly string[],
  variant: Variant = 'original',
): (fileId: string) => Promise<{ content: Buffer; mime: string }> {
  const placeOf = new Map(fileIds.map((id, i) => [id, i]));
  const batches = new Map<number, Promise<Map<string, store.FileRow>>>();
  const lookUp = (batch: number) => {
    const ids = fileIds.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE);
    const rows = store.findFiles(deps.db, homeId, ids).then((found) => new Map(found.map((r) => [r.id, r])));
    // A failed statement must not stand for the whole batch.
    rows.catch(() => batches.delete(batch));
    batches.set(batch, rows);
    batches.delete(batch - 2);
    return rows;
  };
  return async (fileId) => {
    const place = placeOf.get(fileId);
    if (place === undefined) return readStored(deps, homeId, fileId, variant);
    const batch = Math.floor(place / ROWS_AT_ONCE);
    const row = (await (batches.get(batch) ?? lookUp(batch))).get(fileId);
    return readAll(await openRow(deps, row, fileId, variant));
  };
}

/** Discards files in the transaction that drops their last use: they can't be opened once it commits. */
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

/** Discards all files of a home. */
export async function discardHomeFiles(tx: Tx, jobs: Jobs, homeId: string): Promise<void> {
  const marked = await store.markDeleting(tx, homeId);
  if (marked.length > 0) await jobs.enqueue(tx, deleteDiscarded, {});
}

/** Facts about these files of a home, by id. Missing files are omitted. */
export async function filesOf(
  db: Queryable,
  homeId: string,
  ids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await store.findFiles(db, homeId, ids);
  return new Map(rows.map((row) => [row.id, toStored(row)]));
}
