import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { openUser } from '#server/core/accounts/accounts.ts';
import { users } from '#server/core/accounts/tables.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days } from '#server/platform/clock.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { readBalance, welcomeWith } from './points.ts';
import { pointLedger, welcomedAddresses } from './tables.ts';
import { verifyLedgers } from './verify.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;

async function deleteAccount(me: Awaited<ReturnType<typeof signedIn>>) {
  await me.post('/api/account/deletion', { email: me.email });
  clock.advance(days(1) + 1000);
  await erasePerson(deps, me.user.id);
}
const balanceOf = async (userId: string) => (await readBalance(db, userId)).balance;
const openingOf = async (email: string) => balanceOf((await signedIn(world, email)).user.id);

test('a person who deletes their account and returns with the same address gets no second welcome points', async () => {
  const me = await signedIn(world);
  expect(await balanceOf(me.user.id)).toBe(OPENING_POINTS);
  await deleteAccount(me);
  const back = await signedIn(world, me.email);
  expect(back.user.id).not.toBe(me.user.id);
  expect(await balanceOf(back.user.id)).toBe(0);
  const entries = await db.select().from(pointLedger).where(eq(pointLedger.userId, back.user.id));
  expect(entries.map(({ delta }) => delta).toSorted((a, b) => a - b)).toEqual([
    -OPENING_POINTS,
    OPENING_POINTS,
  ]);
  await signedIn(world, me.email);
  await deleteAccount(back);
  clock.advance(days(1000)); // once ever, not once every two years
  expect(await openingOf(me.email)).toBe(0);
  clock.advance(-days(1000));
  expect(await balanceOf((await signedIn(world)).user.id)).toBe(OPENING_POINTS); // somebody else
  const faults: unknown[] = [];
  await verifyLedgers(db, (fault) => void faults.push(fault));
  expect(faults).toEqual([]);
});

test('the records of a deleted account do not include its address', async () => {
  await db.delete(welcomedAddresses);
  const me = await signedIn(world);
  await deleteAccount(me);
  const rows = await db.select().from(welcomedAddresses);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(me.email.slice(0, 8));
});

test('an address is recognized after key rotation, and not with another key', async () => {
  const [old, fresh] = [parseMasterKeys(newMasterKey('a')), parseMasterKeys(newMasterKey('b'))];
  const open = (keys: typeof old, email: string) =>
    db.transaction((tx) => openUser(tx, { welcome: welcomeWith(keys) }, email));
  for (const email of ['first@example.com', 'second@example.com']) {
    const { id } = await open(old, email);
    await db.delete(users).where(eq(users.id, id));
  }
  const known = await open([fresh[0], ...old], 'first@example.com');
  expect(await balanceOf(known.id)).toBe(0);
  const unknown = await open(fresh, 'second@example.com');
  expect(await balanceOf(unknown.id)).toBe(OPENING_POINTS);
});

test.each([
  ['Maya@Example.com', 'maya@example.com'],
  ['maya+points@example.com', 'maya@example.com'],
  ['maya+a+b@example.com', 'maya@example.com'],
  ['ma.ya@example.com', 'ma.ya@example.com'],
  ['m.a.y.a+2@gmail.com', 'maya@gmail.com'],
  ['maya@googlemail.com', 'maya@gmail.com'],
  ['+maya@example.com', '+maya@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('the mailbox for %s is %s', async (email, mailbox) => {
  const { rows } = await db.execute<{ mailbox: string }>(sql`select mailbox_of(${email}) as mailbox`);
  expect(rows[0]?.mailbox).toBe(mailbox);
});

test('an account that changed its address counts for both mailboxes', async () => {
  const me = await signedIn(world, 'before@example.com');
  await db.update(users).set({ email: 'after@example.com' }).where(eq(users.id, me.user.id));
  expect(await openingOf('before@example.com')).toBe(0);
  expect(await openingOf('after+2@example.com')).toBe(0);
});

test('when ten spellings of one address sign up at once, one gets the welcome points', async () => {
  const spellings = Array.from({ length: 10 }, (_, n) => `racer+${n}@example.com`);
  const balances = await Promise.all(spellings.map(openingOf));
  expect(balances.toSorted((a, b) => b - a)).toEqual([OPENING_POINTS, ...Array(9).fill(0)]);
});
