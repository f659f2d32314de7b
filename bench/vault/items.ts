/**
 * A home of 5,000 things: its list over HTTP against the least that could be done (the same rows by `pg` and
 * JSON.stringify), and an import of 5,000 rows against one multi-row insert of them. In turns in one process, so that a
 * noisy machine slows both. Prints milliseconds at the middle, sizes, and ratios.
 *
 *   npm run bench -- vault/items
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATEGORIES } from '#contract/depreciation.ts';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createSimulatedBilling } from '#server/adapters/billing.simulated.ts';
import { createSimulatedPayments } from '#server/adapters/payments.simulated.ts';
import { createSimulatedPayouts } from '#server/adapters/payouts.simulated.ts';
import { openSimulatedProvider } from '#server/adapters/simulated-provider.ts';
import { buildApp } from '#server/app.ts';
import { ensureUser } from '#server/accounts/accounts.ts';
import { createHome } from '#server/homes/homes.ts';
import { importItems } from '#server/inventory/import.ts';
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
import { Readable } from 'node:stream';

const THINGS = 5000;
const ROUNDS = 15;
const WARM_UP = 3;

const dir = mkdtempSync(path.join(os.tmpdir(), 'hearthline-bench-'));
const log = createLog('warn');
const postgres = await startEmbeddedPostgres({ dataDir: dir });
await migrate(postgres.connection);
const database = openDatabase(postgres.connection, { max: 4, log });
const { db, pool } = database;
const jobs = await openJobs(postgres.connection, JOBS, log);
const events = await openEvents(postgres.connection, log);
const deps = {
  db,
  reads: database.reads,
  clock: systemClock,
  events,
  jobs,
  mail: createDemoMail(async () => undefined),
  sms: null,
  push: null,
  addressSearch: null,
  masterKeys: parseMasterKeys(newMasterKey('bench')),
  fileStorage: createDiskStorage({ root: path.join(dir, 'files') }),
  malwareScan: null,
  feeds: [],
  payments: createSimulatedPayments(openSimulatedProvider({ db, clock: systemClock, jobs, secret: 'bench' })),
  billing: createSimulatedBilling(openSimulatedProvider({ db, clock: systemClock, jobs, secret: 'bench' })),
  payouts: createSimulatedPayouts(openSimulatedProvider({ db, clock: systemClock, jobs, secret: 'bench' })),
  config: parseConfig({ DEMO: '1', DATA_DIR: dir }),
  log,
};
const limits = { perMinute: 1e9, maxEventLoopDelayMs: 60_000 };
const app = await buildApp(deps, { database, version: 'bench', limits });

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
async function msOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const email = 'bench@example.com';
const owner = await db.transaction((tx) => ensureUser(tx, email));
const login = await app.http.inject({ method: 'POST', url: '/api/auth/dev-login', payload: { email } });
const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
const newHome = () =>
  db.transaction((tx) =>
    createHome(
      tx,
      deps,
      { id: owner.id, device: null },
      {
        address: '12 Skyway',
        city: 'Paradise',
        state: 'CA',
        zip: '95969',
      },
    ),
  );

const lines = Array.from({ length: THINGS }, (_, i) =>
  [
    `Room ${i % 14}`,
    `Thing number ${i}`,
    CATEGORIES[i % CATEGORIES.length],
    'Brand',
    `Model ${i}`,
    `SN-${i}`,
    1 + (i % 3),
    i % 12,
    'good',
    (i % 900) + 0.5,
  ].join(','),
);
const csv = Buffer.from(
  `Room,Item,Category,Brand,Model,Serial number,Quantity,Age (years),Condition,Estimated value\n${lines.join('\n')}\n`,
);

async function importInto(homeId: string): Promise<void> {
  const upload = { stream: Readable.from([csv]), filename: 'bench.csv' };
  const who = { id: owner.id, device: 'bench' };
  const { added } = await importItems(deps, who, homeId, { upload, columns: undefined, claim: null });
  if (added !== THINGS) throw new Error(`imported ${added}`);
}
/** The least an import could do: the rows, clear and unread, in one statement. */
const insertInto = (homeId: string) =>
  pool.query(
    `insert into inventory_items (home_id, name, category, est_value_cents, quantity, brand, model, age_years, condition)
     select $1, name, 'Other', 4050, 1, 'Brand', 'Model', 3, 'good' from unnest($2::text[]) as name`,
    [homeId, lines],
  );

try {
  const imports = { ours: [] as number[], floor: [] as number[] };
  let homeId = '';
  for (let round = 0; round < 5; round++) {
    const [first, second] = [await newHome(), await newHome()];
    homeId = first.home.id;
    imports.ours.push(await msOf(() => importInto(first.home.id)));
    imports.floor.push(await msOf(() => insertInto(second.home.id)));
  }

  const lists = { ours: [] as number[], floor: [] as number[] };
  let answer = '';
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    if (round === WARM_UP) lists.ours.length = lists.floor.length = 0;
    lists.floor.push(
      await msOf(async () => {
        const sql =
          'select id, room_id, name, category, est_value_cents, quantity, brand, model, age_years, condition, confirmed_at, created_at from inventory_items where home_id = $1 and trashed_at is null order by id';
        return JSON.stringify((await pool.query(sql, [homeId])).rows);
      }),
    );
    lists.ours.push(
      await msOf(async () => {
        // The whole way: session, access, rows, shape, contract, JSON, and the plain bytes of an answer.
        const reply = await app.http.inject({ url: `/api/homes/${homeId}/inventory`, cookies });
        if (reply.statusCode !== 200) throw new Error(`the list answered ${reply.statusCode}`);
        answer = reply.payload;
      }),
    );
  }
  const line = (name: string, { ours, floor }: { ours: number[]; floor: number[] }) =>
    console.log(
      `${name.padEnd(28)} ${median(ours).toFixed(0).padStart(6)} ms   floor ${median(floor).toFixed(0).padStart(5)} ms   ${(median(ours) / median(floor)).toFixed(1)} times`,
    );
  line(`list of ${THINGS} things`, lists);
  line(`import of ${THINGS} rows`, imports);
  console.log(
    `the list is ${(answer.length / 1000).toFixed(0)} kB, ${(gzipSync(answer).length / 1000).toFixed(0)} kB compressed`,
  );
} finally {
  await app.http.close();
  await jobs.stop();
  await events.stop();
  await database.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
