import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { StorageTrouble } from '#server/ports/file-storage.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { decryptStream, encryptStream, type Binding } from './encryption.ts';
import { LEAST_FREE_BYTES, MOST_HOME_BYTES, MOST_HOME_FILES } from './limits.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export type FileDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'fileStorage' | 'malwareScan' | 'log'>;
export type Variant = Binding['variant'];
type Plain = AsyncIterable<Uint8Array>;

/** What `fill` works with: the file's storage locations, encrypted on write and decrypted on read. */
export type Place = {
  write(variant: Variant, content: Plain): Promise<{ bytes: number; sha256: Buffer }>;
  read(variant: Variant): Promise<Plain>;
};

export type Draft = {
  homeId: string;
  createdBy: string | null;
  kind: 'upload' | 'made';
  mime: string;
  /** Space to reserve until its size is known. */
  reserve: number;
  /** For messages about it. */
  shownName: string;
};

/** What became of it. */
export type Filled = { bytes: number; sha256: Buffer; width?: number; height?: number; hasThumb?: boolean };

/** How often the row is touched while a file is written. */
const BEAT = seconds(20);

const keyOf = (storageKey: string, variant: Variant): string =>
  variant === 'thumb' ? store.thumbKeyOf(storageKey) : storageKey;

const spaceLeft = (used: number): number => Math.max(0, Math.floor((MOST_HOME_BYTES - used) / 1e6));

/**
 * Reserves space in the home for the file, or says which limit was hit. The row is inserted before counting
 * and is included: two concurrent uploads both see each other, so they can't exceed the limit together, and
 * no lock is needed.
 */
async function reserve(
  { db }: FileDeps,
  draft: Draft,
  row: { id: string } & Parameters<typeof store.insertFile>[1],
) {
  await store.insertFile(db, row);
  if (draft.kind === 'made') return;
  const { shownName } = draft;
  const used = await store.usageOf(db, draft.homeId);
  const refusal =
    used.files > MOST_HOME_FILES
      ? say().fileErrors.tooManyFiles(shownName, MOST_HOME_FILES.toLocaleString('en-US'))
      : used.bytes > MOST_HOME_BYTES
        ? say().fileErrors.tooManyBytes(
            shownName,
            MOST_HOME_BYTES / 1e9,
            spaceLeft(used.bytes - draft.reserve),
          )
        : undefined;
  if (refusal === undefined) return;
  await store.markDeleting(db, draft.homeId, [row.id]);
  await store.deleteRow(db, row.id);
  throw new AppError('vault_full', refusal);
}

async function checkRoom({ fileStorage, log }: FileDeps, draft: Draft): Promise<void> {
  const free = await fileStorage.freeBytes();
  if (free === null || free - draft.reserve >= LEAST_FREE_BYTES) return;
  log.error({ free }, 'file storage nearly full, uploads refused');
  throw storageFull(draft.shownName);
}

const storageFull = (name: string) => new AppError('storage_full', say().fileErrors.storageFull(name));

/** Turns storage trouble into a sentence about the file; other errors pass through. */
function refusalOf({ log }: FileDeps, error: unknown, name: string): unknown {
  if (!(error instanceof StorageTrouble)) return error;
  log.error({ err: error }, 'file store failed');
  if (error.reason === 'full') return storageFull(name);
  return new AppError('unavailable', say().fileErrors.notStored(name), {
    retryAfterSeconds: 5,
  });
}

/**
 * Creates a file of a home: the row first, then the bytes. On any failure nothing is left; what can't be
 * cleaned up now is found by its row later. It is unused until adopted.
 */
export async function storeFile(
  deps: FileDeps,
  draft: Draft,
  fill: (place: Place) => Promise<Filled>,
): Promise<store.FileRow> {
  const { db, clock, fileStorage, masterKeys, log } = deps;
  const { homeId, createdBy, kind, mime, shownName } = draft;
  await checkRoom(deps, draft);
  const cipher = await cipherOf(db, masterKeys, homeId);
  const id = randomUUID();
  const storageKey = randomBytes(16).toString('hex');
  const { key, wrapped } = cipher.newFileKey(id);
  const now = clock.now();
  await reserve(deps, draft, {
    id,
    homeId,
    kind,
    storageKey,
    mime,
    bytes: draft.reserve,
    wrappedKey: wrapped,
    keyId: cipher.keyId,
    createdBy,
    createdAt: now,
    changedAt: now,
  });
  const binding = (variant: Variant): Binding => ({ keyId: cipher.keyId, homeId, fileId: id, variant });
  const beat = setInterval(() => {
    store.touchFile(db, id, clock.now()).catch((err: unknown) => log.warn({ err }, 'file touch failed'));
  }, BEAT);
  try {
    const { bytes, sha256, width, height, hasThumb } = await fill({
      write: async (variant, content) => {
        const measured = measure(content);
        await fileStorage.put(
          keyOf(storageKey, variant),
          encryptStream(key, binding(variant), measured.content),
        );
        return measured.result();
      },
      read: async (variant) => {
        const opened = await fileStorage.open(keyOf(storageKey, variant));
        if (!opened) throw new Error('a file that was just written is gone');
        return decryptStream(key, binding(variant), opened.content);
      },
    });
    const row = await store.finishFile(db, id, {
      bytes,
      width: width ?? null,
      height: height ?? null,
      thumbKey: hasThumb ? store.thumbKeyOf(storageKey) : null,
      digest: cipher.digest(sha256),
      changedAt: clock.now(),
    });
    if (!row) throw new StorageTrouble('unavailable', 'a file was swept away while it was being written');
    return row;
  } catch (error) {
    await forget(deps, homeId, id, storageKey).catch((err: unknown) =>
      log.warn({ err }, 'file cleanup failed, the sweep will retry'),
    );
    throw refusalOf(deps, error, shownName);
  } finally {
    clearInterval(beat);
  }
}

/** Counts and hashes the bytes passing through. */
function measure(content: Plain) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    content: (async function* () {
      for await (const chunk of content) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    })(),
    result: () => ({ bytes, sha256: hash.digest() }),
  };
}

/** Removes a file that failed. */
async function forget({ db, fileStorage }: FileDeps, homeId: string, id: string, storageKey: string) {
  await store.markDeleting(db, homeId, [id]);
  await fileStorage.delete(storageKey);
  await fileStorage.delete(store.thumbKeyOf(storageKey));
  await store.deleteRow(db, id);
}

/** Opens a finished file of a home; its first bytes have been read and verified. */
export async function openStoredFile(
  { db, masterKeys, fileStorage }: FileDeps,
  row: store.FileRow,
  variant: Variant,
): Promise<{ content: AsyncGenerator<Buffer>; stored: number } | null> {
  const cipher = await cipherOf(db, masterKeys, row.homeId);
  const key = cipher.openFileKey(row.id, row.wrappedKey);
  const opened = await fileStorage.open(keyOf(row.storageKey, variant));
  if (!opened) return null;
  const binding = { keyId: row.keyId, homeId: row.homeId, fileId: row.id, variant };
  return { content: decryptStream(key, binding, opened.content), stored: opened.bytes };
}
