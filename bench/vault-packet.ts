/**
 * A claim packet of a home with 2,000 items, each with a photo, compared with its floor: reading the same
 * originals through the cipher and writing them back through it. They run one after the other on one machine.
 * Prints seconds, the ratio, and the peak memory of the process. One process fills the home and another
 * builds the packet, so that the measured memory is the packet's alone.
 *
 *   npm run bench -- vault-packet [--items 2000]
 */
import { ensureMember } from '#server/money/points/points.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { CLAIM_KINDS } from '#contract/home/document-kinds.ts';
import { makePacket } from '#server/home/claims/build.ts';
import { startPacket } from '#server/home/claims/claims.ts';
import { claimPackets } from '#server/home/claims/tables.ts';
import { adoptFile, openStored, storeGenerated, storeUpload } from '#server/core/files/files.ts';
import { createHome } from '#server/home/homes/homes.ts';
import { inventoryItems, inventoryPhotos, rooms } from '#server/home/inventory/tables.ts';
import type { Connection } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey } from '#server/platform/master-keys.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, secondsOf } from './lib/measure.ts';
import { openDeps } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('a claim packet of 2,000 items with photos');

const sizes = sizesFor({ items: { full: 2000, small: 20 }, photos: { full: 20, small: 4 } });
const POOL = 6;
const MOST_SECONDS = 10;
const MOST_MB = 300;
const log = createLog('error');

/** Data that the filling process passes to the measuring one. */
type Filled = {
  dir: string;
  connection: Connection;
  masterKey: string;
  homeId: string;
  ownerId: string;
  files: string[];
};

/** Path of the file with that data, because thousands of IDs don't fit into the environment. */
const filledFile = process.env['BENCH_FILLED'];
if (filledFile) await measure(JSON.parse(readFileSync(filledFile, 'utf8')) as Filled);
else await measureInChild(await fill());
await finish();

/** Fills a home in a new database. */
async function fill(): Promise<Filled> {
  const { dir, connection } = await openPostgres();
  const masterKey = newMasterKey('bench');
  const { deps } = await openDeps({ dir, connection, masterKey, log, poolSize: POOL });
  // Noise over a flat color: about as large as a phone's photo after the browser has shrunk it.
  const photos = await Promise.all(
    Array.from({ length: sizes.photos }, (_, i) =>
      sharp({
        create: {
          width: 1200,
          height: 900,
          channels: 3,
          background: '#88aa99',
          noise: { type: 'gaussian', mean: 100 + i, sigma: 12 },
        },
      })
        .jpeg({ quality: 70 })
        .toBuffer(),
    ),
  );

  const { owner, homeId } = await deps.db.transaction(async (tx) => {
    const user = await ensureMember(tx, 'bench@example.com');
    const who = { id: user.id, device: 'bench' };
    const { home } = await createHome(tx, deps, who, {
      address: '4182 Quail Ridge Road',
      city: 'Santa Rosa',
      state: 'CA',
      zip: '95404',
    });
    return { owner: who, homeId: home.id };
  });
  const made = await deps.db
    .insert(rooms)
    .values(['Kitchen', 'Living room', 'Bedroom', 'Garage', 'Office'].map((name) => ({ homeId, name })))
    .returning();
  const items = await deps.db
    .insert(inventoryItems)
    .values(
      Array.from({ length: sizes.items }, (_, i) => ({
        homeId,
        roomId: made[i % made.length]?.id ?? null,
        name: `Item number ${i} with a name of some length`,
        category: 'Furniture' as const,
        estValueCents: 10_000 + i,
        brand: 'Brand',
        model: `Model ${i % 97}`,
        ageYears: i % 12,
        condition: 'good' as const,
      })),
    )
    .returning({ id: inventoryItems.id });
  const fileIds: string[] = [];
  for (const [i, { id: itemId }] of items.entries()) {
    const photo = photos[i % photos.length] ?? Buffer.alloc(0);
    const given = {
      homeId,
      createdBy: owner.id,
      upload: { stream: Readable.from([photo]), filename: 'a.jpg' },
    };
    const stored = await storeUpload(deps, { ...given, accept: 'image' });
    await deps.db.transaction(async (tx) => {
      await adoptFile(tx, homeId, stored.id);
      await tx.insert(inventoryPhotos).values({ fileId: stored.id, itemId });
    });
    fileIds.push(stored.id);
  }
  return { dir, connection, masterKey, homeId, ownerId: owner.id, files: fileIds };
}

/** Runs this file in another process, which measures instead of filling. */
async function measureInChild(given: Filled): Promise<void> {
  const file = path.join(given.dir, 'filled.json');
  writeFileSync(file, JSON.stringify(given));
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FILLED: file },
  });
  onFinish(() => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the measuring process ended with ${code}`);
}

/** The floor: reads the same originals through the cipher and writes them back through it. */
async function copy(deps: Deps, { homeId, files }: Filled): Promise<void> {
  const originals = Readable.from(
    (async function* () {
      for (const id of files) yield* (await openStored(deps, homeId, id)).stream;
    })(),
    { objectMode: false },
  );
  await storeGenerated(deps, { homeId, createdBy: null, mime: 'application/zip', stream: originals });
}

async function measure(given: Filled): Promise<void> {
  const { deps } = await openDeps({ ...given, log, poolSize: POOL });
  const owner = { id: given.ownerId, device: 'bench' };
  const { id } = await startPacket(deps, owner, given.homeId, [...CLAIM_KINDS]);
  const idleMb = process.memoryUsage().rss / 1e6;
  const taken = await secondsOf(() => makePacket(deps, id));
  const peakMb = process.resourceUsage().maxRSS / 1000;
  const least = await secondsOf(() => copy(deps, given));
  const [packet] = await deps.db.select().from(claimPackets).where(eq(claimPackets.id, id));
  if (packet?.state !== 'ready') throw new Error(`the packet is ${packet?.state ?? 'missing'}, not ready`);
  expectCount('photos', given.files.length, sizes.items);
  console.log(
    `${sizes.items} items with a photo each in ${taken.toFixed(1)} s; copying the originals through the cipher ` +
      `${least.toFixed(1)} s; ${(taken / least).toFixed(1)} times; at most ${peakMb.toFixed(0)} MB of memory`,
  );
  addFigure({
    what: `${sizes.items} items with a photo each`,
    value: taken,
    unit: 's',
    target: { atMost: MOST_SECONDS },
    note: `${(taken / least).toFixed(1)} times copying the originals through the cipher`,
  });
  addFigure({
    what: 'peak memory of the process',
    value: peakMb,
    unit: 'MB',
    target: { atMost: MOST_MB },
    note: `${idleMb.toFixed(0)} MB of it is the server before it begins`,
  });
}
