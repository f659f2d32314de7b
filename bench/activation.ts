/**
 * From an order to every row durable and every message queued: an order with a polygon arrives in a product of a million
 * homes, and every household inside gets an activation, a room for all its nights, cash, a conversation and two messages,
 * in one transaction. Against the least that could write them: PostgreSQL's own COPY of the very same rows, from a file
 * next to it, into the same tables with the same indexes, in the same run. Both in turns, so that a noisy machine slows
 * both.
 *
 *   npm run bench -- activation [--homes 1000000] [--inside 80000] [--rounds 5]
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { MultiPolygon } from '#contract/shape.ts';
import { applyZones } from '#server/activations/activations.ts';
import { homesInside } from '#server/activations/matching.ts';
import { shaped } from '#server/activations/acting.ts';
import { liveZones } from '#server/alerts/alerts.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { JOBS } from '#server/worker.ts';
import { putZone } from '#test/evacuees.ts';

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '1000000' },
    inside: { type: 'string', default: '80000' },
    rounds: { type: 'string', default: '5' },
  },
});
const HOMES = Number(values.homes);
const INSIDE = Number(values.inside);
const ROUNDS = Number(values.rounds);
const TARGET = 1.5;
const CORNERS = 1000;
const TABLES = ['activations', 'conversations', 'room_holds', 'payouts', 'notices'] as const;

/** A fire's outline: a circle with fingers, of so many corners, that covers about three quarters of its square. */
const MIDDLE = { lng: -118.5, lat: 34.2, half: 0.25 };
const outline = ({ lng, lat, half }: typeof MIDDLE, corners = CORNERS): MultiPolygon => {
  const ring = Array.from({ length: corners }, (_, i): [number, number] => {
    const turn = (i / corners) * 2 * Math.PI;
    const far = half * (0.95 + 0.04 * Math.sin(turn * 90) + 0.01 * Math.cos(turn * 311));
    return [lng + far * Math.cos(turn), lat + far * Math.sin(turn)];
  });
  return [[[...ring, ring[0] ?? [0, 0]]]];
};
/** Of the homes in the square around the fire, this share is inside its outline. */
const SHARE = 0.71;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-activation-'));
/** PostgreSQL itself reads and writes here, whoever it runs as. */
const filesDir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-rows-'));
chmodSync(filesDir, 0o777);
const postgres = await startEmbeddedPostgres({ dataDir });
const { connection } = postgres;
await migrate(connection);
const raw = new pg.Client(connection);
await raw.connect();
const log = createLog('silent');
const database = openDatabase(connection, { max: 6, log });
const { db } = database;
const jobs = await openJobs(connection, JOBS, log);
const deps = { db, jobs, log, clock: systemClock, config: parseConfig({ DATA_DIR: dataDir, DEMO: '1' }) };
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

console.log(
  `load average ${os
    .loadavg()
    .map((n) => n.toFixed(1))
    .join(' ')} on ${os.availableParallelism()} cores`,
);
const loading = await seconds(load);
console.log(`loaded ${HOMES} homes in ${loading.toFixed(0)} s`);

/** Members with a home, needs and a phone each, and hotels around the fire. Foreign keys are not checked while loading. */
async function load(): Promise<void> {
  const near = Math.round(INSIDE / SHARE);
  await raw.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  );
  await raw.query(`create temp table made as select n, new_id() as home_id, new_id() as user_id, new_id() as membership_id,
      case when n <= ${near} then ${MIDDLE.lat - MIDDLE.half} + random() * ${2 * MIDDLE.half} else 35.5 + random() * 5 end as lat,
      case when n <= ${near} then ${MIDDLE.lng - MIDDLE.half} + random() * ${2 * MIDDLE.half} else -122 + random() * 6 end as lng,
      (array['core', 'core', 'core', 'plus', 'plus', 'plus', 'plus', 'plus', 'premium', 'premium'])[1 + n % 10] as plan
    from generate_series(1, ${HOMES}) n`);
  await raw.query(`insert into users (id, email) select user_id, 'member' || n || '@example.com' from made`);
  await raw.query(`insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at)
    select home_id, user_id, '12 Oak Lane', 'Malibu', 'CA', '90265', lat, lng, 'rooftop', '2020-01-01', '2020-01-01' from made`);
  await raw.query(
    `insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from made`,
  );
  await raw.query(`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
    select home_id, 1 + n % 4, (n % 3 = 0)::int, n % 50 = 0, n % 20 = 0 from made`);
  await raw.query(`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    select membership_id, user_id, 'simulated', 'active', plan, 'month', '2020-01-01', '2040-01-01' from made`);
  await raw.query(
    `insert into membership_spans (membership_id, plan, from_at) select membership_id, plan, '2020-01-01' from made`,
  );
  await raw.query(
    `insert into phones (user_id, phone, verified_at) select user_id, '+1555' || lpad(n::text, 7, '0'), now() from made`,
  );
  await raw.query(`create temp table inns as select n, new_id() as hotel_id, new_id() as block_id,
      n * 2 * pi() / 2000 as turn, 0.3 + random() * 0.3 as far from generate_series(1, 2000) n`);
  await raw.query(`insert into hotels (id, name, address, city, state, zip, lat, lng, stars, phone)
    select hotel_id, 'Inn ' || n, n || ' Main Street', 'Ventura', 'CA', '93001',
      ${MIDDLE.lat} + far * sin(turn), ${MIDDLE.lng} + far * cos(turn), 3 + n % 3, '+18055550100' from inns`);
  await raw.query(`insert into room_blocks (id, hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
    select block_id, hotel_id, case when n % 5 = 0 then 'accessible' else 'standard' end, 2 + n % 3, true, n % 2 = 0, 15000 from inns`);
  await raw.query(`insert into room_nights (block_id, night, capacity, free)
    select block_id, day::date, 60, 60 from inns, generate_series(current_date - 2, current_date + 20, interval '1 day') day`);
  await raw.query(`set session_replication_role = origin; set synchronous_commit = on`);
  await raw.query('vacuum analyze');
  await raw.query('checkpoint');
}

/** As if no order had ever come. */
async function forget(): Promise<void> {
  const { rows } = await raw.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
    join pg_class on pg_class.oid = inhparent where relname = any($1) and inhrelid::regclass::text not like '%\\_small'`,
    [TABLES],
  );
  for (const { name } of rows) await raw.query(`drop table ${name}`);
  await raw.query(
    `truncate ${TABLES.join(', ')}, home_warnings, order_claims, activation_events, reviews, zone_versions, alert_messages`,
  );
  await raw.query(
    `delete from zones; delete from incidents; update room_nights set free = capacity where free <> capacity; delete from pgboss.job`,
  );
  await raw.query('vacuum room_nights');
  await raw.query('checkpoint');
}

const order = (key: string, shape: MultiPolygon) =>
  putZone(db, { key, status: 'order', at: new Date(), shape });

/** How many rows there are, of all tables. */
async function rowsWritten(): Promise<number> {
  const { rows } = await raw.query<{ n: string }>(
    `select sum(n)::text as n from (${TABLES.map((t) => `select count(*) n from ${t}`).join(' union all ')}) all_of_them`,
  );
  return Number(rows[0]?.n);
}

/** The floor: the rows of the last fan-out, from files, into empty tables with the same indexes, in one transaction. */
async function copyFloor(): Promise<number> {
  for (const table of TABLES) {
    await raw.query(
      `copy (select * from ${table} order by incident_id, home_id) to '${filesDir}/${table}' (format binary)`,
    );
    await raw.query(
      `drop table if exists floor_${table}; create table floor_${table} (like ${table} including all)`,
    );
  }
  await raw.query('checkpoint');
  const took = await seconds(async () => {
    await raw.query('begin');
    for (const table of TABLES)
      await raw.query(`copy floor_${table} from '${filesDir}/${table}' (format binary)`);
    await raw.query('commit');
  });
  for (const table of TABLES) await raw.query(`drop table floor_${table}`);
  return took;
}

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const runs = {
  product: [] as number[],
  floor: [] as number[],
  match: [] as number[],
  own: [] as number[],
};
let households = 0;
let rowCount = 0;
for (let round = 0; round <= ROUNDS; round += 1) {
  await forget();
  await order('large', outline(MIDDLE));
  const match = await seconds(async () => {
    households = (await homesInside(db, shaped(await liveZones(db)))).length;
  });
  const busy = process.cpuUsage();
  const product = await seconds(() => applyZones({ ...deps, isListing: false }));
  const own = process.cpuUsage(busy);
  rowCount = await rowsWritten();
  const floor = await copyFloor();
  if (round === 0) continue; // warm
  runs.match.push(match);
  runs.product.push(product);
  runs.floor.push(floor);
  runs.own.push((own.user + own.system) / 1e6);
}
const ratios = runs.product.map((n, i) => n / (runs.floor[i] ?? n));
const extra: Record<string, string> = {};
extra['the same order again'] =
  `${((await seconds(() => applyZones(deps))) * 1000).toFixed(0)} ms with the lists for people`;
extra['the same order again, once more'] =
  `${((await seconds(() => applyZones(deps))) * 1000).toFixed(1)} ms`;
await order('large', outline(MIDDLE));
extra['the same shape, a new version'] =
  `${(await seconds(() => applyZones({ ...deps, isListing: false }))).toFixed(2)} s`;
await order('large', outline({ ...MIDDLE, half: MIDDLE.half * 1.15 }));
const before = await rowsWritten();
extra['widened'] =
  `${(await seconds(() => applyZones({ ...deps, isListing: false }))).toFixed(2)} s, ${(await rowsWritten()) - before} rows`;

const SMALL = 200;
const side = Math.ceil(Math.sqrt(SMALL));
const spotOf = (n: number) => {
  const step = (2 * MIDDLE.half) / side;
  return {
    lng: MIDDLE.lng - MIDDLE.half + step * ((n % side) + 0.5),
    lat: MIDDLE.lat - MIDDLE.half + step * (Math.floor(n / side) + 0.5),
    half: step / 2,
  };
};
const share = (list: readonly number[], part: number): string =>
  `${((list.toSorted((x, y) => x - y)[Math.floor(list.length * part)] ?? 0) * 1000).toFixed(0)} ms`;

/** Small zones of one fire, back to back or spread over a minute. Each is timed from the moment it was to be applied. */
async function smallZones(overMs: number): Promise<string> {
  await forget();
  const each: number[] = [];
  const began = performance.now();
  const busy = process.cpuUsage();
  for (let n = 0; n < SMALL; n += 1) {
    const due = began + (n * overMs) / SMALL;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    await order(`small ${n}`, outline(spotOf(n), 100));
    each.push(await seconds(() => applyZones({ ...deps, isListing: false })));
  }
  const took = (performance.now() - began) / 1000;
  const own = process.cpuUsage(busy);
  return `${took.toFixed(1)} s; median ${share(each, 0.5)}, p95 ${share(each, 0.95)}; the first 20 ${share(each.slice(0, 20), 0.5)}, the last 20 ${share(each.slice(-20), 0.5)}; this process ${((own.user + own.system) / 1000 / SMALL).toFixed(0)} ms each; ${await rowsWritten()} rows`;
}
extra[`${SMALL} small zones, one after the other`] = await smallZones(0);
extra[`${SMALL} small zones, over a minute`] = await smallZones(60_000);

console.table([
  {
    '': `${households} households of ${HOMES} homes, ${rowCount} rows`,
    'order to durable, s': median(runs.product).toFixed(2),
    'of it this process, s': median(runs.own).toFixed(2),
    'COPY of the rows, s': median(runs.floor).toFixed(2),
    ratio: median(ratios).toFixed(2),
    'matching, ms': (median(runs.match) * 1000).toFixed(0),
  },
]);
console.log(
  `order to durable against COPY (target <= ${TARGET}): rounds ${ratios.map((r) => r.toFixed(2)).join(' ')}`,
);
for (const [what, took] of Object.entries(extra)) console.log(`${what}: ${took}`);
console.log(
  `load average ${os
    .loadavg()
    .map((n) => n.toFixed(1))
    .join(' ')}`,
);

await jobs.stop();
await raw.end();
await database.close();
await postgres.stop();
for (const dir of [dataDir, filesDir]) rmSync(dir, { recursive: true, force: true });
process.exit(median(ratios) > TARGET ? 1 : 0);
