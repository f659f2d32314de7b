/**
 * Points moved by the product's own verbs against the least that could move them: a raw transaction of a guarded UPDATE
 * and an INSERT by prepared statements, on tables as plain as they may be (a key once, a history in its order, a foreign
 * key). The product's has besides: the input of the key, the chain of hashes, the running balance, the news for open
 * windows, and the query builder. Both run in this process on one database, in turns, with the same number of clients,
 * so that a noisy machine slows both.
 *
 *   npm run bench -- ledger
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { grantPoints, spendPoints } from '#server/points/points.ts';
import { verifyLedgers } from '#server/points/verify.ts';

const ROUNDS = 15;
const SECONDS = 1;
const CLIENTS = 10;
const PEOPLE = 1000;
const TARGET = 0.6;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-ledger-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { connection } = postgres;
await migrate(connection);

const database = openDatabase(connection, { max: CLIENTS, log: createLog('silent') });
const raw = new pg.Pool({ ...connection, max: CLIENTS });
await raw.query(`
  create table raw_balances (user_id uuid primary key references users, balance integer not null check (balance >= 0));
  create table raw_ledger (id uuid primary key default new_id(), user_id uuid not null references users,
    delta integer not null check (delta <> 0), reason text not null, key text not null,
    created_at timestamptz not null default now());
  create unique index on raw_ledger (user_id, key);
  create index on raw_ledger (user_id, created_at);`);
const { rows } = await raw.query<{ id: string }>(
  `insert into users (email) select 'bench' || n || '@example.com' from generate_series(1, $1::integer) n returning id`,
  [PEOPLE],
);
const everybody = rows.map(({ id }) => id);
await raw.query(`insert into raw_balances select id, 1000000 from users`);
for (const userId of everybody)
  await database.db.transaction((tx) =>
    grantPoints(tx, { userId, points: 1_000_000, reason: 'Opening', key: 'opening' }),
  );

type Move = (userId: string, delta: number, key: string) => Promise<void>;

/** The floor. Whoever finds no row has too few points; here everybody has enough. */
const moveRaw: Move = async (userId, delta, key) => {
  const client = await raw.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query({
      name: 'update',
      text: 'update raw_balances set balance = balance + $2 where user_id = $1 and balance + $2 >= 0',
      values: [userId, delta],
    });
    if (rowCount !== 1) throw new Error('too few');
    await client.query({
      name: 'insert',
      text: 'insert into raw_ledger (user_id, delta, reason, key) values ($1, $2, $3, $4)',
      values: [userId, delta, 'Benchmark', key],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
};

const moveProduct: Move = (userId, delta, key) =>
  database.db.transaction(async (tx) => {
    const movement = { userId, points: Math.abs(delta), reason: 'Benchmark', key };
    const done = delta > 0 ? await grantPoints(tx, movement) : await spendPoints(tx, movement);
    if (done !== true && done !== 'moved') throw new Error(String(done));
  });

/** Movements a second: every client moves points of one of these people, again and again. */
async function measure(move: Move, people: string[]): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const started = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      const userId = people[Math.floor(Math.random() * people.length)] ?? '';
      await move(userId, done % 2 ? 10 : -10, randomUUID());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / ((performance.now() - started) / 1000);
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const lines: string[] = [];
const table: Record<string, string | number>[] = [];
for (const [name, people] of [
  ['one hot member', everybody.slice(0, 1)],
  [`${PEOPLE} members`, everybody],
] as const) {
  await measure(moveRaw, people); // warm
  await measure(moveProduct, people);
  const runs = { raw: [] as number[], product: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.raw.push(await measure(moveRaw, people));
    runs.product.push(await measure(moveProduct, people));
  }
  const ratios = runs.product.map((n, i) => n / (runs.raw[i] ?? n));
  table.push({
    '': name,
    'raw moves/s': Math.round(median(runs.raw)),
    'ledger moves/s': Math.round(median(runs.product)),
    ratio: median(ratios).toFixed(2),
  });
  lines.push(`${name}: rounds ${ratios.map((r) => r.toFixed(2)).join(' ')}`);
}
console.table(table);
console.log(`moves/s, ledger to raw transaction (target >= ${TARGET})\n${lines.join('\n')}`);

const started = performance.now();
const { entries, faults } = await verifyLedgers(database.db, ({ userId, what }) =>
  console.error(userId, what),
);
const took = (performance.now() - started) / 1000;
console.log(`verified ${entries} entries in ${took.toFixed(1)} s, ${faults} faults`);

await database.close();
await raw.end();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(faults > 0 ? 1 : 0);
