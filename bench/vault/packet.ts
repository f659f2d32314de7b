/**
 * A claim packet of a home with 2,000 items, each with a photo, against its floor: reading the same originals through the
 * cipher and writing them back through it. One after the other on one machine. Prints seconds, the ratio, and the most
 * memory the process ever held. The home is filled by one process and the packet made by another, so that the memory is
 * the packet's alone.
 *
 *   npm run bench -- vault/packet [items]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { CLAIM_KINDS } from '#contract/document-kinds.ts';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createNoMail } from '#server/adapters/mail.none.ts';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createSimulatedPayouts } from '#server/adapters/payouts.simulated.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { ensureUser } from '#server/accounts/accounts.ts';
import { makePacket } from '#server/claims/build.ts';
import { startPacket } from '#server/claims/claims.ts';
import { claimPackets } from '#server/claims/tables.ts';
import { adoptFile, openStored, storeMade, storeUpload } from '#server/files/files.ts';
import { createHome } from '#server/homes/homes.ts';
import { inventoryItems, inventoryPhotos, rooms } from '#server/inventory/tables.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { JOBS } from '#server/worker.ts';

const ITEMS = Number(process.argv[2] ?? 2000);
/** What the filling process hands to the measuring one. */
type Filled = {
  dir: string;
  connection: Connection;
  masterKey: string;
  homeId: string;
  ownerId: string;
  files: string[];
};
const filled = process.env['BENCH_FILLED'] ? (JSON.parse(process.env['BENCH_FILLED']) as Filled) : null;
const KINDS_OF_PHOTO = 20;

const log = createLog('error');

async function open(dir: string, connection: Connection, masterKey: string) {
  const database = openDatabase(connection, { max: 6, log });
  const jobs = await openJobs(connection, JOBS, log);
  const events = await openEvents(connection, log);
  const deps: Deps = {
    db: database.db,
    reads: database.reads,
    clock: systemClock,
    jobs,
    events,
    mail: createNoMail(),
    sms: null,
    push: null,
    addressSearch: null,
    fileStorage: createDiskStorage({ root: path.join(dir, 'files') }),
    malwareScan: null,
    feeds: [],
    payments: createSimulatedPayments(
      openSimulatedProvider({ db: database.db, clock: systemClock, jobs, secret: 'bench' }),
    ),
    billing: createSimulatedBilling(
      openSimulatedProvider({ db: database.db, clock: systemClock, jobs, secret: 'bench' }),
    ),
    payouts: createSimulatedPayouts(
      openSimulatedProvider({ db: database.db, clock: systemClock, jobs, secret: 'bench' }),
    ),
    masterKeys: parseMasterKeys(masterKey),
    config: parseConfig({ DEMO: '1', DATA_DIR: dir }),
    log,
  };
  const close = async () => {
    await jobs.stop();
    await events.stop();
    await database.close();
  };
  return { deps, close };
}

if (filled) await measure(filled);
else await fill();

/** Fills a home in a database of its own and lets another process make its packet. */
async function fill(): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: dir });
  try {
    await migrate(postgres.connection);
    const masterKey = newMasterKey('bench');
    const { deps, close } = await open(dir, postgres.connection, masterKey);
    // Noise over a gradient: about as large as a phone's photo after the browser made it smaller.
    const photos = await Promise.all(
      Array.from({ length: KINDS_OF_PHOTO }, (_, i) =>
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
      const user = await ensureUser(tx, 'bench@example.com');
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
        Array.from({ length: ITEMS }, (_, i) => ({
          homeId,
          roomId: made[i % made.length]?.id ?? null,
          name: `Thing number ${i} with a name of some length`,
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
      const stored = await storeUpload(deps, { ...given, accept: 'image' }).catch(async (error: unknown) => {
        if (i > 0 && i % 400 === 0) console.log(`photo ${i}: ${String(error)}`);
        return null;
      });
      if (!stored) break; // the home is full: as many photos as it may hold
      await deps.db.transaction(async (tx) => {
        await adoptFile(tx, homeId, stored.id);
        await tx.insert(inventoryPhotos).values({ fileId: stored.id, itemId });
      });
      fileIds.push(stored.id);
    }
    await close();
    const given: Filled = {
      dir,
      connection: postgres.connection,
      masterKey,
      homeId,
      ownerId: owner.id,
      files: fileIds,
    };
    spawnSync(process.execPath, [...process.execArgv, import.meta.filename, String(ITEMS)], {
      stdio: 'inherit',
      env: { ...process.env, BENCH_FILLED: JSON.stringify(given) },
    });
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Reads the same originals through the cipher and writes them back through it. */
async function copy(deps: Deps, { homeId, files }: Filled): Promise<number> {
  const start = performance.now();
  const all = Readable.from(
    (async function* () {
      for (const id of files) yield* (await openStored(deps, homeId, id)).stream;
    })(),
    { objectMode: false },
  );
  await storeMade(deps, { homeId, createdBy: null, mime: 'application/zip', stream: all });
  return (performance.now() - start) / 1000;
}

async function measure(given: Filled): Promise<void> {
  const { deps, close } = await open(given.dir, given.connection, given.masterKey);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const { id } = await startPacket(deps, { id: given.ownerId, device: 'bench' }, given.homeId, [
    ...CLAIM_KINDS,
  ]);
  const start = performance.now();
  await makePacket(deps, id);
  const taken = (performance.now() - start) / 1000;
  clearInterval(watch);
  const least = await copy(deps, given);
  const [packet] = await deps.db.select().from(claimPackets).where(eq(claimPackets.id, id));
  console.log(
    `${packet?.state}: ${ITEMS} items, ${given.files.length} photos in ${taken.toFixed(1)} s; copying the originals through the ` +
      `cipher ${least.toFixed(1)} s; ${(taken / least).toFixed(1)} times; at most ${Math.round(most / 1e6)} MB of memory`,
  );
  await close();
}
