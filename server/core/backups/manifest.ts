import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const TABLES = 'tables';
export const FILES = 'files';
export const FILE_LIST = 'files.jsonl';

const Count = z.number().int().nonnegative();
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: Count,
  bytes: Count,
  sha256: Sha256,
});
export type TableCopy = z.infer<typeof Table>;

/** What a backup consists of. It is written last, so a folder without it isn't a backup. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** A backup is restored by the program that made it, and then upgraded like any database. */
  migrations: z.array(z.object({ name: z.string(), checksum: Sha256 })),
  queueVersion: z.number().int(),
  tables: z.array(Table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  /** Null: made with `--without-files`. */
  files: z.object({ count: Count, bytes: Count, sha256: Sha256 }).nullable(),
  /** Names of the vault keys that open it. The keys themselves are never part of a backup. */
  keyIds: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** One line of the list of files. */
export const FileLine = z.object({ key: z.string(), bytes: Count, sha256: Sha256 });
export type FileLine = z.infer<typeof FileLine>;

/** A backup can't be made or used; the message is for the operator. */
export class BackupError extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, MANIFEST), 'utf8');
  } catch {
    throw new BackupError(
      `There is no backup in ${folder}: it has no ${MANIFEST}. Name the folder that \`npm run backup\` printed.`,
    );
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${MANIFEST} in ${folder} is damaged. Nothing was changed. Use another backup.`);
  }
}

export const tableFile = (folder: string, { schema, name }: Pick<TableCopy, 'schema' | 'name'>): string =>
  path.join(folder, TABLES, `${schema}.${name}.copy.gz`);
