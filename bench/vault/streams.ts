/**
 * A 10 MB paper up and down through the whole product (session, checks by content, encryption, rows, history) against
 * the least that could be done with it: a bare Fastify route that streams the body to the disk (fsync, rename) and back.
 * Both in turns in this process on one disk. Prints milliseconds, the ratio of medians, and how far memory grows while
 * sixteen papers come in at once.
 *
 *   npm run bench -- vault/streams
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createSimulatedPayouts } from '#server/adapters/payouts.simulated.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { JOBS } from '#server/worker.ts';
import { pdfOf } from '#test/sample-files.ts';

const ROUNDS = 15;
const AT_ONCE = 16;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
const plainDir = path.join(dataDir, 'plain');
mkdirSync(plainDir);
const postgres = await startEmbeddedPostgres({ dataDir });
await migrate(postgres.connection);

async function openProduct() {
  const log = createLog('info', os.devNull);
  const database = openDatabase(postgres.connection, { max: 10, log });
  const events = await openEvents(postgres.connection, log);
  const jobs = await openJobs(postgres.connection, JOBS, log);
  const deps = {
    db: database.db,
    reads: database.reads,
    clock: systemClock,
    events,
    jobs,
    mail: createDemoMail(async () => undefined),
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
    config: parseConfig({ DEMO: '1', DATA_DIR: dataDir }),
    log,
  };
  const limits = { perMinute: 1e9, maxEventLoopDelayMs: 60_000 };
  const app = await buildApp(deps, { database, version: 'bench', limits });
  const close = async () => {
    await app.http.close();
    await jobs.stop();
    await events.stop();
    await database.close();
  };
  return { http: app.http, close };
}

/** The floor: no session, no checks, no encryption, no rows. */
function openFloor(): FastifyInstance {
  const app = Fastify({ bodyLimit: 20_000_000 });
  app.addContentTypeParser('application/octet-stream', (_req, payload, done) => done(null, payload));
  app.post('/papers', async (req) => {
    const id = randomUUID();
    const draft = path.join(plainDir, `${id}.part`);
    const handle = await fs.open(draft, 'wx');
    for await (const chunk of req.body as AsyncIterable<Uint8Array>) await handle.appendFile(chunk);
    await handle.datasync();
    await handle.close();
    await fs.rename(draft, path.join(plainDir, id));
    return { id };
  });
  app.get<{ Params: { id: string } }>('/papers/:id', (req, reply) => {
    const file = path.join(plainDir, req.params.id);
    return reply.header('content-length', statSync(file).size).send(createReadStream(file));
  });
  return app;
}

const product = await openProduct();
const floor = openFloor();
await product.http.listen({ port: 0, host: '127.0.0.1' });
await floor.listen({ port: 0, host: '127.0.0.1' });
const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port;

const login = await product.http.inject({
  method: 'POST',
  url: '/api/auth/dev-login',
  payload: { email: 'bench@example.com' },
});
const cookie = `session=${login.cookies.find((c) => c.name === 'session')?.value ?? ''}`;
const home = await product.http.inject({
  method: 'POST',
  url: '/api/homes',
  headers: { cookie },
  payload: {
    address: '12 Oak St',
    city: 'Napa',
    state: 'CA',
    zip: '94558',
    policy: {
      carrier: 'Golden Bear',
      policyNumber: 'GB-1',
      deductible: 1000,
      coverageLimit: 500_000,
      effectiveDate: '2026-01-01',
      expiryDate: '2030-01-01',
    },
  },
});
const homeId = home.json<{ id: string }>().id;
const agent = new http.Agent({ keepAlive: true });

/** One call; the answer's bytes are counted, and kept only when they are few. */
function ask(port: number, method: string, url: string, body?: Buffer, name = 'paper.pdf') {
  const { promise, resolve, reject } = Promise.withResolvers<{ bytes: number; text: string }>();
  const headers = {
    cookie,
    ...(body
      ? { 'content-type': 'application/octet-stream', 'content-length': body.length, 'x-file-name': name }
      : {}),
    'sec-fetch-site': 'same-origin',
  };
  const request = http.request({ port, host: '127.0.0.1', method, path: url, headers, agent }, (reply) => {
    let bytes = 0;
    let text = '';
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < 10_000) text += chunk.toString();
    });
    reply.on('error', reject);
    reply.on('end', () => {
      if ((reply.statusCode ?? 500) < 300) resolve({ bytes, text });
      else reject(new Error(`${reply.statusCode} ${text}`));
    });
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

const millis = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const papers = `/api/homes/${homeId}/documents`;
const pdf = pdfOf(10_400_000);
const photo = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg({ quality: 92 })
  .toBuffer();

const idOf = (text: string) => (JSON.parse(text) as { id: string }).id;
const up = {
  ours: (body: Buffer, name?: string) => ask(portOf(product.http), 'POST', papers, body, name),
  floor: (body: Buffer) => ask(portOf(floor), 'POST', '/papers', body),
};

async function compare(
  what: string,
  ours: () => Promise<unknown>,
  least: () => Promise<unknown>,
): Promise<void> {
  const times = { ours: [] as number[], least: [] as number[] };
  for (let round = -2; round < ROUNDS; round += 1) {
    const [a, b] = [await millis(least), await millis(ours)];
    if (round < 0) continue; // the first runs are for the compiler
    times.least.push(a);
    times.ours.push(b);
  }
  const [taken, floorTime] = [median(times.ours), median(times.least)];
  console.log(
    `${what}: ${taken.toFixed(1)} ms; plain stream ${floorTime.toFixed(1)} ms; ${(taken / floorTime).toFixed(2)} times`,
  );
}

/** How far the process grows while so many papers come in and go out at once. */
async function growth(): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => up.ours(pdf)));
  await Promise.all(
    sent.map(({ text }) => ask(portOf(product.http), 'GET', `${papers}/${idOf(text)}/versions/1/file`)),
  );
  clearInterval(watch);
  const all = AT_ONCE * pdf.length * 2;
  console.log(
    `${AT_ONCE} at once, up and down (${(all / 1e6).toFixed(0)} MB through client and server): memory grows by ${((most - before) / 1e6).toFixed(0)} MB`,
  );
}

try {
  const [mine, theirs] = [idOf((await up.ours(pdf)).text), idOf((await up.floor(pdf)).text)];
  const size = (pdf.length / 1e6).toFixed(1);
  await compare(
    `a ${size} MB paper up`,
    () => up.ours(pdf),
    () => up.floor(pdf),
  );
  await compare(
    `a ${size} MB paper down`,
    () => ask(portOf(product.http), 'GET', `${papers}/${mine}/versions/1/file`),
    () => ask(portOf(floor), 'GET', `/papers/${theirs}`),
  );
  await growth();
  await compare(
    `a ${(photo.length / 1e6).toFixed(1)} MB photo of 12 megapixels up, opened and made small`,
    () => up.ours(photo, 'photo.jpg'),
    () => up.floor(photo),
  );
} finally {
  agent.destroy();
  await product.close();
  await floor.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
