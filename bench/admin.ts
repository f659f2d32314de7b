/**
 * The back office's requests, as an administrator's browser sends them: the metrics, their history, and for
 * each list the first page, its common filters and a search, at 10,000 members and then at 100,000 with
 * 1,000,000 ledger entries. Each alternates with two floors on the same server and database: one row by key
 * as a bare statement, and the cheapest endpoint (GET /api/account), which adds the session, the checks and
 * the JSON. Requests are injected into the process, so no network is measured.
 *
 *   npm run bench -- admin
 */
import pg from 'pg';
import { saveFigures } from '#server/office/admin/figures.ts';
import { parseConfig } from '#server/platform/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { startServer } from '#server/start.ts';
import { MEASURED_PATHS } from './lib/admin-paths.ts';
import { fillTo } from './lib/admin-fill.ts';
import { openPostgres } from './lib/database.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, msOf } from './lib/measure.ts';
import { demoSignIn } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('the back office with 100,000 members');

const { few, many, rounds, warmUps } = sizesFor({
  few: { full: 10_000, small: 100 },
  many: { full: 100_000, small: 500 },
  rounds: { full: 41, small: 2 },
  warmUps: { full: 3, small: 1 },
});
const TARGET_MS = 50;

const { dir, connection } = await openPostgres();
const log = createLog('silent');
// Port 0 is any free port: nothing connects to it.
const config = { ...parseConfig({ DATA_DIR: dir, DEMO: '1', HOST: '127.0.0.1' }), port: 0 };
const server = await startServer(config, connection, log);
onFinish(() => server.stop());
const { http } = server.app;
const database = openDatabase(connection, { max: 2, log });
onFinish(() => database.close());
const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());

const { session, userId } = await demoSignIn(http, 'admin@hearthline.example');

/** Each round uses its own address, because the real server's request limits apply. */
async function ask(url: string, remoteAddress: string): Promise<void> {
  const reply = await http.inject({ method: 'GET', url, cookies: { session }, remoteAddress });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
}
const byKey = { name: 'floor', text: 'select id from users where id = $1', values: [userId] };

const short = (ms: number) => Number(ms.toFixed(ms < 10 ? 2 : 1));

const count = (n: number) => n.toLocaleString('en-US');

type Measured = { median: number; quickest: number; ratio: number };

/** Every request alternates with both floors, so that a noisy machine slows all of them. */
async function measure(members: number): Promise<Map<string, Measured>> {
  const times = new Map<string, number[]>();
  const ratios = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, name: string, n: number) =>
    to.set(name, [...(to.get(name) ?? []), n]);
  for (let round = -warmUps; round < rounds; round += 1) {
    const address = `10.${members === few ? 0 : 1}.0.${round + warmUps + 1}`;
    const statement = await msOf(() => raw.query(byKey));
    const floor = await msOf(() => ask('/api/account', address));
    for (const [name, url] of MEASURED_PATHS) {
      const ms = await msOf(() => ask(url, address));
      if (round < 0) continue; // warm-up
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
for (const members of [few, many]) {
  const filled = await msOf(() => fillTo(raw, members));
  const kept = await msOf(() => saveFigures({ db: database.db, clock: systemClock }));
  await raw.query('vacuum analyze');
  const { rows } = await raw.query<{ entries: string; members: string }>(
    `select (select count(*) from point_ledger) entries,
       (select count(*) from users where email like 'bench%') members`,
  );
  expectCount('members', Number(rows[0]?.members), members);
  console.log(
    `${count(members)} members, ${count(Number(rows[0]?.entries))} ledger entries: filled in ${short(filled / 1000)} s, a year of daily figures computed in ${short(kept)} ms`,
  );
  results.push(await measure(members));
}

const [atFew, atMany] = results;
const names = ['floor: one row by key', 'floor: GET /api/account', ...MEASURED_PATHS.map(([name]) => name)];
console.table(
  names.map((name) => {
    const [before, after] = [atFew?.get(name), atMany?.get(name)];
    return {
      '': name,
      [`median ms, ${count(few)}`]: short(before?.median ?? 0),
      [`median ms, ${count(many)}`]: short(after?.median ?? 0),
      [`quickest ms, ${count(few)}`]: short(before?.quickest ?? 0),
      [`quickest ms, ${count(many)}`]: short(after?.quickest ?? 0),
      growth: `${((after?.quickest ?? 0) / (before?.quickest ?? 1)).toFixed(1)}x`,
      'to GET /api/account': `${(after?.ratio ?? 0).toFixed(1)}x`,
    };
  }),
);
// Other load only ever adds time, so the quickest round is closest to the cost of the work itself.
const slow = MEASURED_PATHS.filter(([name]) => (atMany?.get(name)?.quickest ?? 0) > TARGET_MS).map(
  ([name]) => name,
);
console.log(
  slow.length === 0
    ? `All take less than ${TARGET_MS} ms at ${count(many)} members.`
    : `Over ${TARGET_MS} ms: ${slow.join(', ')}`,
);

const slowest = Math.max(...MEASURED_PATHS.map(([name]) => atMany?.get(name)?.quickest ?? 0));
addFigure({
  what: `slowest of ${MEASURED_PATHS.length} lists at ${count(many)} members, quickest round`,
  value: slowest,
  unit: 'ms',
  target: { atMost: TARGET_MS },
  note: `GET /api/account ${short(atMany?.get('floor: GET /api/account')?.quickest ?? 0)} ms`,
});
await finish(isSmall || slow.length === 0 ? 0 : 1);
