import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { World } from './world.ts';

/** Every row of every table, ours and the job queue's, as text; bytes also as the text they may contain. */
export async function databaseAsText(
  { connection }: Pick<World, 'connection'>,
  schema: 'public' | 'all' = 'all',
): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
         and ($1 = 'all' or table_schema = $1)`,
      [schema],
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
      for (const row of rows) parts.push(name, ...Object.values(row).map(asText));
    }
    return parts.join('\n');
  } finally {
    await client.end();
  }
}

const asText = (value: unknown): string =>
  Buffer.isBuffer(value)
    ? value.toString('latin1')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Every file in a folder, with its path. */
export async function folderAsText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const parts: string[] = [];
  for (const entry of entries.filter((e) => e.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    parts.push(file, (await buffer(createReadStream(file))).toString('latin1'));
  }
  return parts.join('\n');
}
