import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { cipherOf, createHomeKey } from '#server/core/sealing/sealing.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { createHome, eraseHome } from '#server/home/homes/homes.ts';
import { publishLive } from '#server/platform/events.ts';
import { addHome } from '#test/file-routes.ts';
import { join } from '#test/homes.ts';
import {
  accountHistory,
  firstAltered,
  eraseHistory,
  homeHistory,
  recordAccountChange,
  recordHomeChange,
} from './audit.ts';

const world = await openWorld();
const { db } = world;
const actor = { id: randomUUID(), device: 'Safari on iPhone' };

const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);

test('entries written concurrently are numbered in one sequence without gaps', async () => {
  const chain = randomUUID();
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      db.transaction((tx) =>
        recordAccountChange(tx, chain, {
          at: world.clock.now(),
          actor,
          action: 'account.renamed',
          detail: `${i}`,
        }),
      ),
    ),
  );
  expect(await firstAltered(db, chain)).toBeNull();
  const entries = await accountHistory(db, chain, { limit: 100 });
  expect(entries.map((e) => e.seq)).toEqual(Array.from({ length: 40 }, (_, i) => 40 - i));
});

test('a home’s audit log decrypts only with that home’s key', async () => {
  const me = await signedIn(world);
  const home = { address: '12 Oak Ridge Rd', city: 'Paradise', state: 'CA', zip: '95969' } as const;
  const { cipher } = await db.transaction((tx) =>
    createHome(tx, world.deps, { id: me.user.id, device: null }, home),
  );
  await db.transaction((tx) =>
    recordHomeChange(tx, cipher, { at: world.clock.now(), actor, action: 'home.renamed', detail: 'CANARY' }),
  );
  const [newest] = await homeHistory(db, cipher, { limit: 1 });
  expect(newest).toMatchObject({ seq: 2, detail: 'CANARY', device: 'Safari on iPhone' });
  const { rows } = await run(`select detail from audit_entries where chain = $1`, [cipher.homeId]);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('CANARY').toString('hex'));
  await run('delete from home_keys where home_id = $1', [cipher.homeId]);
  const stranger = await db.transaction((tx) => createHomeKey(tx, world.deps.masterKeys, cipher.homeId));
  await expect(homeHistory(db, stranger, { limit: 1 })).rejects.toThrow('another key');
  await db.transaction((tx) => eraseHistory(tx, world.deps.masterKeys, cipher.homeId, world.clock.now()));
  expect(await firstAltered(db, cipher.homeId)).toBeNull();
});

test('a member sees what happened to their account, and from where', async () => {
  const me = await signedIn(world);
  const phone = await signedIn(world, me.email);
  await me.patch('/api/account', { name: 'Rosa' });
  await me.post('/api/account/sessions/end-others');
  await phone.get('/api/account');
  const { body } = await me.get('/api/account/activity');
  expect(
    (body as { entries: { action: string; detail: string | null }[] }).entries.map((e) => [
      e.action,
      e.detail,
    ]),
  ).toEqual([
    ['account.sessions-ended', '1 device'],
    ['account.renamed', null],
    ['account.signed-in', 'through the demo'],
    ['account.signed-in', 'through the demo'],
  ]);
  expect((await me.get('/api/account/activity?capability=no%20such')).status).toBe(400);
});

test('nothing is logged for a home that no longer exists', async () => {
  const me = await signedIn(world);
  const homeId = await addHome(world, me.user.id);
  const cipher = await cipherOf(db, world.deps.masterKeys, homeId);
  await db.transaction(async (tx) => {
    await eraseHistory(tx, world.deps.masterKeys, homeId, world.clock.now());
    await eraseHome(tx, homeId);
  });
  const change = { at: world.clock.now(), actor, action: 'home.renamed' };
  await expect(db.transaction((tx) => recordHomeChange(tx, cipher, change))).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await run('select 1 from audit_heads where chain = $1', [homeId])).rows).toEqual([]);
});

test('everyone in a home gets live updates about new entries, and each member about their account', async () => {
  const [me, friend] = [await signedIn(world), await signedIn(world)];
  const homeId = await addHome(world, me.user.id);
  await join(world, homeId, friend, 'viewer');
  const heard: string[] = [];
  for (const [name, { user }] of [['me', me] as const, ['friend', friend] as const])
    onTestFinished(
      world.deps.events.subscribe(user.id, {
        event: ({ topic }) => heard.push(`${name} ${topic}`),
        gap: () => undefined,
      }),
    );
  // Live updates arrive in order, so once these have arrived, none from the home's creation are pending.
  for (const { user } of [me, friend]) await publishLive(db, user.id, { topic: 'sessions' });
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['me sessions', 'friend sessions']));
  heard.length = 0;
  const cipher = await cipherOf(db, world.deps.masterKeys, homeId);
  const at = world.clock.now();
  await db.transaction((tx) => recordHomeChange(tx, cipher, { at, actor, action: 'document.viewed' }));
  await expect.poll(() => heard.toSorted()).toEqual(['friend audit', 'me audit']);
  await db.transaction((tx) => recordAccountChange(tx, me.user.id, { at, actor, action: 'account.renamed' }));
  await expect.poll(() => heard.toSorted()).toEqual(['friend audit', 'me audit', 'me audit']);
});
