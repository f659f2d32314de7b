import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { users } from '#server/core/accounts/tables.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { addHome } from '#test/file-routes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { openDatabase, prepared, type Queryable } from './db.ts';

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
  await expect(two()).rejects.toMatchObject({ query: 'select 1 + 1 as sum' });
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

/** The same query as Drizzle runs it, and as `prepared` does. */
const people = (name: string) => (on: Queryable) =>
  on
    .select({
      user: users,
      role: homeMembers.role,
      upper: sql<string>`upper(${users.email})`.as('upper'),
      many: count(),
    })
    .from(users)
    .innerJoin(homeMembers, eq(homeMembers.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('id')), gt(users.createdAt, new Date(0))))
    .groupBy(users.id, homeMembers.role)
    .prepare(name);
const persons = (name: string) => (on: Queryable) =>
  on
    .select({ user: users, member: homeMembers })
    .from(users)
    .leftJoin(homeMembers, eq(homeMembers.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name);

test('a prepared query returns what Drizzle returns: dates, nulls, nested rows, and null for a missing one', async () => {
  const me = await signedIn(world);
  await addHome(world, me.user.id);
  const other = await signedIn(world);
  const fast = prepared(people('fast_people'))(db);
  const usual = people('usual_people')(db);
  const found = await fast.execute({ id: me.user.id });
  expect(found).toHaveLength(1);
  expect(found).toEqual(await usual.execute({ id: me.user.id }));
  expect(found[0]?.user.createdAt).toBeInstanceOf(Date);
  const outer = prepared(persons('fast_persons'))(db);
  expect(await outer.execute({ id: other.user.id })).toMatchObject([
    { user: { id: other.user.id }, member: null },
  ]);
});

test('a prepared query that fails says which statement it was', async () => {
  const fails = prepared((on) =>
    on
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('by_id'),
  );
  await expect(fails(db).execute({ id: 'no id' })).rejects.toMatchObject({
    query: expect.stringContaining('select'),
    cause: { code: '22P02' },
  });
});
