import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openWorld } from '#test/world.ts';
import { retryTransaction } from './retry-transaction.ts';

test('two transactions that deadlock both succeed', async () => {
  const { db } = await openWorld({ withWorkers: false });
  await db.execute(sql`create table pair (id int primary key, n int not null default 0)`);
  await db.execute(sql`insert into pair (id) values (1), (2)`);
  let waiting = 2;
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  let begun = 0;
  const add = (first: number, second: number) =>
    retryTransaction(() =>
      db.transaction(async (tx) => {
        begun += 1;
        await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
        if (--waiting === 0) go();
        await both;
        await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
      }),
    );
  await Promise.all([add(1, 2), add(2, 1)]);
  // One more try is enough, unless it takes the row back before the other wakes up: then they meet again.
  expect(begun).toBeGreaterThanOrEqual(3);
  expect((await db.execute(sql`select n from pair`)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test('any other error is reported immediately', async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(new Error('a fault'));
  };
  await expect(retryTransaction(failing)).rejects.toThrow('a fault');
  expect(tries).toBe(1);
});
