import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { checkMasterKeys } from '#server/core/sealing/sealing.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { JOBS } from '#server/worker.ts';
import { fullHousehold } from '#test/full-household.ts';
import { cloneDatabase, openWorld, signedIn } from '#test/world.ts';
import { backUp, restore } from './backups.ts';
import { MANIFEST } from './manifest.ts';
import { listTables, nameOf } from './stored-tables.ts';
import { isSoak } from '#test/tier.ts';

const world = await openWorld({ withWorkers: false });
await fullHousehold(world, (what) => `secret-${what.replaceAll(' ', '-')}`);
const { fileStorage, masterKeys, log } = world.deps;
const openFolder = (root: string) => createDiskStorage({ root });

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const makeBackup = (parent: string, other: Partial<Parameters<typeof backUp>[1]> = {}) =>
  backUp(parent, {
    connection: world.connection,
    fileStorage,
    openFolder,
    keyIds: masterKeys.map(({ id }) => id),
    version: '0.1.0',
    now: new Date('2026-11-18T02:00:00Z'),
    onProgress: () => undefined,
    ...other,
  });

/** Restores into an empty database and an empty folder. */
async function restoreFrom(folder: string, into: { connection: Connection; files: string }): Promise<void> {
  await restore(folder, {
    connection: into.connection,
    fileStorage: openFolder(into.files),
    openFolder,
    jobs: JOBS,
    log,
    onProgress: () => undefined,
  });
}

const emptyPlace = async () => ({ connection: await cloneDatabase('template0'), files: newFolder() });

/** The queue's own table. A running queue also stores its latest counts there, three times a minute. */
const QUEUE = `row(t.name, t.policy, t.retry_limit, t.retry_delay, t.retry_backoff, t.expire_seconds, t.retention_seconds,
  t.deletion_seconds, t.dead_letter, t.table_name, t.heartbeat_seconds, t.notify, t.created_on)`;

/** Number of rows and a digest of them, by table. */
async function contentOf(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  const content: Record<string, string> = {};
  for (const table of await listTables(client)) {
    if (nameOf(table) === '"pgboss"."version"') continue; // a running queue stores the time of its last check here
    const row = nameOf(table) === '"pgboss"."queue"' ? QUEUE : 't';
    const { rows } = await client.query<{ n: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}::text, '|' order by ${row}::text)), '') as n from ${nameOf(table)} t`,
    );
    content[nameOf(table)] = rows[0]?.n ?? '';
  }
  await client.end();
  return content;
}

/** Every file below a folder with its bytes. */
const filesBelow = (root: string): [string, string][] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => [
      entry.name,
      readFileSync(path.join(entry.parentPath, entry.name), 'base64'),
    ])
    .toSorted(([a], [b]) => a.localeCompare(b));

async function tablesIn(connection: Connection): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const { length } = await listTables(client);
  await client.end();
  return length;
}

test('a backup restored into an empty place has every row, every file and every next number', async () => {
  const { folder, manifest, missing } = await makeBackup(newFolder());
  expect(path.basename(folder)).toBe('hearthline-2026-11-18T02-00-00-000Z');
  expect(missing).toEqual([]);
  expect(manifest.files?.count).toBeGreaterThan(2);
  const place = await emptyPlace();
  await restoreFrom(folder, place);

  const before = await contentOf(world.connection);
  expect(Object.keys(before).length).toBeGreaterThan(100);
  expect(await contentOf(place.connection)).toEqual(before);
  expect(filesBelow(place.files)).toEqual(filesBelow(path.join(world.deps.config.dataDir, 'files')));
  expect(filesBelow(place.files)).toHaveLength(manifest.files?.count ?? -1);

  const client = new pg.Client(place.connection);
  const original = new pg.Client(world.connection);
  await Promise.all([client.connect(), original.connect()]);
  onTestFinished(async () => void (await Promise.all([client.end(), original.end()])));
  const sequences = 'select schemaname, sequencename, last_value from pg_sequences order by 1, 2';
  expect((await client.query(sequences)).rows).toEqual((await original.query(sequences)).rows);
  // The triggers work again: they were only off for the restore.
  await expect(client.query(`update audit_entries set action = 'x'`)).rejects.toThrow('audit_entries');
});

test.runIf(isSoak)('what members sealed opens with the keys, which are not in the backup', async () => {
  const { folder } = await makeBackup(newFolder());
  const place = await emptyPlace();
  await restoreFrom(folder, place);
  const database = openDatabase(place.connection, { max: 1, log });
  onTestFinished(() => database.close());
  await checkMasterKeys(database.db, masterKeys);
  const other = parseMasterKeys(newMasterKey('test'));
  await expect(checkMasterKeys(database.db, other)).rejects.toThrow('does not open');
  const secret = masterKeys[0].key.toString('base64');
  const secretBytes = masterKeys[0].key;
  for (const [name, content] of filesBelow(folder)) {
    const bytes = Buffer.from(content, 'base64');
    expect([name, bytes.includes(secret), bytes.includes(secretBytes)]).toEqual([name, false, false]);
  }
});

test('a backup made while people write is one moment: no child row without its parent', async () => {
  let isOver = false;
  const writer = async () => {
    while (!isOver) await signedIn(world);
  };
  const writers = Promise.all([writer(), writer()]);
  const { folder } = await makeBackup(newFolder());
  isOver = true;
  await writers;
  const place = await emptyPlace();
  await restoreFrom(folder, place);
  const client = new pg.Client(place.connection);
  await client.connect();
  onTestFinished(() => client.end());
  // Foreign keys were off while rows were restored, so check every one of them here.
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} drop constraint "${name}"`);
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  }
});

test.each<[string, (folder: string) => void, string]>([
  [
    'a table’s file that was cut off',
    (folder) => truncateSync(path.join(folder, 'tables/public.users.copy.gz'), 30),
    'public.users.copy.gz is damaged',
  ],
  [
    'a missing table’s file',
    (folder) => rmSync(path.join(folder, 'tables/public.users.copy.gz')),
    "can't be read",
  ],
  [
    'a member’s file with one byte changed',
    (folder) => {
      const [name = ''] = filesBelow(path.join(folder, 'files'))[0] ?? [];
      const file = path.join(folder, 'files', name.slice(0, 2), name.slice(2, 4), name);
      const bytes = readFileSync(file);
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
    'missing or damaged',
  ],
  ['a list of files that is gone', (folder) => rmSync(path.join(folder, 'files.jsonl')), 'files.jsonl'],
  ['a manifest that is cut off', (folder) => truncateSync(path.join(folder, MANIFEST), 100), 'damaged'],
  ['a folder that is not a backup', (folder) => rmSync(path.join(folder, MANIFEST)), 'no backup in'],
  [
    'a backup of another version',
    (folder) => {
      const file = path.join(folder, MANIFEST);
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: object[] };
      manifest.migrations.pop();
      writeFileSync(file, JSON.stringify(manifest));
    },
    'Restore it with that version',
  ],
])('%s is refused, and nothing is written', async (_what, damage, reason) => {
  const { folder } = await makeBackup(newFolder());
  damage(folder);
  const place = await emptyPlace();
  await expect(restoreFrom(folder, place)).rejects.toThrow(reason);
  expect(await tablesIn(place.connection)).toBe(0);
  expect(filesBelow(place.files)).toEqual([]);
});

test('a database with people and a storage with other files are left alone', async () => {
  const { folder } = await makeBackup(newFolder());
  const before = await contentOf(world.connection);
  const used = { connection: world.connection, files: newFolder() };
  await expect(restoreFrom(folder, used)).rejects.toThrow('already has people in it');
  expect(await contentOf(world.connection)).toEqual(before);
  const place = await emptyPlace();
  await openFolder(place.files).put(
    'f'.repeat(32),
    (async function* () {
      yield Buffer.from('another file');
    })(),
  );
  await expect(restoreFrom(folder, place)).rejects.toThrow('already has other files');
  expect(await tablesIn(place.connection)).toBe(0);
});

test.runIf(isSoak)('an interrupted restore is repeated, an interrupted backup leaves nothing', async () => {
  const parent = newFolder();
  const { folder } = await makeBackup(parent);
  const place = await emptyPlace();
  const files = openFolder(place.files);
  let puts = 0;
  const broken: FileStoragePort = {
    ...files,
    put: async (key, content) => {
      puts += 1;
      if (puts === 2) throw new Error('the disk is gone');
      await files.put(key, content);
    },
  };
  const needs = { connection: place.connection, openFolder, jobs: JOBS, log, onProgress: () => undefined };
  await expect(restore(folder, { ...needs, fileStorage: broken })).rejects.toThrow('the disk is gone');
  await restoreFrom(folder, place);
  expect(await contentOf(place.connection)).toEqual(await contentOf(world.connection));

  const failing: FileStoragePort = { ...fileStorage, open: () => Promise.reject(new Error('no answer')) };
  await expect(makeBackup(parent, { fileStorage: failing })).rejects.toThrow('no answer');
  expect(readdirSync(parent)).toEqual([path.basename(folder)]);
});

test('a file that is lost in storage is named, one deleted meanwhile is not', async () => {
  const { pool } = world.database;
  const { rows } = await pool.query<{ key: string }>(
    `select storage_key as key from files where state = 'stored' order by created_at limit 2`,
  );
  const [lost, deleted] = rows.map(({ key }) => key);
  const storage: FileStoragePort = {
    ...fileStorage,
    open: async (key) => {
      if (key === deleted)
        await pool.query(`update files set state = 'deleting' where storage_key = $1`, [key]);
      return key === lost || key === deleted ? null : fileStorage.open(key);
    },
  };
  const { missing, manifest } = await makeBackup(newFolder(), { fileStorage: storage });
  expect(missing).toEqual([lost]);
  expect(manifest.files?.count).toBeGreaterThan(0);
});
