import type { Queryable, Tx } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { type SQL, sql } from './drizzle.ts';
import { first } from './rows.ts';

export type OutboxKind = keyof Messages['outboxes']['titles'];
export type OutboxCounts = { due: number; oldestDueAt: Date | null; refused: number; givenUp: number };
export type RefusedMail = { id: string; at: Date; to: string | null };

/** A capability's outbox for one kind of email: its state, what was refused, and resending. */
export type Outbox = {
  /** A stable key. The health page names each kind in the reader's language. */
  kind: OutboxKind;
  counts: (db: Queryable, now: Date) => Promise<OutboxCounts>;
  /** Emails that a mail server refused, or that are no longer retried; newest first. */
  refused: (db: Queryable, now: Date, limit: number) => Promise<RefusedMail[]>;
  /** Makes it due again and sends it; false when there is no such email, or it is no longer refused. */
  sendAgain: (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, id: string) => Promise<boolean>;
};

/** Counts a table's emails by state. Each condition has its own partial index. */
export async function countMails(
  db: Queryable,
  given: { table: string; at: SQL; due: SQL; refused: SQL; givenUp: SQL },
): Promise<OutboxCounts> {
  const table = sql.identifier(given.table);
  const { rows } = await db.execute<{
    due: string;
    oldest: string | null;
    refused: string;
    given_up: string;
  }>(sql`
    select d.n due, d.oldest, r.n refused, g.n given_up
    from (select count(*) n, min(${given.at}) oldest from ${table} where ${given.due}) d,
      (select count(*) n from ${table} where ${given.refused}) r,
      (select count(*) n from ${table} where ${given.givenUp}) g`);
  const row = first(rows);
  return {
    due: Number(row?.due ?? 0),
    oldestDueAt: row?.oldest ? new Date(row.oldest) : null,
    refused: Number(row?.refused ?? 0),
    givenUp: Number(row?.given_up ?? 0),
  };
}
