import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from './db.ts';
import { first } from './rows.ts';

export type QueueState = {
  name: string;
  /** Could start now. */
  waiting: number;
  /** Wait for their time: a retry, or something planned. */
  later: number;
  running: number;
  failed: number;
  oldestWaitingAt: Date | null;
  oldestFailedAt: Date | null;
};

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** How every queue stands, as the jobs themselves say: the queue's own counts are a minute old. */
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

/** Why it failed, as `runOne` kept it; a job whose process died has the queue's own words. */
const errorText = sql`coalesce(
  nullif(concat_ws(': ', output ->> 'type', output ->> 'message'), ''), output -> 'value' ->> 'message',
  'It left no word.')`;

/** Failed jobs, newest first; of one kind or of all. `total` counts all there are. */
export async function failedJobs(
  db: Queryable,
  asked: { name?: string | undefined; limit: number },
): Promise<{ rows: FailedJob[]; total: number }> {
  const which = sql`state = 'failed' ${asked.name === undefined ? sql`` : sql`and name = ${asked.name}`}`;
  const { rows } = await db.execute<Record<string, string>>(sql`
    select id, name, created_on, completed_on, retry_count + 1 attempts, ${errorText} error
    from pgboss.job where ${which} order by completed_on desc, id desc limit ${asked.limit}`);
  const counted = await db.execute<{ n: string }>(sql`select count(*) n from pgboss.job where ${which}`);
  return {
    rows: rows.map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      createdAt: new Date(String(row['created_on'])),
      failedAt: new Date(String(row['completed_on'])),
      attempts: Number(row['attempts']),
      error: String(row['error']),
    })),
    total: Number(first(counted.rows)?.n ?? 0),
  };
}

/** Gives failed jobs one more try, now: one by its id, or all of a kind. Says of which kinds, and how many. */
export async function retryFailed(
  tx: Tx,
  which: { id: string } | { name: string },
): Promise<{ name: string; id: string }[]> {
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where state = 'failed' and ${'id' in which ? sql`id = ${which.id}::uuid` : sql`name = ${which.name}`}
    returning name, id`);
  return rows;
}

/** Takes a failed job away for good. */
export async function discardFailed(tx: Tx, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`delete from pgboss.job where state = 'failed' and id = ${id}::uuid returning name`,
  );
  return first(rows);
}
