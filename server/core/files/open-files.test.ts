import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { addHome } from '#test/file-routes.ts';
import { inPieces, pdfOf } from '#test/sample-files.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { openStored, storeUpload } from './files.ts';

const world = await openWorld({ withWorkers: false });
const { deps } = world;

test('a file whose reader leaves before the first byte is closed', async () => {
  const { user } = await signedIn(world);
  const homeId = await addHome(world, user.id);
  const stream = Readable.from(inPieces(pdfOf(0, randomBytes(5_000_000))));
  const upload = { stream, filename: 'a.pdf' };
  const { id } = await storeUpload(deps, { homeId, createdBy: user.id, upload, accept: 'document' });
  let stored: Readable | undefined;
  const fileStorage: FileStoragePort = {
    ...deps.fileStorage,
    open: async (key) => {
      const found = await deps.fileStorage.open(key);
      stored = found?.content as Readable;
      return found;
    },
  };
  const opened = await openStored({ ...deps, fileStorage }, homeId, id);
  expect(stored?.destroyed).toBe(false);
  opened.stream.destroy();
  await expect.poll(() => stored?.destroyed).toBe(true);
});
