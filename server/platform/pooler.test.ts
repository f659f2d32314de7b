import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { barePool, cloneDatabase } from '#test/world.ts';
import { openDatabase, runNamed } from './db.ts';
import { createLog } from './log.ts';
import { isTimeLimited, UnnamedClient } from './pooler.ts';

const connection = await cloneDatabase();

/** How many named statements a client's connection has after one was asked for. */
async function namedBy(Client: typeof pg.Client): Promise<number> {
  const client = new Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query({ name: 'one', text: 'select $1::int as n', values: [1] });
  expect(rows).toEqual([{ n: 1 }]);
  return (await client.query('select name from pg_prepared_statements')).rows.length;
}

test('statements through a pooler are never named', async () => {
  expect(await namedBy(pg.Client)).toBe(1);
  expect(await namedBy(UnnamedClient)).toBe(0);
});

test('behind a pooler, hot statements run without names, and reads keep theirs on the direct connection', async () => {
  const database = openDatabase(connection, { max: 1, log: createLog('silent'), pooler: connection });
  onTestFinished(() => database.close());
  const hot = { name: 'hot', text: 'select $1::int as n' };
  const known = sql`select name from pg_prepared_statements where name = 'hot'`;
  expect(await runNamed(database.db, hot, [2])).toEqual([{ n: 2 }]);
  expect((await database.db.execute(known)).rows).toEqual([]);
  expect(await database.db.transaction((tx) => runNamed(tx, hot, [4]))).toEqual([{ n: 4 }]);
  expect(await runNamed(database.reads, hot, [3])).toEqual([{ n: 3 }]);
  expect((await database.reads.execute(known)).rows).toEqual([{ name: 'hot' }]);
});

test('a pooler whose connections have no time limit is noticed', async () => {
  const bare = barePool({ ...connection, max: 1 });
  const limited = barePool({ ...connection, max: 1, statement_timeout: 10_000 });
  expect([await isTimeLimited(bare), await isTimeLimited(limited)]).toEqual([false, true]);
});
