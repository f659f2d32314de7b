/** A database for one run, deleted afterwards, from which nothing can reach the outside. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { onStop } from './stopping.ts';

/** Jobs are dropped: no email, payout or text leaves a replay. */
export const NO_JOBS: Jobs = {
  enqueue: async () => undefined,
  clearAbout: async () => undefined,
  work: async () => undefined,
  runDue: async () => 0,
  stop: async () => undefined,
  counts: async () => [],
  lateness: async () => [],
};

/** Durability isn't needed. */
const FLAGS = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'];

/** Removes the server and its folder however the run ends, including by a signal. */
export async function withScratchDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const stop = onStop();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-replay-'));
  try {
    const starting = startEmbeddedPostgres({ dataDir, flags: FLAGS });
    try {
      const { connection } = await Promise.race([starting, stop.when]);
      return await Promise.race([onDatabase(connection, work), stop.when]);
    } finally {
      // If it is still starting, wait: otherwise it would be left running.
      const embedded = await starting.catch(() => undefined);
      await embedded?.stop({ isForced: true });
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    stop.forget();
  }
}

export async function onDatabase<T>(connection: Connection, work: (db: Db) => Promise<T>): Promise<T> {
  await migrate(connection);
  const database = openDatabase(connection, { max: 4, log: createLog('silent') });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
