import { expect, test, vi } from 'vitest';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { grantAdmin } from './accounts.ts';
import { firstExpiry, noteUse } from './session-life.ts';
import { openSession } from './sessions.ts';

const world = await openWorld({ withWorkers: false });
/** Outside the demo. */
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
type Session = { id: string; current: boolean; device: string };
const sessionsOf = async (me: { get(url: string): Promise<{ body: unknown }> }) =>
  (await me.get('/api/account/sessions')).body as Session[];

test('a visitor without a session is anonymous, and member endpoints return 401', async () => {
  const visitor = world.visitor();
  expect((await visitor.get('/api/auth/session')).body).toEqual({
    user: null,
    needsPasskey: false,
    demo: true,
  });
  expect(await visitor.get('/api/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  visitor.cookies.set('session', 'x'.repeat(43));
  expect((await visitor.get('/api/account')).status).toBe(401);
  visitor.cookies.set('session', "' or 1=1 --");
  expect((await visitor.get('/api/account')).status).toBe(401);
});

test('the session cookie is hidden from scripts and other sites', async () => {
  const reply = await world.visitor().post('/api/auth/dev-login', { email: 'cookie@example.com' });
  const cookie = [reply.headers['set-cookie']].flat().find((c) => String(c).startsWith('session='));
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=25919\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
  const secure = await openWorld({ env: { ORIGIN: 'https://hearthline.example' }, withWorkers: false });
  const overTls = await secure.visitor().post('/api/auth/dev-login', { email: 'cookie@example.com' });
  expect([overTls.headers['set-cookie']].flat().join()).toMatch(
    /__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
});

test('a member sees their signed-in devices, with the current one marked', async () => {
  const me = await signedIn(world);
  const phone = world.visitor();
  await phone.post(
    '/api/auth/dev-login',
    { email: me.email },
    { 'user-agent': 'Mozilla/5.0 (iPhone) Version/19.0 Safari/605' },
  );
  const list = await sessionsOf(me);
  expect(list.map((s) => s.device).sort()).toEqual(['Firefox on Mac', 'Safari on iPhone']);
  expect(list.filter((s) => s.current)).toHaveLength(1);
});

test('a member ends one session or all others, and those browsers are signed out immediately', async () => {
  const me = await signedIn(world);
  const [phone, tablet] = [await signedIn(world, me.email), await signedIn(world, me.email)];
  const phoneId = (await sessionsOf(phone)).find((s) => s.current)?.id ?? '';
  expect((await me.delete(`/api/account/sessions/${phoneId}`)).status).toBe(204);
  expect((await phone.get('/api/account')).status).toBe(401);
  expect((await me.post('/api/account/sessions/end-others')).body).toEqual({ ended: 1 });
  expect((await tablet.get('/api/account')).status).toBe(401);
  expect((await me.get('/api/account')).status).toBe(200);
});

test('a stolen session without step-up can’t sign out the owner’s devices', async () => {
  const [thief, owner] = [
    await signedIn(world, 'owner.of.both@example.com'),
    await signedIn(world, 'owner.of.both@example.com'),
  ];
  const ownId = (await sessionsOf(owner)).find((s) => s.current)?.id ?? '';
  await world.database.pool.query(
    `update sessions set verified_at = now() - interval '1 hour' where user_id = $1 and id <> $2`,
    [thief.user.id, ownId],
  );
  const tried = [
    await thief.delete(`/api/account/sessions/${ownId}`),
    await thief.post('/api/account/sessions/end-others'),
  ];
  for (const { body } of tried) expect(body).toMatchObject({ code: 'step_up_required' });
  expect((await owner.get('/api/account')).status).toBe(200);
  // The owner, who has just signed in, throws the thief out.
  expect((await owner.post('/api/account/sessions/end-others')).body).toEqual({ ended: 1 });
  expect((await thief.get('/api/account')).status).toBe(401);
});

test('step-up gives the browser a new token, and the old one ends a minute after the new one is used', async () => {
  const me = await signedIn(world);
  const thief = world.visitor();
  for (const [name, value] of me.cookies) thief.cookies.set(name, value);
  world.clock.advance(minutes(6));
  await me.post('/api/auth/step-up/code');
  const [mail] = await world.mailbox(me.email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await me.post('/api/auth/step-up/code/verify', { code })).status).toBe(204);
  expect(me.cookies.get('session')).not.toBe(thief.cookies.get('session'));
  // The answer may have got lost: until the new token is used, no one is signed out.
  world.clock.advance(minutes(3));
  expect((await thief.get('/api/account')).status).toBe(200);
  expect(await sessionsOf(me)).toHaveLength(1);
  expect((await me.post('/api/auth/step-up/check')).status).toBe(204);
  expect((await thief.get('/api/account')).status).toBe(200);
  expect((await thief.post('/api/auth/step-up/check')).status).toBe(403);
  world.clock.advance(minutes(1) + 1000);
  expect((await thief.get('/api/account')).status).toBe(401);
  expect((await me.get('/api/account')).status).toBe(200);
});

test('ending a device also ends the token that step-up has just given it', async () => {
  const [owner, thief] = [
    await signedIn(world, 'two.tokens@example.com'),
    await signedIn(world, 'two.tokens@example.com'),
  ];
  const stolen = (await sessionsOf(thief)).find((s) => s.current)?.id ?? '';
  await thief.post('/api/auth/step-up/code');
  const [mail] = await world.mailbox(thief.email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await thief.post('/api/auth/step-up/code/verify', { code })).status).toBe(204);
  expect((await owner.delete(`/api/account/sessions/${stolen}`)).status).toBe(204);
  expect((await thief.get('/api/account')).status).toBe(401);
});

test("a member cannot end another member's session", async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const id = (await sessionsOf(other))[0]?.id ?? '';
  expect((await me.delete(`/api/account/sessions/${id}`)).status).toBe(404);
  expect((await other.get('/api/account')).status).toBe(200);
});

test('signing out ends the session on the server, and signing out twice is fine', async () => {
  const me = await signedIn(world);
  const token = me.cookies.get('session') ?? '';
  expect((await me.post('/api/auth/sign-out')).status).toBe(204);
  me.cookies.set('session', token);
  expect((await me.get('/api/account')).status).toBe(401);
  expect((await me.post('/api/auth/sign-out')).status).toBe(204);
});

test('x-user-id is never trusted: it grants nothing alone, and conflicts when it differs from the session', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  expect((await world.visitor().get('/api/account', { 'x-user-id': other.user.id })).status).toBe(401);
  expect((await me.get('/api/account', { 'x-user-id': me.user.id })).status).toBe(200);
  expect(await me.get('/api/account', { 'x-user-id': other.user.id })).toMatchObject({
    status: 409,
    body: { code: 'account_switched' },
  });
});

test('a member stays signed in while they return within 30 days; an admin for 8 hours', async () => {
  const { clock } = world;
  const member = await signedIn(world);
  const admin = await signedInAdmin(world);
  clock.advance(hours(8) + 1000);
  expect((await admin.get('/api/account')).status).toBe(401);
  for (let i = 0; i < 3; i++) {
    clock.advance(days(29));
    const reply = await member.get('/api/account');
    expect(reply.status).toBe(200);
    expect([reply.headers['set-cookie']].flat().join()).toContain('Max-Age=2592000');
  }
  clock.advance(days(30) + 1000);
  expect((await member.get('/api/account')).status).toBe(401);
});

test('last-seen time is written at most every 15 minutes', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  const expiresAt = firstExpiry('USER', now);
  const at = (ms: number) => new Date(now.getTime() + ms);
  expect(noteUse({ role: 'USER', lastSeenAt: now, expiresAt }, at(minutes(14)))).toBeNull();
  expect(noteUse({ role: 'USER', lastSeenAt: now, expiresAt }, at(minutes(16)))?.expiresAt).toEqual(
    at(minutes(16) + days(30)),
  );
  const adminEnd = firstExpiry('ADMIN', now);
  expect(noteUse({ role: 'ADMIN', lastSeenAt: now, expiresAt: adminEnd }, at(hours(1)))?.expiresAt).toEqual(
    adminEnd,
  );
});

test('only an admin can end other people’s sessions', async () => {
  const [member, victim] = [await signedIn(world), await signedIn(world)];
  const path = `/api/admin/members/${victim.user.id}/end-sessions`;
  expect((await world.visitor().post(path)).status).toBe(401);
  expect(await member.post(path)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  const admin = await signedInAdmin(world);
  expect(await admin.post(path)).toMatchObject({ status: 200, body: { ended: 1 } });
  expect((await victim.get('/api/account')).status).toBe(401);
});

test('outside demo mode, /api/admin requires a passkey and dev-login does not exist', async () => {
  const email = 'first-admin@example.com';
  const { id } = await grantAdmin(live.db, email);
  expect((await live.visitor().post('/api/auth/dev-login', { email })).status).toBe(404);

  const admin = live.visitor();
  await admin.post('/api/auth/code', { email });
  const code = /Your code: (\d{6})/.exec((await live.mailbox(email))[0]?.text ?? '')?.[1] ?? '';
  await admin.post('/api/auth/code/verify', { code });
  const path = `/api/admin/members/${id}/end-sessions`;
  expect((await admin.get('/api/auth/session')).body).toMatchObject({ needsPasskey: true });
  expect(await admin.post(path)).toMatchObject({ status: 403, body: { code: 'passkey_required' } });

  const { challengeId, options } = (await admin.post('/api/account/passkeys/options')).body as {
    challengeId: string;
    options: { challenge: string };
  };
  const passkey = new SoftwarePasskey(live.deps.config.origin);
  await admin.post('/api/account/passkeys', { challengeId, name: 'Key', response: passkey.create(options) });
  expect((await admin.get('/api/auth/session')).body).toMatchObject({ needsPasskey: false });
  live.clock.advance(minutes(6));
  expect(await admin.post(path)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
});

test('demo sign-in sessions are void on the same database outside demo mode, for members and admins', async () => {
  const admin = await grantAdmin(live.db, 'once-a-demo@example.com');
  const opened = async (proof: 'demo' | 'mail') => {
    const browser = live.visitor();
    const { token } = await live.db.transaction((tx) =>
      openSession(
        tx,
        live.deps,
        admin,
        { device: 'Firefox on Mac', previousToken: undefined, network: '203.0.113.7' },
        proof,
      ),
    );
    browser.cookies.set('session', token);
    return browser;
  };
  expect((await (await opened('mail')).get('/api/account')).status).toBe(200);
  const left = await opened('demo');
  expect((await left.get('/api/account')).status).toBe(401);
  expect((await left.post('/api/account/passkeys/options')).status).toBe(401);
});

test('mailbox access alone can’t replace an admin’s passkey, and admins without a passkey are locked out', async () => {
  const email = 'careful-admin@example.com';
  const { id } = await grantAdmin(live.db, email);
  const byCode = async (nth: number) => {
    const browser = live.visitor();
    await live.runJobs(); // earlier mails go out before this one
    await browser.post('/api/auth/code', { email });
    const [mail] = await live.mailbox(email, nth);
    await browser.post('/api/auth/code/verify', {
      code: /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '',
    });
    return browser;
  };
  type Challenge = { challengeId: string; options: { challenge: string } };
  const owner = await byCode(1);
  const passkey = new SoftwarePasskey(live.deps.config.origin);
  const first = (await owner.post('/api/account/passkeys/options')).body as Challenge;
  const added = await owner.post('/api/account/passkeys', {
    challengeId: first.challengeId,
    name: 'Key',
    response: passkey.create(first.options),
  });
  const path = `/api/admin/members/${id}/end-sessions`;

  const thief = await byCode(3); // the second mail told of the passkey
  expect(await thief.post('/api/account/passkeys/options')).toMatchObject({
    status: 403,
    body: { code: 'passkey_required' },
  });
  const keyId = (added.body as { id: string }).id;
  expect(await thief.delete(`/api/account/passkeys/${keyId}`)).toMatchObject({
    status: 403,
    body: { code: 'passkey_required' },
  });

  expect((await owner.delete(`/api/account/passkeys/${keyId}`)).status).toBe(204);
  expect(await owner.post(path)).toMatchObject({ status: 403, body: { code: 'passkey_required' } });
});

test('a stale tab cannot sign out the account that replaced its own', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  expect((await me.post('/api/auth/sign-out', {}, { 'x-user-id': other.user.id })).status).toBe(409);
  expect((await me.get('/api/account')).status).toBe(200);
});

test('granting admin rights ends the person’s existing sessions', async () => {
  const me = await signedIn(world);
  await grantAdmin(world.db, me.email);
  expect((await me.get('/api/account')).status).toBe(401);
});

test('a new name is saved and pushed to other windows, and an empty one is refused', async () => {
  const me = await signedIn(world);
  const event = vi.fn<(event: unknown) => void>();
  const unsubscribe = world.deps.events.subscribe(me.user.id, { event, gap: () => undefined });
  expect(await me.patch('/api/account', { name: '  Maya  ' })).toMatchObject({
    status: 200,
    body: { name: 'Maya' },
  });
  await expect.poll(() => event).toHaveBeenCalledWith({ topic: 'account' });
  unsubscribe();
  expect(await me.patch('/api/account', { name: '  ' })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Enter your name' } },
  });
  expect(await me.patch('/api/account', { name: 'M', role: 'ADMIN', email: 'x@y.z' })).toMatchObject({
    body: { role: 'USER', email: me.email },
  });
});

test('expired sessions and challenges are deleted, and live ones are kept', async () => {
  const w = await openWorld({ withWorkers: false });
  const me = await signedIn(w);
  await me.post('/api/auth/passkey/options');
  const { deleteExpired } = await import('./store.ts');
  const { count } = await import('drizzle-orm');
  const { passkeyChallenges, sessions } = await import('./tables.ts');
  const left = async () => [
    (await w.db.select({ n: count() }).from(sessions))[0]?.n,
    (await w.db.select({ n: count() }).from(passkeyChallenges))[0]?.n,
  ];
  await deleteExpired(w.db, w.clock.now(), w.clock.now());
  expect(await left()).toEqual([1, 1]);
  w.clock.advance(days(31));
  await deleteExpired(w.db, w.clock.now(), w.clock.now());
  expect(await left()).toEqual([0, 0]);
});
