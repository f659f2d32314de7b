import type { Queryable, Tx } from './db.ts';
import { containsPattern, keyset } from './paging.ts';
import { and, asc, count, eq, ilike, type SQL, sql } from './drizzle.ts';
import { first } from './rows.ts';
import { integer, pgSchema, text, timestamp, uuid } from './drizzle-tables.ts';

export type QueueState = {
  name: string;
  /** Could start now. */
  waiting: number;
  /** Due later: retries or scheduled jobs. */
  later: number;
  running: number;
  failed: number;
  oldestWaitingAt: Date | null;
  oldestFailedAt: Date | null;
};

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The state of every queue, counted from the jobs: the queue's own counts are up to a minute old. */
export async function queueStates(db: Queryable): Promise<QueueState[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select q.name, count(*) filter (where j.state < 'active' and start_after <= now()) waiting,
      count(*) filter (where j.state < 'active' and start_after > now()) later,
      count(*) filter (where j.state = 'active') running, count(*) filter (where j.state = 'failed') failed,
      min(start_after) filter (where j.state < 'active' and start_after <= now()) oldest_waiting,
      min(completed_on) filter (where j.state = 'failed') oldest_failed
    from pgboss.queue q left join pgboss.job j
      on j.name = q.name and (j.state < 'completed' or j.state = 'failed')
    where q.name not like '\\_\\_%' group by q.name order by q.name`);
  return rows.map((row) => ({
    name: String(row['name']),
    waiting: Number(row['waiting']),
    later: Number(row['later']),
    running: Number(row['running']),
    failed: Number(row['failed']),
    oldestWaitingAt: date(row['oldest_waiting'] ?? null),
    oldestFailedAt: date(row['oldest_failed'] ?? null),
  }));
}

export type FailedJob = {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  error: string;
};

/** Why it failed, as recorded by `runOne`; a job whose process died has the queue's own message. */
const errorText = sql`coalesce(
  nullif(concat_ws(': ', output ->> 'type', output ->> 'message'), ''), output -> 'value' ->> 'message',
  'It left no word.')`;

/** The columns of the queue's own table that we read. pg-boss creates and migrates it. */
const job = pgSchema('pgboss').table('job', {
  id: uuid().notNull(),
  name: text().notNull(),
  state: text().notNull(),
  created_on: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  completed_on: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  retry_count: integer().notNull(),
});

const SHOWN = {
  id: job.id,
  name: job.name,
  createdAt: job.created_on,
  failedAt: job.completed_on,
  attempts: sql<number>`${job.retry_count} + 1`,
  error: sql<string>`${errorText}`,
};

const isFailed = sql`${job.state} = 'failed'`;
const ofKind = (name: string): SQL => sql`${job.name} = ${name}`;

export type FailedQuery = { name: string; q: string; sort: 'failed' | '-failed' };

/** A page of failed jobs, and their number per kind. */
export async function failedJobs(
  db: Queryable,
  query: FailedQuery & { after?: string | undefined; limit: number },
) {
  const where = and(
    isFailed,
    query.name === 'all' ? undefined : ofKind(query.name),
    query.q === ''
      ? undefined
      : ilike(sql`concat_ws(' ', ${job.name}, ${errorText})`, containsPattern(query.q)),
  );
  const keys = keyset({ failed: job.completed_on }, job.id, query);
  const found = await db
    .select({ ...SHOWN, mark: keys.mark })
    .from(job)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  const kinds = await db
    .select({ name: job.name, failed: count() })
    .from(job)
    .where(isFailed)
    .groupBy(job.name)
    .orderBy(asc(job.name));
  return { ...keys.pageOf(found, await db.$count(job, where)), kinds };
}

export const findFailed = async (db: Queryable, id: string): Promise<FailedJob | undefined> =>
  first(
    await db
      .select(SHOWN)
      .from(job)
      .where(and(isFailed, eq(job.id, id))),
  );

export const countFailed = (db: Queryable, name: string): Promise<number> =>
  db.$count(job, and(isFailed, ofKind(name)));

/**
 * Retries failed jobs once, now: one by its id, or the oldest of a kind. Returns which kinds and how many.
 */
export async function retryFailed(
  tx: Tx,
  which: { id: string } | { name: string; most: number },
): Promise<{ name: string; id: string }[]> {
  const chosen =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`name = ${which.name} order by completed_on, id limit ${which.most}`;
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    with chosen as materialized (
      select name, id from pgboss.job where state = 'failed' and ${chosen} for update skip locked
    )
    update pgboss.job j set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    from chosen where j.name = chosen.name and j.id = chosen.id
    returning j.name, j.id`);
  return rows;
}

/** Deletes a failed job permanently. */
export async function discardFailed(tx: Tx, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`delete from pgboss.job where state = 'failed' and id = ${id}::uuid returning name`,
  );
  return first(rows);
}
