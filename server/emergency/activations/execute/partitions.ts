import { sql } from 'drizzle-orm';
import { copyIn } from '#server/platform/copy-in.ts';
import type { Db, Tx } from '#server/platform/db.ts';

/** The tables a fan-out writes, each partitioned by incident. */
const TABLES = ['activations', 'conversations', 'room_holds', 'payouts', 'notices'] as const;
export type FanOutTable = (typeof TABLES)[number];

/** An incident with more households than this gets partitions of its own: rows first, then their indexes, at half the cost. */
export const LARGE = 10_000;

const nameOf = (table: FanOutTable, incidentId: string) => `${table}_${incidentId.replaceAll('-', '')}`;

/** Writes rows of one incident, in a new partition when there are many and it has none yet. */
export async function writeRows(
  tx: Tx,
  table: FanOutTable,
  incidentId: string,
  rows: Iterable<object>,
  isLarge: boolean,
): Promise<void> {
  if (!isLarge || (await hasRows(tx, table, incidentId))) return copyIn(tx, table, rows);
  await fill(tx, table, incidentId, rows);
  await attach(tx, table, incidentId);
}

/** What is written beside a transaction, until it is attached in it or left alone. */
export type Beside = { attach(tx: Tx): Promise<void>; leave(): Promise<void> };

/**
 * Begins to write new partitions while the transaction goes on, those of each lane on a connection of their own: PostgreSQL
 * works on several things at once. They belong to nothing until the transaction attaches them, so there is still one moment
 * at which everything is there. If that never comes, the next try for the incident makes them anew, and `dropLeftovers` finds
 * the others. A lane that fails, as when no connection is free, is written by the transaction itself: rows can be gone
 * through twice. Undefined when there are rows of this incident already: those get the new ones, too.
 */
export async function writeBeside(
  tx: Tx,
  db: Db,
  incidentId: string,
  lanes: readonly (readonly (readonly [FanOutTable, Iterable<object>])[])[],
): Promise<Beside | undefined> {
  const tables = lanes.flatMap((lane) => lane.map(([table]) => table));
  for (const table of tables) if (await hasRows(tx, table, incidentId)) return undefined;
  const written = Promise.allSettled(
    lanes.map(async (lane) => {
      for (const [table, rows] of lane)
        await db.transaction(async (own) => {
          await own.execute(sql`select set_config('statement_timeout', '120s', true)`);
          await fill(own, table, incidentId, rows);
        });
    }),
  );
  return {
    async attach(to) {
      for (const [n, { status }] of (await written).entries())
        if (status === 'rejected')
          for (const [table, rows] of lanes[n] ?? []) await fill(to, table, incidentId, rows);
      for (const table of tables) await attach(to, table, incidentId);
    },
    leave: async () => void (await written),
  };
}

/** A new table with its rows and indexes, in the place of what a killed server may have left. */
async function fill(tx: Tx, table: FanOutTable, incidentId: string, rows: Iterable<object>): Promise<void> {
  const partition = nameOf(table, incidentId);
  await dropLeft(tx, partition);
  await tx.execute(
    sql.raw(`create table ${partition} (like ${table} including defaults including constraints)`),
  );
  await copyIn(tx, partition, rows, { newLike: table });
  // Said before, it need not be found out while everybody waits.
  await tx.execute(
    sql.raw(`alter table ${partition} add constraint ${partition}_one check (incident_id = '${incidentId}')`),
  );
  await makeIndexes(tx, table, partition);
}

/**
 * What belongs to an order by now is not dropped: a server that stood still for minutes lost its transaction, another did
 * its work, and it goes on here.
 */
async function dropLeft(tx: Tx, partition: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from pg_class where oid = to_regclass(${partition}) limit 1`,
  );
  if (rows.length === 0) return;
  // Nobody attaches it after this.
  await tx.execute(sql.raw(`lock table ${partition} in access exclusive mode`));
  const { rows: attached } = await tx.execute(
    sql`select 1 from pg_class where oid = to_regclass(${partition}) and relispartition`,
  );
  if (attached.length > 0) throw new Error(`${partition} was written by another server`);
  await tx.execute(sql.raw(`drop table ${partition}`));
}

async function attach(tx: Tx, table: FanOutTable, incidentId: string): Promise<void> {
  const partition = nameOf(table, incidentId);
  await tx.execute(
    sql.raw(`alter table ${table} attach partition ${partition} for values in ('${incidentId}')`),
  );
  await tx.execute(sql.raw(`alter table ${partition} drop constraint ${partition}_one`));
}

async function hasRows(tx: Tx, table: FanOutTable, incidentId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${sql.identifier(table)} where incident_id = ${incidentId}
        union all select 1 from pg_inherits where inhrelid = to_regclass(${nameOf(table, incidentId)})
        limit 1`,
  );
  return rows.length > 0;
}

/** Drops what was written beside a transaction that never came to its end. The caller is the only writer. */
export async function dropLeftovers(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and not relispartition
      and relname ~ ${`^(${TABLES.join('|')})_[0-9a-f]{32}$`}`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop table ${name}`));
  return rows.length;
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
