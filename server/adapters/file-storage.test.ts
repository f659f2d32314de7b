import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StorageTrouble, type FileStoragePort } from '#server/ports/file-storage.ts';
import { openS3Double } from '#test/s3-double.ts';
import { gather, inPieces } from '#test/sample-files.ts';
import { createDiskStorage } from './file-storage.disk.ts';
import { createS3Storage } from './file-storage.s3.ts';

const root = await fs.mkdtemp(path.join(tmpdir(), 'hearthline-storage-'));
const s3 = await openS3Double();
afterAll(async () => {
  s3.close();
  await fs.rm(root, { recursive: true, force: true });
});

const newKey = () => randomBytes(16).toString('hex');
const allKeys = async (storage: FileStoragePort) => {
  const keys: string[] = [];
  for await (const some of storage.list()) keys.push(...some);
  return keys.toSorted();
};
const isHeld = async (storage: FileStoragePort, key: string) => {
  const opened = await storage.open(key);
  if (opened) await gather(opened.content);
  return opened !== null;
};

const adapters: [string, FileStoragePort][] = [
  ['disk', createDiskStorage({ root })],
  ['s3', createS3Storage(s3.options)],
];

describe.each(adapters)('every storage: %s', (_name, storage) => {
  test.each([0, 1, 100_000, 8 * 1024 * 1024, 20_000_000])('returns %i bytes unchanged', async (size) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await storage.put(key, inPieces(bytes, 300_000));
    const opened = await storage.open(key);
    expect(opened?.bytes).toBe(size);
    expect((await gather(opened?.content ?? inPieces(bytes))).equals(bytes)).toBe(true);
    await storage.delete(key);
    expect(await storage.open(key)).toBeNull();
  });

  test('reports a missing key, and deleting it still succeeds', async () => {
    expect(await storage.open(newKey())).toBeNull();
    await storage.delete(newKey());
  });

  test('lists every key and nothing else', async () => {
    const keys = Array.from({ length: 7 }, newKey).toSorted();
    for (const key of keys) await storage.put(key, inPieces(Buffer.from(key)));
    s3.setPageSize(3);
    expect(await allKeys(storage)).toEqual(keys);
    for (const key of keys) await storage.delete(key);
    expect(await allKeys(storage)).toEqual([]);
  });

  test.each([1, 12_000_000])('stores nothing when the content fails after %i bytes', async (size) => {
    const key = newKey();
    const failing = (async function* () {
      yield* inPieces(randomBytes(size), 1_000_000);
      throw new RangeError('the client is gone');
    })();
    await expect(storage.put(key, failing)).rejects.toThrow(RangeError);
    expect(await storage.open(key)).toBeNull();
    expect(await allKeys(storage)).toEqual([]);
    expect(s3.uploads.size).toBe(0);
    expect(await leftOnDisk()).toEqual([]);
  });

  test('deletes abandoned uploads, but not those still in progress', async () => {
    const key = newKey();
    let goOn = () => undefined as void;
    const wait = new Promise<void>((resolve) => (goOn = resolve));
    const slow = (async function* () {
      yield randomBytes(9_000_000);
      await wait;
      yield randomBytes(10);
    })();
    const writing = storage.put(key, slow);
    await storage.clearUnfinished(new Date(Date.now() - 60_000));
    goOn();
    await writing;
    expect(await isHeld(storage, key)).toBe(true);
    await storage.delete(key);
  });

  test('reports free space where it is limited', async () => {
    const free = await storage.freeBytes();
    expect(free === null || free > 0).toBe(true);
  });
});

type Pieces = readonly NodeJS.ArrayBufferView[];

async function leftOnDisk(): Promise<string[]> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('disk', () => {
  const storage = createDiskStorage({ root });

  test('files are readable by their owner only, and keys can’t escape the folder', async () => {
    const key = newKey();
    await storage.put(key, inPieces(Buffer.from('x')));
    const place = path.join(root, key.slice(0, 2), key.slice(2, 4), key);
    expect((await fs.stat(place)).mode & 0o777).toBe(0o600);
    for (const bad of ['../../etc/passwd', 'a/b', '', 'x'.repeat(65), 'ABCDEFABCDEFABCDEF']) {
      await expect(storage.put(bad, inPieces(Buffer.from('x')))).rejects.toThrow('not a key of ours');
      await expect(storage.open(bad)).rejects.toThrow('not a key of ours');
    }
    await storage.delete(key);
  });

  test('running out of disk space midway is reported and leaves nothing behind', async () => {
    let writes = 0;
    const full = createDiskStorage({
      root,
      openNew: async (file) => {
        const handle = await fs.open(file, 'wx', 0o600);
        const write = handle.writev.bind(handle);
        handle.writev = async <P extends Pieces>(pieces: P) => {
          writes += 1;
          if (writes > 2)
            throw Object.assign(new Error('ENOSPC: no space left on device'), {
              code: 'ENOSPC',
              syscall: 'write',
            });
          return write(pieces);
        };
        return handle;
      },
    });
    const key = newKey();
    const failure = await full.put(key, inPieces(randomBytes(5_000_000))).catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(StorageTrouble);
    expect(failure).toMatchObject({ reason: 'full' });
    expect(await storage.open(key)).toBeNull();
    expect(await leftOnDisk()).toEqual([]);
  });

  test('what the disk takes only in part is written to the end', async () => {
    const slow = createDiskStorage({
      root,
      openNew: async (file) => {
        const handle = await fs.open(file, 'wx', 0o600);
        handle.writev = async <P extends Pieces>(pieces: P) => {
          const bytes = Buffer.concat(pieces as readonly Uint8Array[]).subarray(0, 300_001);
          const { bytesWritten } = await handle.write(bytes);
          return { bytesWritten, buffers: pieces };
        };
        return handle;
      },
    });
    const [key, bytes] = [newKey(), randomBytes(2_500_000)];
    await slow.put(key, inPieces(bytes));
    const opened = await storage.open(key);
    expect(opened && (await gather(opened.content))).toEqual(bytes);
    await storage.delete(key);
  });

  test('leftovers of a killed process are deleted with their key, and by age', async () => {
    const [one, two] = [newKey(), newKey()];
    for (const key of [one, two]) {
      const folder = path.join(root, key.slice(0, 2), key.slice(2, 4));
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, `${key}.0a1b2c3d.part`), 'half');
    }
    await storage.delete(one);
    expect(await leftOnDisk()).toEqual([expect.stringContaining(two)]);
    await storage.clearUnfinished(new Date(Date.now() - 60_000));
    expect(await leftOnDisk()).toHaveLength(1);
    await storage.clearUnfinished(new Date(Date.now() + 60_000));
    expect(await leftOnDisk()).toEqual([]);
    expect(await allKeys(storage)).toEqual([]);
  });
});

describe('s3', () => {
  const storage = createS3Storage(s3.options);
  const bytes = randomBytes(200_000);

  test('all requests were signed correctly, and a wrong secret is refused', async () => {
    expect(s3.refused).toEqual([]);
    const stranger = createS3Storage({ ...s3.options, secretAccessKey: 'wrong' });
    await expect(stranger.put(newKey(), inPieces(bytes))).rejects.toThrow(/403 \(SignatureDoesNotMatch\)/);
    expect(s3.refused.splice(0)).toHaveLength(1);
  });

  test('retries temporary failures: errors, throttling, timeouts and lost connections', async () => {
    const key = newKey();
    s3.next('error', 'slow-down', 'hang-up');
    await storage.put(key, inPieces(bytes));
    s3.next('silent');
    const opened = await storage.open(key);
    expect((await gather(opened?.content ?? inPieces(bytes))).equals(bytes)).toBe(true);
    s3.next('slow-down', 'error');
    await storage.delete(key);
    expect(await storage.open(key)).toBeNull();
  });

  test('permanent failures are reported after four attempts, and nothing is stored', async () => {
    const before = s3.requests();
    s3.next('error', 'error', 'slow-down', 'error', 'error');
    await expect(storage.put(newKey(), inPieces(bytes))).rejects.toMatchObject({ reason: 'unavailable' });
    expect(s3.requests() - before).toBe(4);
    s3.next();
    expect(await allKeys(storage)).toEqual([]);
  });

  test.each([
    ['full', 'full'],
    ['denied', 'unavailable'],
  ] as const)('"%s" is not retried', async (trouble, reason) => {
    const before = s3.requests();
    s3.next(trouble);
    await expect(storage.put(newKey(), inPieces(bytes))).rejects.toMatchObject({ reason });
    expect(s3.requests() - before).toBe(1);
  });

  test.each(['cut', 'wrong-length'] as const)(
    'a body that is %s fails instead of ending early',
    async (trouble) => {
      const key = newKey();
      await storage.put(key, inPieces(bytes));
      s3.next(trouble);
      const opened = await storage.open(key);
      await expect(gather(opened?.content ?? inPieces(bytes))).rejects.toThrow(StorageTrouble);
      await storage.delete(key);
    },
  );

  test('a large upload that fails midway removes its parts', async () => {
    // begin, first part; then the second part fails for good
    s3.next();
    const key = newKey();
    const content = (async function* () {
      yield randomBytes(9_000_000);
      s3.next('denied');
      yield randomBytes(9_000_000);
    })();
    await expect(storage.put(key, content)).rejects.toThrow(StorageTrouble);
    expect(s3.uploads.size).toBe(0);
    expect(await storage.open(key)).toBeNull();
  });

  test('uploads left by a killed process are deleted by age', async () => {
    s3.uploads.set('old', { key: 'files/aa', parts: new Map(), initiated: new Date(Date.now() - 3_600_000) });
    s3.uploads.set('new', { key: 'files/bb', parts: new Map(), initiated: new Date() });
    await storage.clearUnfinished(new Date(Date.now() - 60_000));
    expect([...s3.uploads.keys()]).toEqual(['new']);
    s3.uploads.clear();
  });

  test('a missing bucket is an error, not a missing file', async () => {
    const nowhere = createS3Storage({ ...s3.options, bucket: 'nowhere' });
    await expect(nowhere.open(newKey())).rejects.toThrow(/NoSuchBucket/);
  });
});
