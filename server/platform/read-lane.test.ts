import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { openDatabase } from './db.ts';

const world = await openWorld({ withWorkers: false });
const { reads } = world.deps;
const one = async (n: number) => (await reads.execute(sql`select ${n}::int as n`)).rows[0]?.['n'];
const killLane = () =>
  world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hearthline-reads %' and datname = current_database()`,
  );

test('a thousand concurrent reads share one connection, and each gets its own result', async () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => i);
  expect(await Promise.all(numbers.map(one))).toEqual(numbers);
  const { rows } = await world.database.pool.query(
    `select count(*)::int n from pg_stat_activity where application_name like 'hearthline-reads %' and datname = current_database()`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a failed statement doesn’t affect the others', async () => {
  const [before, failing, behind] = [one(1), reads.execute(sql`select 1 / 0`), one(2)];
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect([await before, await behind]).toEqual([1, 2]);
});

test('a lost connection fails its pending reads, and the next read opens another', async () => {
  const outcome = reads.execute(sql`select pg_sleep(10)`).then(
    () => 'answered',
    () => 'failed',
  );
  await expect.poll(async () => (await killLane()).rowCount).toBe(1);
  expect(await outcome).toBe('failed');
  await expect.poll(() => one(3)).toBe(3);
});

test('a read that hangs is canceled and does not block other reads', async () => {
  // The soak waits as long as production does.
  const patience = sized<{ slowReadMs?: number }>({ gate: { slowReadMs: 300 }, soak: {} });
  const database = openDatabase(world.connection, { max: 2, log: world.deps.log, ...patience });
  const { http } = await buildApp(
    { ...world.deps, db: database.db, reads: database.reads },
    { database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
  );
  onTestFinished(async () => {
    await http.close();
    await database.close();
  });
  const session = (await signedIn(world)).cookies.get('session') ?? '';
  const account = async () => (await http.inject({ url: '/api/account', cookies: { session } })).statusCode;
  const blocker = new pg.Client(world.connection);
  await blocker.connect();
  await blocker.query('begin; lock table users in access exclusive mode');
  const held = await Promise.all(Array.from({ length: 20 }, account));
  expect(held).toEqual(held.map(() => 503));
  await blocker.query('rollback');
  await blocker.end();
  await expect.poll(account).toBe(200);
});
