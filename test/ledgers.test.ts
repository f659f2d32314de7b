/** What every chained ledger must withstand: tampering, races, and changes made directly in the database. */
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eraseAccount } from '#server/core/accounts/accounts.ts';
import type { Db } from '#server/platform/db.ts';
import type { Fault } from '#server/platform/ledger-verify.ts';
import { LEDGERS, openLedger, type LedgerUnderTest } from './ledgers.ts';
import { withGuardsOff } from './points.ts';
import { openWorld } from './world.ts';

const mine = (victim: string, seq: number) => sql`where user_id = ${victim} and seq = ${seq}`;

/** What a person with the database password could do, and what the verifier reports. */
function tamperings({
  prefix,
  sign,
  isEveryoneIn,
}: LedgerUnderTest): [string, (victim: string) => SQL[], RegExp[]][] {
  const ledger = sql.identifier(`${prefix}_ledger`);
  const balances = sql.identifier(`${prefix}_balances`);
  const inputHash = sql.identifier(`${prefix}_input_hash`);
  const rehash = (victim: string, seq: number) =>
    sql`update ${ledger} l set hash = ${sql.identifier(`${prefix}_entry_hash`)}(l) ${mine(victim, seq)}`;
  return [
    [
      'a reason is rewritten',
      (v) => [sql`update ${ledger} set reason = 'Water' ${mine(v, 3)}`],
      [/^entry 3 \(order:1\) is not as/],
    ],
    [
      'a time is moved by a microsecond',
      (v) => [sql`update ${ledger} set created_at = created_at + interval '1 microsecond' ${mine(v, 2)}`],
      [/^entry 2 \(task:go-bag\) is not as/],
    ],
    [
      'a key is renamed, so that it could be used again',
      (v) => [sql`update ${ledger} set key = 'order:2' ${mine(v, 3)}`],
      [/^entry 3 \(order:2\) is not as/],
    ],
    [
      'what was asked for is exchanged',
      (v) => [sql`update ${ledger} set input_hash = sha256('') ${mine(v, 3)}`, rehash(v, 3)],
      [/^entry 3 .* is not as/, /^entry 4 .* does not follow/],
    ],
    [
      'an amount is raised and its hash made to fit',
      (v) => [
        sql`update ${ledger} set delta = 400, input_hash = ${inputHash}(400, reason, null) ${mine(v, 2)}`,
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
      (v) => [sql`delete from ${ledger} ${mine(v, 3)}`],
      [/^entry 3 is missing/, new RegExp(`^the balance is 547, and the entries come to ${547 - 90 * sign}`)],
    ],
    [
      'an entry is taken out and the rest renumbered',
      (v) => [
        sql`delete from ${ledger} ${mine(v, 2)}`,
        ...[3, 4, 5].map((n) => sql`update ${ledger} set seq = seq - 1 ${mine(v, n)}`),
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
        sql`update ${ledger} set seq = 99 ${mine(v, 3)}`,
        sql`update ${ledger} set seq = 3 ${mine(v, 4)}`,
        sql`update ${ledger} set seq = 4 ${mine(v, 99)}`,
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
        sql`delete from ${ledger} ${mine(v, 5)}`,
        sql`update ${balances} set balance = 540 where user_id = ${v}`,
      ],
      [/^the entries after 4 are missing: there were 5/],
    ],
    [
      'an entry is put behind the last',
      (v) => [
        sql`insert into ${ledger} (user_id, seq, delta, balance_after, reason, key, input_hash, previous_hash, hash) select user_id, 6, 3, 550, 'Gift', 'gift', ${inputHash}(3, 'Gift', null), hash, hash from ${ledger} ${mine(v, 5)}`,
        rehash(v, 6),
      ],
      [/^the balance is 547, and the entries come to 550/, /^the entries after 5 were not written/],
    ],
    [
      'the last entry is replaced',
      (v) => [
        sql`update ${ledger} set reason = 'Gift', input_hash = ${inputHash}(7, 'Gift', null) ${mine(v, 5)}`,
        rehash(v, 5),
      ],
      [/^entry 5 .* is not the one the balance ends with/],
    ],
    [
      'a balance is raised',
      (v) => [sql`update ${balances} set balance = 9000 where user_id = ${v}`],
      [/^the balance is 9000, and the entries come to 547/],
    ],
    [
      'a balance is taken out',
      (v) => [sql`delete from ${balances} where user_id = ${v}`],
      [/^there is no balance, and the entries come to 547/],
    ],
    [
      'a whole ledger is taken out',
      (v) => [sql`delete from ${ledger} where user_id = ${v}`],
      [/^there is no entry, and the balance is 547/],
    ],
    ...(isEveryoneIn
      ? [
          [
            'a whole account is taken out',
            (v) => [
              sql`delete from ${ledger} where user_id = ${v}`,
              sql`delete from ${balances} where user_id = ${v}`,
            ],
            [/^there is no entry, and the balance is missing/],
          ] satisfies [string, (victim: string) => SQL[], RegExp[]],
        ]
      : []),
  ];
}

describe.each(LEDGERS)('the ledger of $name', (ledger) => {
  /** Five entries: 500 at the start, 40, 90 that is reversed, and 7. */
  async function aLedger() {
    const world = await openWorld({ withWorkers: false });
    const { db } = world;
    await ledger.prepare(db);
    const ids: string[] = [];
    for (const email of ['before@example.com', 'victim@example.com', 'behind@example.com'])
      ids.push(
        await db.transaction(async (tx) => {
          const userId = await openLedger(tx, ledger, email);
          await ledger.grant(tx, { userId, points: 40, reason: 'Go-bag packed ✓', key: 'task:go-bag' });
          await ledger.takeable(tx, { userId, points: 90, reason: 'Sandbags', key: 'order:1' });
          await ledger.back(tx, { userId, key: 'order:1', reason: 'Order cancelled' });
          await ledger.grant(tx, { userId, points: 7, reason: 'Ünïcode', key: 'task:ü' });
          return userId;
        }),
      );
    const check = async () => {
      const faults: Fault[] = [];
      return { ...(await ledger.verify(db, (fault) => faults.push(fault))), told: faults };
    };
    const tamper = (statement: SQL) => withGuardsOff(db, (tx) => tx.execute(statement));
    return { world, victim: ids[1] ?? '', check, tamper };
  }
  const table = sql.identifier(`${ledger.prefix}_ledger`);
  const balances = sql.identifier(`${ledger.prefix}_balances`);
  const stateOf = async (db: Db, userId: string) => {
    const { rows } = await db.execute<{ balance: number; sum: number; entries: number }>(sql`
      select b.balance, sum(l.delta)::int sum, count(*)::int entries
      from ${balances} b join ${table} l on l.user_id = b.user_id where b.user_id = ${userId} group by b.balance`);
    return rows[0];
  };

  test('a valid ledger passes verification during concurrent writes', async () => {
    const { world, victim, check } = await aLedger();
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.db.transaction((tx) =>
          ledger.grant(tx, { userId: victim, points: 1, reason: 'test', key: `during:${n}` }),
        ),
      ),
    );
    expect(await check()).toMatchObject({ accounts: 3, faults: 0 });
    await writing;
    expect(await check()).toMatchObject({ accounts: 3, entries: 65, faults: 0 });
  });

  test('direct database changes are found and named', async () => {
    const { world, victim, check, tamper } = await aLedger();
    for (const [what, statements, expected] of tamperings(ledger)) {
      await world.db.execute(sql`create table kept_l as table ${table}`);
      await world.db.execute(sql`create table kept_b as table ${balances}`);
      for (const statement of statements(victim)) await tamper(statement);
      const { told, faults } = await check();
      expect({ what, told, faults }).toEqual({
        what,
        told: expected.map((like) => ({ userId: victim, what: expect.stringMatching(like) as string })),
        faults: expected.length,
      });
      // For the next test, the ledger is intact again.
      await tamper(sql`delete from ${table}`);
      await tamper(sql`delete from ${balances}`);
      await tamper(sql`insert into ${balances} table kept_b`);
      await tamper(sql`insert into ${table} table kept_l`);
      await world.db.execute(sql`drop table kept_l, kept_b`);
      expect(await check()).toMatchObject({ faults: 0, entries: 15 });
    }
  });

  test('of concurrent grants with one key and reversals of one entry, one counts', async () => {
    const { world, victim, check } = await aLedger();
    const { db } = world;
    const each = <T>(work: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 10 }, (_, n) => work(n)));
    const grant = { userId: victim, points: 15, reason: 'Once', key: 'task:once' };
    const granted = await each(() => db.transaction((tx) => ledger.grant(tx, grant)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    await db.transaction((tx) => ledger.takeable(tx, { ...grant, points: 100, key: 'order:7' }));
    const backs = await each((n) =>
      db.transaction((tx) => ledger.back(tx, { userId: victim, key: 'order:7', reason: `Back ${n}` })),
    );
    expect(backs.filter(Boolean)).toHaveLength(1);
    expect(
      await db.transaction((tx) => ledger.back(tx, { userId: victim, key: 'order:8', reason: 'x' })),
    ).toBe(false);
    expect(
      await db.transaction((tx) => ledger.back(tx, { userId: victim, key: 'back:order:7', reason: 'x' })),
    ).toBe(false);
    expect(await stateOf(db, victim)).toEqual({ balance: 562, sum: 562, entries: 8 });
    expect(await check()).toMatchObject({ faults: 0 });
  });

  test('under any mix of concurrent entries the balance is the sum and never negative', async () => {
    const { world, check } = await aLedger();
    const { db } = world;
    let people = 0;
    const step = fc.record({
      verb: fc.constantFrom('grant', 'takeable', 'back'),
      points: fc.integer({ min: 1, max: 400 }),
      key: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const userId = await db.transaction((tx) =>
          openLedger(tx, ledger, `${ledger.prefix}${(people += 1)}@example.com`),
        );
        await Promise.all(
          steps.map(({ verb, points, key }) =>
            db
              .transaction<unknown>((tx) => {
                const entry = {
                  userId,
                  points,
                  reason: 'test',
                  key: `${verb === 'grant' ? 'grant' : 'take'}:${key}`,
                };
                if (verb === 'grant') return ledger.grant(tx, entry);
                return verb === 'takeable' ? ledger.takeable(tx, entry) : ledger.back(tx, entry);
              })
              .catch((error: Error) => {
                // The same key with a different amount is refused.
                if (
                  !/differently|key_reused|already/.test(
                    `${error.message} ${(error as { code?: string }).code}`,
                  )
                )
                  throw error;
              }),
          ),
        );
        const state = await stateOf(db, userId);
        expect(state?.balance).toBe(state?.sum);
        expect(state?.balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
    expect(await check()).toMatchObject({ faults: 0 });
  });

  test('entries can’t be changed or deleted, except with the whole account', async () => {
    const { world, victim } = await aLedger();
    const { db } = world;
    const refused = { cause: { code: '23001' } };
    const where = sql`where user_id = ${victim}`;
    await expect(db.execute(sql`update ${table} set delta = 9000 ${where}`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`delete from ${table} ${where}`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`delete from ${balances} ${where}`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ${table} cascade`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`update ${balances} set balance = -1 ${where}`)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    await db.transaction((tx) => eraseAccount(tx, victim, 'victim@example.com'));
    expect(await stateOf(db, victim)).toBeUndefined();
  });
});

test('impact points can’t be spent, even by the function that moves them', async () => {
  const world = await openWorld({ withWorkers: false });
  const [points, impact] = LEDGERS;
  if (!points || !impact) throw new Error('two ledgers');
  await impact.prepare(world.db);
  const userId = await world.db.transaction((tx) => openLedger(tx, impact, 'spender@example.com'));
  await expect(
    world.db.execute(sql`select move_impact(${userId}::uuid, -10, 'Sandbags', 'order:1', null)`),
  ).rejects.toMatchObject({ cause: { constraint: 'impact_ledger_never_spent' } });
});
