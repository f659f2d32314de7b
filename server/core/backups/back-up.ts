import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { applicationName } from '#server/platform/application-name.ts';
import type { Connection } from '#server/platform/db.ts';
import { readMigrations } from '#server/platform/migrate.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { copyFile } from './file-copies.ts';
import { BackupError, FILE_LIST, FILES, type Manifest, MANIFEST, TABLES } from './manifest.ts';
import { listSequences, listTables, queueVersion } from './stored-tables.ts';
import { writeTable } from './table-files.ts';

export type BackupNeeds = {
  connection: Connection;
  /** Null: files are backed up by other means, such as a bucket with versions. */
  fileStorage: FileStoragePort | null;
  /** A folder as file storage: the copies are stored like files on a disk. */
  openFolder: (root: string) => FileStoragePort;
  keyIds: readonly string[];
  version: string;
  now: Date;
  onProgress: (line: string) => void;
};

export type BackupReport = { folder: string; manifest: Manifest; missing: string[] };

/**
 * Copies every table, as of one instant, and every stored file into a new folder below `parent`. Servers keep running.
 * The folder gets its name when it is complete, so an interrupted backup can't be mistaken for one.
 */
export async function backUp(parent: string, needs: BackupNeeds): Promise<BackupReport> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(path.join(parent, '.unfinished-'));
  const folder = path.join(parent, `hearthline-${needs.now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const client = new pg.Client({ ...needs.connection, application_name: applicationName('backup') });
  client.on('error', () => undefined); // the pending query rejects as well
  try {
    await client.connect();
    // One snapshot for all tables: an order, its cash and its audit entries are all there, or none of them.
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const database = await writeTables(client, draft, needs);
    // Files come after the rows, so a file whose row was copied exists, unless it was deleted in between.
    const { files, keys } = needs.fileStorage
      ? await writeFiles(needs.fileStorage, draft, needs)
      : { files: null, keys: null };
    const gone = keys ? await keysWithoutFile(client, keys) : [];
    await client.query('commit');
    const missing = await stillWanted(client, gone);
    const manifest: Manifest = {
      format: 1,
      madeAt: needs.now.toISOString(),
      version: needs.version,
      ...database,
      files,
      keyIds: [...needs.keyIds],
    };
    await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(draft, folder);
    return { folder, manifest, missing };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupError(`${parent} is full. No backup was made.`, { cause: error });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(
  client: pg.Client,
  draft: string,
  { onProgress }: BackupNeeds,
): Promise<Pick<Manifest, 'migrations' | 'queueVersion' | 'tables' | 'sequences'>> {
  await mkdir(path.join(draft, TABLES), { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) tables.push(await writeTable(client, draft, table));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  onProgress(`${tables.length} tables with ${rows} rows.`);
  const ran = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by version',
  );
  const queue = await queueVersion(client);
  if (queue === null || ran.rows.length < (await readMigrations()).length)
    throw new BackupError('The database is not set up yet. Start the server once, then make a backup.');
  return { migrations: ran.rows, queueVersion: queue, tables, sequences: await listSequences(client) };
}

/** Copies the encrypted files as they are. */
async function writeFiles(
  storage: FileStoragePort,
  draft: string,
  { openFolder, onProgress }: BackupNeeds,
): Promise<{ files: Manifest['files']; keys: Set<string> }> {
  const copies = openFolder(path.join(draft, FILES));
  const keys = new Set<string>();
  const list = createHash('sha256');
  let total = 0;
  async function* lines() {
    for await (const batch of storage.list())
      for (const key of batch) {
        const found = await storage.open(key);
        if (!found) continue; // deleted since it was listed
        const line = await copyFile(copies, key, found.content);
        keys.add(key);
        total += line.bytes;
        const text = `${JSON.stringify(line)}\n`;
        list.update(text);
        yield text;
      }
  }
  await pipeline(
    Readable.from(lines()),
    createWriteStream(path.join(draft, FILE_LIST), { flags: 'wx', mode: 0o600, flush: true }),
  );
  onProgress(`${keys.size} files, ${(total / 1e6).toFixed(1)} MB.`);
  return { files: { count: keys.size, bytes: total, sha256: list.digest('hex') }, keys };
}

const WANTED = `select key from files cross join lateral (values (storage_key), (thumb_key)) as named (key)
  where state = 'stored' and key is not null`;

/** Keys of rows in the snapshot whose file wasn't there to copy. */
async function keysWithoutFile(client: pg.Client, keys: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(WANTED);
  return rows.map(({ key }) => key).filter((key) => !keys.has(key));
}

/** Of these, the ones whose rows are still there: those were not deleted meanwhile, their files are lost. */
async function stillWanted(client: pg.Client, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<{ key: string }>(`${WANTED} and key = any($1)`, [keys]);
  return rows.map(({ key }) => key);
}
