import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PushState } from '#contract/core/push.ts';
import { BROWSER_KEYS } from '#test/notices.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { channelsOf } from './notifications.ts';

const world = await openWorld({ withWorkers: false });
const at = (name: string) => ({ endpoint: `https://push.example.com/${name}`, keys: BROWSER_KEYS });
const browsersOf = (body: unknown) => (body as PushState).browsers;

test('a browser is turned on once, recognized when it returns, and turned off', async () => {
  const me = await signedIn(world);
  const first = await me.post('/api/push', at('one'));
  expect(first).toMatchObject({ status: 200, body: { publicKey: world.push.publicKey } });
  expect(browsersOf((await me.post('/api/push', at('one'))).body)).toEqual(browsersOf(first.body));
  const [browser] = browsersOf(first.body);
  expect(browser).toMatchObject({ device: expect.stringContaining('Firefox') });
  expect(JSON.stringify(first.body)).not.toContain('push.example.com'); // anyone who knows the endpoint can push to it
  expect(await channelsOf(world.db, [me.user.id])).toEqual(new Map([[me.user.id, ['email', 'push']]]));
  expect((await me.delete(`/api/push/${browser?.id}`)).body).toMatchObject({ browsers: [] });
  expect((await me.delete(`/api/push/${browser?.id}`)).status).toBe(404);
});

test('a member can’t turn off another member’s browser; a browser belongs to its last user', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const [mine] = browsersOf((await me.post('/api/push', at('shared'))).body);
  expect((await other.delete(`/api/push/${mine?.id}`)).status).toBe(404);
  await other.post('/api/push', at('shared'));
  expect(browsersOf((await me.get('/api/push')).body)).toEqual([]);
  expect(browsersOf((await other.get('/api/push')).body)).toHaveLength(1);
});

test('at most ten browsers are kept: the oldest is replaced', async () => {
  const me = await signedIn(world);
  for (let i = 0; i < 12; i += 1) {
    world.clock.advance(1000);
    await me.post('/api/push', at(`many-${i}`));
  }
  expect(browsersOf((await me.get('/api/push')).body)).toHaveLength(10);
});

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://metadata.internal/x',
  'https://push.example.com:8443/x',
  'https://user:word@push.example.com/x',
  'https://intranet/x',
  'javascript:alert(1)',
])('refuses %s as a push service address', async (endpoint) => {
  const me = await signedIn(world);
  expect(await me.post('/api/push', { endpoint, keys: BROWSER_KEYS })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test('keys that no browser would send are refused', async () => {
  const me = await signedIn(world);
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const short = pair.getPublicKey('base64url', 'compressed');
  for (const p256dh of [offCurve, short, 'x', ''])
    expect((await me.post('/api/push', { ...at('bad'), keys: { ...BROWSER_KEYS, p256dh } })).status).toBe(
      400,
    );
});
