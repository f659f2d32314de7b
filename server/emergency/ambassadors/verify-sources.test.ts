import { execFile } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Fault } from '#server/platform/ledger-verify.ts';
import { confirmedBy, newAmbassador, newNeighbor, passAll } from '#test/ambassadors.ts';
import { withGuardsOff } from '#test/points.ts';
import { QUICK_START } from '#test/server-process.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { verifyImpact } from './verify-sources.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const me = await newAmbassador(world);
const { id: claimId } = await confirmedBy(world, me, await newNeighbor(world));
await passAll(me);
const userId = me.user.id;

const check = async () => {
  const told: string[] = [];
  await verifyImpact(db, ({ what }: Fault) => told.push(what));
  return told;
};

test('points without anything they are for are refused by the database', async () => {
  const move = (delta: number, key: string) =>
    db.execute(sql`select move_impact(${userId}::uuid, ${delta}, 'x', ${key}, null)`);
  const refused = { cause: { constraint: 'impact_ledger_has_source' } };
  await expect(move(25, 'gift')).rejects.toMatchObject(refused);
  await expect(move(9000, `claim:${claimId}:2`)).rejects.toMatchObject(refused);
  await expect(move(10, 'training:unknown')).rejects.toMatchObject(refused);
  // Not for anyone who isn't an active ambassador, either.
  const staff = await signedInAs(world, 'OPERATIONS');
  await expect(
    db.execute(sql`select move_impact(${staff.user.id}::uuid, 10, 'x', 'training:privacy', null)`),
  ).rejects.toMatchObject(refused);
  expect(await check()).toEqual([]);
});

test('an entry whose claim was changed, and a claim whose entries were removed, are found', async () => {
  const tamper = (statement: ReturnType<typeof sql>) => withGuardsOff(db, (tx) => tx.execute(statement));
  await tamper(sql`update impact_claims set points = 500 where id = ${claimId}`);
  expect(await check()).toEqual([expect.stringMatching(/is not worth 15$/)]);
  await tamper(sql`update impact_claims set points = 15, state = 'waiting' where id = ${claimId}`);
  expect(await check()).toEqual([expect.stringMatching(/is for nothing that was confirmed$/)]);
  await tamper(sql`update impact_claims set state = 'reversed' where id = ${claimId}`);
  expect(await check()).toEqual([expect.stringMatching(/^the reversal of claim:.* is missing$/)]);
  await tamper(sql`update impact_claims set state = 'confirmed' where id = ${claimId}`);
  expect(await check()).toEqual([]);

  await db.execute(sql`create table kept_l as table impact_ledger`);
  await db.execute(sql`create table kept_b as table impact_balances`);
  await tamper(sql`delete from impact_ledger`);
  await tamper(sql`delete from impact_balances`);
  const found = await check();
  expect(found[0]).toBe('there is no entry, and the balance is missing');
  expect(found.slice(1)).toHaveLength(8);
  await tamper(sql`insert into impact_balances table kept_b`);
  await tamper(sql`insert into impact_ledger table kept_l`);
  await db.execute(sql`drop table kept_l, kept_b`);
});

test('the verify command reports success, or names every fault and fails', async () => {
  const { host, database } = world.connection;
  const env = {
    ...QUICK_START,
    PATH: '',
    DEMO: '1',
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const cli = path.resolve(import.meta.dirname, '../../impact-cli.ts');
      execFile(process.execPath, [cli, ...args], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  expect(await run('verify')).toEqual({
    code: 0,
    out: 'All 8 entries of 1 ambassadors are as they were written and confirmed, and every balance is their sum.\n',
    err: '',
  });
  await withGuardsOff(db, (tx) =>
    tx.execute(sql`update impact_balances set balance = 548 where user_id = ${userId}`),
  );
  const found = await run('verify');
  expect(found).toMatchObject({ code: 1, out: '' });
  expect(found.err).toContain(`ambassador ${userId}: the balance is 548, and the entries come to 85`);
  expect(await run('check')).toMatchObject({ code: 1, err: 'Usage: npm run impact -- verify\n' });
});
