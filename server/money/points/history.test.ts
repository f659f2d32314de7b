import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LedgerEntry, PointsByDay } from '#contract/money/points.ts';
import { days } from '#server/platform/clock.ts';
import { withGuardsOff } from '#test/points.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { grantPoints, spendPoints } from './points.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

/** Moves an entry in time; what members did on other days cannot be done today. */
const happenedAt = (userId: string, seq: number, at: string) =>
  withGuardsOff(db, (tx) =>
    tx.execute(sql`update point_ledger set created_at = ${at} where user_id = ${userId} and seq = ${seq}`),
  );

test('a member can filter points earned or spent, with the balance at that moment', async () => {
  const me = await signedIn(world);
  const userId = me.user.id;
  for (let n = 1; n <= 22; n += 1)
    await db.transaction(async (tx) => {
      await grantPoints(tx, { userId, points: 10, reason: 'Task', key: `task:${n}` });
      await spendPoints(tx, { userId, points: 4, reason: 'Order', key: `order:${n}` });
    });
  const read = async (query: string) =>
    (await me.get(`/api/points/ledger?${query}`)).body as {
      entries: LedgerEntry[];
      total: number;
      pageCount: number;
    };
  const spent = await read('kind=spent&page=2');
  expect(spent).toMatchObject({ total: 22, pageCount: 2 });
  expect(spent.entries.map(({ delta, balance }) => [delta, balance])).toEqual([
    [-4, 512],
    [-4, 506],
  ]);
  const earned = await read('kind=earned');
  expect(earned).toMatchObject({ total: 23, pageCount: 2 });
  expect(earned.entries[0]).toMatchObject({ delta: 10, balance: 636 });
  const all = await read('page=3');
  expect(all).toMatchObject({ total: 45, pageCount: 3 });
  expect(all.entries.map(({ balance }) => balance)).toEqual([512, 516, 506, 510, 500]);
  expect((await me.get('/api/points/ledger?kind=lent')).status).toBe(400);
});

test('points over time list the days with changes in the reader’s time zone', async () => {
  const me = await signedIn(world);
  const userId = me.user.id;
  await db.transaction(async (tx) => {
    await grantPoints(tx, { userId, points: 30, reason: 'Task', key: 'a' });
    await spendPoints(tx, { userId, points: 130, reason: 'Order', key: 'b' });
    await grantPoints(tx, { userId, points: 7, reason: 'Task', key: 'c' });
  });
  const today = Date.now();
  const ago = (n: number) => new Date(today - days(n)).toISOString().slice(0, 10);
  await happenedAt(userId, 1, `${ago(200)}T12:00:00Z`);
  await happenedAt(userId, 2, `${ago(20)}T20:00:00Z`);
  await happenedAt(userId, 3, `${ago(19)}T03:00:00Z`); // in California still the day before
  await happenedAt(userId, 4, `${ago(10)}T20:00:00Z`);

  const read = async (query: string) => (await me.get(`/api/points/by-day?${query}`)).body as PointsByDay;
  const california = await read('days=90&zone=America/Los_Angeles');
  expect(california.before).toBe(500);
  expect(california.days).toEqual([
    { day: ago(20), earned: 30, spent: 130, balance: 400 },
    { day: ago(10), earned: 7, spent: 0, balance: 407 },
  ]);
  const utc = await read('days=365&zone=UTC');
  expect(utc).toMatchObject({ from: ago(364), to: ago(0), before: null });
  expect(utc.days.map(({ day, balance }) => [day, balance])).toEqual([
    [ago(200), 500],
    [ago(20), 530],
    [ago(19), 400],
    [ago(10), 407],
  ]);
  expect((await me.get('/api/points/by-day')).body).toEqual(california);
  expect((await me.get('/api/points/by-day?days=30')).status).toBe(400);
  expect((await me.get('/api/points/by-day?zone=Mars/Olympus')).status).toBe(400);
});
