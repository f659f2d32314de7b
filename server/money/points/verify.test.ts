import { execFile } from 'node:child_process';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withGuardsOff } from '#test/points.ts';
import { openWorld } from '#test/world.ts';
import { ensureMember, refundPoints, grantPoints, spendPoints } from './points.ts';
import type { Fault } from '#server/platform/ledger-verify.ts';
import { verifyLedgers } from './verify.ts';
import { COMPILE_CACHE } from '#test/server-process.ts';

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
  const check = async () => {
    const faults: Fault[] = [];
    return { ...(await verifyLedgers(db, (fault) => faults.push(fault))), told: faults };
  };
  const tamper = (statement: SQL) => withGuardsOff(db, (tx) => tx.execute(statement));
  return { world, victim, check, tamper };
}

test('a valid ledger passes verification during concurrent writes', async () => {
  const { world, victim, check } = await aLedger();
  const writing = Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      world.db.transaction((tx) =>
        grantPoints(tx, { userId: victim, points: 1, reason: 'test', key: `during:${n}` }),
      ),
    ),
  );
  expect(await check()).toMatchObject({ accounts: 3, faults: 0 });
  await writing;
  expect(await check()).toMatchObject({ accounts: 3, entries: 65, faults: 0 });
});

const mine = (victim: string, seq: number) => sql`where user_id = ${victim} and seq = ${seq}`;
const rehash = (victim: string, seq: number) =>
  sql`update point_ledger l set hash = point_entry_hash(l) ${mine(victim, seq)}`;

const TAMPERINGS: [string, (victim: string) => SQL[], RegExp[]][] = [
  [
    'a reason is rewritten',
    (v) => [sql`update point_ledger set reason = 'Water' ${mine(v, 3)}`],
    [/^entry 3 \(order:1\) is not as/],
  ],
  [
    'a time is moved by a microsecond',
    (v) => [sql`update point_ledger set created_at = created_at + interval '1 microsecond' ${mine(v, 2)}`],
    [/^entry 2 \(task:go-bag\) is not as/],
  ],
  [
    'a key is renamed, so that it could be used again',
    (v) => [sql`update point_ledger set key = 'order:2' ${mine(v, 3)}`],
    [/^entry 3 \(order:2\) is not as/],
  ],
  [
    'what was asked for is exchanged',
    (v) => [sql`update point_ledger set input_hash = sha256('') ${mine(v, 3)}`, rehash(v, 3)],
    [/^entry 3 .* is not as/, /^entry 4 .* does not follow/],
  ],
  [
    'an amount is raised and its hash made to fit',
    (v) => [
      sql`update point_ledger set delta = 400, input_hash = point_input_hash(400, reason, null) ${mine(v, 2)}`,
      rehash(v, 2),
    ],
    [
      /^entry 2 .* does not add up/,
      /^entry 3 .* does not follow entry 2/,
      /^the balance is 547, and the entries come to 907/,
    ],
  ],
  [
    'an entry is taken out',
    (v) => [sql`delete from point_ledger ${mine(v, 3)}`],
    [/^entry 3 is missing/, /^the balance is 547, and the entries come to 637/],
  ],
  [
    'an entry is taken out and the rest renumbered',
    (v) => [
      sql`delete from point_ledger ${mine(v, 2)}`,
      ...[3, 4, 5].map((n) => sql`update point_ledger set seq = seq - 1 ${mine(v, n)}`),
    ],
    [
      /^entry 2 .* is not as/,
      /^entry 2 .* does not add up/,
      /^entry 3 .* is not as/,
      /^entry 4 .* is not as/,
      /^the balance/,
      /^the entries after 4 are missing: there were 5/,
    ],
  ],
  [
    'two entries change places',
    (v) => [
      sql`update point_ledger set seq = 99 ${mine(v, 3)}`,
      sql`update point_ledger set seq = 3 ${mine(v, 4)}`,
      sql`update point_ledger set seq = 4 ${mine(v, 99)}`,
    ],
    [
      /^entry 3 \(back:order:1\) is not as/,
      /^entry 3 .* does not add up/,
      /^entry 4 \(order:1\) is not as/,
      /^entry 5 .* does not follow/,
      /^entry 5 .* does not add up/,
    ],
  ],
  [
    'the end is cut off',
    (v) => [
      sql`delete from point_ledger ${mine(v, 5)}`,
      sql`update point_balances set balance = 540 where user_id = ${v}`,
    ],
    [/^the entries after 4 are missing: there were 5/],
  ],
  [
    'an entry is put behind the last',
    (v) => [
      sql`insert into point_ledger (user_id, seq, delta, balance_after, reason, key, input_hash, previous_hash, hash) select user_id, 6, 3, 550, 'Gift', 'gift', point_input_hash(3, 'Gift', null), hash, hash from point_ledger ${mine(v, 5)}`,
      rehash(v, 6),
    ],
    [/^the balance is 547, and the entries come to 550/, /^the entries after 5 were not written/],
  ],
  [
    'the last entry is replaced',
    (v) => [
      sql`update point_ledger set reason = 'Gift', input_hash = point_input_hash(7, 'Gift', null) ${mine(v, 5)}`,
      rehash(v, 5),
    ],
    [/^entry 5 .* is not the one the balance ends with/],
  ],
  [
    'a balance is raised',
    (v) => [sql`update point_balances set balance = 9000 where user_id = ${v}`],
    [/^the balance is 9000, and the entries come to 547/],
  ],
  [
    'a balance is taken out',
    (v) => [sql`delete from point_balances where user_id = ${v}`],
    [/^there is no balance, and the entries come to 547/],
  ],
  [
    'a whole ledger is taken out',
    (v) => [sql`delete from point_ledger where user_id = ${v}`],
    [/^there is no entry, and the balance is 547/],
  ],
  [
    'a whole account is taken out',
    (v) => [
      sql`delete from point_ledger where user_id = ${v}`,
      sql`delete from point_balances where user_id = ${v}`,
    ],
    [/^there is no entry, and the balance is missing/],
  ],
];

test('direct database changes are found and named', async () => {
  const { world, victim, check, tamper } = await aLedger();
  for (const [what, statements, expected] of TAMPERINGS) {
    await world.db.execute(sql`create table kept_l as table point_ledger`);
    await world.db.execute(sql`create table kept_b as table point_balances`);
    for (const statement of statements(victim)) await tamper(statement);
    const { told, faults } = await check();
    expect({ what, told, faults }).toEqual({
      what,
      told: expected.map((like) => ({ userId: victim, what: expect.stringMatching(like) as string })),
      faults: expected.length,
    });
    // The next one meets a whole ledger again.
    await tamper(sql`delete from point_ledger`);
    await tamper(sql`delete from point_balances`);
    await tamper(sql`insert into point_balances table kept_b`);
    await tamper(sql`insert into point_ledger table kept_l`);
    await world.db.execute(sql`drop table kept_l, kept_b`);
    expect(await check()).toMatchObject({ faults: 0, entries: 15 });
  }
});

test('the verify command reports success, or names every fault and fails', async () => {
  const { world, victim, tamper } = await aLedger();
  const { host, database } = world.connection;
  const cli = path.resolve(import.meta.dirname, '../../points-cli.ts');
  const env = {
    ...COMPILE_CACHE,
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
