import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '#test/world.ts';
import { defineJob, handler, openJobs, type Job } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const schema = z.object({ name: z.string() });
const open = (...given: Job<{ name: string }>[]) =>
  openJobs(world.connection, given as never[], world.deps.log);
const jobsNamed = async (name: string) =>
  (
    await db.execute<{ state: string; output: { message: string } | null }>(
      sql`select state, output from pgboss.job where data->>'name' = ${name}`,
    )
  ).rows;

const greet = defineJob({ name: 'test.greet', schema, retryDelaySeconds: 60 });
const greeted: string[] = [];
const failOnce = new Set<string>();

// Two workers on one database, as two server processes would be.
const servers = await Promise.all([open(greet), open(greet)]);
afterAll(() => Promise.all(servers.map((s) => s.stop())));
for (const jobs of servers)
  await jobs.work(
    [
      handler(greet, async (list: string[], { name }) => {
        if (failOnce.delete(name)) throw new Error('not this time');
        list.push(name);
      }),
    ],
    greeted,
    { pollSeconds: 0.5 },
  );
const [jobs] = servers;

test('a job runs after the transaction that enqueued it commits', async () => {
  const name = randomUUID();
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name });
    // A job that needs no transaction overtakes it: the workers are awake and see nothing of it.
    const overtaking = randomUUID();
    await jobs.enqueue(db, greet, { name: overtaking });
    await expect.poll(() => greeted).toContain(overtaking);
    expect(greeted).not.toContain(name);
  });
  await expect.poll(() => greeted).toContain(name);
});

test('a job from a rolled-back transaction never exists', async () => {
  const name = randomUUID();
  const failing = db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobsNamed(name)).toEqual([]);
});

test('two servers share the work: every job runs exactly once', async () => {
  const names = Array.from({ length: 40 }, (): string => randomUUID());
  await db.transaction(async (tx) => {
    for (const name of names) await jobs.enqueue(tx, greet, { name });
  });
  await expect.poll(() => greeted).toEqual(expect.arrayContaining(names));
  expect(greeted.filter((n) => names.includes(n))).toHaveLength(40);
});

test('a failed job is retried by a worker, and its error is kept until then', async () => {
  const name = randomUUID();
  failOnce.add(name);
  await jobs.enqueue(db, greet, { name });
  await expect
    .poll(() => jobsNamed(name))
    .toMatchObject([{ state: 'retry', output: { message: expect.stringContaining('not this time') } }]);
  // The minute before the retry is over.
  await db.execute(sql`update pgboss.job set start_after = now() where data->>'name' = ${name}`);
  await expect.poll(() => greeted).toContain(name);
});

test('merged jobs with the same data run once when they wait together, and all are done', async () => {
  const update = defineJob({ name: 'test.update', schema, isMerged: true });
  const server = await open(update);
  onTestFinished(() => server.stop());
  const [one, other] = [randomUUID(), randomUUID()];
  for (const name of [one, one, other, one]) await server.enqueue(db, update, { name });
  const updated: string[] = [];
  await server.work([handler(update, async (list: string[], { name }) => void list.push(name))], updated);
  const states = async () =>
    [...(await jobsNamed(one)), ...(await jobsNamed(other))].map(({ state }) => state);
  await expect.poll(states).toEqual(Array.from({ length: 4 }, () => 'completed'));
  expect(updated.toSorted()).toEqual([one, other].toSorted());
});

test('a failed merged job fails for all that waited with it, and each is tried again', async () => {
  const update = defineJob({ name: 'test.update-fails', schema, isMerged: true, retryDelaySeconds: 60 });
  const server = await open(update);
  onTestFinished(() => server.stop());
  const name = randomUUID();
  for (let n = 0; n < 3; n += 1) await server.enqueue(db, update, { name });
  const run = () => Promise.reject(new Error('not this time'));
  await server.work([handler(update, run)], null);
  await expect
    .poll(async () => (await jobsNamed(name)).map(({ state, output }) => [state, output?.message]))
    .toEqual(Array.from({ length: 3 }, () => ['retry', 'not this time']));
});

test('data of the wrong shape is refused when the job is enqueued, not when it runs', async () => {
  await expect(jobs.enqueue(db, greet, { name: 7 } as never)).rejects.toThrow(
    'expected string, received number',
  );
});

/** A queue of its own that no worker works through. */
async function inline(more: Partial<Job<{ name: string }>> = {}) {
  const job = defineJob({ name: `test.${randomUUID()}`, schema, ...more });
  const own = await open(job);
  onTestFinished(() => own.stop());
  const ran: string[] = [];
  const run = async (fails: (name: string) => boolean = () => false, options?: { retries?: boolean }) =>
    own.runDue(
      [
        handler(job, async (_none: undefined, { name }) => {
          ran.push(name);
          if (fails(name)) throw new Error('not this time');
        }),
      ],
      undefined,
      options,
    );
  return { job, own, ran, run };
}

test('runDue runs every job of a transaction once, and none before it commits', async () => {
  const { job, own, ran, run } = await inline();
  const names = Array.from({ length: 25 }, (_, n) => `${n}`);
  await db.transaction(async (tx) => {
    for (const name of names) await own.enqueue(tx, job, { name });
    expect(await run()).toBe(0);
  });
  expect(await run()).toBe(25);
  // Jobs of one transaction were created at the same moment, so their order is not promised.
  expect(ran.toSorted()).toEqual(names.toSorted());
  expect(await run()).toBe(0);
});

test('runDue runs jobs enqueued by a job, and leaves those due later', async () => {
  const job = defineJob({ name: `test.${randomUUID()}`, schema });
  const own = await open(job);
  onTestFinished(() => own.stop());
  const ran: string[] = [];
  const follow = handler(job, async (_none: undefined, { name }) => {
    ran.push(name);
    if (name.length < 3) await own.enqueue(db, job, { name: `${name}+` });
  });
  await own.enqueue(db, job, { name: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await own.enqueue(db, job, { name: 'a' });
  expect(await own.runDue([follow], undefined)).toBe(3);
  expect(ran).toEqual(['a', 'a+', 'a++']);
});

test('runDue leaves a failed job to its retry, runs retries on request, and continues with the others', async () => {
  const { job, own, ran, run } = await inline({ retryDelaySeconds: 60 });
  await db.transaction(async (tx) => {
    for (const name of ['first', 'second']) await own.enqueue(tx, job, { name });
  });
  expect(await run((name) => name === 'first')).toBe(2);
  expect(await run()).toBe(0);
  expect(ran.toSorted()).toEqual(['first', 'second']);
  expect(await run(undefined, { retries: true })).toBe(1);
  expect(ran.slice(2)).toEqual(['first']);
  expect(await run(undefined, { retries: true })).toBe(0);
});

test('a job whose retries are used up is marked failed, with its error', async () => {
  const { job, own, ran, run } = await inline({ retryLimit: 1 });
  const name = randomUUID();
  await own.enqueue(db, job, { name });
  for (let n = 0; n < 4; n += 1) await run(() => true, { retries: true });
  expect(ran).toEqual([name, name]);
  expect(await jobsNamed(name)).toMatchObject([
    { state: 'failed', output: { message: expect.stringContaining('not this time') } },
  ]);
});

test('a server that starts on existing queues creates none, and applies a changed retry limit', async () => {
  const job = defineJob({ name: `test.${randomUUID()}`, schema, retryLimit: 1 });
  const start = async (given: typeof job) => (await open(given)).stop();
  await start(job);
  const state = async () => ({
    relations: (
      await db.execute(
        sql`select oid, relname from pg_class where relnamespace = 'pgboss'::regnamespace order by oid`,
      )
    ).rows,
    queues: (
      await db.execute<{ name: string; retry_limit: number }>(
        sql`select name, retry_limit, created_on, updated_on from pgboss.queue order by name`,
      )
    ).rows,
  });
  const before = await state();
  await start(job);
  expect(await state()).toEqual(before);
  await start({ ...job, retryLimit: 7 });
  const after = await state();
  expect(after.relations).toEqual(before.relations);
  expect(after.queues.map(({ name, retry_limit }) => [name, retry_limit])).toEqual(
    before.queues.map(({ name, retry_limit }) => [name, name === job.name ? 7 : retry_limit]),
  );
});

test('a job of a killed server is taken over by another one', async () => {
  const name = randomUUID();
  const left = defineJob({ name: 'test.left', schema, heartbeatSeconds: 10, retryDelaySeconds: 0 });
  const living = await openJobs(world.connection, [left as never], world.deps.log, { superviseSeconds: 1 });
  onTestFinished(() => living.stop());
  await living.enqueue(db, left, { name });
  // What a killed server leaves: a job that it started, and then silence.
  await db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '12 seconds',
    heartbeat_on = now() - interval '12 seconds' where data->>'name' = ${name}`);
  const ran: string[] = [];
  await living.work([handler(left, async (list: string[], data) => void list.push(data.name))], ran, {
    pollSeconds: 0.5,
  });
  await expect.poll(() => ran).toEqual([name]);
});

test('a job that takes longer than its heartbeat runs once while its server lives', async () => {
  const name = randomUUID();
  const long = defineJob({ name: 'test.long', schema, heartbeatSeconds: 10, retryDelaySeconds: 0 });
  const living = await openJobs(world.connection, [long as never], world.deps.log, { superviseSeconds: 1 });
  let finish = () => {};
  onTestFinished(async () => {
    finish();
    await living.stop();
  });
  const starts: string[] = [];
  const run = async (list: string[], data: { name: string }) => {
    list.push(data.name);
    await new Promise<void>((resolve) => (finish = resolve));
  };
  await living.work([handler(long, run)], starts, { pollSeconds: 0.5 });
  await living.enqueue(db, long, { name });
  await expect.poll(() => starts).toEqual([name]);
  // As if it had started a while ago: without the next sign of life, which is due every 2.5 seconds, it would be taken over.
  await db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '5 seconds' where data->>'name' = ${name}`,
  );
  const isAlive = sql`select 1 from pgboss.job where data->>'name' = ${name} and state = 'active'
    and heartbeat_on > now() - interval '3 seconds' and started_on < now() - interval '4 seconds'`;
  await expect.poll(async () => (await db.execute(isAlive)).rows).toHaveLength(1);
  finish();
  await expect.poll(() => jobsNamed(name)).toMatchObject([{ state: 'completed' }]);
  expect(starts).toEqual([name]);
});
