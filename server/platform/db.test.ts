import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { openDatabase } from './db.ts';

const world = await openWorld({ withWorkers: false });
// One connection: whoever keeps it is noticed by the next.
const database = openDatabase(world.connection, { max: 1, log: world.deps.log });
const { db, pool } = database;
afterAll(() => database.close());
const two = () => db.transaction(async (tx) => (await tx.execute(sql`select 1 + 1 as sum`)).rows);
const cut = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

test('a connection lost before its transaction starts does not block others', async () => {
  expect(await two()).toEqual([{ sum: 2 }]);
  pool.once('acquire', cut);
  await expect(two()).rejects.toMatchObject({ query: 'begin' });
  expect(await two()).toEqual([{ sum: 2 }]);
});

test('connections with a mid-transaction loss or a failed query return to the pool', async () => {
  pool.once('acquire', (client) => setImmediate(() => cut(client)));
  await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))).rejects.toHaveProperty('query');
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toMatchObject({
    query: 'select 1 / 0',
  });
  await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await two()).toEqual([{ sum: 2 }]);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
