import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { StorageTrouble, type FileStoragePort } from '#server/ports/file-storage.ts';

const READ_BYTES = 256 * 1024;
/** Bytes collected before each write: a call for every encrypted segment costs more than the write itself. */
const WRITE_BYTES = 1024 * 1024;
const LISTED_AT_ONCE = 500;
const UNFINISHED = '.part';
const KEY = /^[a-z0-9]{16,64}$/;

type Options = {
  /** The folder; created when first needed. */
  root: string;
  /** Opens a file for writing; tests pass files on a full disk. */
  openNew?: (file: string) => Promise<FileHandle>;
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Maps disk errors to the port's errors; others pass through unchanged. */
function troubleOf(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof StorageTrouble || code === undefined || !(error instanceof Error)) return error;
  if (!('syscall' in error)) return error;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new StorageTrouble(isFull ? 'full' : 'unavailable', `the disk said ${code}`, { cause: error });
}

/** Pieces in groups that are worth a write. They stay apart: joining them would copy the whole file once more. */
async function* grouped(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    if (piece.length === 0) continue;
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < WRITE_BYTES) continue;
    yield waiting;
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield waiting;
}

/** Writes all of them. A disk that is nearly full takes only a part, and refuses the rest at the next try. */
async function writeAll(handle: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  let left = [...pieces];
  while (left.length > 0) {
    let { bytesWritten } = await handle.writev(left);
    left = left.flatMap((piece) => {
      const done = Math.min(piece.length, bytesWritten);
      bytesWritten -= done;
      return done < piece.length ? [piece.subarray(done)] : [];
    });
  }
}

/** Reads a small file at once and closes it: a stream costs more than its bytes. */
async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(size), 0, size, 0);
  if (bytesRead < size) throw new StorageTrouble('unavailable', 'the disk returned only part of a file');
  await handle.close();
  return buffer;
}

async function* onePiece(piece: Buffer): AsyncGenerator<Buffer> {
  if (piece.length > 0) yield piece;
}

/** Flushes a folder's entries to disk too, where the system supports it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files in a folder: ab/cd/abcd... . Written to a temporary file, then moved into place once complete and
 * flushed.
 */
export function createDiskStorage({ root, openNew }: Options): FileStoragePort {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('not a key of ours');
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  const open = openNew ?? ((file: string) => fs.open(file, 'wx', 0o600));

  return {
    put: async (key, content) => {
      const place = placeOf(key);
      const draft = `${place}.${randomUUID().slice(0, 8)}${UNFINISHED}`;
      try {
        await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        const handle = await open(draft);
        try {
          for await (const pieces of grouped(content)) await writeAll(handle, pieces);
          await handle.datasync();
        } finally {
          await handle.close();
        }
        await fs.rename(draft, place);
        await syncFolder(path.dirname(place));
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw troubleOf(error);
      }
    },

    open: async (key) => {
      let handle: FileHandle;
      try {
        handle = await fs.open(placeOf(key), 'r');
      } catch (error) {
        if (isMissing(error)) return null;
        throw troubleOf(error);
      }
      try {
        const { size } = await handle.stat();
        if (size <= READ_BYTES) return { content: onePiece(await readWhole(handle, size)), bytes: size };
        const stream = handle.createReadStream({ highWaterMark: READ_BYTES });
        // A caller that only needs the length never reads, and the file must not stay open for it.
        stream.on('error', () => undefined);
        return { content: stream, bytes: size };
      } catch (error) {
        await handle.close();
        throw troubleOf(error);
      }
    },

    delete: async (key) => {
      const place = placeOf(key);
      try {
        await fs.rm(place, { force: true });
        for (const name of await fs.readdir(path.dirname(place)))
          if (name.startsWith(`${key}.`)) await fs.rm(path.join(path.dirname(place), name), { force: true });
      } catch (error) {
        if (!isMissing(error)) throw troubleOf(error);
      }
    },

    list: async function* () {
      let found: string[] = [];
      for await (const file of filesBelow(root)) {
        const name = path.basename(file);
        if (!KEY.test(name)) continue;
        found.push(name);
        if (found.length < LISTED_AT_ONCE) continue;
        yield found;
        found = [];
      }
      if (found.length > 0) yield found;
    },

    clearUnfinished: async (before) => {
      for await (const file of filesBelow(root)) {
        if (!file.endsWith(UNFINISHED)) continue;
        const stat = await fs.stat(file).catch(() => undefined);
        // Last modified, not created: a slow upload is still being written.
        if (stat && stat.mtime < before) await fs.rm(file, { force: true });
      }
    },

    freeBytes: async () => {
      await fs.mkdir(root, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await fs.statfs(root);
      return bavail * bsize;
    },
  };
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await fs.opendir(folder);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inside);
    else yield inside;
  }
}
