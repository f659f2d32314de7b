import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { openUser } from '#server/core/accounts/accounts.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days } from '#server/platform/clock.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { forgetWelcomes, readBalance, rememberWelcome, welcomeWith } from './points.ts';
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

test('a person who deletes their account and returns with the same address gets no welcome points again', async () => {
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
  expect(await balanceOf((await signedIn(world, me.email)).user.id)).toBe(0);
  expect(await balanceOf((await signedIn(world)).user.id)).toBe(OPENING_POINTS); // somebody else
  const faults: unknown[] = [];
  await verifyLedgers(db, (fault) => void faults.push(fault));
  expect(faults).toEqual([]);
});

test('what remains of a deleted account does not include its address, and is deleted after two years', async () => {
  await db.delete(welcomedAddresses);
  const me = await signedIn(world);
  await deleteAccount(me);
  const rows = await db.select().from(welcomedAddresses);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(me.email.slice(0, 8));
  await forgetWelcomes(db, new Date(clock.now().getTime() + days(729)));
  expect(await db.$count(welcomedAddresses)).toBe(rows.length);
  await forgetWelcomes(db, new Date(clock.now().getTime() + days(731)));
  expect(await db.$count(welcomedAddresses)).toBe(0);
});

test('an address is recognized after key rotation, and not with another key', async () => {
  const [old, fresh] = [parseMasterKeys(newMasterKey('a')), parseMasterKeys(newMasterKey('b'))];
  const open = (keys: typeof old, email: string) =>
    db.transaction((tx) => openUser(tx, { welcome: welcomeWith(keys) }, email));
  for (const email of ['first@example.com', 'second@example.com'])
    await db.transaction((tx) => rememberWelcome(tx, old, email, clock.now()));
  const known = await open([fresh[0], ...old], 'First@example.com'.toLowerCase());
  expect(await balanceOf(known.id)).toBe(0);
  const unknown = await open(fresh, 'second@example.com');
  expect(await balanceOf(unknown.id)).toBe(OPENING_POINTS);
});
