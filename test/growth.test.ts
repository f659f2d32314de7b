/**
 * No member page and no team list reads more because there are more members. Counts rows at two sizes that differ
 * tenfold, with index use encouraged: at a few hundred members PostgreSQL rightly scans a small table, but anything it
 * can only scan here it would also scan at a million. `npm run bench -- growth` counts at full size.
 */
import pg from 'pg';
import { expect, test } from 'vitest';
import { copyHousehold } from './clone-household.ts';
import { chosenDatabase } from './databases.ts';
import { fullHousehold } from './full-household.ts';
import { readUrls } from './read-urls.ts';
import { openRowMeter, type RowsRead } from './rows-read.ts';
import { sized } from './tier.ts';
import { whenOver } from './when-over.ts';
import { openWorld, signedInAdmin } from './world.ts';

const FEW = sized({ gate: 60, soak: 100 });
const MANY = FEW * 10;
/** A list that reads about one row more for each member more. A full page is far less, and so is what it looks up. */
const GROWN_ROWS = (MANY - FEW) * 0.9;

/** Lists that may read more with more members, each with its reason. */
const MAY_GROW: Record<string, string> = {
  '/api/admin/costs/points': 'finance asks what all points could cost, so all balances are added up',
  '/api/admin/operations/reviews':
    'a few hundred open ones may be read by age to find that none is urgent; thousands are looked up by kind',
  '/api/admin/operations': 'it counts what waits for our team, by kind',
  '/api/desk/report': 'a report about all cases of its period, which this test opens in one day',
};

const world = await openWorld({ withWorkers: false });
const raw = new pg.Client(world.connection);
await raw.connect();
whenOver(() => raw.end());
await raw.query(
  `do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`,
);
const lane = (world.deps.reads as unknown as { $client: Pick<pg.Client, 'query'> }).$client;

/** Connections opened before the setting. */
async function encourageIndexes(): Promise<void> {
  const { pool } = world.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query('set enable_seqscan = off')));
  for (const client of clients) client.release();
  await lane.query('set enable_seqscan = off');
}

// Other versions choose other plans for so few rows, and a pooler doesn't keep the setting. The lists are the same.
test.skipIf(chosenDatabase() !== 'embedded')(
  'lists of members and of the team read no more rows with ten times the members',
  async () => {
    const owner = await fullHousehold(world, (what) => what.replaceAll(' ', '-'));
    const admin = await signedInAdmin(world);
    const copy = await copyHousehold(raw, { userId: owner.me.user.id, homeId: owner.ids.homeId });
    const { urls } = readUrls(world.app.endpoints, { ...owner.ids, userId: owner.me.user.id, version: '1' });
    expect(urls.length).toBeGreaterThan(100);
    const meter = openRowMeter(raw, world.database.pool, (text) => lane.query(text));
    const measure = async () => {
      await raw.query('vacuum analyze');
      await encourageIndexes();
      const found = new Map<string, RowsRead>();
      for (const { url, path, access } of urls) {
        const who = access === 'staff' ? admin : owner.me;
        if ((await who.get(url)).status !== 200) continue;
        found.set(path, await meter(() => who.get(url)));
      }
      return found;
    };
    await copy(1, FEW);
    const few = await measure();
    const copied = await copy(FEW + 1, MANY);
    expect(copied['users']).toBe(MANY);
    expect(Object.keys(copied).length).toBeGreaterThan(40);
    const many = await measure();
    expect(many.size).toBeGreaterThan(100);
    const grown: Record<string, string> = {};
    for (const [path, { byTable }] of many) {
      const before = few.get(path)?.byTable;
      const tables = [...byTable].filter(([name, rows]) => rows - (before?.get(name) ?? 0) >= GROWN_ROWS);
      if (tables.length === 0) continue;
      grown[path] = tables.map(([name, rows]) => `${name} ${before?.get(name) ?? 0} -> ${rows}`).join(', ');
    }
    const unexpected = Object.entries(grown).filter(([path]) => !(path in MAY_GROW));
    expect(Object.fromEntries(unexpected)).toEqual({});
  },
);
