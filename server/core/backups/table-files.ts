import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError, type TableCopy, tableFile } from './manifest.ts';
import { columnsOf, nameOf } from './stored-tables.ts';

/** Passes bytes on and counts them. */
function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a table's rows to its file, as they were when the caller's transaction began. */
export async function writeTable(
  client: pg.Client,
  folder: string,
  table: Pick<TableCopy, 'schema' | 'name' | 'columns'>,
): Promise<TableCopy> {
  const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`));
  const file = measured();
  await pipeline(
    rows,
    createGzip({ level: 3 }),
    file.stream,
    createWriteStream(tableFile(folder, table), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { ...table, rows: rows.rowCount, ...file.result() };
}

/** Throws unless a file has these bytes. */
export async function checkFile(file: string, wanted: { bytes: number; sha256: string }): Promise<void> {
  const seen = measured();
  try {
    await pipeline(createReadStream(file), seen.stream, async (chunks) => {
      for await (const _ of chunks);
    });
  } catch (error) {
    throw new BackupError(
      `The backup can't be read: ${(error as Error).message}. Nothing was changed. Use another backup.`,
    );
  }
  const { bytes, sha256 } = seen.result();
  if (bytes !== wanted.bytes || sha256 !== wanted.sha256)
    throw new BackupError(
      `${file} is damaged: its content is not what was written. Nothing was changed. Use another backup.`,
    );
}

/** Reads a table's rows from its file, in the caller's transaction. */
export async function readTable(client: pg.Client, folder: string, table: TableCopy): Promise<void> {
  const into = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), into);
  if (into.rowCount !== table.rows)
    throw new BackupError(
      `${table.schema}.${table.name} has ${into.rowCount} rows, and ${table.rows} were written. Nothing was changed.`,
    );
}
