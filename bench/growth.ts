/**
 * What the product reads as the number of members grows a hundredfold: every list and detail over the API,
 * every filter and search of the back office, every scheduled job, an order, and partner statements. Counts
 * rows and pages from PostgreSQL's own counters, which are the same on every machine. A call fails the bench
 * if it grows faster than n log n.
 *
 * At each size, members have the data of `admin-fill.ts`, one in ten has a complete household (copied from
 * one created over the API), and as many again have a located home and a membership.
 *
 *   npm run bench -- growth [--members 1000] [--steps 3]
 */
import pg from 'pg';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { nightOf } from '#server/emergency/lodging/nights.ts';
import { owedByPartner } from '#server/office/settlement/billing-store.ts';
import { drawIn } from '#server/office/settlement/drawing.ts';
import { saveFigures } from '#server/office/admin/figures.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/platform/log.ts';
import { HANDLERS } from '#server/worker.ts';
import { copyHousehold } from '#test/clone-household.ts';
import { putZone } from '#test/evacuees.ts';
import { readUrls } from '#test/read-urls.ts';
import { openRowMeter, type RowsRead } from '#test/rows-read.ts';
import { outline } from './lib/activation-fill.ts';
import { fillTo } from './lib/admin-fill.ts';
import { MEASURED_PATHS } from './lib/admin-paths.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import {
  addHotels,
  addLocatedHomes,
  ALWAYS_HERE,
  HERE,
  makeHousehold,
  replaceStays,
  THERE,
} from './lib/growth-fill.ts';
import { secondsOf } from './lib/measure.ts';
import { demoSignIn, openDeps } from './lib/product.ts';
import { addFigure, addTable, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

const { members, steps } = sizesFor({ members: { full: 1000, small: 100 }, steps: { full: 3, small: 2 } });
const GROWTH = 10;
const POOL = 4;
/** The counters include the database's own work, so a few more rows don't count as growth. */
const SLACK = 200;

describeBench('what lists, searches, an order and statements read, at 1, 10 and 100 times the members');
const { dir, connection } = await openPostgres([
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  'autovacuum=off',
]);
const { deps, database } = await openDeps({ dir, connection, log: createLog('error'), poolSize: POOL });
const limits = { perMinute: 1e9, maxEventLoopDelayMs: 60_000 };
const { http, endpoints } = await buildApp(deps, { database, version: 'bench', limits });
onFinish(() => http.close());
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
const lane = (deps.reads as unknown as { $client: Pick<pg.Client, 'query'> }).$client;
const meter = openRowMeter(raw, database.pool, (text) => lane.query(text));

const admin = await demoSignIn(http, 'admin@hearthline.example');
await raw.query(`update users set role = 'ADMIN' where id = $1`, [admin.userId]);
const member = await demoSignIn(http, 'maya@hearthline.example');
const household = await makeHousehold(http, raw, {
  userId: member.userId,
  cookie: `session=${member.session}`,
});
await addHotels(raw);
const copy = await copyHousehold(raw, household);

/** Reads one URL as an authorized person. Returns whether it succeeded. */
async function read(url: string, access: string): Promise<boolean> {
  const { session } = access === 'staff' ? admin : member;
  const reply = await http.inject({ method: 'GET', url, cookies: { session } });
  if (reply.statusCode >= 500) console.log(`${url} answered ${reply.statusCode}`); // data no member could enter
  return reply.statusCode === 200;
}

const { rows: someIds } = await raw.query<{ partner_id: string }>(
  'select id as partner_id from partners limit 1',
);
const ids = { ...household, partnerId: someIds[0]?.partner_id ?? '', hotelId: someIds[0]?.partner_id ?? '' };
const { urls } = readUrls(endpoints, ids);
const asked = [
  ...urls.map(({ url, path, access }) => ({ name: path, url, access: access as string })),
  ...MEASURED_PATHS.filter(([, url]) => url.includes('?')).map(([name, url]) => ({
    name: `${name} (filter or search)`,
    url,
    access: 'staff',
  })),
];

type Cost = Pick<RowsRead, 'rows' | 'pages'> & { most: string };
const costs = new Map<string, Cost[]>();
const unanswered = new Set<string>();

function note(name: string, { rows, pages, byTable }: RowsRead): void {
  const most = [...byTable].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  costs.set(name, [...(costs.get(name) ?? []), { rows, pages, most }]);
}

/** A job that takes longer than this would take minutes at ten times the members. */
const MOST_JOB_SECONDS = 20;
const leftOut = new Set<string>();

/** Scheduled jobs with nothing new to do: each runs once first, and the second run is counted. */
async function readJobs(): Promise<void> {
  for (const { job, run } of HANDLERS) {
    const name = `job ${job.name} (${job.cron ?? ''})`;
    if (job.cron === undefined || leftOut.has(name)) continue;
    try {
      const took = await secondsOf(() => run(deps, {}));
      if (took > MOST_JOB_SECONDS) leftOut.add(name);
      else note(name, await meter(() => run(deps, {})));
    } catch (error) {
      leftOut.add(name);
      console.log(`${name}: ${(error as Error).message.slice(0, 200)}`);
    }
  }
}

const order = (key: string, where: typeof HERE) =>
  putZone(deps.db, { key, status: 'order', at: new Date(), shape: outline(where, 100) });

/** Removes every order and everything that resulted from it. */
async function resetOrders(): Promise<void> {
  const TABLES = ['activations', 'room_holds', 'payouts', 'notices'];
  const { rows } = await raw.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
    join pg_class on pg_class.oid = inhparent where relname = any($1) and inhrelid::regclass::text not like '%\\_small'`,
    [TABLES],
  );
  for (const { name } of rows) await raw.query(`drop table ${name}`);
  await raw.query(
    `truncate ${TABLES.join(', ')}, home_alerts, order_claims, activation_events, zone_versions, alert_messages cascade`,
  );
  await raw.query('delete from zones; delete from incidents');
  await raw.query('update room_nights set free = capacity where free <> capacity');
  await raw.query('vacuum analyze room_nights');
}

const tonight = nightOf(new Date());
const sizes = Array.from({ length: steps }, (_, i) => members * GROWTH ** i);
let had = 0;
for (const size of sizes) {
  const filling = await secondsOf(async () => {
    await fillTo(raw, size);
    await copy(had / 10 + 1, size / 10);
    await addLocatedHomes(raw, had + 1, size);
    await saveFigures(deps);
    await raw.query('vacuum analyze');
  });
  had = size;
  console.log(`${size.toLocaleString('en-US')} members filled in ${filling.toFixed(0)} s`);
  const reading = await secondsOf(async () => {
    for (const { name, url, access } of asked) {
      if (unanswered.has(name)) continue;
      if (!(await read(url, access))) unanswered.add(name); // also warms per-process caches
      else note(name, await meter(() => read(url, access)));
    }
  });
  console.log(`${costs.size} calls read in ${reading.toFixed(0)} s`);
  console.log(`jobs ran in ${(await secondsOf(readJobs)).toFixed(0)} s`);

  for (const [name, where] of [
    [`an order over ${ALWAYS_HERE} homes`, HERE],
    ['an order over a tenth of the homes', THERE],
  ] as const) {
    await resetOrders();
    await raw.query('analyze');
    await order(name, where);
    const began = performance.now();
    note(name, await meter(() => reconcileActivations({ ...deps, isListing: false })));
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(2)} s`);
    note(`${name}: the next check, nothing new`, await meter(() => reconcileActivations(deps)));
  }
  await resetOrders();
  const stays = size / 10;
  await replaceStays(raw, stays, tonight);
  await raw.query('analyze');
  let owed: Awaited<ReturnType<typeof owedByPartner>> = [];
  const listing = async () => void (owed = await owedByPartner(deps.db, { tonight }));
  note('what partners are owed, a tenth of the homes', await meter(listing));
  const drawing = async () => {
    for (const { partnerId, lastDay } of owed)
      await deps.db.transaction((tx) =>
        drawIn(tx, deps, { partnerId, through: lastDay, madeBy: null, at: new Date() }),
      );
  };
  note('statements of all partners, a tenth of the homes', await meter(drawing));
}

/** How many times more n log n work costs at `b` members than at `a`. */
const nLogN = (a: number, b: number) => (b * Math.log2(b)) / (a * Math.log2(a));
const [first = 1] = sizes;
const last = sizes.at(-1) ?? 1;

/** How a call grows from the smallest size to the largest, or what it is if only one step is steeper than that. */
function judge(list: readonly Cost[], unit: 'rows' | 'pages'): string {
  const at = (i: number) => (list[i]?.[unit] ?? 0) + SLACK;
  const growth = at(sizes.length - 1) / at(0);
  if (growth < 1.5) return 'constant';
  if (growth < Math.sqrt(last / first)) return 'less than n';
  if (growth <= (last / first) * 1.1) return 'n';
  if (growth <= nLogN(first, last) * 1.1) return 'n log n';
  // What grows faster than n log n does so at every step. A single jump is PostgreSQL choosing another plan.
  const isSteep = (size: number, i: number) => at(i + 1) / at(i) > nLogN(size, size * GROWTH) * 1.1;
  return sizes.slice(0, -1).every(isSteep) ? 'FASTER' : 'n, after a jump';
}

const judged = [...costs].map(([name, list]) => {
  const words = [judge(list, 'rows'), judge(list, 'pages')];
  const word =
    ['FASTER', 'n, after a jump', 'n log n', 'n', 'less than n', 'constant'].find((one) =>
      words.includes(one),
    ) ?? '';
  return { name, list, word };
});
const columns = [
  'call',
  ...sizes.map((size) => `rows at ${size.toLocaleString('en-US')}`),
  ...sizes.map((size) => `pages at ${size.toLocaleString('en-US')}`),
  'grows like',
  'reads most of',
];
const toRow = ({ name, list, word }: (typeof judged)[number]) => [
  name,
  ...sizes.map((_, i) => list[i]?.rows ?? 0),
  ...sizes.map((_, i) => list[i]?.pages ?? 0),
  word,
  list.at(-1)?.most ?? '',
];
const growing = judged.filter(({ word }) => word !== 'constant');
console.table(growing.map((one) => Object.fromEntries(toRow(one).map((cell, i) => [columns[i], cell]))));
const faster = judged.filter(({ word }) => word === 'FASTER');
console.log(
  `${judged.length} calls; ${growing.length} grow; faster than n log n: ${faster.map(({ name }) => name).join(', ') || 'none'}`,
);
console.log(`not answered, so not measured: ${[...unanswered, ...leftOut].join(', ')}`);
addFigure({
  what: `of ${judged.length} calls, how many read more than n log n`,
  value: faster.length,
  unit: '',
  target: { atMost: 0 },
  note: `${judged.length - growing.length} read the same at every size`,
});
addFigure({
  what: 'calls that jump once, because PostgreSQL chooses another plan for larger tables',
  value: judged.filter(({ word }) => word === 'n, after a jump').length,
  unit: '',
});
addFigure({
  what: 'calls and jobs that were not answered, so not measured',
  value: unanswered.size + leftOut.size,
  unit: '',
  note: 'the bench prints them',
});
addTable({
  title: 'Calls that read more with more members',
  columns,
  rows: growing.toSorted((a, b) => (b.list.at(-1)?.rows ?? 0) - (a.list.at(-1)?.rows ?? 0)).map(toRow),
});
addTable({
  title: 'Calls that read the same at every size',
  columns,
  rows: judged.filter(({ word }) => word === 'constant').map(toRow),
});
await finish(isSmall || faster.length === 0 ? 0 : 1);
