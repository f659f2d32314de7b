import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { readCsv } from '#server/platform/csv.ts';
import type { Mail } from '#server/ports/mail.ts';
import { openWorld, signedIn, signedInAdmin, type Browser, type World } from '#test/world.ts';
import { contactHandlers } from './jobs.ts';
import { runSendReply } from './reply-jobs.ts';
import { contactEvents, contactMessages, contactReplies } from './tables.ts';

const world = await openWorld({ env: { SUPPORT_EMAIL: 'team@example.com' }, withWorkers: false });
/** For tests that count all messages: each of them deletes what there is first. */
const counting = await openWorld({ withWorkers: false });
const [admin, other] = [await signedInAdmin(world), await signedInAdmin(world)];

type Page = {
  rows: { id: string; subject: string }[];
  next: string | null;
  total: number;
  counts: Record<string, number>;
};
const list = async (query: string, by: Browser = admin) =>
  (await by.get(`/api/admin/messages?${query}`)).body as Page;

/** Somebody who wrote, as the team finds the message. */
async function written(more: object = {}, in_: World = world, by: Browser = admin) {
  const email = `${randomUUID()}@example.com`;
  const message = {
    firstName: 'Maya',
    lastName: 'Díaz',
    subject: 'Is my street covered?',
    message: 'We live in Paradise.',
  };
  await in_.visitor().post('/api/contact', { ...message, email, ...more });
  const [row] = (await list(`q=${email}`, by)).rows;
  if (!row) throw new Error('the message is not listed');
  return { id: row.id, email };
}
type Written = { id: string };
const act = async (message: Written, what: string, body: object = {}, by: Browser = admin) =>
  by.post(`/api/admin/messages/${message.id}/${what}`, body);
const read = async (message: Written) =>
  (await admin.get(`/api/admin/messages/${message.id}`)).body as SupportMessage;
const answersTo = async ({ email }: { email: string }) =>
  (await world.mailbox(email)).filter(({ subject }) => subject.startsWith('Re: '));
const answer = (more: object = {}) => ({ replyId: randomUUID(), text: 'Yes, all of it.', seen: 0, ...more });

test('a reply is saved and emailed with the original, and the message becomes answered and assigned', async () => {
  const message = await written();
  const { status, body } = await act(message, 'reply', answer({ text: 'Yes.\n\nAll of <it>.' }));
  expect([status, body]).toMatchObject([
    200,
    { status: 'answered', assignee: { id: admin.user.id }, replies: [{ text: 'Yes.\n\nAll of <it>.' }] },
  ]);
  const [mail] = await world.mailbox(message.email, 2);
  expect(mail?.subject).toBe('Re: Is my street covered?');
  expect(mail?.text).toContain('Hello Maya');
  expect(mail?.text).toContain('> We live in Paradise.');
  expect(mail?.html).toContain('All of &lt;it&gt;.');
  expect(await read(message)).toMatchObject({ replies: [{ mail: 'sent', sentAt: expect.any(String) }] });
});

test('replying to our reply goes to support', async () => {
  const message = await written();
  const given = answer();
  await act(message, 'reply', given);
  const sent: Mail[] = [];
  const mail = {
    send: async (m: Mail) => (sent.push(m), { outcome: 'sent' as const }),
    close: async () => undefined,
  };
  await Promise.all([1, 2, 3].map(() => runSendReply({ ...world.deps, mail }, given.replyId)));
  expect(sent).toMatchObject([{ to: message.email, replyTo: { address: 'team@example.com' } }]);
});

test('a reply sent twice goes out once; a conflicting one is refused', async () => {
  const message = await written();
  const given = answer();
  const both = await Promise.all([act(message, 'reply', given), act(message, 'reply', given)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const late = await act(message, 'reply', answer({ text: 'No.' }), other);
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: expect.stringContaining('answered meanwhile. Read that answer before you send yours.') },
  ]);
  expect((await act(message, 'reply', answer({ seen: 1 }), other)).status).toBe(200);
  expect((await read(message)).replies).toHaveLength(2);
  const elsewhere = await act(await written(), 'reply', given);
  expect(elsewhere.status).toBe(409);
});

test('when two administrators take a message at once, one gets it and the other sees who did', async () => {
  const message = await written();
  const [one, two] = await Promise.all(
    [admin, other].map((by) => act(message, 'assign', { assignee: by.user.id, was: null }, by)),
  );
  expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 409]));
  const lost = one?.status === 409 ? one : two;
  const has = (await read(message)).assignee;
  expect(lost?.body).toMatchObject({ error: `${has?.name} took this message meanwhile.` });
  expect((await act(message, 'assign', { assignee: null, was: has?.id })).body).toMatchObject({
    assignee: null,
  });
  const member = await signedIn(world);
  const wrong = await act(message, 'assign', { assignee: member.user.id, was: null });
  expect(wrong.body).toMatchObject({ error: 'This person no longer answers messages. Choose someone else.' });
});

test('closing an unanswered message requires a reason, and reopening restarts its 24 hours', async () => {
  const message = await written();
  expect((await act(message, 'close')).body).toMatchObject({
    fields: { reason: 'Say why it needs no answer' },
  });
  expect((await act(message, 'close', { reason: 'An advertisement.' })).body).toMatchObject({
    status: 'closed',
  });
  expect((await act(message, 'close', { reason: 'Again.' })).status).toBe(409);
  expect((await act(message, 'reply', answer())).body).toMatchObject({
    error: 'This message is closed. Open it again to answer.',
  });
  world.clock.advance(hours(1));
  const aDayOn = () => new Date(world.clock.now().getTime() + hours(24)).toISOString();
  const earliest = aDayOn();
  const { dueAt } = (await act(message, 'reopen')).body as SupportMessage;
  expect([earliest, dueAt, aDayOn()].toSorted()[1]).toBe(dueAt);
  await act(message, 'note', { text: 'Called back.' });
  expect((await read(message)).events).toMatchObject([
    { kind: 'closed', text: 'An advertisement.' },
    { kind: 'reopened' },
    { kind: 'note', text: 'Called back.' },
  ]);
  await act(message, 'reply', answer());
  expect((await act(message, 'close')).body).toMatchObject({ status: 'closed' });
});

test('a message is overdue after 24 hours without a reply and is listed first', async () => {
  await counting.db.delete(contactMessages);
  const old = await written({ subject: 'Old' }, counting, await signedInAdmin(counting));
  counting.clock.advance(hours(23));
  // Sessions of administrators are shorter than a day.
  const boss = await signedInAdmin(counting);
  expect((await list('status=overdue', boss)).total).toBe(0);
  counting.clock.advance(hours(1));
  const recent = await written({ subject: '100% new' }, counting, boss);
  expect(await list('status=overdue', boss)).toMatchObject({
    rows: [{ id: old.id }],
    counts: { overdue: 1, open: 2 },
  });
  expect((await list('', boss)).rows.map(({ id }) => id)).toEqual([old.id, recent.id]);
  expect((await list('q=100%25', boss)).total).toBe(1);
  expect((await list('q=%25%25', boss)).total).toBe(0);
  expect((await list('q=maya d', boss)).total).toBe(2);
  await act(old, 'reply', answer(), boss);
  expect(await list('status=overdue', boss)).toMatchObject({ total: 0, counts: { answered: 1 } });
  expect((await list('status=all&assignee=me', boss)).total).toBe(1);
  expect((await list('status=all&assignee=nobody', boss)).total).toBe(1);
});

test('pages list every message once while new ones arrive', async () => {
  await counting.db.delete(contactMessages);
  const boss = await signedInAdmin(counting);
  for (const subject of ['a', 'b', 'c']) {
    counting.clock.advance(minutes(1));
    await written({ subject }, counting, boss);
  }
  const first = await list('sort=-created&limit=2', boss);
  counting.clock.advance(minutes(1));
  await written({ subject: 'd' }, counting, boss);
  const second = await list(`sort=-created&limit=2&after=${first.next}`, boss);
  expect([...first.rows, ...second.rows].map(({ subject }) => subject)).toEqual(['c', 'b', 'a']);
  expect(second).toMatchObject({ next: null, total: 4 });
});

test('a refused reply reopens the message and can be sent once the problem is fixed', async () => {
  const message = await written();
  const given = answer();
  await act(message, 'reply', given);
  world.mailSwitch.next = 'fail';
  await expect(runSendReply(world.deps, given.replyId)).rejects.toThrow('did not answer');
  world.mailSwitch.next = 'refuse';
  await runSendReply(world.deps, given.replyId);
  expect(await read(message)).toMatchObject({
    status: 'open',
    answeredAt: null,
    replies: [{ mail: 'refused' }],
  });
  const again = `replies/${given.replyId}/resend`;
  expect((await act(message, again)).body).toMatchObject({
    status: 'answered',
    replies: [{ mail: 'due' }],
  });
  expect((await act(message, again)).status).toBe(409);
  world.mailSwitch.next = 'keep';
  await runSendReply(world.deps, given.replyId);
  expect(await answersTo(message)).toHaveLength(1);
});

test('the sweep sends a reply after an outage of hours; after a week its message is reopened', async () => {
  await world.runJobs();
  const [message, lost] = [await written(), await written()];
  const [soon, late] = [answer(), answer()];
  await act(message, 'reply', soon);
  await act(lost, 'reply', late);
  await world.db
    .update(contactReplies)
    .set({ createdAt: new Date(world.clock.now().getTime() - days(8)) })
    .where(eq(contactReplies.id, late.replyId));
  await world.db.execute('delete from pgboss.job');
  world.clock.advance(minutes(30));
  const [, sweep] = contactHandlers;
  await sweep?.run(world.deps, {});
  expect(await read(lost)).toMatchObject({ status: 'open', replies: [{ mail: 'refused' }] });
  expect(await answersTo(message)).toHaveLength(1);
  expect(await answersTo(lost)).toEqual([]);
});

test('messages are exported without their text, and the audit log records who did it', async () => {
  const { email } = await written({ subject: '=1+1', message: 'Something private' });
  const { text } = await admin.get(`/api/admin/messages/export?q=${email}`);
  const lines: string[][] = [];
  for await (const { fields } of readCsv([text])) lines.push(fields);
  expect(lines[1]).toMatchObject([
    expect.any(String),
    'Maya Díaz',
    email,
    "'=1+1",
    'open',
    expect.any(String),
    '',
    '',
  ]);
  expect(text).not.toContain('private');
  const [entry] = await officeHistory(world.db, { limit: 1 });
  expect(entry).toMatchObject({ action: 'list.exported' });
  expect(entry?.detail).toMatch(/^messages, .*a search, 1 rows$/);
});

test('replies and notes are deleted with their message', async () => {
  await counting.db.delete(contactMessages);
  const boss = await signedInAdmin(counting);
  const message = await written({}, counting, boss);
  await act(message, 'reply', answer(), boss);
  await act(message, 'note', { text: 'Kind.' }, boss);
  expect(await counting.db.select().from(contactReplies)).toHaveLength(1);
  await counting.db.delete(contactMessages);
  expect(await counting.db.select().from(contactReplies)).toEqual([]);
  expect(await counting.db.select().from(contactEvents)).toEqual([]);
});

test('line breaks in a name or subject become spaces, so no one can inject email headers or list lines', async () => {
  const message = await written({
    firstName: 'Maya\r\nBcc: all@example.com',
    subject: ' Is my street\n\u2028covered?\r\n\r\nDear all',
  });
  const kept = await read(message);
  expect(kept).toMatchObject({
    name: 'Maya Bcc: all@example.com Díaz',
    subject: 'Is my street covered? Dear all',
  });
  await act(message, 'reply', answer());
  expect((await world.mailbox(message.email, 2))[0]?.subject).toBe('Re: Is my street covered? Dear all');
});

test('a reply whose sending wasn’t recorded because the process died is resent as the same email', async () => {
  const message = await written();
  const { replyId } = answer();
  await act(message, 'reply', answer({ replyId }));
  await runSendReply(world.deps, replyId);
  await world.db
    .update(contactReplies)
    .set({ mail: 'due', sentAt: null })
    .where(eq(contactReplies.id, replyId));
  await runSendReply(world.deps, replyId);
  expect(await answersTo(message)).toHaveLength(1);
});
