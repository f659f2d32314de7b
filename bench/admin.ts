/**
 * What the back office asks for, as an administrator's browser asks: the four figures, their history, and of each list the
 * first page, what it is most often narrowed by and what is looked for in it, at 10,000 members and then at 100,000 with
 * 1,000,000 entries of points. Each is measured in turns with the cheapest read there is, one person by key from an index, on
 * the same server and database: once as a bare statement, and once as an endpoint (GET /api/account), which has the session,
 * the checks and the JSON besides. Answers are asked for inside the process: no network is measured.
 *
 *   npm run bench -- admin
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { keepFigures } from '#server/admin/figures.ts';
import { parseConfig } from '#server/platform/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { startServer } from '#server/start.ts';
import { ASKED } from './admin-asked.ts';
import { fillTo } from './admin-fill.ts';

const SIZES = [10_000, 100_000] as const;
const ROUNDS = 41;
const TARGET_MS = 50;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-admin-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { connection } = postgres;
await migrate(connection);
const log = createLog('silent');
// Any free port: nobody calls it.
const config = { ...parseConfig({ DATA_DIR: dataDir, DEMO: '1', HOST: '127.0.0.1' }), port: 0 };
const running = await startServer(config, connection, log);
const { app } = running;
const database = openDatabase(connection, { max: 2, log });
const raw = new pg.Client(connection);
await raw.connect();

const signedIn = await app.http.inject({
  method: 'POST',
  url: '/api/auth/dev-login',
  payload: { email: 'admin@hearthline.example' },
  headers: { 'sec-fetch-site': 'same-origin' },
});
const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
const {
  user: { id },
} = signedIn.json<{ user: { id: string } }>();

async function ask(url: string): Promise<void> {
  const reply = await app.http.inject({ method: 'GET', url, cookies });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
}
const byKey = { name: 'floor', text: 'select id from users where id = $1', values: [id] };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const short = (ms: number) => Number(ms.toFixed(ms < 10 ? 2 : 1));

type Measured = { median: number; quickest: number; ratio: number };

/** Every request in turns with both floors, so that a noisy machine slows all of them. */
async function measure(): Promise<Map<string, Measured>> {
  const times = new Map<string, number[]>();
  const ratios = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, name: string, n: number) =>
    to.set(name, [...(to.get(name) ?? []), n]);
  for (let round = -3; round < ROUNDS; round += 1) {
    const statement = await timed(() => raw.query(byKey));
    const floor = await timed(() => ask('/api/account'));
    for (const [name, url] of ASKED) {
      const ms = await timed(() => ask(url));
      if (round < 0) continue; // warm
      add(times, name, ms);
      add(ratios, name, ms / floor);
    }
    if (round < 0) continue;
    add(times, 'floor: one row by key', statement);
    add(times, 'floor: GET /api/account', floor);
    add(ratios, 'floor: one row by key', statement / floor);
    add(ratios, 'floor: GET /api/account', 1);
  }
  return new Map(
    [...times].map(([name, list]) => [
      name,
      { median: median(list), quickest: Math.min(...list), ratio: median(ratios.get(name) ?? []) },
    ]),
  );
}

const results: Map<string, Measured>[] = [];
for (const members of SIZES) {
  const filled = await timed(() => fillTo(raw, members));
  const kept = await timed(() => keepFigures({ db: database.db, clock: systemClock }));
  await raw.query('vacuum analyze');
  const { rows } = await raw.query<{ entries: string }>('select count(*) entries from point_ledger');
  console.log(
    `${members.toLocaleString('en-US')} members, ${Number(rows[0]?.entries).toLocaleString('en-US')} entries of points: filled in ${short(filled / 1000)} s, a year of days worked out in ${short(kept)} ms`,
  );
  results.push(await measure());
}

const [small, large] = results;
const names = ['floor: one row by key', 'floor: GET /api/account', ...ASKED.map(([name]) => name)];
console.table(
  names.map((name) => {
    const [before, after] = [small?.get(name), large?.get(name)];
    return {
      '': name,
      'median ms, 10,000': short(before?.median ?? 0),
      'median ms, 100,000': short(after?.median ?? 0),
      'quickest ms, 10,000': short(before?.quickest ?? 0),
      'quickest ms, 100,000': short(after?.quickest ?? 0),
      growth: `${((after?.quickest ?? 0) / (before?.quickest ?? 1)).toFixed(1)}x`,
      'to GET /api/account': `${(after?.ratio ?? 0).toFixed(1)}x`,
    };
  }),
);
// Whatever else the machine does only adds time: the quickest of all rounds says what the work itself takes.
const slow = ASKED.filter(([name]) => (large?.get(name)?.quickest ?? 0) > TARGET_MS).map(([name]) => name);
console.log(
  slow.length === 0
    ? `All take less than ${TARGET_MS} ms at 100,000 members.`
    : `Over ${TARGET_MS} ms: ${slow.join(', ')}`,
);

await raw.end();
await database.close();
await running.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(slow.length > 0 ? 1 : 0);
