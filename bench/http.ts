/**
 * One signed-in read through the whole product against the least that could answer it: a bare Fastify route that
 * runs the same two statements (session, account) on raw prepared `pg`. Both run in this process on one database,
 * in turns, so that a noisy machine slows both. Prints requests a second, CPU per request and the ratio.
 *
 *   npm run bench
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createSimulatedPayouts } from '#server/adapters/payouts.simulated.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { JOBS } from '#server/worker.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
const POOL = 10;
const TARGET = 0.7;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { connection } = postgres;
await migrate(connection);

/** The product as it runs, but for the limit on one address, which a benchmark is. */
async function openProduct() {
  const log = createLog('info', os.devNull); // writing lines is part of the cost, reading them is not
  const config = parseConfig({ DEMO: '1' });
  const database = openDatabase(connection, { max: POOL, log });
  const events = await openEvents(connection, log);
  const jobs = await openJobs(connection, JOBS, log);
  const mail = createDemoMail(async () => undefined);
  const deps = {
    db: database.db,
    reads: database.reads,
    clock: systemClock,
    events,
    jobs,
    mail,
    sms: null,
    push: null,
    addressSearch: null,
    masterKeys: parseMasterKeys(newMasterKey('bench')),
    fileStorage: createDiskStorage({ root: path.join(dataDir, 'files') }),
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
    config,
    log,
  };
  const { http } = await buildApp(deps, {
    database,
    version: 'bench',
    limits: { perMinute: 1e9, maxEventLoopDelayMs: 60_000 },
  });
  return {
    http,
    close: async () => (await http.close(), await jobs.stop(), await events.stop(), await database.close()),
  };
}

/** The floor: no plugins, no checks, no parsing; the same two statements by name. */
function openFloor(): { http: FastifyInstance; close(): Promise<unknown> } {
  const pool = new pg.Pool({ ...connection, max: POOL });
  const http = Fastify();
  http.get('/api/account', async (req, reply) => {
    const token = /session=([\w-]+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
    const session = await pool.query({
      name: 'session',
      text: `select s.id, s.user_id, u.role, s.last_seen_at, s.expires_at, s.verified_at, s.passkey_at
             from sessions s join users u on u.id = s.user_id where s.token_hash = $1`,
      values: [Buffer.from(hashToken(token))],
    });
    if (session.rows.length === 0) return reply.code(401).send();
    const account = await pool.query({
      name: 'account',
      text: 'select id, email, name, role, created_at from users where id = $1',
      values: [session.rows[0].user_id],
    });
    return account.rows[0];
  });
  return { http, close: async () => (await http.close(), await pool.end()) };
}

const product = await openProduct();
const floor = openFloor();
const login = await product.http.inject({
  method: 'POST',
  url: '/api/auth/dev-login',
  payload: { email: 'bench@example.com' },
});
const cookie = `session=${login.cookies.find((c) => c.name === 'session')?.value ?? ''}`;

type Measured = { perSecond: number; cpuMicros: number };

async function measure(http: FastifyInstance): Promise<Measured> {
  const address = http.server.address() as { port: number };
  const options = {
    url: `http://127.0.0.1:${address.port}/api/account`,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1, // the client runs in a thread of its own: what this thread uses is the server's
    headers: { cookie },
  };
  const before = process.threadCpuUsage();
  const result = await autocannon(options);
  const used = process.threadCpuUsage(before);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, cpuMicros: (used.user + used.system) / result.requests.total };
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const summary = (runs: Measured[]): Measured => ({
  perSecond: median(runs.map((r) => r.perSecond)),
  cpuMicros: median(runs.map((r) => r.cpuMicros)),
});

const runs: Record<'floor' | 'product', Measured[]> = { floor: [], product: [] };
for (const { http } of [product, floor]) await http.listen({ port: 0, host: '127.0.0.1' });
for (const { http } of [product, floor]) await measure(http); // warm
for (let round = 0; round < ROUNDS; round++) {
  runs.floor.push(await measure(floor.http));
  runs.product.push(await measure(product.http));
}

const [f, p] = [summary(runs.floor), summary(runs.product)];
const ratios = runs.product.map((r, i) => r.perSecond / (runs.floor[i]?.perSecond ?? r.perSecond));
const row = (name: string, m: Measured) => ({
  '': name,
  'requests/s': Math.round(m.perSecond),
  'CPU µs/request': Math.round(m.cpuMicros),
});
console.table([row('bare Fastify + raw pg', f), row('the whole product', p)]);
console.log(
  `requests/s, product to floor: ${median(ratios).toFixed(2)} (rounds ${ratios.map((r) => r.toFixed(2)).join(' ')}; target >= ${TARGET})`,
);

await product.close();
await floor.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
