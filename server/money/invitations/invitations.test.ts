import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Joining, JoinOffer, WaitlistEntry } from '#contract/outreach/invitations.ts';
import type { MembershipChanged } from '#contract/money/membership.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { waitlistEntries } from '#server/outreach/waitlist/tables.ts';
import { holdEntry } from '#server/outreach/waitlist/waitlist.ts';
import { agreement, enterCard, viewOf } from '#test/membership.ts';
import { openWorld, signedIn, signedInAdmin, type Browser, type World } from '#test/world.ts';
import { finishInvitation, mayStartMembership } from './invitations.ts';
import { sendDecision, sendInvitation, sendDueInvitations, invitationsHandlers } from './jobs.ts';
import { withdrawLive } from './store.ts';
import { invitations } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);
const ADDRESS = '1482 Ridgecrest Drive, Paradise, CA 95969';

/** A person who asked to join, as administrators see them. */
async function asked(in_: World = world, by: Browser = admin): Promise<WaitlistEntry> {
  const email = `${randomUUID()}@example.com`;
  await in_.visitor().post('/api/waitlist', { address: ADDRESS, email, plan: 'plus', source: 'pricing' });
  await in_.runJobs(); // the confirmation is the first email
  const { body } = await by.get(`/api/admin/waitlist?q=${email}`);
  const [entry] = (body as { rows: WaitlistEntry[] }).rows;
  if (!entry) throw new Error('the entry is not listed');
  return entry;
}

const act = (entry: { id: string }, what: string, body: object = {}) =>
  admin.post(`/api/admin/waitlist/${entry.id}/${what}`, body);

/** The link in the newest email that has one. */
async function linkOf({ email }: { email: string }, mails: number): Promise<string> {
  const found = (await world.mailbox(email, mails)).map(
    ({ text }) => /\/join#token=([\w-]{43})/.exec(text)?.[1],
  );
  const [token] = found.filter((one) => one !== undefined);
  if (!token) throw new Error('no mail has a link');
  return token;
}

async function invited(mails = 2) {
  const entry = await asked();
  await act(entry, 'invite');
  return { entry, token: await linkOf(entry, mails) };
}

/** How many transactions of this test are waiting for a row lock. */
const waiting = async () => {
  const { rows } = await world.database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
};

const read = async (token: string, who: Browser = world.visitor()) =>
  (await who.post('/api/join/read', { token })).body as JoinOffer;

test('a declined person sees the reason in kind words, and can be approved later', async () => {
  const entry = await asked();
  await act(entry, 'decline', { reason: 'The only road out is a private one.' });
  const [mail] = await world.mailbox(entry.email, 2);
  expect(mail?.subject).toBe('About your request to join Hearthline');
  expect(mail?.text).toContain('The reason: The only road out is a private one.');
  expect(mail?.text).toContain('/contact');
  expect((await act(entry, 'decline', { reason: 'again' })).status).toBe(409);
  expect((await act(entry, 'approve')).body).toMatchObject({ status: 'approved', declineReason: null });
  expect((await world.mailbox(entry.email, 3))[0]?.subject).toBe('Your home is approved for Hearthline');
});

test('declining requires a reason', async () => {
  const entry = await asked();
  expect((await act(entry, 'decline', { reason: '  ' })).body).toMatchObject({
    fields: { reason: 'Say why, in a sentence the person will read' },
  });
});

test('an invitation is emailed once, and the database holds no link', async () => {
  const { entry, token } = await invited();
  const rows = await world.db.select().from(invitations).where(eq(invitations.entryId, entry.id));
  expect(rows).toMatchObject([{ mail: 'sent', invitedBy: admin.user.id }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  await world.deps.jobs.enqueue(world.db, sendInvitation, { invitationId: rows[0]?.id ?? '' });
  await world.runJobs();
  expect(await world.mailbox(entry.email)).toHaveLength(2); // the confirmation, and one invitation
});

/** The id of a request's live invitation. */
async function liveOf(entry: { id: string }): Promise<string | undefined> {
  const sent = await world.db.select().from(invitations).where(eq(invitations.entryId, entry.id));
  return sent.find(({ withdrawnAt }) => !withdrawnAt)?.id;
}

test('concurrent invites, or concurrent new links, send one email, and only one link stays valid', async () => {
  const entry = await asked();
  const pressed = (replaces?: string) =>
    Promise.all(Array.from({ length: 4 }, () => act(entry, 'invite', { replaces })));
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses(await pressed())).toEqual([200, 409, 409, 409]);
  const token = await linkOf(entry, 2);
  expect((await act(entry, 'invite')).body).toMatchObject({
    error: 'This person is already invited. Open the request to send a new link.',
  });
  const many = await admin.post('/api/admin/waitlist/bulk', { action: 'invite', entryIds: [entry.id] });
  expect(many.body).toMatchObject({ done: [], refused: [{ entryId: entry.id }] });
  expect((await read(token)).state).toBe('open');

  const again = await pressed(await liveOf(entry));
  expect(statuses(again)).toEqual([200, 409, 409, 409]);
  expect(again.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'A new link was just sent. Check again before you send another.',
  });
  const sent = await world.db.select().from(invitations).where(eq(invitations.entryId, entry.id));
  expect(sent).toHaveLength(2);
});

test('resending ends the old link, which then says that there is a newer one', async () => {
  const { entry, token: old } = await invited();
  await act(entry, 'invite', { replaces: await liveOf(entry) });
  await world.runJobs();
  expect((await read(old)).state).toBe('replaced');
  const token = await linkOf(entry, 3);
  expect(token).not.toBe(old);
  expect((await read(token)).state).toBe('open');
  expect((await world.visitor().post('/api/join/accept', { token: old })).body).toMatchObject({
    code: 'link_wrong',
    error: 'We sent you a newer invitation. Use the link in the newest email.',
  });
});

test('a link shows whom it is for with a masked email, and reading it changes nothing', async () => {
  const { entry, token } = await invited();
  const offer = await read(token);
  expect(offer).toMatchObject({ state: 'open', address: ADDRESS, plan: 'plus', you: 'nobody' });
  expect(offer.email).toBe(`${entry.email.slice(0, 1)}•••@example.com`);
  expect((await read(token)).state).toBe('open');
  expect((await world.visitor().post('/api/join/read', { token: 'x'.repeat(43) })).status).toBe(400);
});

test('accepting signs the person in, opens the account, and works once', async () => {
  const { entry, token } = await invited();
  const browser = world.visitor();
  expect((await browser.post('/api/join/accept', { token })).body).toEqual({ email: entry.email });
  expect((await browser.get('/api/account')).body).toMatchObject({ email: entry.email, role: 'USER' });
  expect((await browser.get('/api/join')).body).toMatchObject({
    invitation: { address: ADDRESS, plan: 'plus', acceptedAt: expect.any(String), finishedAt: null },
    place: { status: 'invited' },
    mayStart: true,
  });
  const other = world.visitor();
  expect((await other.post('/api/join/accept', { token })).body).toMatchObject({
    error: 'This invitation was already accepted. Sign in to continue.',
  });
  expect((await other.get('/api/account')).status).toBe(401);
  expect(await read(token, browser)).toMatchObject({ state: 'accepted', you: 'invited', address: null });
});

test('when two browsers open the same link, only one is signed in', async () => {
  const { token } = await invited();
  const answers = await Promise.all([1, 2].map(() => world.visitor().post('/api/join/accept', { token })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
});

test('a person signed in as someone else cannot use the link', async () => {
  const { token } = await invited();
  const stranger = await signedIn(world);
  expect((await read(token, stranger)).you).toBe('somebody-else');
  expect((await stranger.post('/api/join/accept', { token })).status).toBe(403);
  expect((await stranger.get('/api/join')).body).toMatchObject({ invitation: null, place: null });
  expect((await read(token)).state).toBe('open');
});

test('a person signed in with the invited address accepts without the link', async () => {
  const { entry, token } = await invited();
  const me = await signedIn(world, entry.email);
  expect(((await me.get('/api/join')).body as Joining).invitation?.acceptedAt).toBeNull();
  expect((await me.post('/api/join/take')).body).toMatchObject({
    invitation: { acceptedAt: expect.any(String) },
  });
  expect((await me.post('/api/join/take')).status).toBe(200); // idempotent
  expect((await read(token)).state).toBe('accepted');
  expect((await (await signedIn(world)).post('/api/join/take')).status).toBe(409);
});

test('a person who left the waitlist cannot be invited, and an invitation ends when they leave', async () => {
  const { entry, token } = await invited();
  const leave = async ({ email }: { email: string }) => {
    const mails = await world.mailbox(email);
    const link = mails.map(({ text }) => /waitlist\/leave\?token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    await world.visitor().post('/api/waitlist/leave', { token: link ?? '' });
  };
  await leave(entry);
  expect((await read(token)).state).toBe('withdrawn');
  const gone = await asked();
  await leave(gone);
  const refusal = { error: 'This person has left the waitlist.' };
  expect((await act(gone, 'invite')).body).toMatchObject(refusal);
  expect((await act(gone, 'approve')).body).toMatchObject(refusal);
});

test('an active membership completes the invitation, even if the browser was closed', async () => {
  const { entry, token } = await invited();
  const me = world.visitor();
  await me.post('/api/join/accept', { token });
  const { id } = (await me.get('/api/account')).body as { id: string };
  for (const _ of [1, 2]) await world.db.transaction((tx) => finishInvitation(tx, id, world.clock.now()));
  expect((await me.get('/api/join')).body).toMatchObject({
    invitation: { finishedAt: expect.any(String) },
    place: { status: 'joined' },
  });
  expect((await act(entry, 'invite')).body).toMatchObject({ error: 'This request has already joined.' });
  expect((await act(entry, 'withdraw')).status).toBe(409);
});

test('withdrawing an invitation while the first payment arrives doesn’t block the payment', async () => {
  const { entry, token } = await invited();
  const me = world.visitor();
  await me.post('/api/join/accept', { token });
  const { id } = (await me.get('/api/account')).body as { id: string };
  const now = world.clock.now();
  let finishing = Promise.resolve();
  await world.db.transaction(async (tx) => {
    await holdEntry(tx, entry.id);
    finishing = world.db.transaction((other) => finishInvitation(other, id, now));
    await expect.poll(waiting).toBeGreaterThan(0);
    await withdrawLive(tx, entry.id, now);
  });
  await finishing;
  const rows = await world.db.select().from(invitations).where(eq(invitations.entryId, entry.id));
  expect(rows).toMatchObject([{ withdrawnAt: now, finishedAt: null }]);
});

test('a withdrawn invitation grants nothing, even if it was accepted', async () => {
  const live = { db: world.db, config: { ...world.deps.config, demo: false } };
  const { entry, token } = await invited();
  const me = world.visitor();
  await me.post('/api/join/accept', { token });
  const { id } = (await me.get('/api/account')).body as { id: string };
  expect(await mayStartMembership(live, id)).toBe(true);
  expect((await act(entry, 'withdraw')).body).toMatchObject({ status: 'approved', invitation: null });
  expect(await mayStartMembership(live, id)).toBe(false);
  expect(await mayStartMembership(live, (await signedIn(world)).user.id)).toBe(false);
  expect((await read(token)).state).toBe('withdrawn');
});

const strict = await openWorld({ withWorkers: false });

/** A person who has accepted, with invitation-only joining: a demo lets everyone in. */
async function acceptedInStrict() {
  Object.assign(strict.deps.config, { demo: true });
  const boss = await signedInAdmin(strict);
  const entry = await asked(strict, boss);
  await boss.post(`/api/admin/waitlist/${entry.id}/invite`);
  const me = await signedIn(strict, entry.email);
  await me.post('/api/join/take');
  Object.assign(strict.deps.config, { demo: false });
  const withdraw = () => boss.post(`/api/admin/waitlist/${entry.id}/withdraw`, {});
  const begin = () => me.post('/api/membership', agreement(strict, 'plus', 'month'));
  return { me, withdraw, begin };
}

test('a pending membership whose invitation is withdrawn can no longer be paid', async () => {
  const { me, withdraw, begin } = await acceptedInStrict();
  const { clientSecret } = (await begin()).body as MembershipChanged;
  expect((await withdraw()).status).toBe(200);
  await strict.runJobs();
  expect((await viewOf(me)).membership?.status).toBe('ended');
  expect((await enterCard(me, clientSecret)).body).not.toMatchObject({ outcome: 'done' });
  expect((await me.get('/api/membership/invoices')).body).not.toMatchObject([{ status: 'paid' }]);
  expect((await begin()).body).toMatchObject({ code: 'not_allowed' });
});

test('an invitation withdrawn while a membership is starting leaves nothing to pay', async () => {
  const { me, withdraw, begin } = await acceptedInStrict();
  const { billing } = strict.deps;
  const start = billing.start.bind(billing);
  onTestFinished(() => void (billing.start = start));
  billing.start = async (request) => {
    await withdraw();
    return start(request);
  };
  expect((await begin()).body).toMatchObject({ code: 'not_allowed' });
  expect((await viewOf(me)).membership?.status).toBe('ended');
});

const run = async (name: string, data: object) => {
  const found = invitationsHandlers.find(({ job }) => job.name === name);
  await found?.run(world.deps, data as never);
};

test('a refused address is shown, and a later sweep retries after an outage', async () => {
  const entry = await asked();
  const at = `/api/admin/waitlist/${entry.id}/invite`;
  const { invitation } = (await admin.post(at)).body as WaitlistEntry;
  world.mailSwitch.next = 'fail';
  await expect(run(sendInvitation.name, { invitationId: invitation?.id })).rejects.toThrow('did not answer');
  world.mailSwitch.next = 'refuse';
  await run(sendInvitation.name, { invitationId: invitation?.id });
  const listed = await admin.get(`/api/admin/waitlist?q=${entry.email}`);
  expect(listed.body).toMatchObject({ rows: [{ invitation: { mail: 'refused' } }] });
  world.mailSwitch.next = 'keep';
  await admin.post(at, { replaces: invitation?.id });
  world.clock.advance(minutes(20));
  const queued = () =>
    world.database.pool
      .query(`select 1 from pgboss.job where name = $1`, [sendInvitation.name])
      .then(({ rows }) => rows.length);
  const before = await queued();
  await run(sendDueInvitations.name, {});
  expect(await queued()).toBe(before + 1);
});

test('a decision made during a mail server outage is emailed once afterward', async () => {
  const entry = await asked();
  const reason = 'The only road out is a private one.';
  const { body } = await act(entry, 'decline', { reason });
  const decision = { entryId: entry.id, decidedAt: (body as WaitlistEntry).decidedAt };
  world.mailSwitch.next = 'fail';
  await expect(run(sendDecision.name, decision)).rejects.toThrow('did not answer');
  world.mailSwitch.next = 'keep';
  world.clock.advance(minutes(20));
  const queued = () =>
    world.database.pool
      .query(`select 1 from pgboss.job where name = $1`, [sendDecision.name])
      .then(({ rows }) => rows.length);
  const before = await queued();
  await run(sendDueInvitations.name, {});
  expect(await queued()).toBe(before + 1);
  await run(sendDecision.name, decision);
  await run(sendDecision.name, decision);
  const told = (await world.mailbox(entry.email)).filter(
    ({ subject }) => subject === 'About your request to join Hearthline',
  );
  expect(told).toHaveLength(1);
  await run(sendDueInvitations.name, {});
  expect(await queued()).toBe(before + 1);
});

test('a link expires after 14 days', async () => {
  const late = await openWorld({ withWorkers: false });
  const boss = await signedInAdmin(late);
  const entry = await asked(late, boss);
  await boss.post(`/api/admin/waitlist/${entry.id}/invite`);
  const [row] = await late.db.select().from(invitations);
  const { tokenOf } = await import('./token.ts');
  const token = tokenOf(late.deps.masterKeys, row?.id ?? '');
  const state = async () =>
    ((await late.visitor().post('/api/join/read', { token })).body as JoinOffer).state;
  late.clock.advance(days(14) - minutes(1));
  expect(await state()).toBe('open');
  late.clock.advance(minutes(2));
  expect(await state()).toBe('expired');
  expect((await late.visitor().post('/api/join/accept', { token })).body).toMatchObject({
    error: 'This invitation has expired. Write to us, and we’ll send you a new one.',
  });
  await late.db.delete(waitlistEntries);
  expect(await late.db.select().from(invitations)).toEqual([]);
});
