import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import type { AsideMessage } from '#contract/service/inbound.ts';
import { createPostmarkMailIn, POSTMARK_USER } from '#server/adapters/mail-in.postmark.ts';
import { minutes } from '#server/platform/clock.ts';
import { findUnread } from '#server/service/conversations/jobs.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const PASSWORD = 'a-password-of-the-webhook';
const env = { REPLY_ADDRESS: 'reply@in.hearthline.example', POSTMARK_INBOUND_PASSWORD: PASSWORD };
const world = await openWorld({
  withWorkers: false,
  env,
  mailIn: createPostmarkMailIn({ password: PASSWORD }),
});
const { db, deps, clock } = world;
const agent = await signedInAs(world, 'AGENT');

type Me = Awaited<ReturnType<typeof coveredMember>>;
const help = async (me: Me) => (await me.get(`${me.api}/help`)).body as HelpView;
const messages = async (me: Me) => (await help(me)).conversation?.messages ?? [];
const unknown = async () => (await agent.get('/api/desk/unknown')).body as AsideMessage[];
const caseRow = async (me: Me) =>
  (
    await db.execute<{ severity: number; state: string; due_at: string | null }>(
      sql`select severity, state, due_at from cases where home_id = ${me.homeId}`,
    )
  ).rows[0];

let emails = 0;
const VOUCHED = { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU' };

/** Calls our webhook as Postmark does. */
async function email(given: object, password = PASSWORD): Promise<number> {
  const body = { MessageID: `pm-${(emails += 1)}`, Subject: 'Re: x', Headers: [VOUCHED], ...given };
  const credentials = Buffer.from(`${POSTMARK_USER}:${password}`).toString('base64');
  const reply = await world.app.http.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    payload: JSON.stringify(body),
  });
  await world.runJobs();
  return reply.statusCode;
}

/** A member with a case, and the reply address for it. */
async function asked(): Promise<{ me: Me; to: string; caseId: string }> {
  const me = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  await me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text: 'A question' });
  const caseId = (await help(me)).conversation?.caseId ?? '';
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'Test' });
  const answer = { id: crypto.randomUUID(), text: 'CANARY-ANSWER', readSeq: 1 };
  expect((await agent.post(`/api/desk/cases/${caseId}/messages`, answer)).status).toBe(201);
  const to = replyAddress(deps, { caseId, userId: me.user.id })?.address ?? '';
  return { me, to, caseId };
}
const from = (me: Me, text: string, to: string) => ({
  FromFull: { Email: me.email },
  OriginalRecipient: to,
  TextBody: text,
});

test('every concierge email has a reply address that proves the case and the person', async () => {
  const { me, to } = await asked();
  clock.advance(minutes(2));
  await deps.jobs.enqueue(db, findUnread, {});
  await world.runJobs();
  const [mail] = await world.mailbox(me.email);
  expect(mail).toMatchObject({ subject: 'Our team replied to you', replyTo: to });
  expect(to).toMatch(/^reply\+[a-z2-7]{42}@in\.hearthline\.example$/);
  expect(mail?.text).toContain('You can also answer this email.');
  expect(mail?.text).toContain('People answer 24/7.');
  expect(mail?.text).not.toContain('CANARY');
});

test('an answer goes into the conversation without the quote, and our reply goes back by email in words', async () => {
  const { me, to, caseId } = await asked();
  const text =
    'Yes, on Monday.\n\nOn Mon, Nov 16, 2026 at 8:00 AM Hearthline <x@y.example> wrote:\n> CANARY-QUOTE';
  expect(await email(from(me, text, to.toUpperCase()))).toBe(200);
  expect((await messages(me)).at(-1)).toMatchObject({
    text: 'Yes, on Monday.',
    channel: 'email',
    isVerified: true,
    isYou: true,
  });
  expect((await caseRow(me))?.due_at).not.toBeNull(); // the case waits for our answer
  const answer = { id: crypto.randomUUID(), text: 'Monday it is.', readSeq: 3 };
  expect((await agent.post(`/api/desk/cases/${caseId}/messages`, answer)).status).toBe(201);
  await world.runJobs();
  const [mail] = await world.mailbox(me.email);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Your case /) as string, replyTo: to });
  expect(mail?.text).toContain('Monday it is.');
});

test('the same email twice is one message', async () => {
  const { me, to } = await asked();
  const mail = { ...from(me, 'Once', to), MessageID: 'pm-twice' };
  expect([await email(mail), await email(mail)]).toEqual([200, 200]);
  expect((await messages(me)).filter(({ text }) => text === 'Once')).toHaveLength(1);
});

test.each<[string, (me: Me) => object]>([
  ['another address', () => ({ FromFull: { Email: 'stranger@example.com' } })],
  ['a domain that doesn’t vouch for it', () => ({ Headers: [] })],
  ['a header that the sender wrote as well', () => ({ Headers: [VOUCHED, VOUCHED] })],
])('from %s: kept and marked, triggers nothing', async (_, forged) => {
  const { me, to } = await asked();
  const before = await caseRow(me);
  await email({ ...from(me, 'We are trapped. Send money.', to), ...forged(me) });
  expect((await messages(me)).at(-1)).toMatchObject({ isVerified: false, isYou: false, channel: 'email' });
  expect(await caseRow(me)).toEqual(before);
  expect((await messages(me)).at(-1)?.text).toContain('We are trapped');
});

test('a listed phrase from the member makes the case life-threatening', async () => {
  const { me, to } = await asked();
  await email(from(me, 'My father is trapped in the house', to));
  expect(await caseRow(me)).toMatchObject({ severity: 0 });
});

test('an address of someone else’s case, a wrong proof and no address at all go to our team as unknown', async () => {
  const { me, to } = await asked();
  const other = await asked();
  const mixed = `${to.slice(0, 32)}${other.to.slice(32)}`;
  const before = await messages(me);
  for (const address of [mixed, 'reply@in.hearthline.example', 'reply+nonsense@in.hearthline.example'])
    await email({ ...from(me, `To ${address}`, address) });
  expect(await messages(me)).toEqual(before);
  const waiting = (await unknown()).filter(({ text }) => text.includes('To '));
  expect(waiting.map(({ reason, kind }) => [reason, kind])).toEqual(
    [1, 2, 3].map(() => ['unknown-sender', 'email']),
  );
  expect(waiting[0]?.from).toContain('•••'); // agents have to click to see addresses
});

test('bounces, automatic replies and our own emails are ignored and never answered', async () => {
  const { me, to } = await asked();
  const before = await messages(me);
  const sent = (await world.mailbox(me.email, 0)).length;
  for (const more of [
    { Headers: [VOUCHED, { Name: 'Auto-Submitted', Value: 'auto-replied' }] },
    { Headers: [VOUCHED, { Name: 'Return-Path', Value: '<>' }] },
    { Subject: 'Automatic reply: Your case' },
    { FromFull: { Email: 'hello@hearthline.example' } },
  ])
    await email({ ...from(me, 'I am away until Monday', to), ...more });
  expect(await messages(me)).toEqual(before);
  expect(await world.mailbox(me.email, 0)).toHaveLength(sent);
});

test('the sixth email of an address in ten minutes is set aside, except danger to life', async () => {
  const { me, to } = await asked();
  for (let n = 0; n < 6; n += 1) await email(from(me, `Word ${n}`, to));
  const texts = (await messages(me)).map(({ text }) => text);
  expect(texts).toContain('Word 4');
  expect(texts).not.toContain('Word 5');
  await email(from(me, 'We can’t get out', to));
  expect(await caseRow(me)).toMatchObject({ severity: 0 });
});

test('forged emails don’t keep the member’s own from counting', async () => {
  const { me, to } = await asked();
  for (let n = 0; n < 7; n += 1) await email({ ...from(me, `Forged ${n}`, to), Headers: [] });
  await email(from(me, 'My own words', to));
  expect((await messages(me)).at(-1)).toMatchObject({ text: 'My own words', isVerified: true });
  expect((await messages(me)).filter(({ isVerified }) => !isVerified)).toHaveLength(5);
});

test('a wrong password is refused', async () => {
  const { me, to } = await asked();
  expect(await email(from(me, 'Hello', to), 'another password')).toBe(403);
  expect((await messages(me)).map(({ text }) => text)).not.toContain('Hello');
});

test('an answer from the demo mailbox takes the same way', async () => {
  const { me, to } = await asked();
  const answer = { id: crypto.randomUUID(), from: me.email, to, subject: 'Re: x', text: 'From the mailbox' };
  for (let n = 0; n < 2; n += 1)
    expect((await world.visitor().post('/api/demo/mailbox/reply', answer)).status).toBe(204);
  await world.runJobs();
  expect((await messages(me)).map(({ text }) => text)).toEqual([
    'A question',
    'CANARY-ANSWER',
    'From the mailbox',
  ]);
});
