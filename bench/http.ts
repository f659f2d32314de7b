/**
 * One signed-in read through the whole product, against the least that could answer it: a bare Fastify route that runs
 * the same two statements (session, account) on raw prepared `pg`. Both run in this process on one database, in turns,
 * so that a noisy machine slows both. Prints requests per second, CPU per request and the ratio.
 *
 *   npm run bench
 */
import { ensureMember } from '#server/money/points/points.ts';
import os from 'node:os';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { openSession } from '#server/core/accounts/sessions.ts';
import { createLog } from '#server/platform/log.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { median } from './lib/measure.ts';
import { openDeps, openHttp } from './lib/product.ts';
import { sizesFor } from './lib/sizes.ts';

const { rounds, seconds } = sizesFor({ rounds: { full: 5, small: 2 }, seconds: { full: 4, small: 1 } });
const CONNECTIONS = 32;
const POOL = 10;
const TARGET = 0.7;

const { dir, connection } = await openPostgres();

const log = createLog('info', os.devNull); // writing log lines is part of the cost
// Not a demo: there, sessions are looked up under a second hash.
const { deps, database } = await openDeps({ dir, connection, log, poolSize: POOL, env: { DEMO: '0' } });
const product = await openHttp(deps, database);

/** The floor: no plugins, no checks, no parsing; the same two statements by name. */
function openFloor(): FastifyInstance {
  const pool = new pg.Pool({ ...connection, max: POOL });
  onFinish(() => pool.end());
  const http = Fastify();
  onFinish(() => http.close());
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
  return http;
}
const floor = openFloor();

const EMAIL = 'bench@example.com';
const { token } = await deps.db.transaction(async (tx) => {
  const user = await ensureMember(tx, EMAIL);
  return openSession(tx, deps, user, { device: 'bench', previousToken: undefined, network: 'bench' }, 'mail');
});
const cookie = `session=${token}`;

/** Both must answer the same question before their speed means anything. */
async function checkAnswer(name: string, http: FastifyInstance): Promise<void> {
  const reply = await http.inject({ url: '/api/account', headers: { cookie } });
  if (reply.statusCode !== 200 || reply.json<{ email: string }>().email !== EMAIL)
    throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
}

type Measured = { perSecond: number; cpuMicros: number };

async function measure(http: FastifyInstance): Promise<Measured> {
  const address = http.server.address() as { port: number };
  const options = {
    url: `http://127.0.0.1:${address.port}/api/account`,
    connections: CONNECTIONS,
    duration: seconds,
    workers: 1, // the client runs in its own thread, so this thread's CPU time is the server's
    headers: { cookie },
  };
  const before = process.threadCpuUsage();
  const result = await autocannon(options);
  const used = process.threadCpuUsage(before);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  if (result.requests.total === 0) throw new Error('no request was answered');
  return { perSecond: result.requests.average, cpuMicros: (used.user + used.system) / result.requests.total };
}

const summary = (runs: Measured[]): Measured => ({
  perSecond: median(runs.map((r) => r.perSecond)),
  cpuMicros: median(runs.map((r) => r.cpuMicros)),
});

await checkAnswer('the product', product);
await checkAnswer('the floor', floor);
const runs: Record<'floor' | 'product', Measured[]> = { floor: [], product: [] };
for (const http of [product, floor]) await http.listen({ port: 0, host: '127.0.0.1' });
for (const http of [product, floor]) await measure(http); // warm-up
for (let round = 0; round < rounds; round += 1) {
  runs.floor.push(await measure(floor));
  runs.product.push(await measure(product));
}

const ratios = runs.product.map((r, i) => r.perSecond / (runs.floor[i]?.perSecond ?? r.perSecond));
const row = (name: string, m: Measured) => ({
  '': name,
  'requests/s': Math.round(m.perSecond),
  'CPU µs/request': Math.round(m.cpuMicros),
});
console.table([
  row('bare Fastify + raw pg', summary(runs.floor)),
  row('the whole product', summary(runs.product)),
]);
console.log(
  `requests/s, product to floor: ${median(ratios).toFixed(2)} (rounds ${ratios.map((r) => r.toFixed(2)).join(' ')}; target >= ${TARGET})`,
);
await finish();
