import type pg from 'pg';
import type { Manifest, TableCopy } from './manifest.ts';

type StoredTable = Pick<TableCopy, 'schema' | 'name' | 'columns'>;

/** Every table of ours and of the job queue. Rows of a partition are read and written through its parent. */
export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
    group by 1, 2 order by 1, 2`);
  return rows;
}

export async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select schemaname as schema, sequencename as name from pg_sequences
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`);
  const found: Manifest['sequences'] = [];
  for (const { schema, name } of rows) {
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${nameOf({ schema, name })}`,
    );
    for (const row of read.rows) found.push({ schema, name, ...row });
  }
  return found;
}

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: { columns: readonly string[] }): string =>
  columns.map(quoted).join(', ');

/** The version of the job queue's tables, or null when there are none yet. */
export async function queueVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ has: boolean }>(
    "select to_regclass('pgboss.version') is not null as has",
  );
  if (!rows[0]?.has) return null;
  const version = await client.query<{ version: number }>('select version from pgboss.version');
  return version.rows[0]?.version ?? null;
}
