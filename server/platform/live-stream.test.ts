import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { grantAdmin } from '#server/core/accounts/accounts.ts';
import { buildApp } from '#server/app.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { systemClock } from './clock.ts';
import { publishLive } from './events.ts';
import { registerLiveStream } from './live-stream.ts';

const world = await openWorld({ withWorkers: false });
await world.app.http.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${(world.app.http.server.address() as AddressInfo).port}`;

/** Opens the stream as a browser would and collects what arrives. */
async function listen(cookie: string) {
  const abort = new AbortController();
  const reply = await fetch(`${base}/api/events`, {
    headers: { cookie: `session=${cookie}` },
    signal: abort.signal,
  });
  const heard: unknown[] = [];
  let isOpen = reply.ok;
  const read = async () => {
    let rest = '';
    for await (const chunk of reply.body ?? []) {
      rest += Buffer.from(chunk).toString();
      const messages = rest.split('\n\n');
      rest = messages.pop() ?? '';
      for (const m of messages) if (m.startsWith('data: ')) heard.push(JSON.parse(m.slice(6)));
    }
  };
  const done = read().then(
    () => (isOpen = false),
    () => (isOpen = false),
  );
  return { reply, heard, isOpen: () => isOpen, close: () => (abort.abort(), done) };
}
/** Updates arrive in the order they were published: once this one did, those of the sign-in are behind us. */
async function catchUp(who: { user: { id: string } }, { heard }: { heard: unknown[] }): Promise<void> {
  await publishLive(world.db, who.user.id, { topic: 'homes' });
  await expect.poll(() => heard).toContainEqual({ topic: 'homes' });
  heard.length = 0;
}
const cookieOf = (me: { cookies: Map<string, string> }) => me.cookies.get('session') ?? '';

test('a member gets live updates about their own changes, and no one else does', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const [mine, others] = [await listen(cookieOf(me)), await listen(cookieOf(other))];
  expect(mine.reply.headers.get('content-type')).toContain('text/event-stream');
  expect(mine.reply.headers.get('x-content-type-options')).toBe('nosniff');
  await catchUp(me, mine);
  await catchUp(other, others);
  await me.patch('/api/account', { name: 'New Name' });
  await expect.poll(() => mine.heard).toEqual([{ topic: 'audit' }, { topic: 'account' }]);
  await publishLive(world.db, other.user.id, { topic: 'homes' });
  await expect.poll(() => others.heard).toEqual([{ topic: 'homes' }]);
  await Promise.all([mine.close(), others.close()]);
});

test('a visitor can’t open a stream', async () => {
  expect((await fetch(`${base}/api/events`)).status).toBe(401);
});

test('ending a session elsewhere closes its stream', async () => {
  const me = await signedIn(world);
  const phone = await signedIn(world, me.email);
  const stream = await listen(cookieOf(phone));
  await me.post('/api/account/sessions/end-others');
  await expect.poll(() => stream.isOpen()).toBe(false);
});

test('signing out, signing in as someone else and becoming an admin close the stream', async () => {
  for (const leave of [
    (me: Awaited<ReturnType<typeof signedIn>>) => me.post('/api/auth/sign-out'),
    (me: Awaited<ReturnType<typeof signedIn>>) =>
      me.post('/api/auth/dev-login', { email: 'other@example.com' }),
    (me: Awaited<ReturnType<typeof signedIn>>) => grantAdmin(world.db, me.email),
  ]) {
    const me = await signedIn(world);
    const stream = await listen(cookieOf(me));
    await leave(me);
    await expect.poll(() => stream.isOpen()).toBe(false);
  }
});

test('a lost database connection closes streams, so browsers reconnect and reload', async () => {
  const me = await signedIn(world);
  const stream = await listen(cookieOf(me));
  await world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hearthline-events %' and datname = current_database()`,
  );
  await expect.poll(() => stream.isOpen()).toBe(false);
  const again = await listen(cookieOf(me));
  await catchUp(me, again);
  await me.patch('/api/account', { name: 'After' });
  await expect.poll(() => again.heard).toEqual([{ topic: 'audit' }, { topic: 'account' }]);
  await again.close();
});

test('a session that expires closes its stream at the next heartbeat', async () => {
  const member = {
    id: 'm',
    role: 'USER',
    sessionId: 's',
    device: 'd',
    verifiedAt: null,
    passkeyAt: null,
    language: 'en',
  } as const;
  let isValid = true;
  const app = Fastify();
  onTestFinished(() => app.close());
  registerLiveStream(app, {
    identify: async () => (isValid ? member : null),
    clock: systemClock,
    demo: true,
    endpoints: [],
    events: world.deps.events,
    heartbeatMs: 20,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/api/events`);
  const ended = reply.text();
  isValid = false;
  expect(await ended).toContain('still here');
});

test('the number of streams per member is limited', async () => {
  const me = await signedIn(world);
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(cookieOf(me))));
  expect((await fetch(`${base}/api/events`, { headers: { cookie: `session=${cookieOf(me)}` } })).status).toBe(
    429,
  );
  await Promise.all(streams.map((s) => s.close()));
});

/** Another server on the same database, which the test closes. */
async function secondServer() {
  const limits = { maxEventLoopDelayMs: 60_000 };
  const { http } = await buildApp(world.deps, { database: world.database, version: 'test', limits });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  return { http, port: (http.server.address() as AddressInfo).port };
}

test('idle preconnected sockets don’t block server shutdown', async () => {
  const { http, port } = await secondServer();
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await http.close();
  await closed;
});

test('open streams don’t block server shutdown', async () => {
  const { http, port } = await secondServer();
  const me = await signedIn(world);
  const reply = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { cookie: `session=${cookieOf(me)}` },
  });
  expect(reply.status).toBe(200);
  await http.close();
  await expect(reply.text()).resolves.toContain('retry:');
});
