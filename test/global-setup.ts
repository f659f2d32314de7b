import { flushCompileCache } from 'node:module';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { JOBS } from '#server/worker.ts';
import { chosenDatabase, chosenPrograms, startPooler } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresHost: string;
    /** The folder and port of PgBouncer's socket, if the tests run through it. */
    pooler: { host: string; port: number } | null;
    cloneStrategy: 'file_copy' | 'wal_log';
  }
}

const TEMPLATE = 'template_hearthline';
/** A crash doesn't matter in tests, so durability is off for speed. */
const FLAGS = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c max_connections=1000',
  '-c max_wal_size=4GB', // no checkpoints except those of cloning
];

const MEMORY_DISK = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** On a RAM disk, cloning and dropping a database is four times as fast. */
function memoryDisk(): string | undefined {
  try {
    accessSync(MEMORY_DISK, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY_DISK : undefined;
  } catch {
    return undefined;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const memory = memoryDisk();
  const dataDir = mkdtempSync(path.join(memory ?? tmpdir(), 'hearthline-tests-'));
  const programs = chosenPrograms();
  if (programs) chmodSync(dataDir, 0o755); // root can't start older versions in a folder that is private to root
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: TEMPLATE,
    flags: FLAGS,
    ...(programs && { programs }),
  });
  await migrate(postgres.connection);
  // The job queue's schema and queues are in the template, too, so that a clone starts at once.
  const jobs = await openJobs(postgres.connection, JOBS, createLog('silent'));
  await jobs.stop();
  // This process has compiled the server by now. The workers and the servers that tests start need not do it again.
  flushCompileCache();
  project.provide('postgresHost', postgres.connection.host);
  const pooler = chosenDatabase() === 'pgbouncer' ? await startPooler(postgres.connection.host) : null;
  project.provide('pooler', pooler && { host: pooler.host, port: pooler.port });
  // Copying files is faster if writing them costs nothing.
  project.provide('cloneStrategy', memory ? 'file_copy' : 'wal_log');
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
