import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { readBalance } from '#server/money/points/points.ts';
import { erasePerson } from '#server/office/my-data/erase.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { type Browser, openWorld, signedIn } from '#test/world.ts';
import { CHANGE_CODES_AN_HOUR } from './code-limits.ts';
import { cleanUpExpired, sendSecurityNotice } from './jobs.ts';
import { emailChanges, mailChallenges, passkeys, users } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock, deps } = world;

const someone = () => `${randomUUID()}@example.com`;
const codeOf = (text = '') => /Your code: (\d{6})/.exec(text)?.[1] ?? '';
const tokenOf = (text = '') => /email-undo#token=([\w-]+)/.exec(text)?.[1] ?? '';
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const newest = async (email: string, atLeast = 1) => (await world.mailbox(email, atLeast))[0]?.text;
const subjects = async (email: string, atLeast = 1) =>
  (await world.mailbox(email, atLeast)).map(({ subject }) => subject);

type Me = Awaited<ReturnType<typeof signedIn>>;
const ask = (me: Browser, email: string) => me.post('/api/account/email', { email });
const confirm = (me: Browser, code: string) => me.post('/api/account/email/confirm', { code });
const undo = (token: string) => world.visitor().post('/api/account/email/undo', { token });
const emailOf = async (me: Me) => (await db.select().from(users).where(eq(users.id, me.user.id)))[0]?.email;
const cleanUp = async () => {
  await db.transaction((tx) => deps.jobs.enqueue(tx, cleanUpExpired, {}));
  await world.runJobs();
};

/** A member who requested and received a code at a new address. */
async function asked(me?: Me, to = someone()) {
  const member = me ?? (await signedIn(world));
  expect((await ask(member, to)).status).toBe(202);
  return { me: member, to, code: codeOf(await newest(to)) };
}

/** A member whose address was changed, and the undo link in the old mailbox. */
async function changed() {
  const { me, to, code } = await asked();
  expect(await confirm(me, code)).toMatchObject({ status: 200, body: { email: to } });
  return { me, old: me.email, to, token: tokenOf(await newest(me.email)) };
}

test('a member changes their address with a code sent to the new one, and both addresses are notified', async () => {
  const { me, to, code } = await asked();
  expect(await emailOf(me)).toBe(me.email);
  expect((await confirm(me, code)).status).toBe(200);
  expect((await me.get('/api/account')).body).toMatchObject({ email: to });
  expect(await subjects(me.email)).toEqual(['Your Hearthline email address was changed']);
  expect((await newest(me.email)) ?? '').toContain(`now uses ${to}`);
  expect(await subjects(to, 2)).toContain('This is now your Hearthline email address');
  // The new address signs in to the same account.
  const phone = world.visitor();
  await phone.post('/api/auth/code', { email: to });
  const signIn = await phone.post('/api/auth/code/verify', { code: codeOf(await newest(to, 3)) });
  expect(signIn).toMatchObject({ status: 200, body: { user: { id: me.user.id } } });
  const history = JSON.stringify((await me.get('/api/account/activity')).body);
  expect(history).toContain('account.email-changed');
});

test('the undo token is stored only as its hash', async () => {
  const { token } = await changed();
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await db.execute(sql`select e::text line from email_changes e`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a wrong code changes nothing, and after five tries the right one no longer works', async () => {
  const { me, code } = await asked();
  for (let i = 0; i < 5; i++)
    expect(await confirm(me, otherCode(code))).toMatchObject({ body: { code: 'code_wrong' } });
  expect(await confirm(me, code)).toMatchObject({ body: { code: 'code_wrong' } });
  expect(await emailOf(me)).toBe(me.email);
});

test('an expired code changes nothing', async () => {
  const { me, code } = await asked();
  clock.advance(minutes(10) + 1);
  expect(await confirm(me, code)).toMatchObject({ body: { code: 'code_wrong' } });
  expect(await emailOf(me)).toBe(me.email);
});

test('a code works once, and only for the account that asked', async () => {
  const { me, to, code } = await asked();
  const other = await signedIn(world);
  expect(await confirm(other, code)).toMatchObject({ body: { code: 'code_wrong' } });
  const both = await Promise.all([confirm(me, code), confirm(me, code)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await confirm(me, code)).toMatchObject({ body: { code: 'code_wrong' } });
  expect(await emailOf(me)).toBe(to);
  expect(await emailOf(other)).toBe(other.email);
});

test('a second request replaces the first, in any session', async () => {
  const { me, code } = await asked();
  const second = await asked(await signedIn(world, me.email));
  expect(await confirm(me, code)).toMatchObject({ body: { code: 'code_wrong' } });
  expect((await confirm(me, second.code)).status).toBe(200);
  expect(await emailOf(me)).toBe(second.to);
});

test('a taken address gets the same reply, and its owner gets an email without a code', async () => {
  const [me, owner] = [await signedIn(world), await signedIn(world)];
  const taken = await ask(me, owner.email);
  const free = await ask(await signedIn(world), someone());
  expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
  const [mail] = await world.mailbox(owner.email);
  expect(mail?.subject).toBe('Someone tried to use your email address · Hearthline');
  expect(mail?.text).not.toMatch(/\d{6}/);
  expect(await confirm(me, '123456')).toMatchObject({ body: { code: 'code_wrong' } });
  expect(await emailOf(me)).toBe(me.email);
});

test('when two accounts confirm the same address at once, only one gets it', async () => {
  const to = someone();
  const one = await asked(undefined, to);
  const two = await signedIn(world);
  await ask(two, to);
  const code = codeOf(await newest(to, 2));
  const replies = await Promise.all([confirm(one.me, one.code), confirm(two, code)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await db.$count(users, eq(users.email, to))).toBe(1);
});

test('the old address is reserved: no sign-in, no new account, no other member, and no reply reveals it', async () => {
  const { old } = await changed();
  const [reserved, unknown] = [world.visitor(), world.visitor()];
  const replies = [
    await reserved.post('/api/auth/code', { email: old }),
    await unknown.post('/api/auth/code', { email: someone() }),
  ];
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  const [mail] = await world.mailbox(old, 2);
  expect(codeOf(mail?.text)).toBe('');
  expect(await reserved.post('/api/auth/code/verify', { code: '123456' })).toMatchObject({
    body: { code: 'code_wrong' },
  });
  expect((await world.visitor().post('/api/auth/dev-login', { email: old })).status).toBe(403);
  const other = await signedIn(world);
  expect((await ask(other, old)).status).toBe(202);
  expect((await subjects(old, 3))[0]).toBe('Someone tried to use your email address · Hearthline');
  // The database refuses it, too, regardless of the code.
  await expect(db.insert(users).values({ email: old })).rejects.toMatchObject({
    cause: { constraint: 'users_email_reserved' },
  });
  expect(await db.$count(users, eq(users.email, old))).toBe(0);
});

test('signing in at the old address during the change creates no second account', async () => {
  const { me, code } = await asked();
  const signIn = () => world.visitor().post('/api/auth/dev-login', { email: me.email });
  await Promise.all([confirm(me, code), signIn(), signIn(), signIn()]);
  expect(await db.$count(users, eq(users.email, me.email))).toBe(0);
});

test('a sign-in code from before the change doesn’t open an account at the old address', async () => {
  const { me, code } = await asked();
  const phone = world.visitor();
  await phone.post('/api/auth/code', { email: me.email });
  const [mail] = await world.mailbox(me.email);
  expect((await confirm(me, code)).status).toBe(200);
  expect(await phone.post('/api/auth/code/verify', { code: codeOf(mail?.text) })).toMatchObject({
    body: { code: 'code_wrong' },
  });
  expect(await db.$count(users, eq(users.email, me.email))).toBe(0);
});

test('undo within 7 days restores the address, signs out every session, and works once', async () => {
  const { me, old, to, token } = await changed();
  clock.advance(days(7) - minutes(1));
  const replies = await Promise.all([undo(token), undo(token)]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await undo(token)).toMatchObject({ body: { code: 'link_wrong' } });
  expect(await emailOf(me)).toBe(old);
  expect((await me.get('/api/account')).status).toBe(401);
  expect(await subjects(old, 2)).toContain('Your Hearthline email address was restored');
  expect(await subjects(to, 3)).toContain('This is no longer a Hearthline email address');
  const back = await signedIn(world, old);
  expect(back.user.id).toBe(me.user.id);
  expect(JSON.stringify((await back.get('/api/account/activity')).body)).toContain('account.email-restored');
  // The address in between is free, and links sent there no longer work.
  expect((await signedIn(world, to)).user.id).not.toBe(me.user.id);
});

test('undo after 7 days is refused, and then the old address is free', async () => {
  const { me, old, to, token } = await changed();
  clock.advance(days(7) + 1);
  expect(await undo(token)).toMatchObject({ body: { code: 'link_wrong' } });
  expect(await emailOf(me)).toBe(to);
  await cleanUp();
  expect(await db.$count(emailChanges, eq(emailChanges.oldEmail, old))).toBe(0);
  expect((await signedIn(world, old)).user.id).not.toBe(me.user.id);
});

test('opening the undo link with GET doesn’t use it up', async () => {
  const { me, old, token } = await changed();
  await world.visitor().get(`/email-undo?token=${token}`);
  await world.visitor().get('/api/account/email/undo');
  expect((await undo(token)).status).toBe(200);
  expect(await emailOf(me)).toBe(old);
});

test('the first address undoes a chain of changes; addresses in between can’t undo after that', async () => {
  const { me, old, to, token } = await changed();
  const third = await asked(me);
  expect((await confirm(me, third.code)).status).toBe(200);
  const between = tokenOf(await newest(to, 3));
  expect((await undo(token)).status).toBe(200);
  expect(await undo(between)).toMatchObject({ body: { code: 'link_wrong' } });
  expect(await emailOf(me)).toBe(old);
});

test('changing back to the old address sends no undo link to the address in between', async () => {
  const { me, old, to } = await changed();
  expect((await ask(me, old)).status).toBe(202);
  expect((await confirm(me, codeOf(await newest(old, 2)))).status).toBe(200);
  expect(await subjects(to, 3)).toContain('Your Hearthline email address was changed');
  expect(tokenOf(await newest(to, 3))).toBe('');
  expect(await newest(old, 3)).not.toContain('can be undone');
  expect(await emailOf(me)).toBe(old);
  expect((await signedIn(world, to)).user.id).not.toBe(me.user.id);
});

test('a stolen session without step-up can’t change the address', async () => {
  const me = await signedIn(world);
  clock.advance(minutes(7));
  const to = someone();
  expect(await ask(me, to)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  expect(await db.$count(mailChallenges, eq(mailChallenges.email, to))).toBe(0);
  // The thief can't use up the attempts of a change that the owner started elsewhere, either.
  const owner = await asked(await signedIn(world, me.email));
  clock.advance(minutes(9));
  expect(await confirm(me, otherCode(owner.code))).toMatchObject({ body: { code: 'step_up_required' } });
  expect((await confirm(owner.me, owner.code)).status).toBe(200);
  expect((await world.visitor().post('/api/account/email', { email: to })).status).toBe(401);
});

test('requests are limited per account', async () => {
  const me = await signedIn(world);
  const limit = CHANGE_CODES_AN_HOUR.demo;
  for (let i = 0; i < limit; i++) expect((await ask(me, someone())).status).toBe(202);
  expect(await ask(me, someone())).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  clock.advance(hours(1) + 1);
  expect((await ask(await signedIn(world, me.email), someone())).status).toBe(202);
});

test('the member’s current address is refused with a field error', async () => {
  const me = await signedIn(world);
  expect(await ask(me, me.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { fields: { email: 'This is already your email address. Enter the new one.' } },
  });
});

test('changing addresses earns no second welcome bonus, at the old or new mailbox', async () => {
  const { me, old, to } = await changed();
  const balanceOf = async (userId: string) => (await readBalance(db, userId)).balance;
  expect(await balanceOf(me.user.id)).toBe(OPENING_POINTS);
  const third = await asked(me);
  expect((await confirm(me, third.code)).status).toBe(200);
  clock.advance(days(7) + 1);
  await cleanUp();
  for (const email of [old, to]) expect(await balanceOf((await signedIn(world, email)).user.id)).toBe(0);
});

test('deleting the account within 7 days removes both addresses and earns no extra welcome bonus', async () => {
  const { me, old, to, token } = await changed();
  await ask(me, someone());
  await world.runJobs();
  await me.post('/api/account/deletion', { email: to });
  clock.advance(days(1) + 1000);
  await erasePerson(deps, me.user.id);
  expect(await db.$count(emailChanges, eq(emailChanges.userId, me.user.id))).toBe(0);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int n from mail_challenges where email in (${old}, ${to})`,
  );
  expect(rows[0]?.n).toBe(0);
  expect(await undo(token)).toMatchObject({ body: { code: 'link_wrong' } });
  for (const email of [old, to]) {
    const next = await signedIn(world, email);
    expect(next.user.id).not.toBe(me.user.id);
    expect((await readBalance(db, next.user.id)).balance).toBe(0);
  }
});

test('undo removes passkeys added since the change and keeps earlier ones', async () => {
  const me = await signedIn(world);
  const addPasskey = (name: string) =>
    db.insert(passkeys).values({
      userId: me.user.id,
      credentialId: randomUUID(),
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name,
      createdAt: clock.now(),
    });
  await addPasskey('mine');
  clock.advance(minutes(1));
  const { code } = await asked(me);
  await confirm(me, code);
  clock.advance(minutes(1));
  await addPasskey('thief');
  expect((await undo(tokenOf(await newest(me.email)))).status).toBe(200);
  const left = await db.select().from(passkeys).where(eq(passkeys.userId, me.user.id));
  expect(left.map(({ name }) => name)).toEqual(['mine']);
});

test('a queued email goes to the account’s address at sending time', async () => {
  const { me, to, code } = await asked();
  const notice = { userId: me.user.id, notice: 'passkey-added' as const, name: 'phone' };
  await db.transaction((tx) => deps.jobs.enqueue(tx, sendSecurityNotice, notice));
  expect((await confirm(me, code)).status).toBe(200);
  expect(await subjects(to, 3)).toContain('A passkey was added · Hearthline');
  expect(await subjects(me.email)).toEqual(['Your Hearthline email address was changed']);
});
