/**
 * Points moved by the product's own functions, compared with a minimal implementation: a raw transaction of a
 * guarded UPDATE and an INSERT by prepared statements, on the plainest possible tables (a unique key, an
 * index, a foreign key). The product adds the hash of the input, the hash chain, the running balance, live
 * updates and the query builder. Both run alternately in this process on one database with the same number of
 * clients, so that a noisy machine slows both.
 *
 *   npm run bench -- ledger
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { grantPoints, spendPoints } from '#server/money/points/points.ts';
import { verifyLedgers } from '#server/money/points/verify.ts';
import { openCpuMeter } from './lib/cpu.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, secondsOf } from './lib/measure.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('points moved against a raw transaction');

const { rounds, ms, members } = sizesFor({
  rounds: { full: 15, small: 2 },
  ms: { full: 1000, small: 300 },
  members: { full: 1000, small: 100 },
});
const CLIENTS = 10;
const TARGET = 0.9;

const { connection } = await openPostgres();
const database = openDatabase(connection, { max: CLIENTS, log: createLog('silent') });
onFinish(() => database.close());
const raw = new pg.Pool({ ...connection, max: CLIENTS });
onFinish(() => raw.end());
await raw.query(`
  create table raw_balances (user_id uuid primary key references users, balance integer not null check (balance >= 0));
  create table raw_ledger (id uuid primary key default new_id(), user_id uuid not null references users,
    delta integer not null check (delta <> 0), reason text not null, key text not null,
    created_at timestamptz not null default now());
  create unique index on raw_ledger (user_id, key);
  create index on raw_ledger (user_id, created_at);`);
const { rows } = await raw.query<{ id: string }>(
  `insert into users (email) select 'bench' || n || '@example.com' from generate_series(1, $1::integer) n returning id`,
  [members],
);
const memberIds = rows.map(({ id }) => id);
await raw.query(`insert into raw_balances select id, 1000000 from users`);
for (const userId of memberIds)
  await database.db.transaction((tx) =>
    grantPoints(tx, { userId, points: 1_000_000, reason: 'Opening', key: 'opening' }),
  );

type Move = (userId: string, delta: number, key: string) => Promise<void>;

/** The floor. If the update matches no row, there are too few points; here every member has enough. */
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

let productMoves = 0;
/** Opened after every connection is open. */
let cpuOf: Awaited<ReturnType<typeof openCpuMeter>> | undefined;

/** Moves per second, and CPU time per move. Every client keeps moving points of random members. */
async function measure(move: Move, userIds: string[]): Promise<{ perSecond: number; cpuMicros: number }> {
  const until = performance.now() + ms;
  const started = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      const userId = userIds[Math.floor(Math.random() * userIds.length)] ?? '';
      await move(userId, done % 2 ? 10 : -10, randomUUID());
      done += 1;
    }
  };
  const work = () => Promise.all(Array.from({ length: CLIENTS }, client));
  const used = cpuOf ? await cpuOf(work) : (await work()).length;
  if (move === moveProduct) productMoves += done;
  return { perSecond: done / ((performance.now() - started) / 1000), cpuMicros: used / done };
}

const lines: string[] = [];
const table: Record<string, string | number>[] = [];
for (const [name, userIds] of [
  ['one hot member', memberIds.slice(0, 1)],
  [`${members} members`, memberIds],
] as const) {
  await measure(moveRaw, userIds); // warm-up
  await measure(moveProduct, userIds);
  const meterClient = await raw.connect();
  cpuOf ??= await openCpuMeter(meterClient);
  meterClient.release();
  const runs = { raw: [] as number[], product: [] as number[] };
  const cpu = { raw: [] as number[], product: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, move] of [
      ['raw', moveRaw],
      ['product', moveProduct],
    ] as const) {
      const { perSecond, cpuMicros } = await measure(move, userIds);
      runs[kind].push(perSecond);
      cpu[kind].push(cpuMicros);
    }
  }
  const ratios = runs.product.map((n, i) => n / (runs.raw[i] ?? n));
  table.push({
    '': name,
    'raw moves/s': Math.round(median(runs.raw)),
    'ledger moves/s': Math.round(median(runs.product)),
    ratio: median(ratios).toFixed(2),
    'raw CPU µs': Math.round(median(cpu.raw)),
    'ledger CPU µs': Math.round(median(cpu.product)),
  });
  addFigure({
    what: `${name}, moves/s to a raw transaction`,
    value: median(ratios),
    unit: 'x',
    target: { atLeast: TARGET },
    note: `${Math.round(median(runs.product))} to ${Math.round(median(runs.raw))} moves/s`,
  });
  addFigure({
    what: `${name}, CPU of a raw move to that of a move`,
    value: median(cpu.raw) / median(cpu.product),
    unit: 'x',
    note: `${Math.round(median(cpu.raw))} to ${Math.round(median(cpu.product))} µs`,
  });
  lines.push(`${name}: rounds ${ratios.map((r) => r.toFixed(2)).join(' ')}`);
}
console.table(table);
console.log(`moves/s, ledger to raw transaction (target >= ${TARGET})\n${lines.join('\n')}`);

let verified = { entries: 0, faults: 0 };
const took = await secondsOf(async () => {
  verified = await verifyLedgers(database.db, ({ userId, what }) => console.error(userId, what));
});
console.log(`verified ${verified.entries} entries in ${took.toFixed(1)} s, ${verified.faults} faults`);
expectCount('ledger entries', verified.entries, members + productMoves);
expectCount('ledger faults', verified.faults, 0);
await finish();
