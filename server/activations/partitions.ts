import { sql } from 'drizzle-orm';
import { copyIn } from '#server/platform/copy-in.ts';
import type { Tx } from '#server/platform/db.ts';

/** The tables a fan-out writes, each partitioned by incident. */
export type FanOutTable = 'activations' | 'conversations' | 'room_holds' | 'payouts' | 'notices';

/** An incident with more households than this gets partitions of its own: rows first, then their indexes, at half the cost. */
export const LARGE = 10_000;

/** Writes rows of one incident, in a new partition when there are many and it has none yet. */
export async function writeRows(
  tx: Tx,
  table: FanOutTable,
  incidentId: string,
  rows: Iterable<object>,
  isLarge: boolean,
): Promise<void> {
  if (!isLarge || (await hasRows(tx, table, incidentId))) return copyIn(tx, table, rows);
  const partition = `${table}_${incidentId.replaceAll('-', '')}`;
  await tx.execute(
    sql.raw(`create table ${partition} (like ${table} including defaults including constraints)`),
  );
  await copyIn(tx, partition, rows, { newLike: table });
  // Said before, it need not be found out while everybody waits.
  await tx.execute(
    sql.raw(`alter table ${partition} add constraint ${partition}_one check (incident_id = '${incidentId}')`),
  );
  await makeIndexes(tx, table, partition);
  await tx.execute(
    sql.raw(`alter table ${table} attach partition ${partition} for values in ('${incidentId}')`),
  );
  await tx.execute(sql.raw(`alter table ${partition} drop constraint ${partition}_one`));
}

async function hasRows(tx: Tx, table: FanOutTable, incidentId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${sql.identifier(table)} where incident_id = ${incidentId}
        union all select 1 from pg_class where oid = to_regclass(${`${table}_${incidentId.replaceAll('-', '')}`})
        limit 1`,
  );
  return rows.length > 0;
}

/** The indexes of the whole table, on one partition, made in one go each; attaching then takes them over. */
async function makeIndexes(tx: Tx, table: FanOutTable, partition: string): Promise<void> {
  const { rows } = await tx.execute<{ text: string; name: string; isKey: boolean }>(sql`
    select pg_get_indexdef(indexrelid) as text, indexrelid::regclass::text as name, indisprimary as "isKey"
    from pg_index where indrelid = ${table}::regclass`);
  for (const [n, { text, isKey }] of rows.entries()) {
    const name = `${partition}_${n}`;
    const made = text
      .replace(/ INDEX \S+ ON ONLY \S+ /, ` INDEX ${name} ON ${partition} `)
      .replace(/ INDEX \S+ ON \S+ USING /, ` INDEX ${name} ON ${partition} USING `);
    await tx.execute(sql.raw(made));
    if (isKey) await tx.execute(sql.raw(`alter table ${partition} add primary key using index ${name}`));
  }
}
