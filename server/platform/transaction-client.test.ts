import { sql } from 'drizzle-orm';
import { from as copyFrom } from 'pg-copy-streams';
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#test/world.ts';
import { openDatabase, runNamed, type Tx } from './db.ts';
import { createLog } from './log.ts';

const connection = await cloneDatabase();
const log = createLog('silent');

/** One connection that has had a transaction, so that the next ones start with their first statement. */
async function openWarm() {
  const database = openDatabase(connection, { max: 1, log });
  onTestFinished(() => database.close());
  await database.pool.query('create table if not exists noted (n integer primary key)');
  await database.pool.query('truncate noted');
  await database.db.transaction((tx) => tx.execute(sql`select 1`));
  const noted = async () =>
    (await database.pool.query('select n from noted order by n')).rows.map(({ n }) => n);
  return { ...database, noted };
}

const clientOf = (tx: Tx) => (tx._.session as unknown as { client: PoolClient }).client;
const ADD = { name: 'add', text: 'insert into noted values ($1) returning n' };
const copyOne = async (tx: Tx, n: number) => {
  const into = clientOf(tx).query(copyFrom('copy noted from stdin'));
  into.end(`${n}\n`);
  await once(into, 'finish');
};

/** Everything a transaction can begin with. */
const FIRST: Record<string, (tx: Tx, n: number) => Promise<unknown>> = {
  'a named statement': (tx, n) => runNamed(tx, ADD, [n]),
  'a statement with values': (tx, n) => tx.execute(sql`insert into noted values (${n})`),
  'a statement without values': (tx, n) => tx.execute(sql.raw(`insert into noted values (${n})`)),
  'a stream': copyOne,
  'several at once': (tx, n) =>
    Promise.all([runNamed(tx, ADD, [n]), tx.execute(sql`insert into noted values (${n + 100})`)]),
  'a nested transaction': (tx, n) => tx.transaction((inner) => runNamed(inner, ADD, [n])),
};

test.each(Object.keys(FIRST))(
  'a transaction that starts with %s is committed or undone as a whole',
  async (kind) => {
    const { db, pool, noted } = await openWarm();
    const first = FIRST[kind] ?? (() => Promise.reject(new Error('unknown')));
    for (const n of [1, 2])
      await db.transaction(async (tx) => {
        await first(tx, n);
        await tx.execute(sql`insert into noted values (${n + 10})`);
      });
    const kept = await noted();
    expect(kept).toEqual(expect.arrayContaining([1, 2, 11, 12]));
    const undone = db.transaction(async (tx) => {
      await first(tx, 3);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await noted()).toEqual(kept);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  },
);

test.each(['a named statement', 'a statement with values', 'a statement without values'])(
  'a transaction whose first statement fails is over, when it is %s',
  async (kind) => {
    const { db, noted } = await openWarm();
    const first = FIRST[kind] ?? (() => Promise.reject(new Error('unknown')));
    await db.transaction((tx) => first(tx, 1));
    const failing = db.transaction(async (tx) => {
      await expect(first(tx, 1)).rejects.toMatchObject({ cause: { code: '23505' } });
      await expect(first(tx, 2)).rejects.toMatchObject({ cause: { code: '25P02' } });
      return 'rolled back by commit';
    });
    expect(await failing).toBe('rolled back by commit');
    expect(await noted()).toEqual([1]);
  },
);

test('a transaction without a statement sends nothing, and what follows is not in it', async () => {
  const { db, pool, noted } = await openWarm();
  expect(await db.transaction(() => Promise.resolve('nothing'))).toBe('nothing');
  await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await runNamed(db, ADD, [5]);
  const { rows } = await pool.query(
    'select pg_current_xact_id_if_assigned() is null as free, now() = statement_timestamp() as own',
  );
  expect(rows).toEqual([{ free: true, own: true }]);
  expect(await noted()).toEqual([5]);
});

test('the first statement and the ones behind it are one transaction', async () => {
  const { db } = await openWarm();
  const id = { name: 'xid', text: 'select pg_current_xact_id()::text as id' };
  await db.transaction(async (tx) => {
    const [first] = await runNamed(tx, id, []);
    const [second] = await runNamed(tx, id, []);
    expect(second).toEqual(first);
  });
});

test('a first statement that PostgreSQL never gets to run leaves nothing behind when BEGIN fails', async () => {
  const { db, noted } = await openWarm();
  // Without the named statement BEGIN fails, as it would if it were canceled.
  const failing = db.transaction(async (tx) => {
    const client = clientOf(tx) as unknown as { isToBegin: boolean };
    client.isToBegin = false;
    await tx.execute(sql.raw('deallocate begin'));
    client.isToBegin = true;
    await runNamed(tx, ADD, [1]);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '26000' } });
  expect(await noted()).toEqual([]);
});
