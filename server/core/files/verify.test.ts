import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { addHome } from '#test/file-routes.ts';
import { inPieces, pdfOf, pngOf } from '#test/sample-files.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { adoptFile, storeUpload } from './files.ts';
import { files } from './tables.ts';
import { verifyFiles } from './verify.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;

test('every file opens, until one is altered and one is gone', async () => {
  const { user } = await signedIn(world);
  const homeId = await addHome(world, user.id);
  const ids: string[] = [];
  for (const [filename, bytes] of [
    ['policy.pdf', pdfOf(100_000)],
    ['roof.png', await pngOf()],
    ['deed.pdf', pdfOf(5000)],
  ] as const) {
    const upload = { stream: Readable.from(inPieces(bytes)), filename };
    const { id } = await storeUpload(deps, { homeId, createdBy: user.id, upload, accept: 'document' });
    await db.transaction((tx) => adoptFile(tx, homeId, id));
    ids.push(id);
  }
  expect(await verifyFiles(deps)).toEqual({ files: 3, faults: [] });

  const rows = await db.select().from(files);
  const all = await fs.readdir(path.join(deps.config.dataDir, 'files'), { recursive: true });
  const placeOf = (id: string | undefined) => {
    const key = rows.find((row) => row.id === id)?.storageKey ?? 'none';
    return path.join(deps.config.dataDir, 'files', all.find((name) => name.endsWith(key)) ?? 'none');
  };
  const [altered, , gone] = ids;
  const bytes = await fs.readFile(placeOf(altered));
  bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
  await fs.writeFile(placeOf(altered), bytes);
  await fs.rm(placeOf(gone));
  const { faults } = await verifyFiles(deps);
  expect(new Set(faults.map(({ fileId }) => fileId))).toEqual(new Set([altered, gone]));
});
