import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** What is counted as it changes, and by what: see the triggers in the migrations. */
export type Tally =
  /** Requests to join: status, or that they left; state. */
  | 'waitlist'
  /** Status; who of the team looks after it. */
  | 'messages'
  /** Status; how it is paid; the item's name. */
  | 'orders'
  /** Orders that were paid, and those that wait for somebody, by item. */
  | 'orders-sold'
  | 'orders-open'
  /** Role. */
  | 'users'
  /** Whose history; by whom; the action before its dot. */
  | 'audit';

/** Between the words of a part. No word but the last has it in it. */
const BETWEEN = ':';

/** How many rows there are of each kind, exactly, without counting them. */
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

/** A part in its words; the last takes the rest. */
export function wordsOf(part: string, words: number): string[] {
  const all = part.split(BETWEEN);
  return [...all.slice(0, words - 1), all.slice(words - 1).join(BETWEEN)];
}

export const sumOf = (counted: readonly { rows: number }[]): number =>
  counted.reduce((sum, { rows }) => sum + rows, 0);

/** Adds up what moved. Whoever reads meanwhile sees it before or after, never twice. */
export async function foldTallies(db: Queryable): Promise<void> {
  await db.execute(sql`
    with taken as (delete from tally_changes returning list, part, change)
    insert into tallies as t (list, part, rows)
    select list, part, sum(change) from taken group by list, part
    on conflict (list, part) do update set rows = t.rows + excluded.rows`);
}
