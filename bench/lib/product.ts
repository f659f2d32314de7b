import { rememberWelcome, welcomeWith } from '#server/money/points/points.ts';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createNoMail } from '#server/adapters/mail.none.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createTableSalesTax } from '#server/adapters/sales-tax.table.ts';
import { createSimulatedPayouts } from '#server/adapters/payouts.simulated.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection, type Database } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Limits } from '#server/platform/http.ts';
import type { Log } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { JOBS } from '#server/worker.ts';
import { onFinish } from './finish.ts';

/** All product dependencies on a migrated database, without external services. Jobs aren't processed. */
export async function openDeps(given: {
  dir: string;
  connection: Connection;
  log: Log;
  poolSize: number;
  masterKey?: string;
  env?: Record<string, string>;
}): Promise<{ deps: Deps; database: Database }> {
  const { dir, connection, log } = given;
  const database = openDatabase(connection, { max: given.poolSize, log });
  onFinish(() => database.close());
  const { db, reads } = database;
  const events = await openEvents(connection, log);
  onFinish(() => events.stop());
  const jobs = await openJobs(connection, JOBS, log);
  onFinish(() => jobs.stop());
  const simulated = openSimulatedProvider({ db, clock: systemClock, jobs, secret: 'bench' });
  const masterKeys = parseMasterKeys(given.masterKey ?? newMasterKey('bench'));
  const deps: Deps = {
    db,
    reads,
    clock: systemClock,
    events,
    jobs,
    mail: createNoMail(),
    sms: null,
    mailIn: null,
    push: null,
    addressSearch: null,
    routing: null,
    masterKeys,
    welcome: welcomeWith(masterKeys),
    rememberMailbox: (tx, person) => rememberWelcome(tx, masterKeys, person),
    fileStorage: createDiskStorage({ root: path.join(dir, 'files') }),
    malwareScan: null,
    feeds: [],
    hazardFeeds: [],
    shelterFeeds: [],
    payments: createSimulatedPayments(simulated),
    billing: createSimulatedBilling(simulated),
    payouts: createSimulatedPayouts(simulated),
    salesTax: createTableSalesTax(),
    config: parseConfig({ DEMO: '1', DATA_DIR: dir, ...given.env }),
    log,
  };
  return { deps, database };
}

/** The product's HTTP server. Rate limits are off, because a bench is many clients at one address. */
export async function openHttp(
  deps: Deps,
  database: Database,
  more: Limits = {},
  webDir?: string,
): Promise<FastifyInstance> {
  const limits = { perMinute: 1e9, maxEventLoopDelayMs: 60_000, ...more };
  const { http } = await buildApp(deps, {
    database,
    version: 'bench',
    limits,
    ...(webDir ? { webDir } : {}),
  });
  onFinish(() => http.close());
  return http;
}

/** Signs in with the demo's shortcut. Returns the session cookie. */
export async function demoSignIn(http: FastifyInstance, email: string) {
  const reply = await http.inject({
    method: 'POST',
    url: '/api/auth/dev-login',
    payload: { email },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const session = reply.cookies.find(({ name }) => name === 'session')?.value;
  if (reply.statusCode !== 200 || !session) throw new Error(`sign-in: ${reply.statusCode} ${reply.body}`);
  return { session, userId: reply.json<{ user: { id: string } }>().user.id };
}
