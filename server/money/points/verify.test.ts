import { execFile } from 'node:child_process';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withGuardsOff } from '#test/points.ts';
import { openWorld } from '#test/world.ts';
import { ensureMember, refundPoints, grantPoints, spendPoints } from './points.ts';
import { QUICK_START } from '#test/server-process.ts';

/** Five entries: 500 at the opening, +40, -90, +90 given back, +7. */
async function aLedger() {
  const world = await openWorld({ withWorkers: false });
  const { db } = world;
  const people = ['before@example.com', 'victim@example.com', 'behind@example.com'];
  const ids: string[] = [];
  for (const email of people)
    ids.push(
      await db.transaction(async (tx) => {
        const { id: userId } = await ensureMember(tx, email);
        await grantPoints(tx, { userId, points: 40, reason: 'Go-bag packed ✓', key: 'task:go-bag' });
        await spendPoints(tx, { userId, points: 90, reason: 'Sandbags', key: 'order:1' });
        await refundPoints(tx, { userId, key: 'order:1', reason: 'Order cancelled' });
        await grantPoints(tx, { userId, points: 7, reason: 'Ünïcode', key: 'task:ü' });
        return userId;
      }),
    );
  const victim = ids[1] ?? '';
  const tamper = (statement: SQL) => withGuardsOff(db, (tx) => tx.execute(statement));
  return { world, victim, tamper };
}

test('the verify command reports success, or names every fault and fails', async () => {
  const { world, victim, tamper } = await aLedger();
  const { host, database } = world.connection;
  const cli = path.resolve(import.meta.dirname, '../../points-cli.ts');
  const env = {
    ...QUICK_START,
    PATH: '',
    DEMO: '1',
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [cli, ...args], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  expect(await run('verify')).toEqual({
    code: 0,
    out: 'All 15 entries of 3 accounts are as they were written, and every balance is their sum.\n',
    err: '',
  });
  await tamper(sql`update point_balances set balance = 548 where user_id = ${victim}`);
  const found = await run('verify');
  expect(found).toMatchObject({ code: 1, out: '' });
  expect(found.err).toContain(`member ${victim}: the balance is 548, and the entries come to 547`);
  expect(await run('check')).toMatchObject({ code: 1, err: 'Usage: npm run points -- verify\n' });
});
