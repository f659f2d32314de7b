import { eq, inArray } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Coverage, WaitlistReply } from '#contract/outreach/waitlist.ts';
import { buildApp } from '#server/app.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { openWorld } from '#test/world.ts';
import { addressKey } from './address-key.ts';
import { coverageOf, coverageSentence } from '#server/outreach/addresses/coverage.ts';
import { waitlistHandlers } from './jobs.ts';
import { waitlistEntries, waitlistLinks } from './tables.ts';
import { MAILS_A_DAY } from './waitlist.ts';

const world = await openWorld({ withWorkers: false });
let people = 0;
const newEmail = () => `home${(people += 1)}@example.com`;
const HOME = '12 Skyway, Paradise, CA 95969';
const join = (body: object) => world.visitor().post('/api/waitlist', body);
const entriesOf = (email: string) =>
  world.db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
const tokenIn = (text: string) => /leave\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
const tokenOf = async (email: string, mails = 1) =>
  tokenIn((await world.mailbox(email, mails))[0]?.text ?? '');

describe('joining', () => {
  test('a visitor joins, learns that California is covered, and gets a confirmation with a link to leave', async () => {
    const email = newEmail();
    const { status, body } = await join({ address: ` ${HOME} `, email, plan: 'plus', source: 'pricing' });
    expect(status).toBe(201);
    expect(body).toEqual({ coverage: 'covered', message: expect.stringContaining('California') });
    expect(await entriesOf(email)).toMatchObject([
      { address: HOME, plan: 'plus', source: 'pricing', state: 'CA', leftAt: null },
    ]);
    const [mail] = await world.mailbox(email);
    expect(mail?.subject).toBe('You’re on the Hearthline waitlist');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/waitlist\/leave\?token=[\w-]{43}/);
    expect(mail?.html).toContain('Leave the waitlist');
  });

  test('a visitor of a Spanish page is answered in Spanish, and gets every email in Spanish', async () => {
    const email = newEmail();
    const spanish = { 'accept-language': 'es' };
    const visitor = world.visitor();
    const { body } = await visitor.post('/api/waitlist', { address: HOME, email, source: 'direct' }, spanish);
    expect(body).toMatchObject({ message: expect.stringMatching(/^Su dirección está en California/) });
    expect(await entriesOf(email)).toMatchObject([{ language: 'es' }]);
    const [mail] = await world.mailbox(email);
    expect(mail?.subject).toBe('Está en la lista de espera de Hearthline');
    expect(mail?.html).toContain('Salir de la lista de espera');
    expect(mail?.text).toMatch(/\/es\/waitlist\/leave\?token=[\w-]{43}/);
    const wrong = await visitor.post('/api/waitlist/leave', { token: 'x'.repeat(43) }, spanish);
    expect(wrong.body).toMatchObject({
      error: 'Este enlace no corresponde a ninguna solicitud. Ábralo de nuevo desde el correo.',
    });
  });

  test.each<[string, Coverage]>([
    ['1 Main St, Reno, NV 89501', 'planned'],
    ['1 Main St, Tucson, AZ', 'planned'],
    ['1 Main St, Portland, OR 97201', 'not-yet'],
    ['the blue house by the bridge', 'unknown'],
  ])('coverage for %s is %s', async (address, coverage) => {
    const { body } = await join({ address, email: newEmail() });
    expect(body).toMatchObject({ coverage, message: expect.stringMatching(/./) });
  });

  test('the same home and email, in any spelling and even if repeated, is one entry, one email and the same reply', async () => {
    const email = newEmail();
    const spellings = [HOME, '12 skyway  paradise ca 95969', '12 Skyway, Paradise, CA 95969, USA'];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((address) => join({ address, email: email.toUpperCase() })),
    );
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    expect(await entriesOf(email)).toHaveLength(1);
    await join({ address: HOME, email, plan: 'premium' });
    await join({ address: HOME, email });
    expect(await entriesOf(email)).toMatchObject([{ plan: 'premium', source: 'direct' }]);
    expect(await world.mailbox(email)).toHaveLength(1);
  });

  test('two homes of one person make two entries', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    await join({ address: '40 Altadena Dr, Altadena, CA 91001', email });
    expect(await entriesOf(email)).toHaveLength(2);
  });

  test.each([
    [{ address: '  ', email: 'a@example.com' }, 'address'],
    [{ address: HOME, email: 'not an address' }, 'email'],
    [{ address: HOME }, 'email'],
    [{ address: 'x'.repeat(301), email: 'a@example.com' }, 'address'],
    [{ address: 'a\0b', email: 'a@example.com' }, 'address'],
    [{ address: HOME, email: 'a@example.com', plan: 'gold' }, 'plan'],
  ])('%j is refused with a field error', async (body, field) => {
    const reply = await join(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      code: 'validation_failed',
      error: expect.any(String),
      fields: { [field]: expect.any(String) },
    });
  });

  test('a bot that fills in the hidden field is thanked as usual, and nothing is saved', async () => {
    const email = newEmail();
    const { status, body } = await join({ address: HOME, email, website: 'https://spam.example' });
    expect([status, (body as WaitlistReply).coverage]).toEqual([201, 'covered']);
    expect(await entriesOf(email)).toEqual([]);
  });

  test('an email address gets a few confirmations a day, no matter who enters it; every entry is stored', async () => {
    const email = newEmail();
    const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
    await Promise.all(numbers.map((n) => join({ address: `${n} Elm St, Chico, CA 95926`, email })));
    const entries = await entriesOf(email);
    expect(entries).toHaveLength(numbers.length);
    expect(entries.filter((e) => e.mail !== 'withheld')).toHaveLength(MAILS_A_DAY);
    expect(await world.mailbox(email, MAILS_A_DAY)).toHaveLength(MAILS_A_DAY);
  });

  test('a brief mail server outage loses no confirmation', async () => {
    await world.runJobs();
    const email = newEmail();
    world.mailSwitch.next = 'fail';
    expect((await join({ address: HOME, email })).status).toBe(201);
    await world.runJobs();
    expect(await entriesOf(email)).toMatchObject([{ mail: 'due' }]);
    await world.runJobs({ retries: true });
    expect(await tokenOf(email)).toHaveLength(43);
  });

  test('outside the demo one client can join sixty times in ten minutes; in the demo more often', async () => {
    const join61 = async (demo: boolean) => {
      const config = { ...world.deps.config, demo };
      const { http } = await buildApp(
        { ...world.deps, config },
        { database: world.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
      );
      onTestFinished(() => http.close());
      const payload = { address: HOME, email: 'one@example.com' };
      const statuses = [];
      for (let i = 0; i < 61; i += 1)
        statuses.push((await http.inject({ method: 'POST', url: '/api/waitlist', payload })).statusCode);
      return statuses;
    };
    expect(await join61(false)).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
    expect(new Set(await join61(true))).toEqual(new Set([201]));
  });

  test('the sweep catches up after an outage of hours; two sweeps send one email', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    await world.db.execute('delete from pgboss.job'); // the first job ran out of retries long ago
    world.clock.advance(minutes(30));
    const [, sweep] = waitlistHandlers;
    await sweep?.run(world.deps, {});
    await sweep?.run(world.deps, {});
    expect(await world.mailbox(email)).toHaveLength(1);
  });

  test('two concurrent workers send one email', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    const [entry] = await entriesOf(email);
    const [confirm] = waitlistHandlers;
    await Promise.all([1, 2, 3].map(async () => confirm?.run(world.deps, { entryId: entry?.id ?? '' })));
    expect(await world.mailbox(email)).toHaveLength(1);
  });

  test('an address unknown to the mail server is not retried', async () => {
    await world.runJobs();
    const email = newEmail();
    await join({ address: HOME, email });
    world.mailSwitch.next = 'refuse';
    await world.runJobs();
    expect(await entriesOf(email)).toMatchObject([{ mail: 'refused' }]);
    world.clock.advance(minutes(30));
    await world.db.execute('delete from pgboss.job');
    const [, sweep] = waitlistHandlers;
    await sweep?.run(world.deps, {});
    expect(
      (await world.db.execute("select * from pgboss.job where name = 'waitlist.send-confirmation'")).rows,
    ).toEqual([]);
  });
});

describe('leaving', () => {
  test('the link removes an entry from the list, even if used twice; undo restores it', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    const token = await tokenOf(email);
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await world.visitor().post('/api/waitlist/leave', { token });
      expect([status, body]).toEqual([200, { address: HOME }]);
    }
    expect((await entriesOf(email))[0]?.leftAt).not.toBeNull();
    expect((await world.visitor().post('/api/waitlist/rejoin', { token })).status).toBe(200);
    expect((await entriesOf(email))[0]?.leftAt).toBeNull();
  });

  test('a person who left and rejoins is on the list and confirmed again; both links work', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    const token = await tokenOf(email);
    await world.visitor().post('/api/waitlist/leave', { token });
    await join({ address: HOME, email });
    expect(await entriesOf(email)).toMatchObject([{ leftAt: null }]);
    const second = await tokenOf(email, 2);
    expect(second).not.toBe(token);
    for (const one of [token, second])
      expect((await world.visitor().post('/api/waitlist/leave', { token: one })).status).toBe(200);
  });

  test('an invented or truncated link changes nothing', async () => {
    for (const [token, code] of [
      ['x'.repeat(43), 'link_wrong'],
      ['x'.repeat(20), 'validation_failed'],
    ]) {
      const { status, body } = await world.visitor().post('/api/waitlist/leave', { token });
      expect([status, (body as { code: string }).code]).toEqual([400, code]);
    }
  });

  test('links are stored as hashes and deleted with their entry', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    const token = await tokenOf(email);
    const links = await world.db.select().from(waitlistLinks);
    expect(links.some((l) => Buffer.from(l.tokenHash).toString('base64url') === token)).toBe(false);
    await world.db.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
    expect((await world.visitor().post('/api/waitlist/leave', { token })).status).toBe(400);
  });

  test('no confirmation is sent to someone who has already left', async () => {
    const email = newEmail();
    await join({ address: HOME, email });
    const [entry] = await entriesOf(email);
    const entryId = entry?.id ?? '';
    const leave = (leftAt: Date | null) =>
      world.db.update(waitlistEntries).set({ leftAt }).where(eq(waitlistEntries.id, entryId));
    const links = () => world.db.select().from(waitlistLinks).where(eq(waitlistLinks.entryId, entryId));
    await leave(world.clock.now());
    const [confirm] = waitlistHandlers;
    await confirm?.run(world.deps, { entryId });
    expect(await links()).toEqual([]);
    await leave(null);
    await confirm?.run(world.deps, { entryId });
    expect(await links()).toHaveLength(1);
  });
});

test('a home’s coverage depends only on its state, and each result has its message', () => {
  expect(['CA', 'NV', 'AZ', 'OR', 'NY', null].map(coverageOf)).toEqual([
    'covered',
    'planned',
    'planned',
    'not-yet',
    'not-yet',
    'unknown',
  ]);
  expect(coverageSentence('NV', 'en')).toContain('Nevada');
  expect(coverageSentence('AZ', 'en')).toContain('Arizona');
  expect(new Set(['CA', 'NV', 'OR', null].map((state) => coverageSentence(state, 'en'))).size).toBe(4);
});

test('addresses are compared without case, punctuation and country, and never as an empty string', () => {
  expect(addressKey(' 12  Elm St., Paradise, CA. ')).toBe('12 elm st paradise ca');
  expect(addressKey('12 Elm St, Paradise, CA, United States')).toBe('12 elm st paradise ca');
  expect(addressKey('...')).toBe('...');
  expect(addressKey('12 Elm St #4')).not.toBe(addressKey('12 Elm St'));
});

test('yesterday’s confirmations don’t count toward today’s limit', async () => {
  const email = newEmail();
  const numbers = Array.from({ length: MAILS_A_DAY }, (_, i) => i + 1);
  await Promise.all(numbers.map((n) => join({ address: `${n} Oak St, Chico, CA 95926`, email })));
  await world.mailbox(email, MAILS_A_DAY);
  world.clock.advance(days(1.1));
  await join({ address: '99 Oak St, Chico, CA 95926', email });
  await world.mailbox(email, MAILS_A_DAY + 1);
});

test('an entry is deleted thirty days after leaving or after two years; other entries stay', async () => {
  const [, , forget] = waitlistHandlers;
  const now = world.clock.now().getTime();
  const at = (ago: number) => new Date(now - days(ago));
  const entry = (email: string, askedAt: Date, leftAt: Date | null) => ({
    address: HOME,
    addressKey: addressKey(HOME),
    source: 'direct' as const,
    email,
    askedAt,
    leftAt,
  });
  const entries = [
    entry('old@example.com', at(731), null),
    entry('kept@example.com', at(729), null),
    entry('left@example.com', at(60), at(31)),
    entry('undo@example.com', at(60), at(29)),
  ];
  await world.db.insert(waitlistEntries).values(entries);
  await forget?.run(world.deps, {});
  const emails = entries.map(({ email }) => email);
  const left = await world.db.select().from(waitlistEntries).where(inArray(waitlistEntries.email, emails));
  expect(left.map((e) => e.email).toSorted()).toEqual(['kept@example.com', 'undo@example.com']);
});
