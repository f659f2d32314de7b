/**
 * What some work makes PostgreSQL read: table rows and index entries, by table, and pages, from PostgreSQL's own
 * counters. Unlike time, this is the same on every machine, however busy.
 */
import type pg from 'pg';

export type RowsRead = { rows: number; pages: number; byTable: Map<string, number> };

type Counts = Map<string, { rows: number; pages: number }>;

async function countsOf(db: pg.ClientBase): Promise<Counts> {
  await db.query('select pg_stat_clear_snapshot()');
  const { rows } = await db.query<{ name: string; rows: string; pages: string }>(`
    select t.relname as name, coalesce(t.seq_tup_read, 0) + coalesce(
      (select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0) as rows,
      coalesce(p.heap_blks_hit + p.heap_blks_read, 0) + coalesce(p.idx_blks_hit + p.idx_blks_read, 0) as pages
    from pg_stat_user_tables t join pg_statio_user_tables p using (relid) where t.schemaname = 'public'`);
  return new Map(rows.map((row) => [row.name, { rows: Number(row.rows), pages: Number(row.pages) }]));
}

/**
 * Makes each connection of a pool report what it has read so far. By default PostgreSQL reports at most once a second.
 */
async function reportAll(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
  } finally {
    for (const client of clients) client.release();
  }
}

/**
 * Opens a meter of what the product reads over this pool. Nothing else may use the database in the meantime. `lane` is
 * its shared connection for short reads.
 */
export function openRowMeter(db: pg.ClientBase, pool: pg.Pool, lane: (text: string) => Promise<unknown>) {
  const report = async () => {
    await reportAll(pool);
    await lane('select pg_stat_force_next_flush()');
  };
  return async (work: () => Promise<unknown>): Promise<RowsRead> => {
    await report();
    const before = await countsOf(db);
    await work();
    await report();
    const after = await countsOf(db);
    const read: RowsRead = { rows: 0, pages: 0, byTable: new Map() };
    for (const [name, now] of after) {
      const then = before.get(name) ?? { rows: 0, pages: 0 };
      read.pages += now.pages - then.pages;
      read.rows += now.rows - then.rows;
      if (now.rows > then.rows) read.byTable.set(name, now.rows - then.rows);
    }
    return read;
  };
}
