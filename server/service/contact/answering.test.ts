import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseView } from '#contract/office/desk.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { readCsv } from '#server/platform/csv.ts';
import type { Mail } from '#server/ports/mail.ts';
import { openWorld, signedInAdmin, signedInAs, type Browser } from '#test/world.ts';
import { contactHandlers } from './jobs.ts';
import { runSendReply } from './reply-jobs.ts';
import { visitorReplies, visitors } from './tables.ts';

const world = await openWorld({ env: { SUPPORT_EMAIL: 'team@example.com' }, withWorkers: false });
const [admin, other] = [await signedInAdmin(world), await signedInAdmin(world)];

type Page = { rows: CaseRow[]; total: number };
const list = async (query: string, by: Browser = admin) =>
  (await by.get(`/api/desk/cases?${query}`)).body as Page;

/** A visitor's message, as the team finds its case. */
async function written(more: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const message = {
    firstName: 'Maya',
    lastName: 'Díaz',
    subject: 'Is my street covered?',
    message: 'We live in Paradise.',
  };
  await world.visitor().post('/api/contact', { ...message, email, ...more });
  const [row] = (await list(`q=${email}`)).rows;
  if (!row) throw new Error('the case is not listed');
  return { id: row.id, email, dueAt: row.dueAt };
}
type Written = Awaited<ReturnType<typeof written>>;
const act = async (message: { id: string }, what: string, body: object = {}, by: Browser = admin) =>
  by.post(`/api/desk/cases/${message.id}/${what}`, body);
const read = async (message: { id: string }) =>
  (await admin.get(`/api/desk/cases/${message.id}`)).body as CaseView;
const answersTo = async ({ email }: Pick<Written, 'email'>) =>
  (await world.mailbox(email)).filter(({ subject }) => subject.startsWith('Re: '));
const answer = (more: object = {}) => ({ id: randomUUID(), text: 'Yes, all of it.', readSeq: 1, ...more });

test('a visitor has 24 hours, as the page promises, and the reply is emailed with what they wrote', async () => {
  const message = await written();
  const opened = Date.parse((await read(message)).openedAt);
  expect(Date.parse(message.dueAt ?? '') - opened).toBe(hours(24));
  const { status, body } = await act(message, 'messages', answer({ text: 'Yes.\n\nAll of <it>.' }));
  expect([status, body]).toMatchObject([201, { seq: 2, from: 'team', text: 'Yes.\n\nAll of <it>.' }]);
  const [mail] = await world.mailbox(message.email, 2);
  expect(mail?.subject).toBe('Re: Is my street covered?');
  expect(mail?.text).toContain('Hello Maya');
  expect(mail?.text).toContain('> We live in Paradise.');
  expect(mail?.html).toContain('All of &lt;it&gt;.');
  expect(await read(message)).toMatchObject({
    isMine: true,
    dueAt: null,
    visitor: { name: 'Maya Díaz', email: message.email, replies: [{ mail: 'sent' }] },
  });
});

test('a visitor who writes from a Spanish page gets our emails in Spanish, and the team’s copy stays English', async () => {
  const email = `${randomUUID()}@example.com`;
  const sent = { firstName: 'Luz', lastName: 'Díaz', email, subject: 'Mi calle', message: '¿Está cubierta?' };
  await world.visitor().post('/api/contact', sent, { 'accept-language': 'es' });
  const [row] = (await list(`q=${email}`)).rows;
  await act({ id: row?.id ?? '' }, 'messages', answer({ text: 'Sí, toda.' }));
  const [reply, acknowledged] = await world.mailbox(email, 2);
  expect(acknowledged?.subject).toBe('Recibimos su mensaje · Hearthline');
  expect(acknowledged?.html).toContain('<html lang="es">');
  expect(reply?.text).toContain('Hola, Luz');
  expect(reply?.text).toContain('Usted nos escribió:');
  const copies = await world.mailbox('team@example.com');
  expect(copies.find(({ text }) => text.includes(email))?.subject).toBe('Contact: Mi calle');
});

test('replying to our reply goes to support where this server receives no email', async () => {
  const message = await written();
  const given = answer();
  await act(message, 'messages', given);
  const sent: Mail[] = [];
  const mail = {
    send: async (m: Mail) => (sent.push(m), { outcome: 'sent' as const }),
    close: async () => undefined,
  };
  const config = { ...world.deps.config, replyAddress: undefined };
  await Promise.all([1, 2, 3].map(() => runSendReply({ ...world.deps, config, mail }, given.id)));
  expect(sent).toMatchObject([{ to: message.email, replyTo: { address: 'team@example.com' } }]);
});

test('a reply sent twice goes out once; one that a colleague overtook is refused once', async () => {
  const message = await written();
  const given = answer();
  const both = await Promise.all([act(message, 'messages', given), act(message, 'messages', given)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const late = await act(message, 'messages', answer({ text: 'No.' }), other);
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: 'A colleague just replied. Read their reply, then send yours.' },
  ]);
  expect((await act(message, 'messages', answer({ readSeq: 2 }), other)).status).toBe(201);
  expect((await act(await written(), 'messages', given)).status).toBe(409);
  await world.runJobs();
  expect(await answersTo(message)).toHaveLength(2);
});

test('a refused reply is no answer: the case opens again with its old due time, and can be sent again', async () => {
  await world.runJobs();
  const message = await written();
  await world.runJobs();
  const given = answer();
  await act(message, 'messages', given);
  expect((await act(message, 'close', { reason: 'answered' })).status).toBe(204);
  world.mailSwitch.next = 'refuse';
  await world.runJobs();
  expect(await read(message)).toMatchObject({
    state: 'open',
    dueAt: message.dueAt,
    visitor: { replies: [{ messageId: given.id, mail: 'refused' }] },
  });
  expect((await read(message)).events.at(-1)).toMatchObject({
    kind: 'reopened',
    facts: { by: 'clock', why: 'refused' },
  });
  const resend = `messages/${given.id}/resend`;
  expect((await act(await written(), resend)).status).toBe(409);
  expect((await act(message, resend)).status).toBe(204);
  expect((await act(message, resend)).status).toBe(409);
  await world.runJobs();
  expect(await answersTo(message)).toHaveLength(1);
  expect(await read(message)).toMatchObject({ dueAt: null, visitor: { replies: [{ mail: 'sent' }] } });
});

test('a case that was closed for another reason stays closed when a reply is refused', async () => {
  const message = await written();
  await act(message, 'messages', answer());
  await act(message, 'close', { reason: 'no-answer-needed' });
  world.mailSwitch.next = 'refuse';
  await world.runJobs();
  expect(await read(message)).toMatchObject({ state: 'closed' });
});

test('the sweep sends a reply after an outage of hours; after a week its case opens again', async () => {
  await world.runJobs();
  const [message, lost] = [await written(), await written()];
  const [soon, late] = [answer(), answer()];
  await act(message, 'messages', soon);
  await act(lost, 'messages', late);
  await world.db
    .update(visitorReplies)
    .set({ createdAt: new Date(world.clock.now().getTime() - days(8)) })
    .where(eq(visitorReplies.messageId, late.id));
  await world.db.execute('delete from pgboss.job');
  world.clock.advance(minutes(30));
  const [, sweep] = contactHandlers;
  await sweep?.run(world.deps, {});
  expect(await read(lost)).toMatchObject({
    state: 'open',
    dueAt: expect.any(String),
    visitor: { replies: [{ mail: 'refused' }] },
  });
  expect(await answersTo(message)).toHaveLength(1);
  expect(await answersTo(lost)).toEqual([]);
});

test('a reply whose sending wasn’t recorded because the process died is resent as the same email', async () => {
  const message = await written();
  const { id } = answer();
  await act(message, 'messages', answer({ id }));
  await runSendReply(world.deps, id);
  await world.db
    .update(visitorReplies)
    .set({ mail: 'due', sentAt: null })
    .where(eq(visitorReplies.messageId, id));
  await runSendReply(world.deps, id);
  expect(await answersTo(message)).toHaveLength(1);
});

test('visitors are found by name, subject, address, reference and the reference of before', async () => {
  const subject = `100% ${randomUUID().slice(0, 8)} cabins`;
  const message = await written({ subject, firstName: 'Orsolya' });
  const { ref } = await read(message);
  const found = async (q: string, more = '') =>
    (await list(`state=all&q=${encodeURIComponent(q)}${more}`)).rows.map(({ id }) => id);
  for (const q of [subject, 'orsolya d', message.email, ref, message.id.slice(-8)])
    expect([q, await found(q)]).toEqual([q, [message.id]]);
  expect(await found('%%%')).toEqual([]);
  expect(await found(subject, '&kind=event')).toEqual([]);
  expect(await found(subject, '&kind=visitor&owner=none')).toEqual([message.id]);
  expect(await found(subject, '&due=overdue')).toEqual([]);
  world.clock.advance(hours(7));
  await world.db.execute(`update cases set due_at = now() - interval '1 hour' where id = '${message.id}'`);
  expect((await list(`due=overdue&q=${ref}`)).rows).toMatchObject([{ id: message.id, isOverdue: true }]);
});

test('cases are exported without what was written, by administrators only, and the audit log says so', async () => {
  const { email } = await written({ subject: '=1+1', message: 'Something private' });
  const { text } = await admin.get(`/api/desk/cases/export?q=${email}`);
  const lines: string[][] = [];
  for await (const { fields } of readCsv([text])) lines.push(fields);
  expect(lines[1]?.slice(7)).toEqual(['', 'Maya Díaz', email, "'=1+1"]);
  expect(text).not.toContain('private');
  const [entry] = await officeHistory(world.db, { limit: 1 });
  expect(entry).toMatchObject({ action: 'list.exported' });
  expect(entry?.detail).toMatch(/^cases, .*a search, 1 rows$/);
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.get('/api/desk/cases/export')).status).toBe(403);
});

test('several cases are closed at once, and one that can’t be closed stops no other', async () => {
  const [one, two, done] = [await written(), await written(), await written()];
  await act(done, 'close', { reason: 'solved' });
  const ids = [one.id, done.id, two.id];
  const { body } = await admin.post('/api/desk/close', { ids, reason: 'no-answer-needed' });
  expect(body).toMatchObject({ closed: 2, refused: [{ id: done.id, error: expect.any(String) }] });
  for (const message of [one, two])
    expect(await read(message)).toMatchObject({ state: 'closed', events: expect.any(Array) });
  // Agents can only close cases that they may read.
  const agent = await signedInAs(world, 'AGENT');
  const theirs = await written();
  const refused = await agent.post('/api/desk/close', { ids: [theirs.id], reason: 'solved' });
  expect(refused.body).toMatchObject({ closed: 0, refused: [{ id: theirs.id }] });
});

test('an agent sees a hidden address, takes the case from the queue, and finds no household', async () => {
  const message = await written();
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.get(`/api/desk/cases/${message.id}`)).status).toBe(403);
  await act(message, 'reason', { reason: 'They called' }, agent);
  const { body } = await agent.get(`/api/desk/cases/${message.id}`);
  expect(JSON.stringify(body)).not.toContain(message.email);
  expect((await agent.get(`/api/desk/cases/${message.id}/household`)).status).toBe(404);
  expect((await agent.get(`/api/desk/cases/${message.id}/phones`)).body).toEqual({ people: [] });
  expect((await act(message, 'note', { id: randomUUID(), text: 'Called.' }, agent)).status).toBe(204);
  expect((await act(message, 'severity', { severity: 2, text: 'Evacuating' }, agent)).status).toBe(204);
  expect(await read(message)).toMatchObject({ severity: 2, owner: { id: agent.user.id } });
});

test('line breaks in a name or subject become spaces, so no one can inject email headers or list lines', async () => {
  const message = await written({
    firstName: 'Maya\r\nBcc: all@example.com',
    subject: ' Is my street\n\u2028covered?\r\n\r\nDear all',
  });
  expect((await read(message)).visitor).toMatchObject({
    name: 'Maya Bcc: all@example.com Díaz',
    subject: 'Is my street covered? Dear all',
  });
  await act(message, 'messages', answer());
  expect((await world.mailbox(message.email, 2))[0]?.subject).toBe('Re: Is my street covered? Dear all');
});

test('the database refuses clear text in a home’s case, and sealed text in a visitor’s', async () => {
  const message = await written();
  const { pool } = world.database;
  const insert = (words: string) =>
    pool.query(
      `insert into messages (id, thread_id, seq, from_kind, body, at)
       select gen_random_uuid(), id, 99, 'visitor', $2, now() from threads where case_id = $1`,
      [message.id, Buffer.from(words)],
    );
  await expect(insert('\u0001sealed')).rejects.toThrow('sealed');
  await insert('\0clear');
  await expect(
    pool.query(
      `insert into cases (ref, kind, home_id, severity, reason, opened_at) values ('AAA-CCC', 'question', null, 4, 'visitor', now())`,
    ),
  ).rejects.toThrow('cases_visitor_has_no_home');
  await world.db.delete(visitors).where(eq(visitors.caseId, message.id));
});
