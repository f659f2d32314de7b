import { randomBytes, randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql, sum } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hours, minutes } from '#server/platform/clock.ts';
import { StorageTrouble, type FileStoragePort } from '#server/ports/file-storage.ts';
import type { MalwareScanPort, ScanVerdict } from '#server/ports/malware-scan.ts';
import { addHome } from '#test/file-routes.ts';
import { gather, inPieces, pdfOf, photoOf, pngOf } from '#test/sample-files.ts';
import { REFUSED_FILES } from '#test/refused-files.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { DamagedFile } from './encryption.ts';
import {
  adoptFile,
  discardFiles,
  discardHomeFiles,
  filesOf,
  openStored,
  readStoredInBatches,
  storeGenerated,
  storeUpload,
} from './files.ts';
import { ROADS_KEY } from '#server/ports/file-storage.ts';
import { filesHandlers, sweep, sweepAtStart, sweepStorage } from './jobs.ts';
import { MOST_BYTES, MOST_HOME_BYTES, MOST_HOME_FILES } from './limits.ts';
import { files } from './tables.ts';

const world = await openWorld();
const { db, deps } = world;
const { user } = await signedIn(world);
const homeId = await addHome(world, user.id);
const stored = path.join(deps.config.dataDir, 'files');

type Given = { deps?: typeof deps; home?: string; accept?: 'document' | 'image'; bytes?: number };
const send = (filename: string, content: Uint8Array | AsyncIterable<Uint8Array>, given: Given = {}) => {
  const stream = Readable.from(content instanceof Uint8Array ? inPieces(content) : content);
  return storeUpload(given.deps ?? deps, {
    homeId: given.home ?? homeId,
    createdBy: user.id,
    upload: { stream, filename, ...(given.bytes === undefined ? {} : { bytes: given.bytes }) },
    accept: given.accept ?? 'document',
  });
};
const adopt = (fileId: string, home = homeId) => db.transaction((tx) => adoptFile(tx, home, fileId));
const read = async (fileId: string, variant?: 'thumb', home = homeId) =>
  gather((await openStored(deps, home, fileId, variant)).stream);
const rows = () => db.select().from(files);
const usage = (home: string) =>
  db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.homeId, home), eq(files.kind, 'upload')));
const onDisk = async (): Promise<string[]> =>
  (await fs.readdir(stored, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const refusal = (sending: Promise<unknown>) =>
  sending.then(
    () => Promise.reject(new Error('it was taken')),
    (e: unknown) => e as { code: string; message: string },
  );
/** Nothing is left of a refused file: neither a row nor a byte. */
async function refused(sending: () => Promise<unknown>) {
  const before = [(await rows()).length, (await onDisk()).length];
  const error = await refusal(sending());
  expect([(await rows()).length, (await onDisk()).length]).toEqual(before);
  return error;
}

test('a document downloads unchanged, and none of it is readable on disk', async () => {
  const pdf = pdfOf(0, Buffer.from('CANARY-POLICY '.repeat(20_000)));
  const file = await send('policy.pdf', pdf);
  await adopt(file.id);
  expect(file).toMatchObject({ mime: 'application/pdf', bytes: pdf.length, hasThumb: false, width: null });
  expect((await read(file.id)).equals(pdf)).toBe(true);
  for (const place of await onDisk()) {
    const bytes = await fs.readFile(place);
    expect(bytes.includes('CANARY')).toBe(false);
    expect((await fs.stat(place)).mode & 0o077).toBe(0);
  }
  expect(await filesOf(db, homeId, [file.id, randomUUID()])).toEqual(new Map([[file.id, file]]));
});

test('a photo is stored without its location, with an upright thumbnail and its displayed size', async () => {
  const file = await send('IMG_0001.JPG', await photoOf(1200, 800, 6), { accept: 'image' });
  await adopt(file.id);
  expect(file).toMatchObject({ mime: 'image/jpeg', width: 800, height: 1200, hasThumb: true });
  const original = await read(file.id);
  expect(original.includes('CANARY')).toBe(false);
  expect((await sharp(original).metadata()).orientation).toBe(6);
  expect(original).toHaveLength(file.bytes);
  const thumb = await openStored(deps, homeId, file.id, 'thumb');
  const small = await gather(thumb.stream);
  expect(small).toHaveLength(thumb.bytes);
  expect(thumb.mime).toBe('image/jpeg');
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 480 });
  expect((await sharp(small).metadata()).exif).toBeUndefined();
});

test.each(REFUSED_FILES)(
  '%j is refused with its name and reason, and nothing is stored',
  async (name, bytes, code, sentence) => {
    const error = await refused(() => send(name, bytes));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(sentence);
  },
);

test('a picture with valid headers and corrupt content is refused', async () => {
  const png = await pngOf(300, 300);
  const truncated = Buffer.from((await photoOf(300, 300)).subarray(0, -3000));
  truncated.set([0xff, 0xd9], truncated.length - 2); // cut off, and the end put back on
  const error = await refused(() => send('photo.jpg', truncated));
  expect(error).toMatchObject({ code: 'file_damaged' });
  expect(error.message).toMatch(/^photo\.jpg is damaged/);
  expect((await refused(() => send('photo.png', png.subarray(0, -500)))).code).toBe('file_damaged');
  const pdfAsImage = await refused(() => send('photo.pdf', pdfOf(), { accept: 'image' }));
  expect(pdfAsImage.message).toBe('photo.pdf is a PDF. Photos must be JPG or PNG.');
});

test('a file of exactly 10 MB is accepted; one byte more is refused, whether or not its size was declared', async () => {
  const pdf = pdfOf(0, randomBytes(MOST_BYTES - 1000));
  const exact = pdfOf(0, randomBytes(MOST_BYTES - 1000 + MOST_BYTES - pdf.length));
  expect(exact).toHaveLength(MOST_BYTES);
  const file = await send('large.pdf', exact);
  expect(file.bytes).toBe(MOST_BYTES);
  const larger = Buffer.concat([exact, Buffer.from('\n')]);
  for (const bytes of [undefined, larger.length]) {
    const error = await refused(() => send('larger.pdf', larger, bytes === undefined ? {} : { bytes }));
    expect(error).toMatchObject({
      code: 'file_too_large',
      message: 'larger.pdf is larger than 10 MB. Send a smaller file.',
    });
  }
});

test('a file belongs to its home: not found in another, adopted once, and never after being discarded', async () => {
  const other = await addHome(world, user.id);
  const { id } = await send('a.pdf', pdfOf());
  await expect(openStored(deps, other, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(adopt(id, other)).rejects.toMatchObject({ code: 'not_found' });
  expect(await filesOf(db, other, [id])).toEqual(new Map());
  const outcomes = await Promise.allSettled([adopt(id), adopt(id), adopt(id)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await db.transaction((tx) => discardFiles(tx, deps.jobs, other, [id]));
  expect(await read(id)).not.toHaveLength(0);
  await db.transaction((tx) => discardFiles(tx, deps.jobs, homeId, [id]));
  await expect(openStored(deps, homeId, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect.poll(() => db.select().from(files).where(eq(files.id, id))).toEqual([]);
  for (const bad of ['nonsense', '', randomUUID()]) {
    await expect(openStored(deps, homeId, bad)).rejects.toMatchObject({ code: 'not_found' });
    await expect(adopt(bad)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('rolling back a change leaves its files neither adopted nor discarded', async () => {
  const { id } = await send('a.pdf', pdfOf());
  const undone = (work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<void>) =>
    db
      .transaction(async (tx) => {
        await work(tx);
        throw new Error('undone');
      })
      .catch(() => undefined);
  await undone((tx) => adoptFile(tx, homeId, id));
  await adopt(id);
  await undone((tx) => discardFiles(tx, deps.jobs, homeId, [id]));
  expect(await read(id)).not.toHaveLength(0);
});

test('deleting a home deletes all its files from storage too', async () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(5000)]);
  const home = await addHome(world, user.id);
  await send('a.png', await pngOf(), { home });
  const made = await storeGenerated(deps, {
    homeId: home,
    createdBy: null,
    mime: 'application/zip',
    stream: inPieces(zip),
  });
  await adopt(made.id, home);
  expect(await read(made.id, undefined, home)).toEqual(zip);
  const before = (await onDisk()).length;
  await db.transaction((tx) => discardHomeFiles(tx, deps.jobs, home));
  await expect.poll(() => db.select().from(files).where(eq(files.homeId, home))).toEqual([]);
  await expect.poll(onDisk).toHaveLength(before - 3);
});

test('any flipped bit in a stored file fails for every reader', async () => {
  const { id } = await send('a.png', await pngOf(200, 200));
  await adopt(id);
  const [row] = await db.select().from(files).where(eq(files.id, id));
  const key = row?.storageKey ?? '';
  const place = path.join(stored, key.slice(0, 2), key.slice(2, 4), key);
  const whole = await fs.readFile(place);
  for (let i = 0; i < 40; i += 1) {
    const bit = Math.floor(Math.random() * whole.length * 8);
    const changed = Buffer.from(whole);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    await fs.writeFile(place, changed);
    await expect(read(id)).rejects.toThrow(DamagedFile);
  }
  await fs.writeFile(place, whole.subarray(0, -20));
  await expect(read(id)).rejects.toThrow(DamagedFile);
  await fs.writeFile(place, Buffer.concat([whole, randomBytes(20)]));
  await expect(read(id)).rejects.toThrow(DamagedFile);
  await fs.rm(place);
  await expect(read(id)).rejects.toThrow(/not in the storage/);
});

test('a home holds 5 GB and 10,000 files, and the error names the limit', async () => {
  const home = await addHome(world, user.id);
  const fill = (bytes: number, count: number, kind: 'upload' | 'made' = 'upload') =>
    db.execute(sql`
      insert into files (home_id, state, kind, storage_key, mime, bytes, wrapped_key, key_id, digest)
      select ${home}, 'stored', ${kind}, replace(gen_random_uuid()::text, '-', ''), 'application/pdf', ${bytes},
        '\\x00', gen_random_uuid(), '\\x00'
      from generate_series(1, ${count}::int)`);
  await fill(MOST_HOME_BYTES * 2, 1, 'made'); // what we make does not count
  await fill(MOST_HOME_BYTES - 3000, 1);
  const tooMuch = await refused(() => send('b.pdf', pdfOf(4000), { home, bytes: 4000 }));
  expect(tooMuch.code).toBe('vault_full');
  expect(tooMuch.message).toMatch(/^b\.pdf wasn’t added: this home can hold 5 GB and has 0 MB left\./);
  const pdf = pdfOf(1200);
  const sendOne = () => send('c.pdf', pdf, { home, bytes: pdf.length });
  await Promise.allSettled(Array.from({ length: 8 }, sendOne)); // room for two
  const { bytes = 0 } = (await usage(home))[0] ?? {};
  expect(bytes).toBeLessThanOrEqual(MOST_HOME_BYTES);
  for (let i = 0; i < 3; i += 1) await sendOne().catch(() => undefined);
  expect((await usage(home))[0]?.bytes).toBe(MOST_HOME_BYTES - 3000 + 2 * pdf.length);
  expect((await refused(sendOne)).code).toBe('vault_full');
  await db.delete(files).where(eq(files.homeId, home));
  await fill(1, MOST_HOME_FILES);
  const tooMany = await refused(() => send('d.pdf', pdf, { home }));
  expect(tooMany.message).toMatch(/^d\.pdf wasn’t added: this home already has 10,000 files/);
  await db.delete(files).where(eq(files.homeId, home));
});

test.each(['full', 'unavailable'] as const)(
  'when the storage is %s midway, the member gets an error and nothing is left behind',
  async (reason) => {
    for (const failing of ['put', 'thumb'] as const) {
      const fileStorage: FileStoragePort = {
        ...deps.fileStorage,
        put: async (key, content) => {
          if (failing === 'thumb' && key.length === 32) return deps.fileStorage.put(key, content);
          return deps.fileStorage.put(
            key,
            (async function* () {
              for await (const chunk of content) {
                yield chunk;
                throw new StorageTrouble(reason, 'injected');
              }
            })(),
          );
        },
      };
      const error = await refused(async () =>
        send('a.png', await pngOf(), { deps: { ...deps, fileStorage } }),
      );
      expect(error.code).toBe(reason === 'full' ? 'storage_full' : 'unavailable');
      expect(error.message).toMatch(/^a\.png /);
    }
  },
);

test('refuses files when little free space is left', async () => {
  const fileStorage = { ...deps.fileStorage, freeBytes: async () => 200_000_000 };
  expect((await refused(() => send('a.pdf', pdfOf(), { deps: { ...deps, fileStorage } }))).code).toBe(
    'storage_full',
  );
});

test('an aborted upload leaves nothing behind', async () => {
  const cut = (async function* () {
    yield pdfOf(3_000_000).subarray(0, 2_000_000);
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  })();
  await refused(() => send('a.pdf', cut));
});

const scanner = (verdict: ScanVerdict, seen: Buffer[] = []): MalwareScanPort => ({
  begin: () => ({
    write: async (chunk) => void seen.push(Buffer.from(chunk)),
    end: async () => verdict,
    cancel: () => undefined,
  }),
});

test('the scanner gets the file as sent; malware is refused, and without a verdict nothing is stored', async () => {
  const seen: Buffer[] = [];
  const photo = await photoOf();
  await send('a.jpg', photo, { deps: { ...deps, malwareScan: scanner({ verdict: 'clean' }, seen) } });
  expect(Buffer.concat(seen).equals(photo)).toBe(true);
  const malwareScan = scanner({ verdict: 'infected', name: 'Eicar' });
  const infected = await refused(() => send('a.pdf', pdfOf(), { deps: { ...deps, malwareScan } }));
  expect(infected).toMatchObject({ code: 'file_infected' });
  expect(infected.message).toMatch(/^a\.pdf contains malware and wasn’t saved/);
  const silent = scanner({ verdict: 'unavailable', reason: 'gone' });
  const unknown = await refused(() => send('a.pdf', pdfOf(), { deps: { ...deps, malwareScan: silent } }));
  expect(unknown).toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
});

/** A paper of which half has arrived; the rest comes when it is told to. */
function halfSent() {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const pdf = pdfOf(300_000);
  const slow = (async function* () {
    yield pdf.subarray(0, 100_000);
    await promise;
    yield pdf.subarray(100_000);
  })();
  return { slow, goOn };
}

test('unadopted files are swept after an hour, adopted ones never, and uploads in progress are left alone', async () => {
  world.clock.advance(hours(1) + minutes(1));
  await sweep(deps); // what the tests before left
  const before = (await onDisk()).length;
  const kept = await send('kept.pdf', pdfOf());
  await adopt(kept.id);
  const left = await send('left.pdf', pdfOf());
  const { slow, goOn } = halfSent();
  const sending = send('slow.pdf', slow);
  await expect.poll(() => rows()).toContainEqual(expect.objectContaining({ digest: null }));
  await Promise.all([sweep(deps), sweep(deps)]);
  expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining([kept.id, left.id]));
  goOn();
  const done = await sending;
  world.clock.advance(hours(1) + minutes(1));
  await Promise.all([sweep(deps), sweep(deps)]); // twice at once is harmless
  const ids = (await rows()).map(({ id }) => id);
  expect(ids).toContain(kept.id);
  expect(ids).not.toContain(left.id);
  expect(ids).not.toContain(done.id);
  expect(await read(kept.id)).not.toHaveLength(0);
  expect(await onDisk()).toHaveLength(before + 1);
});

test('an upload swept as abandoned must be resent and leaves nothing behind', async () => {
  const { slow, goOn } = halfSent();
  const before = (await onDisk()).length;
  const sending = send('slow.pdf', slow);
  await expect.poll(() => rows()).toContainEqual(expect.objectContaining({ digest: null }));
  world.clock.advance(minutes(3));
  await sweep(deps);
  goOn();
  await expect(sending).rejects.toMatchObject({ code: 'unavailable' });
  expect(await onDisk()).toHaveLength(before);
});

test('after starting as the only process on its storage, all unfinished uploads are deleted immediately', async () => {
  const left = await send('left.pdf', pdfOf());
  const startedAt = new Date(world.clock.now().getTime() + 1);
  await sweepAtStart(deps, { isAlone: false, startedAt });
  expect((await rows()).map(({ id }) => id)).toContain(left.id);
  await sweepAtStart(deps, { isAlone: true, startedAt });
  expect((await rows()).map(({ id }) => id)).not.toContain(left.id);
});

test('stored bytes without a database row are swept, unless the storage seems to belong to another system', async () => {
  const run = filesHandlers.find(({ job }) => job.name === sweepStorage.name)?.run;
  const orphans = Array.from({ length: 3 }, () => randomBytes(16).toString('hex'));
  for (const key of orphans) await deps.fileStorage.put(key, inPieces(randomBytes(10)));
  const kept = await send('kept.png', await pngOf());
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await send(name, pdfOf());
  const alone = await openWorld({ withWorkers: false, fileStorage: deps.fileStorage });
  await expect(run?.(alone.deps, {})).rejects.toThrow(/is this the right database/);
  await deps.fileStorage.put(ROADS_KEY, inPieces(randomBytes(10)));
  await run?.(deps, {});
  const listed: string[] = [];
  for await (const keys of deps.fileStorage.list()) listed.push(...keys);
  expect(listed).toContain(ROADS_KEY); // imported roads have no row, and stay
  for (const key of orphans) expect(await deps.fileStorage.open(key)).toBeNull();
  await adopt(kept.id);
  expect(await read(kept.id, 'thumb')).not.toHaveLength(0);
  const many = Array.from({ length: 120 }, () => randomBytes(16).toString('hex'));
  for (const key of many) await deps.fileStorage.put(key, inPieces(randomBytes(1)));
  await expect(run?.(deps, {})).rejects.toThrow(/is this the right database/);
  for (const key of many) await deps.fileStorage.delete(key);
});

test('many files are read as one would be, and one that is discarded or of another home is missing', async () => {
  const contents = Array.from({ length: 60 }, (_, i) => Buffer.from(`file ${i}`));
  const ids: string[] = [];
  for (const content of contents) {
    const made = { homeId, createdBy: user.id, mime: 'text/plain', stream: Readable.from([content]) };
    ids.push((await storeGenerated(deps, made)).id);
  }
  const gone = ids[57] ?? '';
  const foreign = await storeGenerated(deps, {
    homeId: await addHome(world, (await signedIn(world)).user.id),
    createdBy: null,
    mime: 'text/plain',
    stream: Readable.from([Buffer.from('not yours')]),
  });
  const readNext = readStoredInBatches(deps, homeId, [...ids, foreign.id]);
  await db.transaction((tx) => discardFiles(tx, deps.jobs, homeId, [gone]));
  for (const [i, id] of ids.entries()) {
    if (id === gone) await expect(readNext(id)).rejects.toMatchObject({ code: 'not_found' });
    else expect((await readNext(id)).content).toEqual(contents[i]);
  }
  await expect(readNext(foreign.id)).rejects.toMatchObject({ code: 'not_found' });
});
