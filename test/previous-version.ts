/**
 * The data of an earlier version: every table's rows, as text, with that version's migrations. `upgrade.test.ts`
 * migrates it to the current version. Regenerate for a release with `REMAKE_PREVIOUS=1 npx vitest run
 * test/upgrade.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { columnsOf, listSequences, listTables, nameOf } from '#server/core/backups/stored-tables.ts';
import type { Connection } from '#server/platform/db.ts';
import { migrate, MIGRATIONS_DIR, readMigrations } from '#server/platform/migrate.ts';

const FILE = path.resolve('test/previous-version.br');
export const isRemade = process.env['REMAKE_PREVIOUS'] === '1';

type Sequence = Awaited<ReturnType<typeof listSequences>>[number];
type Table = { schema: string; name: string; columns: string[]; rows: string };
type Previous = { migrations: string[]; vaultKey: string; tables: Table[]; sequences: Sequence[] };

/** The job queue belongs to its library, which upgrades it automatically. */
const isOurs = ({ schema }: { schema: string }) => schema === 'public';

export async function savePrevious(connection: Connection, vaultKey: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const tables: Table[] = [];
  for (const table of (await listTables(client)).filter(isOurs)) {
    const rows = await text(
      client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`)),
    );
    tables.push({ ...table, rows });
  }
  const sequences = (await listSequences(client)).filter(isOurs);
  await client.end();
  const migrations = (await readMigrations()).map(({ name }) => name);
  const previous: Previous = { migrations, vaultKey, tables, sequences };
  writeFileSync(FILE, brotliCompressSync(JSON.stringify(previous)));
}

export const readPrevious = (): Previous =>
  JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as Previous;

/** Builds the earlier version's database: its migrations, then its rows. */
export async function openPrevious(connection: Connection, previous: Previous): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hearthline-previous-'));
  try {
    for (const name of previous.migrations)
      await copyFile(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
    await migrate(connection, dir);
  } finally {
    await rm(dir, { recursive: true });
  }
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('begin; set local session_replication_role = replica');
  await client.query(`truncate ${previous.tables.map(nameOf).join(', ')}`);
  for (const table of previous.tables) {
    const into = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(Readable.from([table.rows]), into);
  }
  for (const { schema, name, value, isCalled } of previous.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      nameOf({ schema, name }),
      value,
      isCalled,
    ]);
  await client.query('commit');
  await client.end();
}
