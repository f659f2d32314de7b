import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ensureUser } from '#server/accounts/accounts.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { grantPoints, openAccount, readBalance, spendPoints } from './points.ts';
import { pointBalances, pointLedger } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const sumOf = async (userId: string) => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointLedger.delta}), 0)`.mapWith(Number) })
    .from(pointLedger)
    .where(eq(pointLedger.userId, userId));
  return row?.sum ?? 0;
};
type Page = {
  entries: { delta: number; reason: string; balance: number }[];
  page: number;
  pageCount: number;
  total: number;
};

test('a new member has 500 points as the first line of the ledger, however many windows sign in at once', async () => {
  const email = 'opening@example.com';
  await Promise.all(Array.from({ length: 5 }, () => signedIn(world, email)));
  const me = await signedIn(world, email);
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
  const { body } = await me.get('/api/points/ledger');
  expect(body).toMatchObject({
    entries: [{ delta: 500, reason: 'Welcome to Hearthline', balance: 500 }],
    total: 1,
  });
});

test('an account from before there were points gets its opening when it is next used', async () => {
  const user = await db.transaction((tx) => ensureUser(tx, 'early@example.com'));
  await db.delete(pointLedger).where(eq(pointLedger.userId, user.id));
  await db.delete(pointBalances).where(eq(pointBalances.userId, user.id));
  const me = await signedIn(world, 'early@example.com');
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
});

test('the demo button gives 100 points each time, and the history adds up page by page', async () => {
  const me = await signedIn(world);
  for (let i = 1; i <= 21; i += 1)
    expect((await me.post('/api/points/demo')).body).toEqual({ balance: 500 + i * 100 });
  const newest = (await me.get('/api/points/ledger')).body as Page;
  expect(newest).toMatchObject({ total: 22, pageCount: 2, page: 1 });
  expect(newest.entries.map(({ balance }) => balance)).toEqual(
    Array.from({ length: 20 }, (_, i) => 2600 - i * 100),
  );
  const oldest = (await me.get('/api/points/ledger?page=2')).body as Page;
  expect(oldest.entries).toMatchObject([
    { delta: 100, balance: 600 },
    { delta: 500, balance: 500 },
  ]);
  expect(((await me.get('/api/points/ledger?page=9')).body as Page).entries).toEqual([]);
  expect((await me.get('/api/points/ledger?page=0')).status).toBe(400);
});

test('outside demo mode nobody can give themselves points', async () => {
  const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
  expect((await live.visitor().post('/api/points/demo')).status).toBe(404);
});

test('ten grants of one key at once are one grant', async () => {
  const me = await signedIn(world);
  const grant = { userId: me.user.id, points: 15, reason: 'Meeting place agreed', key: 'task:once' };
  const granted = await Promise.all(
    Array.from({ length: 10 }, () => db.transaction((tx) => grantPoints(tx, grant))),
  );
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(db, me.user.id)).toEqual({ balance: 515 });
});

test('whatever is granted and spent at once, the balance is the sum of the ledger and never below zero', async () => {
  const movement = fc.record({
    kind: fc.constantFrom('grant', 'spend', 'open'),
    points: fc.integer({ min: 1, max: 400 }),
    key: fc.integer({ min: 1, max: 12 }),
  });
  let people = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 4, maxLength: 16 }), async (movements) => {
      const user = await db.transaction((tx) => ensureUser(tx, `property${(people += 1)}@example.com`));
      await Promise.all(
        movements.map(({ kind, points, key }) =>
          db.transaction(async (tx) => {
            const what = { userId: user.id, points, reason: 'test', key: `${kind}:${key}` };
            if (kind === 'open') await openAccount(tx, user.id);
            else if (kind === 'grant') seen.add(`grant ${await grantPoints(tx, what)}`);
            else seen.add(`spend ${await spendPoints(tx, what)}`);
          }),
        ),
      );
      const { balance } = await readBalance(db, user.id);
      expect(balance).toBe(await sumOf(user.id));
      expect(balance).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
  expect([...seen].toSorted()).toEqual([
    'grant false',
    'grant true',
    'spend already',
    'spend moved',
    'spend too-few',
  ]);
});

test('a refused spending leaves the rest of its transaction as it was', async () => {
  const me = await signedIn(world);
  const userId = me.user.id;
  await db.transaction(async (tx) => {
    await grantPoints(tx, { userId, points: 10, reason: 'test', key: 'kept' });
    expect(await spendPoints(tx, { userId, points: 511, reason: 'test', key: 'order' })).toBe('too-few');
    expect(await spendPoints(tx, { userId, points: 510, reason: 'test', key: 'order' })).toBe('moved');
  });
  expect(await readBalance(db, userId)).toEqual({ balance: 0 });
});
