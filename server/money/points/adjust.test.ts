import { expect, test } from 'vitest';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);
const pathFor = (userId: string) => `/api/admin/members/${userId}/points`;

test('an administrator adds and removes points with a reason the member sees, and both are logged', async () => {
  const me = await signedIn(world);
  const path = pathFor(me.user.id);
  expect(await admin.post(path, { delta: 250, reason: '  Lost parcel of June 3  ' })).toMatchObject({
    status: 200,
    body: { balance: 750 },
  });
  expect((await admin.post(path, { delta: -50, reason: 'Counted twice' })).body).toEqual({ balance: 700 });
  const { entries } = (await me.get('/api/points/ledger')).body as { entries: object[] };
  expect(entries.slice(0, 2)).toMatchObject([
    { delta: -50, reason: 'Counted twice', balance: 700 },
    { delta: 250, reason: 'Lost parcel of June 3', balance: 750 },
  ]);
  const activity = (await me.get('/api/account/activity?capability=points')).body as { entries: object[] };
  expect(activity.entries).toMatchObject([
    { action: 'points.adjusted', detail: '-50: Counted twice' },
    { action: 'points.adjusted', detail: '+250: Lost parcel of June 3' },
  ]);
});

test('an adjustment never takes more points than there are, and leaves no trace when refused', async () => {
  const me = await signedIn(world);
  const path = pathFor(me.user.id);
  expect(await admin.post(path, { delta: -501, reason: 'Too much' })).toMatchObject({
    status: 409,
    body: { code: 'too_few_points', error: 'They have 500 points. Take 500 or fewer.' },
  });
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
  expect((await me.get('/api/account/activity?capability=points')).body).toMatchObject({ entries: [] });
  expect((await admin.post(path, { delta: -500, reason: 'All of it' })).body).toEqual({ balance: 0 });
});

test('the same Idempotency-Key adjusts once, even with repeated or concurrent requests', async () => {
  const me = await signedIn(world);
  const send = (delta: number) =>
    admin.post(pathFor(me.user.id), { delta, reason: 'Goodwill' }, { 'idempotency-key': 'goodwill-1' });
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(40)));
  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    replies.map(() => [200, { balance: 540 }]),
  );
  expect(await send(41)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  // Answers are forgotten after some days; the ledger is not.
  await world.database.pool.query('delete from idempotency_keys');
  expect(await send(40)).toMatchObject({ status: 200, body: { balance: 540 } });
  await world.database.pool.query('delete from idempotency_keys');
  expect(await send(41)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  expect((await me.get('/api/account/activity?capability=points')).body).toMatchObject({
    entries: [{ detail: '+40: Goodwill' }],
  });
});

test('only an administrator can adjust points, only for members, and only with an amount and a reason', async () => {
  const me = await signedIn(world);
  const path = pathFor(me.user.id);
  const good = { delta: 5, reason: 'Why not' };
  expect((await world.visitor().post(path, good)).status).toBe(401);
  expect(await me.post(path, good)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect((await admin.post(pathFor('01890000-0000-7000-8000-000000000000'), good)).status).toBe(404);
  const wrong = (body: object) => admin.post(path, body);
  expect(await wrong({ ...good, delta: 0 })).toMatchObject({
    status: 400,
    body: { fields: { delta: 'Enter a number other than 0' } },
  });
  expect(await wrong({ ...good, delta: 1.5 })).toMatchObject({
    body: { fields: { delta: 'Enter a whole number of points' } },
  });
  expect(await wrong({ ...good, reason: ' ' })).toMatchObject({
    body: { fields: { reason: 'Enter a reason. The member reads it in their history' } },
  });
  expect((await wrong({ ...good, delta: 3_000_000_000 })).status).toBe(400);
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
});
