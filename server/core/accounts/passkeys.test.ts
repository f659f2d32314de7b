import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minutes } from '#server/platform/clock.ts';
import { SoftwarePasskey, type Twist } from '#test/software-passkey.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { origin } = world.deps.config;
type Challenge = { challengeId: string; options: { challenge: string } };

async function register(me: Browser, passkey = new SoftwarePasskey(origin), twist: Twist = {}) {
  const { challengeId, options } = (await me.post('/api/account/passkeys/options')).body as Challenge;
  const reply = await me.post('/api/account/passkeys', {
    challengeId,
    name: 'Phone',
    response: passkey.create(options, twist),
  });
  return { passkey, reply, id: (reply.body as { id: string }).id };
}

async function signInWith(passkey: SoftwarePasskey, twist: Twist = {}, browser = world.visitor()) {
  const { challengeId, options } = (await browser.post('/api/auth/passkey/options')).body as Challenge;
  return {
    browser,
    challengeId,
    reply: await browser.post('/api/auth/passkey', { challengeId, response: passkey.get(options, twist) }),
  };
}

test('a member adds a passkey, is notified by email, and signs in with it', async () => {
  const me = await signedIn(world);
  const { passkey, reply } = await register(me);
  expect(reply).toMatchObject({ status: 201, body: { name: 'Phone', lastUsedAt: null } });
  expect((await world.mailbox(me.email))[0]?.subject).toContain('A passkey was added');
  const { browser, reply: signIn } = await signInWith(passkey);
  expect(signIn).toMatchObject({ status: 200, body: { user: { email: me.email } } });
  expect((await browser.get('/api/account')).status).toBe(200);
  const [listed] = (await browser.get('/api/account/passkeys')).body as { lastUsedAt: string }[];
  expect(listed?.lastUsedAt).toEqual(expect.any(String));
});

test.each<[string, Twist]>([
  ['from another site', { origin: 'https://hearthline.example.net' }],
  ['without the person being verified', { isVerified: false }],
  ['for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
])('a passkey response %s is refused, at registration and at sign-in', async (_, twist) => {
  const me = await signedIn(world);
  expect((await register(me, undefined, twist)).reply).toMatchObject({
    status: 400,
    body: { code: 'passkey_wrong' },
  });
  const { passkey } = await register(me);
  expect((await signInWith(passkey, twist)).reply).toMatchObject({
    status: 400,
    body: { code: 'passkey_wrong' },
  });
});

test('a cloned passkey whose counter goes backward is refused', async () => {
  const { passkey } = await register(await signedIn(world));
  expect((await signInWith(passkey, { counter: 9 })).reply.status).toBe(200);
  expect((await signInWith(passkey, { counter: 5 })).reply.status).toBe(400);
});

test('a passkey whose counter stays at zero, like synced ones, keeps working', async () => {
  const { passkey } = await register(await signedIn(world));
  for (let i = 0; i < 2; i++) expect((await signInWith(passkey, { counter: 0 })).reply.status).toBe(200);
});

test('a challenge can be used only once', async () => {
  const { passkey } = await register(await signedIn(world));
  const { browser, challengeId } = await signInWith(passkey);
  const again = await browser.post('/api/auth/passkey', {
    challengeId,
    response: passkey.get({ challenge: 'x' }),
  });
  expect(again.status).toBe(400);
});

test('an unknown passkey is refused', async () => {
  expect((await signInWith(new SoftwarePasskey(origin))).reply.status).toBe(400);
});

test('the same passkey can’t be registered twice or for two people', async () => {
  const me = await signedIn(world);
  const { passkey } = await register(me);
  expect((await register(me, passkey)).reply).toMatchObject({ status: 409, body: { code: 'passkey_taken' } });
  expect((await register(await signedIn(world), passkey)).reply.status).toBe(409);
});

test("another member's passkey can’t be removed and can’t confirm for me", async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const { id, passkey } = await register(other);
  expect((await me.delete(`/api/account/passkeys/${id}`)).status).toBe(404);
  const { challengeId, options } = (await me.post('/api/auth/step-up/passkey/options')).body as Challenge;
  const confirm = await me.post('/api/auth/step-up/passkey', { challengeId, response: passkey.get(options) });
  expect(confirm).toMatchObject({ status: 400, body: { code: 'passkey_wrong' } });
});

test('a removed passkey no longer signs in, and the member is notified by email', async () => {
  const me = await signedIn(world);
  const { passkey, id } = await register(me);
  expect((await me.delete(`/api/account/passkeys/${id}`)).status).toBe(204);
  expect((await signInWith(passkey)).reply.status).toBe(400);
  expect((await world.mailbox(me.email, 2)).map((m) => m.subject).join()).toContain('removed');
});

test('five minutes after sign-in, changing passkeys requires a code or a passkey', async () => {
  const w = await openWorld({ withWorkers: false });
  const me = await signedIn(w);
  const { passkey, id } = await register(me);
  w.clock.advance(minutes(6));
  expect(await me.delete(`/api/account/passkeys/${id}`)).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  });

  await me.post('/api/auth/step-up/code');
  // The other email says that a passkey was added. Either may be sent first.
  const mail = (await w.mailbox(me.email, 2)).find(({ text }) => text.includes('Your code:'));
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.text).not.toContain('#token=');
  expect((await w.visitor().post('/api/auth/code/verify', { code })).status).toBe(400);
  expect((await me.post('/api/auth/code/verify', { code })).status).toBe(400); // step-up isn't a sign-in
  expect((await me.post('/api/auth/step-up/code/verify', { code })).status).toBe(204);
  expect((await me.post('/api/account/passkeys/options')).status).toBe(200);

  w.clock.advance(minutes(6));
  expect((await me.post('/api/account/passkeys/options')).status).toBe(403);
  const { challengeId, options } = (await me.post('/api/auth/step-up/passkey/options')).body as Challenge;
  const confirm = await me.post('/api/auth/step-up/passkey', { challengeId, response: passkey.get(options) });
  expect(confirm.status).toBe(204);
  expect((await me.delete(`/api/account/passkeys/${id}`)).status).toBe(204);
});

test("a step-up code for one member does nothing in another member's session", async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  await other.post('/api/auth/step-up/code');
  const [mail] = await world.mailbox(other.email);
  me.cookies.set('signin', other.cookies.get('signin') ?? '');
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await me.post('/api/auth/step-up/code/verify', { code })).toMatchObject({ status: 400 });
});

test('only known passkey transports are stored', async () => {
  const me = await signedIn(world);
  const passkey = new SoftwarePasskey(origin);
  const { challengeId, options } = (await me.post('/api/account/passkeys/options')).body as Challenge;
  const response = passkey.create(options);
  Object.assign(response.response, {
    transports: ['usb', ...Array.from({ length: 5000 }, (_, i) => `x${i}`)],
  });
  expect((await me.post('/api/account/passkeys', { challengeId, name: 'Odd', response })).status).toBe(201);
  const { rows } = await world.database.pool.query('select transports from passkeys where user_id = $1', [
    me.user.id,
  ]);
  expect(rows).toEqual([{ transports: ['usb'] }]);
  const again = (await me.post('/api/account/passkeys/options')).body as Challenge;
  const odd = new SoftwarePasskey(origin).create(again.options);
  Object.assign(odd.response, { transports: 'usb' });
  expect(
    (await me.post('/api/account/passkeys', { challengeId: again.challengeId, name: 'Odd', response: odd }))
      .status,
  ).toBeLessThan(500);
});

test('garbage in place of a passkey response is refused without a server error', async () => {
  const me = await signedIn(world);
  for (const response of [{}, { id: 'x' }, { id: 1, response: null }, { id: 'a\0b' }]) {
    const challengeId = randomUUID();
    expect((await me.post('/api/auth/passkey', { challengeId, response })).status).toBe(400);
    expect((await me.post('/api/account/passkeys', { challengeId, response, name: 'x' })).status).toBe(400);
  }
});
