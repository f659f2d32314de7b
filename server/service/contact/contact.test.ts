import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { days, minutes } from '#server/platform/clock.ts';
import type { Mail } from '#server/ports/mail.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { ACKNOWLEDGEMENTS_A_DAY } from './contact.ts';
import { contactHandlers } from './jobs.ts';
import { visitors } from './tables.ts';

const world = await openWorld({ env: { SUPPORT_EMAIL: 'team@example.com' }, withWorkers: false });
let people = 0;
const message = (more: object = {}) => ({
  firstName: 'Maya',
  lastName: 'Díaz',
  email: `writer${(people += 1)}@example.com`,
  subject: 'Is my street covered?',
  message: 'We live in Paradise.\n\nThree people & a <dog>.',
  ...more,
});
const send = (body: object) => world.visitor().post('/api/contact', body);
const messagesOf = (email: string) => world.db.select().from(visitors).where(eq(visitors.email, email));
const forwardedFrom = async (email: string) =>
  (await world.mailbox('team@example.com')).filter((mail) => mail.text.includes(email));

test('a message is saved, forwarded to the team and acknowledged to the sender', async () => {
  const written = message();
  const { status, body } = await send(written);
  const { message: words, ...who } = written;
  const [row] = await messagesOf(written.email);
  expect(row).toMatchObject(who);
  const { reference } = body as { reference: string };
  expect([status, body]).toEqual([201, { receivedAt: expect.any(String), reference, isInApp: false }]);
  expect(reference).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
  const [acknowledged] = await world.mailbox(written.email);
  expect(acknowledged?.subject).toBe('We have your message · Hearthline');
  expect(acknowledged?.text).toContain('within 24 hours');
  expect(acknowledged?.text).toContain(`Your reference number is ${reference}.`);
  // A double click is one message with one number.
  expect((await send(written)).body).toMatchObject({ reference });
  const admin = await signedInAdmin(world);
  const found = await admin.get(`/api/desk/cases?state=all&q=${reference}`);
  expect(found.body).toMatchObject({
    total: 1,
    rows: [{ id: row?.caseId, kind: 'visitor', person: 'Maya Díaz', subject: written.subject, place: null }],
  });
  const thread = await admin.get(`/api/desk/cases/${row?.caseId}/messages`);
  expect(thread.body).toMatchObject({ lastSeq: 1, messages: [{ from: 'visitor', text: words }] });
  const [forwarded] = await forwardedFrom(written.email);
  expect(forwarded?.subject).toBe('Contact: Is my street covered?');
  expect(forwarded?.text).toContain('From Maya Díaz');
  expect(forwarded?.text).toContain('Three people & a <dog>.');
  expect(forwarded?.html).toContain('Three people &amp; a &lt;dog&gt;.');
});

test('the acknowledgment contains nothing that was typed, so the form can’t relay a stranger’s text', async () => {
  const written = message({ firstName: 'Buy http://spam.example', subject: 'Cheap http://spam.example' });
  await send(written);
  const [mail] = await world.mailbox(written.email);
  expect(mail?.text + String(mail?.html) + String(mail?.subject)).not.toContain('spam');
});

test('replying to the forwarded email replies to the sender', async () => {
  const sent: Mail[] = [];
  const written = message();
  await send(written);
  const mail = {
    send: async (m: Mail) => (sent.push(m), { outcome: 'sent' as const }),
    close: async () => undefined,
  };
  const [row] = await messagesOf(written.email);
  const deps = { ...world.deps, mail };
  const [sendMails] = contactHandlers;
  await sendMails?.run(deps, { messageId: row?.caseId ?? '' });
  expect(sent[1]?.replyTo).toEqual({ name: 'Maya Díaz', address: written.email });
  await sendMails?.run(deps, { messageId: row?.caseId ?? '' });
  expect(sent).toHaveLength(2); // a repeated job sends nothing again
});

test.each(['firstName', 'lastName', 'email', 'subject', 'message'])(
  'a message without %s is refused with a field error',
  async (field) => {
    const { status, body } = await send(message({ [field]: '   ' }));
    expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  },
);

test('a double click sends one message; the same text later is another', async () => {
  const written = message();
  const answers = await Promise.all([send(written), send(written), send(written)]);
  expect(new Set(answers.map((a) => a.text)).size).toBe(1);
  expect(await messagesOf(written.email)).toHaveLength(1);
  world.clock.advance(minutes(11));
  await send(written);
  expect(await messagesOf(written.email)).toHaveLength(2);
});

test('a bot that fills in the hidden field is thanked, and nothing is saved', async () => {
  const written = message({ website: 'x' });
  expect((await send(written)).status).toBe(201);
  expect(await messagesOf(written.email)).toEqual([]);
});

test('all messages from one address are saved and forwarded, but only a few a day are acknowledged', async () => {
  const { email } = message();
  const letters = Array.from({ length: 20 }, (_, i) => message({ email, subject: `Question ${i}` }));
  // Concurrent, but fewer than there are connections.
  for (let i = 0; i < letters.length; i += 5) await Promise.all(letters.slice(i, i + 5).map(send));
  await world.runJobs();
  expect((await messagesOf(email)).filter((m) => m.forward === 'sent')).toHaveLength(letters.length);
  expect(await world.mailbox(email)).toHaveLength(ACKNOWLEDGEMENTS_A_DAY);
});

test('outside the demo one client can send twenty messages in ten minutes', async () => {
  const config = { ...world.deps.config, demo: false };
  const { http } = await buildApp(
    { ...world.deps, config },
    { database: world.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
  );
  onTestFinished(() => http.close());
  const statuses = [];
  for (let i = 0; i < 21; i += 1) {
    const reply = await http.inject({ method: 'POST', url: '/api/contact', payload: message() });
    statuses.push(reply.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test('when the support address is refused, the message waits and is sent once that is fixed', async () => {
  const written = message();
  await send(written);
  const [row] = await world.db
    .update(visitors)
    .set({ acknowledgement: 'sent' })
    .where(eq(visitors.email, written.email))
    .returning();
  const [sendMails] = contactHandlers;
  world.mailSwitch.next = 'refuse';
  await expect(sendMails?.run(world.deps, { messageId: row?.caseId ?? '' })).rejects.toThrow(
    'support address',
  );
  expect(await messagesOf(written.email)).toMatchObject([{ forward: 'due', mailTryAt: null }]);
  await sendMails?.run(world.deps, { messageId: row?.caseId ?? '' });
  expect(await forwardedFrom(written.email)).toHaveLength(1);
});

test('two concurrent workers send each email once', async () => {
  const written = message();
  await send(written);
  const [row] = await messagesOf(written.email);
  const [sendMails] = contactHandlers;
  await Promise.all([1, 2, 3].map(async () => sendMails?.run(world.deps, { messageId: row?.caseId ?? '' })));
  expect(await world.mailbox(written.email)).toHaveLength(1);
  expect(await forwardedFrom(written.email)).toHaveLength(1);
});

test('a brief mail outage loses nothing', async () => {
  await world.runJobs();
  const written = message();
  world.mailSwitch.next = 'fail';
  expect((await send(written)).status).toBe(201);
  await world.runJobs();
  expect(await messagesOf(written.email)).toMatchObject([{ acknowledgement: 'due' }]);
  await world.runJobs({ retries: true });
  expect(await world.mailbox(written.email)).toHaveLength(1);
});

test('the sweep catches up after a mail outage of hours, within a week', async () => {
  await world.runJobs();
  const written = message();
  await send(written);
  const old = message();
  await send(old);
  await world.db
    .update(visitors)
    .set({ createdAt: new Date(Date.now() - days(8)) })
    .where(eq(visitors.email, old.email));
  // The first jobs ran out of retries long ago.
  await world.db.execute('delete from pgboss.job');
  world.clock.advance(minutes(30));
  const [, sweep] = contactHandlers;
  await sweep?.run(world.deps, {});
  expect(await world.mailbox(written.email)).toHaveLength(1);
  expect(await forwardedFrom(written.email)).toHaveLength(1);
  expect(await forwardedFrom(old.email)).toEqual([]);
  expect(await messagesOf(old.email)).toMatchObject([{ forward: 'given-up' }]);
});

test('a member who is signed in writes into the conversation of their home, once', async () => {
  const me = await coveredMember(world);
  const written = message({ email: me.email });
  const [first, second] = [await me.post('/api/contact', written), await me.post('/api/contact', written)];
  expect(first.body).toMatchObject({ isInApp: true });
  expect(second.body).toEqual(first.body);
  const { reference } = first.body as { reference: string };
  const { body } = await me.get(`${me.api}/help`);
  expect(body).toMatchObject({
    conversation: {
      ref: reference,
      lastSeq: 1,
      messages: [{ isYou: true, text: `${written.subject}\n\n${written.message}` }],
    },
  });
  expect(await messagesOf(written.email)).toEqual([]);
});

test('a member without a home or a membership gets a case like any visitor', async () => {
  const [without, homeless] = [await coveredMember(world, { plan: null }), await signedIn(world)];
  for (const me of [without, homeless]) {
    const written = message({ email: me.email });
    expect((await me.post('/api/contact', written)).body).toMatchObject({ isInApp: false });
    expect(await messagesOf(me.email)).toHaveLength(1);
  }
});

test('a message that sounds like danger is the next case, but anyone on the web can’t sound every window', async () => {
  const written = message({ message: 'We are trapped on Skyway.' });
  const { reference } = (await send(written)).body as { reference: string };
  const admin = await signedInAdmin(world);
  const { body } = await admin.get(`/api/desk/cases?q=${reference}`);
  expect(body).toMatchObject({ rows: [{ severity: 1, reason: 'visitor-phrase' }] });
  expect((await admin.get('/api/desk')).body).toMatchObject({ alerts: [] });
});

test('a message is deleted after two years, with its case and everything in it', async () => {
  const written = message();
  await send(written);
  const id = (await messagesOf(written.email))[0]?.caseId;
  const [, , forget] = contactHandlers;
  world.clock.advance(days(729));
  await forget?.run(world.deps, {});
  expect(await messagesOf(written.email)).toHaveLength(1);
  world.clock.advance(days(2));
  await forget?.run(world.deps, {});
  expect(await messagesOf(written.email)).toEqual([]);
  for (const table of ['cases', 'case_events', 'case_clocks', 'threads', 'messages'])
    expect([
      table,
      await world.database.pool.query(`select * from ${table} where id = $1`, [id]),
    ]).toMatchObject([table, { rowCount: 0 }]);
});
