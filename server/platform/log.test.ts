import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld, signedIn } from '#test/world.ts';
import { logOptions, mask, pathOnly, type Log } from './log.ts';

test.each([
  ['mail to maya.torres+home@example.co.uk failed', 'mail to m***@*** failed'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  [`session ${'aB3-_'.repeat(8)}xyz gone`, 'session [token] gone'],
  ['order 12345 of 2026-11-15 at /api/account', 'order 12345 of 2026-11-15 at /api/account'],
])('%s is logged as %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('the query of a URL is not logged', () => {
  expect(pathOnly('/waitlist?address=12+Oak+St&email=a@example.com')).toBe('/waitlist');
  expect(pathOnly('/invite/jane.doe%40example.com')).toBe('/invite/j***@***');
  expect(pathOnly('/%E0%A4%A')).toBe('/%E0%A4%A');
});

function openLog() {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  return { lines, log: pino(logOptions('trace'), sink) as unknown as Log };
}

const { lines, log } = openLog();
const world = await openWorld({ log, withWorkers: false });

/** As after a migration that was forgotten, until the test is over. */
async function hideTable(table: string) {
  await world.db.execute(sql.raw(`alter table ${table} rename to gone`));
  onTestFinished(async () => {
    await world.db.execute(sql.raw(`alter table gone rename to ${table}`));
  });
}

test('nothing personal or secret from a whole visit reaches the log', async () => {
  const linesBefore = lines.length;
  const me = await signedIn(world, 'canary.person@example.com');
  await me.post('/api/auth/code', { email: 'canary.other@example.com' });
  const [mail] = await world.mailbox('canary.other@example.com');
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await me.post('/api/auth/link', { token });
  await me.post('/api/auth/link', { token });
  await me.patch('/api/account', { name: 'Canary Name' });
  await me.get('/api/account?address=Canary+Street');
  await me.post('/api/auth/code', { email: `canary\0` });
  log.error(
    {
      err: new Error('no mail to canary.person@example.com'),
      email: 'canary.person@example.com',
      deep: { token },
    },
    'x',
  );
  const all = lines.join('');
  expect(lines.length - linesBefore).toBeGreaterThan(8);
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'none';
  for (const secret of ['canary', 'Canary', token, me.cookies.get('session') ?? 'none', `"${code}"`])
    expect(all).not.toContain(secret);
});

type Line = {
  msg: string;
  err: { message: string; stack: string; cause?: { message: string; errorCode: string } };
};
const find = (lines: string[], msg: string) =>
  lines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg.startsWith(msg));

test('a query that fails on our side is logged with its SQL and database message, without the address', async () => {
  await hideTable('waitlist_entries');
  const address = '12 Canary Lane\n    at Canary Springs, Paradise, CA';
  const { status } = await world.visitor().post('/api/waitlist', {
    address,
    email: 'canary@example.com',
    plan: 'core',
    source: 'direct',
  });
  expect(status).toBe(500);
  const [line] = find(lines, 'request failed');
  expect(line?.err.message).toMatch(/^Failed query: \w+ .*waitlist_entries/s);
  expect(line?.err.stack).toMatch(/\n {4}at .*\.ts:\d+:\d+/);
  expect(line?.err.cause).toMatchObject({
    message: 'relation "waitlist_entries" does not exist',
    errorCode: '42P01',
  });
  expect(lines.join('')).not.toMatch(/canary/i);
});

test('a failing job logs neither a message nor its email', async () => {
  await hideTable('demo_mails');
  const { status } = await world.visitor().post('/api/contact', {
    firstName: 'Canary',
    lastName: 'Canary',
    email: 'canary@example.com',
    subject: 'Canary street',
    message: 'We live at 12 Canary Lane.\n\nparams: Canary\n    at Canary Springs',
  });
  expect(status).toBe(201);
  await world.runJobs();
  expect(find(lines, 'job failed')[0]?.err).toMatchObject({
    message: expect.stringMatching(/^Failed query: insert into "demo_mails"/),
    cause: { message: 'relation "demo_mails" does not exist', errorCode: '42P01' },
  });
  expect(lines.join('')).not.toMatch(/canary/i);
});

test.each<[string, unknown]>([
  [
    'a value PostgreSQL cannot read',
    Object.assign(new Error('invalid input for uuid: "Canary\nLane"'), { code: '22P02' }),
  ],
  [
    'an error around a failed query',
    new Error('x', { cause: new Error('Failed query: select 1\nparams: Canary') }),
  ],
  [
    'a message that repeats a failed query',
    new Error('sending: Failed query: select 1\nparams: Canary\nLane'),
  ],
  ['a thrown text', 'Failed query: select 1\nparams: Canary'],
  ['a mail server’s refusal', Object.assign(new Error('550 no canary@example.com'), { responseCode: 550 })],
])('%s is logged without personal data', (_, err) => {
  const own = openLog();
  own.log.error({ err, reason: '550 no canary@example.com' }, 'trouble');
  expect(own.lines).toHaveLength(1);
  expect(own.lines[0]).not.toMatch(/canary/i);
});

test('an error code is readable in the log, and a sign-in code is masked', () => {
  const own = openLog();
  const err = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
  own.log.error({ err, code: '123456' }, 'trouble');
  expect(JSON.parse(own.lines[0] ?? '{}')).toMatchObject({
    err: { errorCode: 'ECONNREFUSED' },
    code: '[masked]',
  });
});

test('an error that is its own cause can be logged', () => {
  const own = openLog();
  const err = new Error('round');
  err.cause = err;
  own.log.error({ err }, 'trouble');
  expect(find(own.lines, 'trouble')[0]?.err.message).toBe('round');
});

test('refused access and a wrong code are logged with what, when and how it ended', async () => {
  const before = lines.length;
  const me = await signedIn(world);
  await me.get('/api/admin/members');
  await me.post('/api/account/sessions/end-others', {}, { 'sec-fetch-site': 'cross-site' });
  const visitor = world.visitor();
  await visitor.post('/api/auth/code', { email: 'canary.wrong@example.com' });
  await visitor.post('/api/auth/code/verify', { code: '000000' });
  const said = lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  const refusals = said.filter(({ msg }) => msg === 'request refused');
  expect(refusals).toMatchObject([
    { refusal: 'not_allowed', path: '/api/admin/members', id: expect.any(String) },
    { refusal: 'cross_site', path: '/api/account/sessions/end-others', id: expect.any(String) },
  ]);
  const tried = said.find(({ path }) => path === '/api/auth/code/verify');
  expect(tried).toMatchObject({ msg: 'request', method: 'POST', id: expect.any(String) });
  expect(tried?.['status']).toBeGreaterThanOrEqual(400);
  for (const { time } of said) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/); // UTC
});

test('a failed sign-in names the account by its id, the factor and the purpose, and never the address', async () => {
  const victim = await signedIn(world, 'canary.victim@example.com');
  const before = lines.length;
  const thief = world.visitor();
  await thief.post('/api/auth/code', { email: victim.email });
  await world.mailbox(victim.email);
  await thief.post('/api/auth/code/verify', { code: '000000' });
  await thief.post('/api/auth/link', { token: 'x'.repeat(43) });
  const { body } = await thief.post('/api/auth/passkey/options');
  const { challengeId } = body as { challengeId: string };
  await thief.post('/api/auth/passkey', { challengeId, response: { id: 'none' } });
  await victim.post('/api/auth/step-up/code');
  await world.mailbox(victim.email, 2);
  await victim.post('/api/auth/step-up/code/verify', { code: '000000' });
  const said = lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said.filter(({ msg }) => msg === 'authentication failed')).toMatchObject([
    { account: victim.user.id, factor: 'code', purpose: 'sign-in' },
    { account: null, factor: 'link', purpose: 'sign-in' },
    { account: null, factor: 'passkey', purpose: 'sign-in' },
    { account: victim.user.id, factor: 'code', purpose: 'step-up' },
  ]);
  expect(lines.slice(before).join('')).not.toContain('canary.victim');
});

test('nothing a caller sends can start a line of its own in the log', async () => {
  const before = lines.length;
  await world.visitor().get('/api/nothing%0a%7B%22level%22:60,%22msg%22:%22forged%22%7D%0d%0a');
  expect(lines.length).toBeGreaterThan(before);
  for (const line of lines.slice(before)) {
    expect(line.trimEnd()).not.toContain('\n');
    expect((JSON.parse(line) as Line).msg).not.toBe('forged');
  }
});
