import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { applicationName } from './application-name.ts';
import type { Connection, Queryable } from './db.ts';
import { describeError, type Log } from './log.ts';

/** A kind of background work: its name, the shape of its data, and how often a failure is tried again. */
export type Job<T extends object = object> = {
  name: string;
  schema: z.ZodType<T>;
  /** Times to try again after the first failure, each wait about twice the one before. */
  retryLimit: number;
  retryDelaySeconds: number;
  /** Runs by itself on this schedule (UTC) with empty data, once among all servers. */
  cron?: string;
};

export const defineJob = <T extends object>(
  given: Pick<Job<T>, 'name' | 'schema'> & Partial<Job<T>>,
): Job<T> => ({ retryLimit: 5, retryDelaySeconds: 2, ...given });

/**
 * A job joined with what does it; `worker.ts` lists them all. What the work needs is handed over when it runs: queues are
 * made from the same list before any of it exists.
 */
export type Handler<Needs> = { job: Job; run: (deps: Needs, data: object) => Promise<void> };
export const handler = <Needs, T extends object>(
  job: Job<T>,
  run: (deps: Needs, data: T) => Promise<void>,
): Handler<Needs> => ({ job, run }) as unknown as Handler<Needs>;

export type Jobs = {
  /** Adds a job in the caller's transaction: it exists if and only if the change it follows does. */
  enqueue<T extends object>(
    tx: Queryable,
    job: Job<T>,
    data: T,
    /** `unlessWaiting`: not when the same job is in line already. */
    options?: { startAfter?: Date; unlessWaiting?: boolean },
  ): Promise<void>;
  /** Deletes jobs about a person that are over, in the caller's transaction: their data may name things. */
  forgetAbout(tx: Queryable, userId: string): Promise<void>;
  /** Starts working through the queues. */
  work<Needs>(handlers: readonly Handler<Needs>[], deps: Needs): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
  /** Jobs waiting, running and failed, by queue: for the metrics. */
  counts(): Promise<{ name: string; queued: number; active: number; failed: number }[]>;
};

/**
 * New jobs are announced and start at once; looking again every few seconds finds those that wait for another try.
 * A full batch means there is more: the next is fetched without a pause.
 */
const WORK = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  notifyPollingIntervalSeconds: 5,
} as const;

export async function openJobs(connection: Connection, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    application_name: applicationName('jobs'),
    schema: 'pgboss',
    max: 4,
    useListenNotify: true,
  });
  boss.on('error', (err) => log.warn({ err }, 'job queue trouble'));
  await boss.start();
  for (const { name, retryLimit, retryDelaySeconds } of jobs) {
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      notify: true,
    });
  }
  await indexUnfinished(connection);
  return {
    enqueue: async (tx, job, data, { unlessWaiting = false, ...options } = {}) => {
      const valid = job.schema.parse(data);
      if (unlessWaiting && (await isWaiting(tx, job.name, valid))) return;
      await boss.send(job.name, valid, { db: fromDrizzle(tx, sql), ...options });
    },
    // Read from end to end, which is a week's work at most (finished jobs are deleted then), once per deleted account.
    forgetAbout: async (tx, userId) => {
      await tx.execute(
        sql`delete from pgboss.job where data ->> 'userId' = ${userId} and state in ('completed', 'cancelled', 'failed')`,
      );
    },
    work: async (handlers, deps) => {
      for (const { job, run } of handlers) {
        await boss.work(job.name, WORK, (batch: { id: string; data: unknown }[]) =>
          Promise.all(batch.map(({ id, data }) => runOne(job, (valid) => run(deps, valid), id, data, log))),
        );
        if (job.cron) await boss.schedule(job.name, job.cron, {});
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000, close: true }),
    counts: async () =>
      (await boss.getQueues()).map((q) => ({
        name: q.name,
        queued: q.queuedCount,
        active: q.activeCount,
        failed: q.failedCount ?? 0,
      })),
  };
}

/**
 * The queue keeps a week of finished jobs, and has no index for the few that are not, or that failed: whoever looks how
 * work stands would read all of them. Servers that start at once take turns.
 */
async function indexUnfinished(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: applicationName('jobs') });
  await client.connect();
  try {
    await client.query(
      `select pg_advisory_xact_lock(4817203392);
       create index if not exists job_unfinished on pgboss.job_common (name, state, start_after, completed_on)
       where state < 'completed' or state = 'failed'`,
    );
  } finally {
    await client.end();
  }
}

async function isWaiting(tx: Queryable, name: string, data: object): Promise<boolean> {
  const found = await tx.execute(
    sql`select 1 from pgboss.job where name = ${name} and state in ('created', 'retry') and data = ${JSON.stringify(data)}::jsonb limit 1`,
  );
  return found.rows.length > 0;
}

/** Runs one job of a batch; its failure is its own and does not touch the others. */
async function runOne(job: Job, run: (data: object) => Promise<void>, id: string, data: unknown, log: Log) {
  const began = performance.now();
  try {
    await run(job.schema.parse(data ?? {}));
    log.info({ job: job.name, id, ms: Math.round(performance.now() - began) }, 'job done');
    return { id, status: 'completed' as const };
  } catch (err) {
    log.error({ job: job.name, id, err }, 'job failed; it will be tried again while attempts are left');
    // Kept with the job, for whoever looks why it failed.
    return { id, status: 'failed' as const, output: describeError(err) };
  }
}
