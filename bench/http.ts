/**
 * Signed-in reads through the whole product. First one endpoint, compared with a minimal implementation: a
 * bare Fastify route that runs the same two statements (session, account) on raw prepared `pg`. Then the ten
 * requests that members' pages send most, each compared with its own statements, recorded from the product
 * and replayed over plain `pg` in the same order and with the same parallelism: once without a server, and
 * once inside a bare Fastify route with the same body. These are injected and measured in CPU time of this
 * thread and PostgreSQL. All run alternately in this process on one database, so that a noisy machine slows
 * all of them.
 *
 *   npm run bench [-- --rounds 5 --seconds 4]
 */
import { ensureMember } from '#server/money/points/points.ts';
import os from 'node:os';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { openSession } from '#server/core/accounts/sessions.ts';
import { createLog } from '#server/platform/log.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { openCpuMeter } from './lib/cpu.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { median } from './lib/measure.ts';
import { fillMember, MEMBER_CALLS } from './lib/member-calls.ts';
import { openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';
import { openFloor, recordStatements, watchStatements, type Sent } from './lib/statements.ts';

const { rounds, seconds, callRounds, calls } = sizesFor({
  rounds: { full: 5, small: 2 },
  seconds: { full: 4, small: 1 },
  callRounds: { full: 9, small: 2 },
  calls: { full: 100, small: 20 },
});
const CONNECTIONS = 32;
const POOL = 10;
const TARGET = 0.9;
/** A request may cost this many times as much as its statements alone. */
const CALL_TARGET = 2;

describeBench('signed-in reads against bare Fastify and raw pg with the same statements');
watchStatements();
const { dir, connection } = await openPostgres();

const log = createLog('info', os.devNull); // writing log lines is part of the cost
// Not demo mode, where sessions are looked up under a second hash.
const { deps, database } = await openDeps({ dir, connection, log, poolSize: POOL, env: { DEMO: '0' } });
const product = await openHttp(deps, database);
const floor = await openFloor(connection, POOL);
onFinish(() => floor.end());

/** The floor: no plugins, no checks, no parsing; the same two statements by name. */
function openBare(): FastifyInstance {
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
const bare = openBare();

const EMAIL = 'bench@example.com';
const { token, userId } = await deps.db.transaction(async (tx) => {
  const user = await ensureMember(tx, EMAIL);
  const browser = { device: 'bench', previousToken: undefined, network: 'bench' };
  return { ...(await openSession(tx, deps, user, browser, 'mail')), userId: user.id };
});
const cookie = `session=${token}`;
await fillMember(deps, product, { userId, cookie });

const ask = async (http: FastifyInstance, url: string) => {
  const reply = await http.inject({ url, headers: { cookie } });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply;
};

/** Both must give the same response before comparing their speed is meaningful. */
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

/**
 * Does `work` this many times, with as many in parallel as there are connections. Uses no network or client.
 */
async function repeat(work: () => Promise<unknown>): Promise<void> {
  let left = calls;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONNECTIONS, calls) }, lane));
}

const summary = (runs: Measured[]): Measured => ({
  perSecond: median(runs.map((r) => r.perSecond)),
  cpuMicros: median(runs.map((r) => r.cpuMicros)),
});

await checkAnswer('the product', product);
await checkAnswer('the floor', bare);
const runs: Record<'floor' | 'product', Measured[]> = { floor: [], product: [] };

/** The statements that each request sends to the database once warm, and its response. */
const measured: { name: string; url: string; sent: Sent[] }[] = [];
const echo = Fastify();
onFinish(() => echo.close());
for (const [name, url] of MEMBER_CALLS) {
  for (let n = 0; n < 3; n += 1) await ask(product, url);
  let body: unknown;
  const sent = await recordStatements(async () => void (body = (await ask(product, url)).json()));
  echo.get(url, async () => {
    await floor.replay(sent);
    return body;
  });
  measured.push({ name, url, sent });
}

for (const http of [product, bare]) await http.listen({ port: 0, host: '127.0.0.1' });
for (const http of [product, bare]) await measure(http); // warm-up
for (let round = 0; round < rounds; round += 1) {
  runs.floor.push(await measure(bare));
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
addFigure({
  what: 'GET /api/account, requests/s to bare Fastify + raw pg',
  value: median(ratios),
  unit: 'x',
  target: { atLeast: TARGET },
  note: `${Math.round(summary(runs.product).perSecond)} to ${Math.round(summary(runs.floor).perSecond)} requests/s`,
});

/** Opens every connection that the requests use, so that the CPU meter knows them. */
for (const { url, sent } of measured) {
  await repeat(() => floor.replay(sent));
  await repeat(() => ask(echo, url));
  await repeat(() => ask(product, url));
}
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
const cpuOf = await openCpuMeter(raw);

const costs = measured.map((call) => ({
  ...call,
  each: { alone: [] as number[], bare: [] as number[], product: [] as number[] },
}));
// Alternates, so that no request always runs on a cold machine.
for (let round = 0; round < callRounds; round += 1)
  for (const { url, sent, each } of costs) {
    each.alone.push((await cpuOf(() => repeat(() => floor.replay(sent)))) / calls);
    each.bare.push((await cpuOf(() => repeat(() => ask(echo, url)))) / calls);
    each.product.push((await cpuOf(() => repeat(() => ask(product, url)))) / calls);
  }
const table: Record<string, string | number>[] = [];
for (const { name, sent, each } of costs) {
  const cost = median(each.product);
  table.push({
    '': name,
    statements: sent.length,
    'alone, CPU µs': Math.round(median(each.alone)),
    'bare Fastify, CPU µs': Math.round(median(each.bare)),
    'product, CPU µs': Math.round(cost),
    'times its statements': Number((cost / median(each.alone)).toFixed(2)),
    'times bare Fastify': Number((cost / median(each.bare)).toFixed(2)),
  });
  addFigure({
    what: `${name}: CPU to its ${sent.length} statements alone`,
    value: cost / median(each.alone),
    unit: 'x',
    target: { atMost: CALL_TARGET },
    note: `${(cost / median(each.bare)).toFixed(2)}x the same statements in a bare Fastify route`,
  });
}
console.table(table);
console.log(`Each call should cost at most ${CALL_TARGET} times its statements.`);
await finish();
