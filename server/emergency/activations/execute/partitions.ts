import { minutes } from '#server/platform/clock.ts';
import { copyIn } from '#server/platform/copy-in.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import { allowLong } from '#server/platform/silence.ts';

/** The tables a fan-out writes, each partitioned by incident. */
const TABLES = ['activations', 'room_holds', 'payouts', 'notices'] as const;
export type FanOutTable = (typeof TABLES)[number];

/**
 * Incidents with more households than this get their own partitions: loading rows before building indexes
 * costs half as much.
 */
export const LARGE = 10_000;

const nameOf = (table: FanOutTable, incidentId: string) => `${table}_${incidentId.replaceAll('-', '')}`;

/** Writes rows of one incident, into a new partition if there are many and it has no rows yet. */
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

/** Tables being written next to a transaction, until it attaches or abandons them. */
export type StagedPartitions = { attach(tx: Tx): Promise<void>; leave(): Promise<void> };

/**
 * Starts writing new partitions while the transaction runs, each lane on its own connection, because
 * PostgreSQL can work in parallel. They are standalone tables until the transaction attaches them, so
 * everything still appears at one moment. If that never happens, the next attempt for the incident recreates
 * them, and `dropLeftovers` removes the rest. The transaction itself writes a lane that failed, for example
 * without a free connection, so `rows` must be iterable twice. Returns undefined if the incident already has
 * rows: new ones join those.
 */
export async function stagePartitions(
  tx: Tx,
  db: Db,
  incidentId: string,
  lanes: readonly (readonly (readonly [FanOutTable, Iterable<object>])[])[],
): Promise<StagedPartitions | undefined> {
  const tables = lanes.flatMap((lane) => lane.map(([table]) => table));
  for (const table of tables) if (await hasRows(tx, table, incidentId)) return undefined;
  const written = Promise.allSettled(
    lanes.map(async (lane) => {
      for (const [table, rows] of lane)
        await db.transaction(async (own) => {
          await allowLong(own, minutes(2));
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

/** Creates a table with its rows and indexes, replacing what a killed server may have left. */
async function fill(tx: Tx, table: FanOutTable, incidentId: string, rows: Iterable<object>): Promise<void> {
  const partition = nameOf(table, incidentId);
  await dropLeft(tx, partition);
  await tx.execute(
    sql.raw(`create table ${partition} (like ${table} including defaults including constraints)`),
  );
  await copyIn(tx, partition, rows, { newLike: table });
  // With this constraint, attaching needs no table scan while everyone waits.
  await tx.execute(
    sql.raw(`alter table ${partition} add constraint ${partition}_one check (incident_id = '${incidentId}')`),
  );
  await makeIndexes(tx, table, partition);
}

/**
 * Throws instead of dropping an attached partition: this server may have stalled for minutes and lost its
 * transaction while another one did the work.
 */
async function dropLeft(tx: Tx, partition: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from pg_class where oid = to_regclass(${partition}) limit 1`,
  );
  if (rows.length === 0) return;
  // Prevents it from being attached after the check below.
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

/** Drops tables written for transactions that never finished. The caller must hold the activations lock. */
export async function dropLeftovers(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and not relispartition
      and relname ~ ${`^(${TABLES.join('|')})_[0-9a-f]{32}$`}`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop table ${name}`));
  return rows.length;
}

/** Builds the parent's indexes on one partition, each in a single pass; attaching then adopts them. */
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
