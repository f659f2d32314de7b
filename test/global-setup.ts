import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { JOBS } from '#server/worker.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresHost: string;
  }
}

const TEMPLATE = 'template_hearthline';
/** Tests lose nothing in a crash: durability is switched off for speed. */
const FLAGS = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c max_connections=3000', // every test that opens a world of its own keeps it until its file ends
];

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, database: TEMPLATE, flags: FLAGS });
  await migrate(postgres.connection);
  // The job queue's own schema and queues go into the template too, so that a clone starts at once.
  const jobs = await openJobs(postgres.connection, JOBS, createLog('silent'));
  await jobs.stop();
  project.provide('postgresHost', postgres.connection.host);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
