import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { StorageTrouble, type FileStoragePort } from '#server/ports/file-storage.ts';
import { addHome } from '#test/file-routes.ts';
import { inPieces, pdfOf } from '#test/sample-files.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { storeUpload } from './files.ts';
import { sweep } from './jobs.ts';
import { files } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
const { user } = await signedIn(world);

test('a file the storage cannot delete does not block the others, and is retried', async () => {
  const home = await addHome(world, user.id);
  for (let i = 0; i < 4; i += 1) {
    const upload = { stream: Readable.from(inPieces(pdfOf(1000))), filename: `${i}.pdf` };
    await storeUpload(deps, { homeId: home, createdBy: user.id, upload, accept: 'document' });
  }
  const of = () => db.select().from(files).where(eq(files.homeId, home)).orderBy(files.id);
  const [stuck] = await of();
  await db.update(files).set({ state: 'deleting' }).where(eq(files.homeId, home));
  const fileStorage: FileStoragePort = {
    ...deps.fileStorage,
    delete: async (key) => {
      if (key === stuck?.storageKey) throw new StorageTrouble('unavailable', 'injected');
      return deps.fileStorage.delete(key);
    },
  };
  await expect(sweep({ ...deps, fileStorage })).rejects.toThrow('1 discarded files');
  expect((await of()).map(({ id }) => id)).toEqual([stuck?.id]);
  await sweep(deps);
  expect(await of()).toEqual([]);
});
