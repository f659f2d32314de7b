import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { applicationName } from '#server/platform/application-name.ts';
import type { Connection } from '#server/platform/db.ts';
import { openJobs, type Job } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { migrate, readMigrations } from '#server/platform/migrate.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { copyFile, isIntact } from './file-copies.ts';
import {
  BackupError,
  FILE_LIST,
  FileLine,
  FILES,
  type Manifest,
  readManifest,
  tableFile,
} from './manifest.ts';
import { nameOf, queueVersion } from './stored-tables.ts';
import { checkFile, readTable } from './table-files.ts';

export type RestoreNeeds = {
  connection: Connection;
  fileStorage: FileStoragePort;
  /** A folder as file storage: the backup's copies. */
  openFolder: (root: string) => FileStoragePort;
  /** The queues of this program: the job queue's tables are made by its own library. */
  jobs: readonly Job[];
  log: Log;
  onProgress: (line: string) => void;
};

/**
 * Restores a backup into an empty database and an empty file storage. Everything is checked before anything is
 * written. Files come first and all rows in one transaction, so an interrupted restore is simply repeated.
 */
export async function restore(folder: string, needs: RestoreNeeds): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkVersion(manifest);
  for (const table of manifest.tables) await checkFile(tableFile(folder, table), table);
  const files = manifest.files ? await readFileList(folder, manifest.files) : [];
  const copies = needs.openFolder(path.join(folder, FILES));
  for (const file of files)
    if (!(await isIntact(copies, file)))
      throw new BackupError(
        `The file ${file.key} of the backup is missing or damaged. Nothing was changed. Use another backup.`,
      );
  needs.onProgress('The backup is complete and undamaged.');

  const client = new pg.Client({ ...needs.connection, application_name: applicationName('restore') });
  client.on('error', () => undefined); // the pending query rejects as well
  await client.connect();
  try {
    await refuseUsedDatabase(client);
    await refuseOtherFiles(needs.fileStorage, new Set(files.map(({ key }) => key)));
    await migrate(needs.connection);
    await (await openJobs(needs.connection, needs.jobs, needs.log)).stop();
    if ((await queueVersion(client)) !== manifest.queueVersion) throw otherVersion(manifest);
    await writeFilesBack(copies, files, needs.fileStorage);
    needs.onProgress(`${files.length} files are back.`);
    await writeRowsBack(client, folder, manifest);
    needs.onProgress(`${manifest.tables.length} tables are back.`);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return manifest;
}

const otherVersion = ({ version, migrations }: Manifest): BackupError =>
  new BackupError(
    `This backup was made by version ${version} (${migrations.at(-1)?.name}), which is not this one. ` +
      'Restore it with that version, then start this one: it upgrades the database. Nothing was changed.',
  );

async function checkVersion(manifest: Manifest): Promise<void> {
  const ours = await readMigrations();
  const isSame =
    ours.length === manifest.migrations.length &&
    ours.every(({ checksum }, n) => checksum === manifest.migrations[n]?.checksum);
  if (!isSame) throw otherVersion(manifest);
}

async function readFileList(folder: string, wanted: NonNullable<Manifest['files']>): Promise<FileLine[]> {
  const files: FileLine[] = [];
  const hash = createHash('sha256');
  try {
    for await (const line of createInterface({ input: createReadStream(path.join(folder, FILE_LIST)) })) {
      hash.update(`${line}\n`);
      files.push(FileLine.parse(JSON.parse(line)));
    }
  } catch {
    throw new BackupError(`${FILE_LIST} is missing or damaged. Nothing was changed. Use another backup.`);
  }
  if (hash.digest('hex') !== wanted.sha256)
    throw new BackupError(`${FILE_LIST} is damaged. Nothing was changed. Use another backup.`);
  return files;
}

/** Any person means the database is in use: an interrupted restore leaves tables, but no rows of people. */
async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(
    "select to_regclass('public.users') is not null as has",
  );
  if (!rows[0]?.has) return;
  const people = await client.query('select 1 from users limit 1');
  if (people.rows.length > 0)
    throw new BackupError(
      'The database already has people in it. Restore into an empty one: a new DATA_DIR, or a new database in DATABASE_URL. Nothing was changed.',
    );
}

async function refuseOtherFiles(storage: FileStoragePort, ours: ReadonlySet<string>): Promise<void> {
  for await (const batch of storage.list())
    for (const key of batch)
      if (!ours.has(key))
        throw new BackupError(
          'The file storage already has other files in it. Restore into an empty folder or bucket. Nothing was changed.',
        );
}

async function writeFilesBack(
  copies: FileStoragePort,
  files: readonly FileLine[],
  storage: FileStoragePort,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const found = await copies.open(key);
    const written = found && (await copyFile(storage, key, found.content));
    if (written?.sha256 !== sha256)
      throw new BackupError(`The file ${key} changed while it was restored. Start again.`);
  }
}

/** Turns off triggers and foreign keys during the restore: they guard changes, and these rows passed them before. */
async function writeRowsBack(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new BackupError(
      'Restoring needs a database user that may turn triggers off. As an administrator of the database, run ' +
        'GRANT SET ON PARAMETER session_replication_role TO <user>, and start again.',
    );
  }
  await client.query(`truncate ${manifest.tables.map(nameOf).join(', ')}`);
  for (const table of manifest.tables) await readTable(client, folder, table);
  for (const { schema, name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      nameOf({ schema, name }),
      value,
      isCalled,
    ]);
  await client.query('commit');
}
