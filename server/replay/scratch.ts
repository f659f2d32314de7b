/** A database that is made for one run and thrown away, in which nothing can reach the outside. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

/** Work that would follow is not done: no mail, no money, no message leaves a replay. */
export const NO_JOBS: Jobs = {
  enqueue: async () => undefined,
  forgetAbout: async () => undefined,
  work: async () => undefined,
  stop: async () => undefined,
  counts: async () => [],
};

/** It need not outlive a power cut. */
const FLAGS = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'];

export async function withScratchDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-replay-'));
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, flags: FLAGS });
    try {
      return await onDatabase(embedded.connection, work);
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
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
