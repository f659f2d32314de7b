import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createNoMail } from '#server/adapters/mail.none.ts';
import { buildApp } from '#server/app.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { minutes } from '#server/platform/clock.ts';
import { type Browser, openWorld, signedIn, type World } from '#test/world.ts';
import { grantAdmin } from './accounts.ts';

const world = await openWorld({ withWorkers: false });
/** Outside the demo. */
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });

const someone = () => `${randomUUID()}@example.com`;
const codeOf = (text: string) => /Your code: (\d{6})/.exec(text)?.[1] ?? '';
const tokenOf = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function askForCode(w: World, email: string, browser = w.visitor()) {
  const reply = await browser.post('/api/auth/code', { email });
  const [mail] = await w.mailbox(email);
  return { browser, reply, code: codeOf(mail?.text ?? ''), token: tokenOf(mail?.text ?? '') };
}

test('a member signs in with the code from the email', async () => {
  const email = someone();
  const { browser, reply, code } = await askForCode(world, email);
  expect(reply.status).toBe(202);
  const signIn = await browser.post('/api/auth/code/verify', { code });
  expect(signIn).toMatchObject({ status: 200, body: { user: { email, role: 'USER' } } });
  expect(await browser.get('/api/account')).toMatchObject({ status: 200, body: { email } });
});

test('without a mail server, every address gets the same reply, and none promises a code', async () => {
  const known = someone();
  await grantAdmin(live.db, known);
  const { http } = await buildApp(
    { ...live.deps, mail: createNoMail() },
    { database: live.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
  );
  const ask = async (email: string) => {
    const { statusCode, headers, json } = await http.inject({
      method: 'POST',
      url: '/api/auth/code',
      payload: { email },
    });
    return { statusCode, cookie: headers['set-cookie'], body: json<unknown>() };
  };
  const count = async () => (await live.db.execute(sql`select count(*)::int n from mail_challenges`)).rows[0];
  const before = await count();
  const answers = [await ask(known), await ask(someone())];
  expect(answers[0]).toEqual({
    statusCode: 503,
    cookie: undefined,
    body: {
      code: 'unavailable',
      error: 'We can’t send email right now, so no code was sent. Use a passkey, or try again later.',
    },
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(await count()).toEqual(before);
  await http.close();
});

test('accepts the address in any case and with surrounding spaces', async () => {
  const email = someone();
  const { browser, code } = await askForCode(world, email);
  await browser.post('/api/auth/code/verify', { code });
  const again = world.visitor();
  await again.post('/api/auth/code', { email: `  ${email.toUpperCase()} ` });
  const [mail] = await world.mailbox(email, 2);
  await again.post('/api/auth/code/verify', { code: codeOf(mail?.text ?? '') });
  const { rows } = await world.db.execute(sql`select count(*)::int n from users where email = ${email}`);
  expect(rows[0]?.['n']).toBe(1);
});

test('a code works once', async () => {
  const { browser, code } = await askForCode(world, someone());
  const cookie = browser.cookies.get('signin') ?? '';
  expect((await browser.post('/api/auth/code/verify', { code })).status).toBe(200);
  browser.cookies.set('signin', cookie);
  expect(await browser.post('/api/auth/code/verify', { code })).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
});

test('two tabs that submit the same code at once sign in once', async () => {
  const { browser, code } = await askForCode(world, someone());
  const both = await Promise.all([1, 2].map(() => browser.post('/api/auth/code/verify', { code })));
  expect(both.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a code does not work in another browser', async () => {
  const { code } = await askForCode(world, someone());
  expect(await world.visitor().post('/api/auth/code/verify', { code })).toMatchObject({ status: 400 });
});

test('a code expires after ten minutes', async () => {
  const { browser, code } = await askForCode(world, someone());
  world.clock.advance(minutes(10) + 1);
  expect(await browser.post('/api/auth/code/verify', { code })).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
});

test('five wrong attempts invalidate a code, even for the right one', async () => {
  const { browser, code } = await askForCode(world, someone());
  for (let i = 0; i < 5; i++)
    expect((await browser.post('/api/auth/code/verify', { code: otherCode(code) })).status).toBe(400);
  expect((await browser.post('/api/auth/code/verify', { code })).status).toBe(400);
});

test('after twenty wrong codes in a day, only the link signs in', async () => {
  const email = someone();
  for (let round = 0; round < 4; round++) {
    const browser = world.visitor();
    await browser.post('/api/auth/code', { email });
    const [mail] = await world.mailbox(email, round + 1);
    const wrongCode = otherCode(codeOf(mail?.text ?? ''));
    for (let i = 0; i < 5; i++) await browser.post('/api/auth/code/verify', { code: wrongCode });
  }
  const browser = world.visitor();
  await browser.post('/api/auth/code', { email });
  const [mail] = await world.mailbox(email, 5);
  const refused = await browser.post('/api/auth/code/verify', { code: codeOf(mail?.text ?? '') });
  expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('link') } });
  expect((await browser.post('/api/auth/link', { token: tokenOf(mail?.text ?? '') })).status).toBe(200);
});

test('requesting another code in the same browser invalidates the earlier one', async () => {
  const email = someone();
  const { browser, code } = await askForCode(world, email);
  const first = browser.cookies.get('signin') ?? '';
  await browser.post('/api/auth/code', { email });
  await world.mailbox(email, 2);
  browser.cookies.set('signin', first);
  expect((await browser.post('/api/auth/code/verify', { code })).status).toBe(400);
});

test('a link signs in once, in any browser, and only with a POST', async () => {
  const { token } = await askForCode(world, someone());
  expect((await world.visitor().get(`/api/auth/link?token=${token}`)).status).toBe(404);
  expect((await world.visitor().post('/api/auth/link', { token })).status).toBe(200);
  expect(await world.visitor().post('/api/auth/link', { token })).toMatchObject({
    status: 400,
    body: { code: 'link_wrong' },
  });
});

test('no code, link or session token is in the database in plain text', async () => {
  const { browser, code, token } = await askForCode(world, someone());
  await browser.post('/api/auth/code/verify', { code });
  const session = browser.cookies.get('session') ?? '';
  const tables = ['mail_challenges', 'sessions', 'users', 'pgboss.job'];
  for (const table of tables) {
    const { rows } = await world.db.execute(sql`select t::text as line from ${sql.raw(table)} t`);
    const dump = rows.map((r) => String(r['line'])).join('\n');
    for (const secret of [token, session, `"${code}"`, `(${code},`]) expect(dump).not.toContain(secret);
  }
});

test('outside demo mode an unknown address gets the same reply, a different email and no account', async () => {
  const known = someone();
  await grantAdmin(live.db, known);
  const unknown = someone();
  const [a, b] = [
    await live.visitor().post('/api/auth/code', { email: known }),
    await live.visitor().post('/api/auth/code', { email: unknown }),
  ];
  expect(b.status).toBe(a.status);
  expect(b.body).toEqual(a.body);
  const names = (h: Record<string, unknown>) => Object.keys(h).sort();
  expect(names(b.headers)).toEqual(names(a.headers));
  expect((await live.mailbox(known))[0]?.text).toMatch(/Your code: \d{6}/);
  const [mail] = await live.mailbox(unknown);
  expect(mail?.text).toContain('No account uses it');
  expect(mail?.text).not.toMatch(/\d{6}|token=/);
  const { rows } = await live.db.execute(sql`select 1 from users where email = ${unknown}`);
  expect(rows).toEqual([]);
});

test('known and unknown addresses run the same queries, so timing reveals nothing', async () => {
  const known = someone();
  await grantAdmin(live.db, known);
  const statementsFor = async (email: string) => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await live.visitor().post('/api/auth/code', { email });
    const seen = spy.mock.calls
      .filter((_, i) => (spy.mock.contexts[i] as { database?: string }).database === live.connection.database)
      .map(([q]) => (typeof q === 'string' ? q : String((q as { text?: string }).text)))
      .filter((text) => !text.includes('pgboss.') || text.includes('insert'))
      // The live update about the account opened above follows its commit by a moment.
      .filter((text) => !text.startsWith('select pg_notify('));
    spy.mockRestore();
    return seen;
  };
  const [forKnown, forUnknown] = [await statementsFor(known), await statementsFor(someone())];
  expect(forKnown.join()).toMatch(/insert into "mail_challenges"/);
  expect(forUnknown).toEqual(forKnown);
});

test('the sixth code within an hour for one address from one network is refused', async () => {
  const email = someone();
  for (let i = 0; i < 5; i++)
    expect((await live.visitor().post('/api/auth/code', { email })).status).toBe(202);
  const refused = await live.visitor().post('/api/auth/code', { email });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('fifty concurrent requests are counted like fifty in a row', async () => {
  const email = someone();
  /** A busy server refuses requests before it counts them, so clients retry. */
  const ask = async (): Promise<Awaited<ReturnType<Browser['post']>>> => {
    const reply = await live.visitor().post('/api/auth/code', { email });
    return reply.status === 503 ? ask() : reply;
  };
  const replies = await Promise.all(Array.from({ length: 50 }, ask));
  expect(replies.filter((r) => r.status === 202)).toHaveLength(5);
  expect(replies.filter((r) => r.status === 429)).toHaveLength(45);
});

test('strangers who request codes and guess wrong don’t use up the member’s step-up attempts', async () => {
  const me = await signedIn(world);
  for (let round = 0; round < 5; round++) {
    const stranger = world.visitor();
    await stranger.post('/api/auth/code', { email: me.email });
    await world.mailbox(me.email, round + 1);
    for (let i = 0; i < 5; i++) await stranger.post('/api/auth/code/verify', { code: '000000' });
  }
  await me.post('/api/auth/step-up/code');
  const [mail] = await world.mailbox(me.email, 6);
  expect((await me.post('/api/auth/step-up/code/verify', { code: codeOf(mail?.text ?? '') })).status).toBe(
    204,
  );
});

test('a mail server that fails once is retried, and the code in the delivered email works', async () => {
  await world.runJobs();
  const email = someone();
  world.mailSwitch.next = 'fail';
  const browser = world.visitor();
  await browser.post('/api/auth/code', { email });
  await world.runJobs();
  expect(await readMailbox(world.db, email)).toEqual([]);
  await world.runJobs({ retries: true });
  const [mail] = await world.mailbox(email);
  const code = codeOf(mail?.text ?? '');
  expect((await browser.post('/api/auth/code/verify', { code })).status).toBe(200);
});

test.each([
  { email: 'not an address' },
  { email: '' },
  {},
  { email: 'a\0b@example.com' },
  { email: ['a@example.com'] },
])('a code request with %j is refused with a field error', async (body) => {
  const reply = await world.visitor().post('/api/auth/code', body);
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', fields: { email: expect.any(String) } },
  });
});

test('signing in replaces the session the browser had', async () => {
  const me = await signedIn(world);
  const before = me.cookies.get('session') ?? '';
  await me.post('/api/auth/dev-login', { email: someone() });
  const thief = world.visitor();
  thief.cookies.set('session', before);
  expect((await thief.get('/api/account')).status).toBe(401);
});
