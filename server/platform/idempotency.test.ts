import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#test/world.ts';
import { after, days, systemClock } from './clock.ts';
import { openDatabase } from './db.ts';
import { deleteOldKeys, readClaim, runOnce, type Claim } from './idempotency.ts';
import { createLog } from './log.ts';
import { PATIENT } from '#test/patience.ts';

const connection = await cloneDatabase();
const log = createLog('silent');
const database = openDatabase(connection, { max: 6, log, timeouts: PATIENT });
afterAll(() => database.close());
const { db } = database;
beforeAll(() => db.execute(sql`create table deeds (what text)`));

const claimFor = (key: string, request: unknown = 'a', userId = randomUUID()): Claim => {
  const claim = readClaim(userId, key, request);
  if (!claim) throw new Error('no claim');
  return claim;
};
const deed = (claim: Claim | null, what: string, on = db) =>
  runOnce(on, claim, async (tx) => {
    await tx.execute(sql`insert into deeds values (${what})`);
    return { what, at: new Date(0) };
  });
const deedsOf = async (what: string) =>
  (await db.execute(sql`select 1 from deeds where what = ${what}`)).rows.length;

test('the same key returns the same response and one effect', async () => {
  const claim = claimFor('k1');
  const first = await deed(claim, 'one');
  expect(await deed(claim, 'one')).toEqual(JSON.parse(JSON.stringify(first)));
  expect(await deedsOf('one')).toBe(1);
});

test('64 concurrent calls under one key have one effect and one response', async () => {
  const claim = claimFor('k2');
  const answers = await Promise.all(Array.from({ length: 64 }, () => deed(claim, 'storm')));
  expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1);
  expect(await deedsOf('storm')).toBe(1);
});

test('the same key for a different request is refused', async () => {
  const userId = randomUUID();
  await deed(claimFor('k3', { n: 1 }, userId), 'three');
  await expect(deed(claimFor('k3', { n: 2 }, userId), 'three')).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('two people can use the same key', async () => {
  await deed(claimFor('k4'), 'four');
  await deed(claimFor('k4'), 'four');
  expect(await deedsOf('four')).toBe(2);
});

test('a failed request frees the key, so a retry can succeed', async () => {
  const claim = claimFor('k5');
  const failing = runOnce(db, claim, async (tx) => {
    await tx.execute(sql`insert into deeds values ('five')`);
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await deedsOf('five')).toBe(0);
  await deed(claim, 'five');
  expect(await deedsOf('five')).toBe(1);
});

test('repeating a request that is still running gets a retry-later error', async () => {
  const claim = claimFor('k6');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isRunning = () => undefined as void;
  const running = new Promise<void>((resolve) => (isRunning = resolve));
  const first = runOnce(db, claim, () => (isRunning(), held.then(() => 'done')));
  await running;
  const impatient = openDatabase(connection, { max: 1, log, timeouts: { lock_timeout: 300 } });
  onTestFinished(() => impatient.close());
  await expect(deed(claim, 'six', impatient.db)).rejects.toMatchObject({
    code: 'idempotency_in_progress',
    retryAfterSeconds: 2,
  });
  release();
  expect(await first).toBe('done');
  expect(await runOnce(db, claim, async () => 'again')).toBe('done');
});

test('without a key the request simply runs', async () => {
  await deed(null, 'seven');
  await deed(null, 'seven');
  expect(await deedsOf('seven')).toBe(2);
});

test.each(['', 'with space', 'x'.repeat(256), 'new\nline', ['a', 'b']])('the key %j is refused', (key) => {
  expect(() => readClaim(randomUUID(), key, {})).toThrow('1 to 255 visible characters');
});

test('keys are deleted after three days', async () => {
  const claim = claimFor('k8');
  await deed(claim, 'eight');
  await deleteOldKeys(db, systemClock);
  await deed(claim, 'eight');
  expect(await deedsOf('eight')).toBe(1);
  await deleteOldKeys(db, { now: () => after(new Date(), days(3) + 1000) });
  await deed(claim, 'eight');
  expect(await deedsOf('eight')).toBe(2);
});
