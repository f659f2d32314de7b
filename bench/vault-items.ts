/**
 * A home with 5,000 items: its list through the HTTP server, compared with the same rows by `pg` and
 * JSON.stringify, and an import of 5,000 rows, compared with one multi-row insert. They alternate in one
 * process, so that a noisy machine slows both. Prints median milliseconds, sizes and ratios.
 *
 *   npm run bench -- vault-items
 */
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { CATEGORIES } from '#contract/home/depreciation.ts';
import { createHome } from '#server/home/homes/homes.ts';
import { importItems } from '#server/home/inventory/import.ts';
import { createLog } from '#server/platform/log.ts';
import { openPostgres } from './lib/database.ts';
import { finish } from './lib/finish.ts';
import { expectCount, median, msOf } from './lib/measure.ts';
import { demoSignIn, openDeps, openHttp } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { sizesFor } from './lib/sizes.ts';

describeBench('a home with 5,000 items against its rows alone');

const { items, lists, imports } = sizesFor({
  items: { full: 5000, small: 1000 },
  lists: { full: 15, small: 3 },
  imports: { full: 5, small: 2 },
});
const WARM_UP_ROUNDS = 3;

const { dir, connection } = await openPostgres();
const { deps, database } = await openDeps({ dir, connection, log: createLog('warn'), poolSize: 4 });
const { db, pool } = database;
const http = await openHttp(deps, database);
const { session, userId } = await demoSignIn(http, 'bench@example.com');

const newHome = () =>
  db.transaction((tx) =>
    createHome(
      tx,
      deps,
      { id: userId, device: null },
      {
        address: '12 Skyway',
        city: 'Paradise',
        state: 'CA',
        zip: '95969',
      },
    ),
  );

const lines = Array.from({ length: items }, (_, i) =>
  [
    `Room ${i % 14}`,
    `Item number ${i}`,
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
  const who = { id: userId, device: 'bench' };
  const { added } = await importItems(deps, who, homeId, { upload, columns: undefined, claim: null });
  expectCount('items imported', added, items);
}
/** The minimal import: the rows in one statement, not parsed and not encrypted. */
const insertInto = (homeId: string) =>
  pool.query(
    `insert into inventory_items (home_id, name, category, est_value_cents, quantity, brand, model, age_years, condition)
     select $1, name, 'Other', 4050, 1, 'Brand', 'Model', 3, 'good' from unnest($2::text[]) as name`,
    [homeId, lines],
  );

const importTimes = { product: [] as number[], floor: [] as number[] };
let homeId = '';
for (let round = 0; round < imports; round += 1) {
  const [first, second] = [await newHome(), await newHome()];
  homeId = first.home.id;
  importTimes.product.push(await msOf(() => importInto(first.home.id)));
  importTimes.floor.push(await msOf(() => insertInto(second.home.id)));
}

const LIST_ROWS = `select id, room_id, name, category, est_value_cents, quantity, brand, model, age_years, condition,
  confirmed_at, created_at from inventory_items where home_id = $1 and trashed_at is null order by id`;
const listTimes = { product: [] as number[], floor: [] as number[] };
let answer = '';
let floorAnswer = '';
for (let round = -WARM_UP_ROUNDS; round < lists; round += 1) {
  const floor = await msOf(async () => {
    floorAnswer = JSON.stringify((await pool.query(LIST_ROWS, [homeId])).rows);
  });
  // The whole path: session, access, rows, mapping, contract, JSON, and the response's uncompressed bytes.
  const product = await msOf(async () => {
    const reply = await http.inject({ url: `/api/homes/${homeId}/inventory`, cookies: { session } });
    if (reply.statusCode !== 200) throw new Error(`the list answered ${reply.statusCode}: ${reply.payload}`);
    answer = reply.payload;
  });
  if (round < 0) continue; // warm-up
  listTimes.floor.push(floor);
  listTimes.product.push(product);
}
expectCount('items listed', (JSON.parse(answer) as { items: unknown[] }).items.length, items);
expectCount('items of the floor', (JSON.parse(floorAnswer) as unknown[]).length, items);

const line = (name: string, { product, floor }: { product: number[]; floor: number[] }) =>
  console.log(
    `${name.padEnd(28)} ${median(product).toFixed(0).padStart(6)} ms   floor ${median(floor).toFixed(0).padStart(5)} ms   ${(median(product) / median(floor)).toFixed(1)} times`,
  );
line(`list of ${items} items`, listTimes);
line(`import of ${items} rows`, importTimes);
for (const [what, { product, floor }] of [
  [`list of ${items} items, to its rows and JSON`, listTimes],
  [`import of ${items} rows, to one insert`, importTimes],
] as const)
  addFigure({ what, value: median(product) / median(floor), unit: 'x' });
console.log(
  `the list is ${(answer.length / 1000).toFixed(0)} kB, ${(gzipSync(answer).length / 1000).toFixed(0)} kB compressed`,
);
await finish();
