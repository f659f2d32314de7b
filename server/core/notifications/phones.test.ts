import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { PhoneState } from '#contract/core/phones.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openWorld, signedIn, signedInSpanish } from '#test/world.ts';
import { channelsOf } from './notifications.ts';
import { asGsm, gsmLength } from './short-words.ts';

const world = await openWorld({ withWorkers: false });
let last = 0;
const newPhone = () => `+1916555${String((last += 1)).padStart(4, '0')}`;

/** The code in the newest text to a number, once it has this many. */
const codeTo = async (phone: string, texts = 1) => {
  await world.runJobs();
  const found = await world.texts(phone);
  if (found.length < texts) throw new Error(`${found.length} texts`);
  return /\b\d{6}\b/.exec(found[0]?.text ?? '')?.[0] ?? '';
};
const stateOf = async (me: { get(url: string): Promise<{ body: unknown }> }) =>
  (await me.get('/api/phone')).body as PhoneState;

test('a member verifies a number with a texted code, and notices go to that number', async () => {
  const me = await signedIn(world);
  const phone = newPhone();
  expect(await stateOf(me)).toEqual({
    isOffered: true,
    phone: null,
    verifiedAt: null,
    isStopped: false,
    pending: null,
  });
  const typed = phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  expect(await me.post('/api/phone', { phone: typed })).toMatchObject({
    status: 200,
    body: { pending: { phone } },
  });
  expect(await channelsOf(world.db, [me.user.id])).toEqual(new Map([[me.user.id, ['email']]]));
  const code = await codeTo(phone);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await me.post('/api/phone/confirm', { code: spaced })).toMatchObject({
    status: 200,
    body: { phone, pending: null, isStopped: false },
  });
  expect(await channelsOf(world.db, [me.user.id])).toEqual(new Map([[me.user.id, ['email', 'sms']]]));
  expect(await me.post('/api/phone/confirm', { code })).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
  const { body } = await me.get('/api/account/activity?capability=notifications');
  expect((body as { entries: object[] }).entries).toMatchObject([
    { action: 'notifications.phone-added', detail: `ending in ${phone.slice(-4)}` },
  ]);
  await me.delete('/api/phone');
  expect(await stateOf(me)).toMatchObject({ phone: null, verifiedAt: null });
  expect(await channelsOf(world.db, [me.user.id])).toEqual(new Map([[me.user.id, ['email']]]));
});

test('a phone number stays until its replacement is verified', async () => {
  const me = await signedIn(world);
  const [old, next] = [newPhone(), newPhone()];
  await me.post('/api/phone', { phone: old });
  await me.post('/api/phone/confirm', { code: await codeTo(old) });
  await me.post('/api/phone', { phone: next });
  expect(await stateOf(me)).toMatchObject({ phone: old, pending: { phone: next } });
  await me.post('/api/phone/confirm', { code: await codeTo(next) });
  expect(await stateOf(me)).toMatchObject({ phone: next, pending: null });
});

test('a code allows five attempts, lasts ten minutes, and is replaced by a new one', async () => {
  const me = await signedIn(world);
  const phone = newPhone();
  await me.post('/api/phone', { phone });
  const code = await codeTo(phone);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let i = 0; i < 5; i += 1)
    expect((await me.post('/api/phone/confirm', { code: wrong })).status).toBe(400);
  expect((await me.post('/api/phone/confirm', { code })).status).toBe(400);
  await me.post('/api/phone', { phone });
  const second = await codeTo(phone, 2);
  expect((await me.post('/api/phone/confirm', { code: code === second ? wrong : code })).status).toBe(400);
  world.clock.advance(minutes(10.1));
  expect((await me.post('/api/phone/confirm', { code: second })).status).toBe(400);
  expect(await stateOf(me)).toMatchObject({ phone: null, pending: null });
});

test('the right code sent twice at once confirms once, and another member’s code is refused', async () => {
  const [me, other] = [await signedIn(world), await signedIn(world)];
  const [phone, theirs] = [newPhone(), newPhone()];
  await me.post('/api/phone', { phone });
  await other.post('/api/phone', { phone: theirs });
  const code = await codeTo(phone);
  const foreign = await codeTo(theirs);
  if (foreign !== code) expect((await me.post('/api/phone/confirm', { code: foreign })).status).toBe(400);
  const both = await Promise.all([1, 2].map(() => me.post('/api/phone/confirm', { code })));
  expect(both.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a number the carrier refuses is no longer pending', async () => {
  await world.runJobs();
  const me = await signedIn(world);
  const phone = newPhone();
  world.smsSwitch.next = 'refuse';
  await me.post('/api/phone', { phone });
  expect(await stateOf(me)).not.toMatchObject({ pending: null });
  await world.runJobs();
  expect(await stateOf(me)).toMatchObject({ pending: null });
  expect(await world.texts(phone)).toEqual([]);
});

test('anything but a US number is refused with a clear error', async () => {
  const me = await signedIn(world);
  for (const phone of ['', '911', '+44 20 7946 0958', '+1 530 555 013', 'call me', '530 555 0134 ext 2'])
    expect([phone, await me.post('/api/phone', { phone })]).toMatchObject([
      phone,
      { status: 400, body: { fields: { phone: expect.stringContaining('Enter a') } } },
    ]);
});

test('codes are limited: five an hour per account, and a cap per number across accounts', async () => {
  const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
  const { ensureUser } = await import('#server/core/accounts/accounts.ts');
  const { startPhone } = await import('./phones.ts');
  const member = async (email: string) => ({
    ...(await live.db.transaction((tx) => ensureUser(tx, email))),
    device: 'a test',
  });
  const start = async (who: Awaited<ReturnType<typeof member>>, phone: string) =>
    startPhone(live.deps, who as never, phone).then(
      () => 'sent',
      (e: { code: string }) => e.code,
    );
  const me = await member('a@example.com');
  const target = newPhone();
  for (let i = 0; i < 5; i += 1) expect(await start(me, newPhone())).toBe('sent');
  expect(await start(me, newPhone())).toBe('rate_limited');
  live.clock.advance(hours(1.1));
  expect(await start(me, target)).toBe('sent');
  expect(await start(await member('b@example.com'), target)).toBe('sent');
  expect(await start(await member('c@example.com'), target)).toBe('rate_limited');
});

test('a server without an SMS provider says that texts aren’t available', async () => {
  const { http } = await buildApp(
    { ...world.deps, sms: null },
    { database: world.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
  );
  onTestFinished(() => http.close());
  const cookies = { session: (await signedIn(world)).cookies.get('session') ?? '' };
  const state = await http.inject({ url: '/api/phone', cookies });
  expect(state.json()).toMatchObject({ isOffered: false });
  const refused = await http.inject({
    method: 'POST',
    url: '/api/phone',
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { phone: newPhone() },
  });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
});

test('a member who reads Spanish gets the code and errors in Spanish, in letters every phone has', async () => {
  const me = await signedInSpanish(world);
  const phone = newPhone();
  await me.post('/api/phone', { phone });
  const code = await codeTo(phone);
  const [text] = await world.texts(phone);
  expect(text?.text).toMatch(new RegExp(`^Su clave de Hearthline: ${code}\\.`));
  expect(asGsm(text?.text ?? '')).toBe(text?.text);
  expect(gsmLength(text?.text ?? '')).toBeLessThanOrEqual(160);
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await me.post('/api/phone/confirm', { code: wrong })).body).toMatchObject({
    error: 'Ese código es incorrecto o ya venció. Revise el mensaje más reciente o pida un código nuevo.',
  });
});
