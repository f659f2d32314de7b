import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import { AppError } from '#server/platform/errors.ts';
import { withGuardsOff } from '#test/points.ts';
import { openWorld, signedIn } from '#test/world.ts';
import {
  ensureMember,
  refundPoints,
  grantPoints,
  openAccount,
  readBalance,
  spendPoints,
  type Movement,
} from './points.ts';
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

test('a new member starts with 500 points as the first ledger entry, even with concurrent sign-ins', async () => {
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

test('an account older than the points system gets its opening points on next use', async () => {
  const user = await db.transaction((tx) => ensureMember(tx, 'early@example.com'));
  await withGuardsOff(db, async (tx) => {
    await tx.delete(pointLedger).where(eq(pointLedger.userId, user.id));
    await tx.delete(pointBalances).where(eq(pointBalances.userId, user.id));
  });
  const me = await signedIn(world, 'early@example.com');
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
});

test('the demo button adds 100 points each time, and the history adds up across pages', async () => {
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

test('outside demo mode members can’t grant themselves points', async () => {
  const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
  expect((await live.visitor().post('/api/points/demo')).status).toBe(404);
});

test('ten concurrent grants with one key count once', async () => {
  const me = await signedIn(world);
  const grant = { userId: me.user.id, points: 15, reason: 'Meeting place agreed', key: 'task:once' };
  const granted = await Promise.all(
    Array.from({ length: 10 }, () => db.transaction((tx) => grantPoints(tx, grant))),
  );
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(db, me.user.id)).toEqual({ balance: 515 });
});

test('with concurrent grants, spending and refunds, the balance equals the ledger sum and is never negative', async () => {
  const movement = fc.record({
    kind: fc.constantFrom('grant', 'spend', 'back', 'open'),
    points: fc.integer({ min: 1, max: 400 }),
    key: fc.integer({ min: 1, max: 5 }),
  });
  let people = 0;
  const seen = new Set<string>();
  const noReuse = (error: unknown) => {
    if (error instanceof AppError && error.code === 'key_reused') return 'reused';
    throw error;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 4, maxLength: 16 }), async (movements) => {
      const user = await db.transaction((tx) => ensureMember(tx, `property${(people += 1)}@example.com`));
      await Promise.all(
        movements.map(({ kind, points, key }) =>
          db.transaction(async (tx) => {
            const what = { userId: user.id, points, reason: 'test', key: `${kind}:${key}` };
            if (kind === 'open') await openAccount(tx, user.id);
            else if (kind === 'grant') seen.add(`grant ${await grantPoints(tx, what).catch(noReuse)}`);
            else if (kind === 'spend') seen.add(`spend ${await spendPoints(tx, what).catch(noReuse)}`);
            else seen.add(`back ${await refundPoints(tx, { ...what, key: `spend:${key}` })}`);
          }),
        ),
      );
      const { balance } = await readBalance(db, user.id);
      expect(balance).toBe(await sumOf(user.id));
      expect(balance).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'back false',
      'back true',
      'grant reused',
      'grant true',
      'spend moved',
      'spend reused',
      'spend too-few',
    ]),
  );
});

test('a refused spend leaves the rest of its transaction intact', async () => {
  const me = await signedIn(world);
  const userId = me.user.id;
  await db.transaction(async (tx) => {
    await grantPoints(tx, { userId, points: 10, reason: 'test', key: 'kept' });
    expect(await spendPoints(tx, { userId, points: 511, reason: 'test', key: 'order' })).toBe('too-few');
    expect(await spendPoints(tx, { userId, points: 510, reason: 'test', key: 'order' })).toBe('moved');
  });
  expect(await readBalance(db, userId)).toEqual({ balance: 0 });
});

test('reusing a key for something else is refused and changes nothing', async () => {
  const { user } = await signedIn(world);
  const move = (verb: 'grant' | 'spend', more: Partial<Movement> = {}) => {
    const what = { userId: user.id, points: 50, reason: 'Sandbags', key: 'order:1', ...more };
    return db.transaction<unknown>((tx) =>
      verb === 'grant' ? grantPoints(tx, what) : spendPoints(tx, what),
    );
  };
  expect(await move('spend')).toBe('moved');
  expect(await move('spend')).toBe('already');
  const reused = { code: 'key_reused' };
  await expect(move('spend', { points: 51 })).rejects.toMatchObject(reused);
  await expect(move('spend', { reason: 'Water' })).rejects.toMatchObject(reused);
  await expect(move('grant')).rejects.toMatchObject(reused);
  await expect(move('grant', { key: 'back:order:1' })).rejects.toThrow('a key of what is given back');
  for (const points of [0, -5, 1.5, Number.NaN])
    await expect(move('grant', { points, key: 'new' })).rejects.toThrow('no number of points');
  expect(await readBalance(db, user.id)).toEqual({ balance: 450 });
});

test('a purchase is refunded exactly once, by its own entry', async () => {
  const me = await signedIn(world);
  const userId = me.user.id;
  const back = (key: string, reason = 'Order cancelled') =>
    db.transaction((tx) => refundPoints(tx, { userId, key, reason }));
  await db.transaction((tx) => spendPoints(tx, { userId, points: 320, reason: 'Drywall', key: 'order:7' }));
  const given = await Promise.all(Array.from({ length: 8 }, (_, i) => back('order:7', `Cancelled ${i % 2}`)));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await back('order:8')).toBe(false);
  expect(await back('opening')).toBe(false);
  expect(await back('back:order:7')).toBe(false);
  const { entries } = (await me.get('/api/points/ledger')).body as Page;
  expect(entries.map(({ delta, balance }) => [delta, balance])).toEqual([
    [320, 500],
    [-320, 180],
    [500, 500],
  ]);
});

test('ledger entries can’t be changed or deleted, even in the database, except with the whole account', async () => {
  const me = await signedIn(world);
  const mine = eq(pointLedger.userId, me.user.id);
  const refused = { cause: { code: '23001' } };
  await expect(db.update(pointLedger).set({ delta: 9000 }).where(mine)).rejects.toMatchObject(refused);
  await expect(db.delete(pointLedger).where(mine)).rejects.toMatchObject(refused);
  await expect(db.delete(pointBalances).where(eq(pointBalances.userId, me.user.id))).rejects.toMatchObject(
    refused,
  );
  await expect(db.execute(sql`truncate point_ledger cascade`)).rejects.toMatchObject(refused);
  await expect(
    db.update(pointBalances).set({ balance: -1 }).where(eq(pointBalances.userId, me.user.id)),
  ).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(await sumOf(me.user.id)).toBe(500);

  const userId = me.user.id;
  await db.transaction(async (tx) => {
    await spendPoints(tx, { userId, points: 5, reason: 'test', key: 'spent' });
    await refundPoints(tx, { userId, key: 'spent', reason: 'test' });
  });
  await db.transaction((tx) => eraseAccount(tx, userId, me.email));
  expect(await db.$count(pointLedger, mine)).toBe(0);
  expect(await db.$count(pointBalances, eq(pointBalances.userId, userId))).toBe(0);
});

test('open windows get live updates about point changes, but not about rolled-back ones', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const heard: string[] = [];
  for (const [name, { user }] of [['me', me] as const, ['other', other] as const])
    onTestFinished(
      world.deps.events.subscribe(user.id, {
        event: ({ topic }) => heard.push(`${name} ${topic}`),
        gap: () => undefined,
      }),
    );
  const grant = (userId: string, key: string) => ({ userId, points: 5, reason: 'test', key });
  await db.transaction((tx) => grantPoints(tx, grant(me.user.id, 'first')));
  await expect.poll(() => heard).toContain('me points'); // and with it everything before
  heard.length = 0;
  await expect(
    db.transaction(async (tx) => {
      await grantPoints(tx, grant(other.user.id, 'heard'));
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await db.transaction((tx) => grantPoints(tx, grant(me.user.id, 'second')));
  await expect.poll(() => heard).toEqual(['me points']);
});
