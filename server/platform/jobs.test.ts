import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openWorld } from '#test/world.ts';
import { defineJob, handler, openJobs } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const greet = defineJob({ name: 'test.greet', schema: z.object({ name: z.string() }), retryDelaySeconds: 1 });
const greeted: string[] = [];
const failOnce = new Set<string>();

// Two workers on one database, as two server processes would be.
const servers = await Promise.all(
  [1, 2].map(() => openJobs(world.connection, [greet] as never[], world.deps.log)),
);
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
  );
const [jobs] = servers;
if (!jobs) throw new Error('no server');

test('a job runs after the transaction that made it commits', async () => {
  const name = randomUUID();
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name });
    await tx.execute(sql`select pg_sleep(0.3)`);
    expect(greeted).not.toContain(name);
  });
  await vi.waitFor(() => expect(greeted).toContain(name), { timeout: 10_000 });
});

test('a job of a transaction that is rolled back never exists', async () => {
  const name = randomUUID();
  const failing = db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const { rows } = await db.execute(sql`select 1 from pgboss.job where data->>'name' = ${name}`);
  expect(rows).toEqual([]);
});

test('two servers share the work: every job runs exactly once', async () => {
  const names = Array.from({ length: 40 }, (): string => randomUUID());
  await db.transaction(async (tx) => {
    for (const name of names) await jobs.enqueue(tx, greet, { name });
  });
  await vi.waitFor(() => expect(greeted).toEqual(expect.arrayContaining(names)), {
    timeout: 25_000,
    interval: 100,
  });
  expect(greeted.filter((n) => names.includes(n))).toHaveLength(40);
});

test('a job that fails is tried again', async () => {
  const name = randomUUID();
  failOnce.add(name);
  await jobs.enqueue(db, greet, { name });
  await vi.waitFor(() => expect(greeted).toContain(name), { timeout: 20_000 });
});

test('data of the wrong shape is refused when the job is made, not when it runs', async () => {
  await expect(jobs.enqueue(db, greet, { name: 7 } as never)).rejects.toThrow(
    'expected string, received number',
  );
});
