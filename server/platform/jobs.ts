import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { applicationName } from './application-name.ts';
import type { Connection, Queryable } from './db.ts';
import { openJobDatabase } from './job-database.ts';
import { describeError, type Log } from './log.ts';
import { sql } from './drizzle.ts';

/** A kind of background work: its name, the schema of its data, and how often it is retried. */
export type Job<T extends object = object> = {
  name: string;
  schema: z.ZodType<T>;
  /** Retries after the first failure, each delay about twice the previous one. */
  retryLimit: number;
  retryDelaySeconds: number;
  /**
   * Another server takes the job over when its own has been silent for so long: it was killed, or lost the database.
   * A living server reports four times as often, so a job that takes long isn't run twice. 10 at least.
   */
  heartbeatSeconds: number;
  /** Runs on this schedule (UTC) with empty data, once across all servers. */
  cron?: string;
  /**
   * Waiting jobs with the same data run once. For work that only brings something up to date: side by side, they would
   * wait for each other, each with a database connection.
   */
  isMerged?: boolean;
};

export const defineJob = <T extends object>(
  given: Pick<Job<T>, 'name' | 'schema'> & Partial<Job<T>>,
): Job<T> => ({ retryLimit: 5, retryDelaySeconds: 2, heartbeatSeconds: 60, ...given });

/** For jobs that people wait for in an emergency, or that move money. Their handlers are safe to run side by side. */
export const URGENT = { heartbeatSeconds: 20 } as const;

/**
 * A job with its handler; `worker.ts` lists them all. Dependencies are passed at run time, because queues are
 * created from the same list before any of them exist.
 */
export type Handler<Needs> = { job: Job; run: (deps: Needs, data: object) => Promise<void> };
export const handler = <Needs, T extends object>(
  job: Job<T>,
  run: (deps: Needs, data: T) => Promise<void>,
): Handler<Needs> => ({ job, run }) as unknown as Handler<Needs>;

export type Jobs = {
  /** Enqueues a job in the caller's transaction, so it exists only if that transaction commits. */
  enqueue<T extends object>(
    tx: Queryable,
    job: Job<T>,
    data: T,
    /** `unlessWaiting`: skipped when the same job is already queued. */
    options?: { startAfter?: Date; unlessWaiting?: boolean },
  ): Promise<void>;
  /** Deletes finished jobs about a person, in the caller's transaction: their data may be personal. */
  clearAbout(tx: Queryable, userId: string): Promise<void>;
  /** Starts processing the queues. `pollSeconds`: how often to poll for jobs without an announcement. */
  work<Needs>(
    handlers: readonly Handler<Needs>[],
    deps: Needs,
    options?: { pollSeconds?: number },
  ): Promise<void>;
  /**
   * Runs due jobs, and the jobs they enqueue, in this process and by the caller's clock. Returns how many
   * ran. For tests: no worker to start, wait for or sleep through. `retries` also runs jobs that await a
   * retry.
   */
  runDue<Needs>(
    handlers: readonly Handler<Needs>[],
    deps: Needs,
    options?: { retries?: boolean },
  ): Promise<number>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
  /** Waiting, running and failed jobs by queue, for the metrics. */
  counts(): Promise<{ name: string; queued: number; active: number; failed: number }[]>;
  /** How many seconds ago the job that waits longest should have started, by queue; none for queues on time. */
  lateness(): Promise<{ name: string; seconds: number }[]>;
};

/**
 * New jobs are announced and start right away; polling every few seconds finds those that await a retry. A
 * full batch means there is more, so the next is fetched without a pause.
 */
const WORK = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** Polling interval alongside announcements, and without them when their connection is lost. */
const POLL_SECONDS = { beside: 5, without: 2 };

/** How long a stopping server waits for running jobs; another server retries the rest. */
const STOP_TIMEOUT_MS = 8000;

/** How often jobs of silent servers are looked for, by one server at a time. */
const SUPERVISE_SECONDS = 20;

export async function openJobs(
  connection: Connection,
  jobs: readonly Job[],
  log: Log,
  { superviseSeconds = SUPERVISE_SECONDS }: { superviseSeconds?: number } = {},
): Promise<Jobs> {
  const database = openJobDatabase(connection, log);
  const boss = new PgBoss({
    db: database,
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (err) => log.warn({ err }, 'job queue error'));
  try {
    await boss.start();
    await createQueues(boss, jobs);
    await indexUnfinished(boss, connection);
  } catch (e) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await database.close();
    throw e;
  }
  const names: string[] = [];
  return {
    enqueue: async (tx, job, data, { unlessWaiting = false, ...options } = {}) => {
      const valid = job.schema.parse(data);
      if (unlessWaiting && (await isWaiting(tx, job.name, valid))) return;
      await boss.send(job.name, valid, { db: fromDrizzle(tx, sql), ...options });
    },
    // A full scan of at most a week of jobs (finished jobs are deleted after that), once per deleted account.
    clearAbout: async (tx, userId) => {
      await tx.execute(
        sql`delete from pgboss.job where data ->> 'userId' = ${userId} and state in ('completed', 'cancelled', 'failed')`,
      );
    },
    work: async (handlers, deps, { pollSeconds = POLL_SECONDS.beside } = {}) => {
      const work = {
        ...WORK,
        notifyPollingIntervalSeconds: pollSeconds,
        pollingIntervalSeconds: Math.min(pollSeconds, POLL_SECONDS.without),
      };
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const { job, run } of handlers) {
        names.push(job.name);
        const options = { ...work, heartbeatRefreshSeconds: job.heartbeatSeconds / 4 };
        await boss.work(job.name, options, (batch: { id: string; data: unknown }[]) => {
          const runs = new Map<string, ReturnType<typeof runOne>>();
          return Promise.all(
            batch.map(async ({ id, data }) => {
              const key = job.isMerged ? JSON.stringify(data) : id;
              const own = runs.get(key) ?? runOne(job, (valid) => run(deps, valid), id, data, log);
              runs.set(key, own);
              return { ...(await own), id };
            }),
          );
        });
        if (job.cron && crons.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron, {});
      }
    },
    runDue: async (handlers, deps, { retries = false } = {}) => {
      const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
      if (retries) await boss.getDb().executeSql(DUE_NOW);
      for (let ran = 0; ;) {
        const { rows } = await boss.getDb().executeSql(DUE_QUEUES);
        const due = (rows as { name: string }[]).flatMap(({ name }) => byName.get(name) ?? []);
        if (due.length === 0) return ran;
        for (const { job, run } of due) {
          const batch = await boss.fetch<object>(job.name, { batchSize: WORK.batchSize });
          for (const { id, data } of batch) {
            const result = await runOne(job, (valid) => run(deps, valid), id, data, log);
            if (result.status === 'completed') await boss.complete(job.name, id);
            else await boss.fail(job.name, id, result.output);
          }
          ran += batch.length;
        }
      }
    },
    // pg-boss checks only twice a second whether its workers are done; awaiting each worker is faster.
    stop: async () => {
      const finished = Promise.all(names.map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([finished, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      await database.close();
    },
    counts: async () =>
      (await boss.getQueues()).map((q) => ({
        name: q.name,
        queued: q.queuedCount,
        active: q.activeCount,
        failed: q.failedCount ?? 0,
      })),
    lateness: async () =>
      (await boss.getDb().executeSql(LATE_QUEUES)).rows as { name: string; seconds: number }[],
  };
}

const DUE_QUEUES = `select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now() order by name`;
const LATE_QUEUES = `select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
  where state in ('created', 'retry') and start_after <= now() group by name`;
const DUE_NOW = `update pgboss.job set start_after = now() where state = 'retry'`;

/** Costs one query when all queues exist. */
async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit, retryDelaySeconds: retryDelay, heartbeatSeconds } of jobs) {
    const wanted = { retryLimit, retryDelay, heartbeatSeconds };
    const options = { ...wanted, retryBackoff: true, notify: true };
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, options);
    else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof wanted] !== value))
      await boss.updateQueue(name, options);
  }
}

/**
 * pg-boss keeps a week of finished jobs and has no index for the few unfinished or failed ones, so every
 * status query would read the whole week. Servers that start at the same moment take turns.
 */
async function indexUnfinished(boss: PgBoss, connection: Connection): Promise<void> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select to_regclass('pgboss.job_unfinished') is not null as exists`);
  if ((rows[0] as { exists: boolean }).exists) return;
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

/** Runs one job of a batch; its failure doesn't affect the others. */
async function runOne(job: Job, run: (data: object) => Promise<void>, id: string, data: unknown, log: Log) {
  const began = performance.now();
  try {
    await run(job.schema.parse(data ?? {}));
    log.info({ job: job.name, id, ms: Math.round(performance.now() - began) }, 'job done');
    return { id, status: 'completed' as const };
  } catch (err) {
    log.error({ job: job.name, id, err }, 'job failed, will retry while attempts are left');
    // Stored with the job, to show why it failed.
    return { id, status: 'failed' as const, output: describeError(err) };
  }
}
