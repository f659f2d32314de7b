import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#test/world.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';

const dirWith = (files: Record<string, string>) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(dir, name), sql);
  return dir;
};
const empty = () => cloneDatabase('template0');
const query = async (connection: object, sql: string) => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Record<string, unknown>[];
};
const FIRST = { '0000_one.sql': 'create table one (n int); insert into one values (1);' };

test('migrations run once, in order, and running again does nothing', async () => {
  const db = await empty();
  const dir = dirWith({ ...FIRST, '0001_two.sql': 'alter table one add m int default 2;' });
  expect(await migrate(db, dir)).toEqual({ applied: ['0000_one.sql', '0001_two.sql'] });
  expect(await migrate(db, dir)).toEqual({ applied: [] });
  expect(await query(db, 'select * from one')).toEqual([{ n: 1, m: 2 }]);
});

test('eight servers starting at once migrate once', async () => {
  const db = await empty();
  const dir = dirWith(FIRST);
  const results = await Promise.all(Array.from({ length: 8 }, () => migrate(db, dir)));
  expect(results.filter((r) => r.applied.length === 1)).toHaveLength(1);
  expect(await query(db, 'select * from one')).toHaveLength(1);
});

test('a migration that fails leaves nothing behind, and the earlier ones stay', async () => {
  const db = await empty();
  const dir = dirWith({ ...FIRST, '0001_bad.sql': 'create table half (n int); select 1 / 0;' });
  await expect(migrate(db, dir)).rejects.toThrow('0001_bad.sql failed and was rolled back');
  expect(await query(db, `select to_regclass('half') half, to_regclass('one') one`)).toEqual([
    { half: null, one: 'one' },
  ]);
});

test('a database of a newer version is refused in a sentence', async () => {
  const db = await empty();
  await migrate(db, dirWith({ ...FIRST, '0001_future.sql': 'select 1;' }));
  await expect(migrate(db, dirWith(FIRST))).rejects.toThrow(
    'newer version of Hearthline (it has 0001_future.sql)',
  );
});

test('a migration changed after it ran is refused in a sentence', async () => {
  const db = await empty();
  await migrate(db, dirWith(FIRST));
  await expect(migrate(db, dirWith({ '0000_one.sql': 'create table other (n int);' }))).rejects.toThrow(
    '0000_one.sql was changed',
  );
});

test('a process is still ready when a newer one has migrated further', async () => {
  const db = await empty();
  const dir = dirWith(FIRST);
  await migrate(db, dirWith({ ...FIRST, '0001_future.sql': 'select 1;' }));
  const pool = new pg.Pool(db);
  expect(await isMigrated(pool, await readMigrations(dir))).toBe(true);
  await pool.end();
});

test('our own migrations are numbered without a gap', async () => {
  const versions = (await readMigrations()).map((m) => m.version);
  expect(versions).toEqual(versions.map((_, i) => i));
});

test('ids made by the database are version 7 and rise with time', async () => {
  const db = await cloneDatabase();
  const ids = (await query(db, 'select new_id()::text id, pg_sleep(0.002) from generate_series(1, 20)')).map(
    (r) => String(r['id']),
  );
  expect(new Set(ids).size).toBe(20);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids).toEqual(ids.toSorted());
  const made = Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16);
  expect(Math.abs(made - Date.now())).toBeLessThan(60_000);
});
