import type { Queryable } from './db.ts';
import { sql } from './drizzle.ts';

/** The lists that triggers in the migrations count, and by which parts. */
export type Tally =
  /** Requests to join: status, or whether they left; state. */
  | 'waitlist'
  /** Status; payment method; the item's name. */
  | 'orders'
  /** Orders that were paid, and those that await action, by item. */
  | 'orders-sold'
  | 'orders-open'
  /** Role. */
  | 'users'
  /** Kind of history; actor; the action before its dot. */
  | 'audit';

/** Separates the words of a part. Only the last word may contain it. */
const BETWEEN = ':';

/** Exact row counts by part, without counting the rows. */
export async function readTally(
  db: Queryable,
  list: Tally,
  parts?: readonly string[],
): Promise<{ part: string; rows: number }[]> {
  const only = parts === undefined ? sql`` : sql`and part = any(${sql.param([...parts])}::text[])`;
  const { rows } = await db.execute<{ part: string; rows: string }>(sql`
    select part, sum(rows) rows from (
      select part, rows from tallies where list = ${list} ${only}
      union all select part, change from tally_changes where list = ${list} ${only}
    ) t group by part having sum(rows) <> 0`);
  return rows.map((row) => ({ part: row.part, rows: Number(row.rows) }));
}

/** Splits a part into its words; the last takes the rest. */
export function wordsOf(part: string, words: number): string[] {
  const all = part.split(BETWEEN);
  return [...all.slice(0, words - 1), all.slice(words - 1).join(BETWEEN)];
}

export const sumOf = (counted: readonly { rows: number }[]): number =>
  counted.reduce((sum, { rows }) => sum + rows, 0);

/** Sums up the changes. Concurrent readers see them before or after, never twice. */
export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with taken as (delete from tally_changes returning list, part, change)
    insert into tallies as t (list, part, rows)
    select list, part, sum(change) from taken group by list, part
    on conflict (list, part) do update set rows = t.rows + excluded.rows`);
}
