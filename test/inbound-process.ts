/**
 * Runs the due jobs and kills itself at its n-th statement, for tests that need a process to die: `node
 * test/inbound-process.ts <what to do as JSON>`. Counts only the product's statements, not the job queue's.
 */
import path from 'node:path';
import pg from 'pg';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { saveDemoMail } from '#server/office/demo/demo.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { parseMasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import { HANDLERS, JOBS } from '#server/worker.ts';
import { twilioAt } from './texts.ts';

export type Given = {
  connection: Connection;
  vaultKeys: string;
  apiUrl: string;
  dataDir: string;
  env: Record<string, string>;
  /** How far the test's clock is ahead. */
  aheadMs: number;
  n: number;
};

const isOfQueue = (client: pg.Client) =>
  (
    client as unknown as { connectionParameters: { application_name?: string } }
  ).connectionParameters.application_name?.includes('jobs') ?? false;

const [given] = process.argv.slice(2);
if (given) {
  const { connection, vaultKeys, apiUrl, dataDir, env, aheadMs, n } = JSON.parse(given) as Given;
  const log = createLog('silent');
  const { db } = openDatabase(connection, { max: 4, log });
  const jobs = await openJobs(connection, JOBS, log);
  const deps = {
    db,
    log,
    jobs,
    clock: { now: () => new Date(Date.now() + aheadMs) },
    sms: twilioAt(apiUrl),
    mail: createDemoMail((mail) => saveDemoMail(db, mail)),
    mailIn: null,
    push: null,
    fileStorage: createDiskStorage({ root: path.join(dataDir, 'files') }),
    malwareScan: null,
    config: parseConfig({ DEMO: '1', ORIGIN: 'http://localhost:3000', DATA_DIR: dataDir, ...env }),
    masterKeys: parseMasterKeys(vaultKeys),
  } as unknown as Deps;
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (!isOfQueue(this)) statements += 1;
    if (statements === n) process.kill(process.pid, 'SIGKILL');
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  await jobs.runDue(HANDLERS, deps);
  process.exit(0);
}
