import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#test/world.ts';
import { openDatabase, prepared, runNamed, type Queryable } from './db.ts';
import { createLog } from './log.ts';
import { runQuick, type Statement } from './quick-query.ts';
import { users } from '#server/core/accounts/tables.ts';
import { eq } from './drizzle.ts';

const connection = await cloneDatabase();
const log = createLog('silent');
function openOne() {
  const database = openDatabase(connection, { max: 1, log });
  onTestFinished(() => database.close());
  return database;
}
/** Always the same connection: a pool gives up the one on which a statement failed. */
async function oneClient() {
  const client = await openOne().pool.connect();
  onTestFinished(() => client.release());
  return client;
}

const texts: Statement<(string | null)[]> = {
  name: 'texts',
  text: 'select $1::int as n, $2::text as word',
  readerFor: () => (row) => row,
};
const kinds = {
  name: 'kinds',
  text: `select n, n::bigint as big, 'a' || n as word, null as none, array[n, 2] as list,
         '{"a": [1]}'::jsonb as json, '2026-01-02'::date as day, true as yes, '\\x01ff'::bytea as bytes
         from generate_series(1, $1::int) n`,
};

test('a named statement returns what plain pg returns, the first time and described before', async () => {
  const { db, pool, reads } = openOne();
  const { rows } = await pool.query({ text: kinds.text, values: [3] });
  const expected = rows.map((row) => ({ ...row, day: '2026-01-02' }));
  for (const on of [db, reads])
    for (let n = 0; n < 3; n += 1) expect(await runNamed(on, kinds, [3])).toEqual(expected);
  expect(await runNamed(db, kinds, [0])).toEqual([]);
});

test('values arrive as pg sends them: nulls, bytes, dates, lists and objects', async () => {
  const { db } = openOne();
  const echo = {
    name: 'echo',
    text: 'select $1::text as word, $2::bytea as bytes, $3::timestamptz = $4::timestamptz as same, $5::int[] as list, $6::jsonb as json',
  };
  const at = new Date('2026-01-02T03:04:05.678Z');
  const values = [null, Buffer.from([0, 255]), at, at.toISOString(), [1, 2], { a: null }];
  for (let n = 0; n < 2; n += 1)
    expect(await runNamed(db, echo, values)).toEqual([
      { word: null, bytes: Buffer.from([0, 255]), same: true, list: [1, 2], json: { a: null } },
    ]);
});

test('a value that PostgreSQL refuses fails its statement only, before and after the columns are known', async () => {
  const client = await oneClient();
  const ask = (n: unknown) => runQuick(client, texts, [n, 'x']);
  await expect(ask('no number')).rejects.toMatchObject({ code: '22P02' });
  expect(await ask(1)).toEqual([['1', 'x']]);
  await expect(ask('no number')).rejects.toMatchObject({ code: '22P02' });
  expect(await ask(2)).toEqual([['2', 'x']]);
  await expect(runNamed(openOne().db, { name: 'wrong', text: 'select nothing' }, [])).rejects.toMatchObject({
    query: 'select nothing',
    cause: { code: '42703' },
  });
});

test('answers of a shared connection reach who asked, also when some fail before the columns are known', async () => {
  const { reads } = openOne();
  const { client } = reads._.session as unknown as { client: Parameters<typeof runQuick>[0] };
  const asked = [1, 'no number', 2, 'no number', 3].map((n) => runQuick(client, texts, [n, 'x']));
  const outcomes = (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value[0]?.[0] : (one.reason as { code: string }).code,
  );
  expect(outcomes).toEqual(['1', '22P02', '2', '22P02', '3']);
});

test('a row that cannot be read fails its statement and leaves the connection usable', async () => {
  const client = await oneClient();
  const unreadable: Statement<never> = {
    name: 'unreadable',
    text: 'select 1 as n from generate_series(1, 3)',
    readerFor: () => () => {
      throw new Error('unreadable row');
    },
  };
  for (let n = 0; n < 2; n += 1)
    await expect(runQuick(client, unreadable, [])).rejects.toThrow('unreadable row');
  expect(await runQuick(client, texts, [1, null])).toEqual([['1', null]]);
});

test('columns that changed are not read as before', async () => {
  const { db, pool } = openOne();
  await pool.query('create table changing (n integer); insert into changing values (7)');
  const all = { name: 'changing', text: 'select * from changing' };
  for (let n = 0; n < 2; n += 1) expect(await runNamed(db, all, [])).toEqual([{ n: 7 }]);
  await pool.query(`alter table changing alter n type text using 'seven'`);
  await expect(runNamed(db, all, [])).rejects.toMatchObject({ cause: { code: '0A000' } });
});

test('a prepared query runs on the connection of the transaction it is given', async () => {
  const { db } = openOne();
  const byEmail = prepared((on: Queryable) =>
    on
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare('user_by_email'),
  );
  const email = 'inside@example.com';
  const undone = db.transaction(async (tx) => {
    await tx.insert(users).values({ email });
    expect(await byEmail(tx).execute({ email })).toEqual([{ email }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await byEmail(db).execute({ email })).toEqual([]);
});
