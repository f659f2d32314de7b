/** A visitor answers our email: their message joins their own case, and never anyone else's. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseView } from '#contract/office/desk.ts';
import type { HelpMessage } from '#contract/service/conversations.ts';
import type { AsideMessage } from '#contract/service/inbound.ts';
import { hours } from '#server/platform/clock.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { coveredMember } from '#test/covered.ts';
import { callFromPostmark, emailFields, POSTMARK_ENV, postmarkMailIn, VOUCHED } from '#test/postmark.ts';
import { photoOf } from '#test/sample-files.ts';
import { openWorld, signedInAdmin, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false, env: POSTMARK_ENV, mailIn: postmarkMailIn() });
const admin = await signedInAdmin(world);
const agent = await signedInAs(world, 'AGENT');

/** A person who wrote in the contact form and got our answer, which closed the case. */
async function answered(email = `${randomUUID()}@example.com`) {
  const names = { firstName: 'Maya', lastName: 'Torres', subject: 'My street' };
  const message = `Is it covered? ${randomUUID()}`;
  await world.visitor().post('/api/contact', { ...names, email, message });
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select case_id as id from visitors where email = ${email} order by created_at desc limit 1`,
  );
  const id = rows[0]?.id ?? '';
  const reply = { id: randomUUID(), text: 'Yes, all of it.', readSeq: 1 };
  expect((await admin.post(`/api/desk/cases/${id}/messages`, reply)).status).toBe(201);
  const closed = await admin.post(`/api/desk/cases/${id}/close`, { reason: 'answered', text: '' });
  expect(closed.status).toBe(204);
  const mails = await world.mailbox(email, 2);
  return { id, email, to: mails.find(({ subject }) => subject === 'Re: My street')?.replyTo ?? '', mails };
}
const messagesOf = async (id: string) =>
  ((await admin.get(`/api/desk/cases/${id}/messages`)).body as { messages: HelpMessage[] }).messages;
const caseOf = async (id: string) => (await admin.get(`/api/desk/cases/${id}`)).body as CaseView;
const unknown = async () => (await agent.get('/api/desk/unknown')).body as AsideMessage[];

async function email(from: string, to: string, text: string, more: object = {}): Promise<void> {
  expect(await callFromPostmark(world, emailFields(from, to, text, more))).toBe(200);
  await world.runJobs();
}

test('an answer opens the case again with the promised 24 hours, and our next reply goes back by email', async () => {
  const { id, email: from, to, mails } = await answered();
  expect(to).toMatch(/^reply\+[a-z2-7]{42}@in\.hearthline\.example$/);
  expect(mails.map(({ replyTo }) => replyTo)).toEqual([to, to]); // the acknowledgment, too
  await email(from, to, 'And my neighbor?\n\nOn Mon, Nov 16, 2026 Hearthline wrote:\n> Yes, all of it.');
  expect((await messagesOf(id)).at(-1)).toMatchObject({
    text: 'And my neighbor?',
    from: 'visitor',
    channel: 'email',
    isVerified: true,
  });
  const opened = await caseOf(id);
  expect(opened).toMatchObject({ state: 'open', severity: 4, owner: null });
  const due = Date.parse(opened.dueAt ?? '') - world.clock.now().getTime();
  expect(Math.abs(due - hours(24))).toBeLessThan(60_000);
  const reply = { id: randomUUID(), text: 'Also covered.', readSeq: 3 };
  expect((await admin.post(`/api/desk/cases/${id}/messages`, reply)).status).toBe(201);
  const [newest] = await world.mailbox(from, 3);
  expect(newest).toMatchObject({ replyTo: to });
  expect(newest?.text).toContain('Also covered.');
  expect(newest?.text).toContain('> And my neighbor?');
});

test('the same email twice is one message', async () => {
  const { id, email: from, to } = await answered();
  const fields = emailFields(from, to, 'Once');
  for (let n = 0; n < 3; n += 1) await callFromPostmark(world, fields);
  await world.runJobs();
  expect((await messagesOf(id)).map(({ text }) => text).slice(2)).toEqual(['Once']);
});

test('words of danger make it urgent, and don’t sound in every window', async () => {
  const { id, email: from, to } = await answered();
  await email(from, to, 'We are trapped');
  expect(await caseOf(id)).toMatchObject({ severity: 1, reason: 'visitor-phrase', state: 'open' });
});

test.each<[string, object]>([
  ['another address', { FromFull: { Email: 'stranger@example.com' } }],
  ['a domain that doesn’t vouch for it', { Headers: [] }],
  ['a header that the sender wrote as well', { Headers: [VOUCHED, VOUCHED] }],
])('from %s: kept in the case and marked, triggers nothing, and a person reads it', async (_, forged) => {
  const { id, email: from, to } = await answered();
  const before = await caseOf(id);
  const words = `We are trapped ${randomUUID()}`;
  await email(from, to, words, forged);
  expect((await messagesOf(id)).at(-1)).toMatchObject({ isVerified: false, from: 'visitor' });
  const after = await caseOf(id);
  expect([after.state, after.severity, after.dueAt]).toEqual([before.state, before.severity, before.dueAt]);
  const waiting = (await unknown()).filter(({ text }) => text.includes(words));
  expect(waiting).toMatchObject([{ reason: 'unverified', isDanger: true }]);
});

test('an address never leads to another case: each pair of cases, visitors and households', async () => {
  const [one, two] = [await answered(), await answered()];
  const sameEmail = await answered(one.email);
  const member = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  await member.post(`${member.api}/help/messages`, { id: randomUUID(), text: 'A question' });
  const help = async () =>
    (await member.get(`${member.api}/help`)).body as {
      conversation: { caseId: string; messages: HelpMessage[] };
    };
  const memberCase = (await help()).conversation.caseId;
  const memberTo = replyAddress(world.deps, { caseId: memberCase, userId: member.user.id })?.address ?? '';
  const before = [
    await messagesOf(two.id),
    await messagesOf(sameEmail.id),
    (await help()).conversation.messages,
  ];
  // One address's case with another address's proof.
  const proofs = [one.to, two.to, sameEmail.to, memberTo].map((to) => to.slice(32));
  const cases = [two.to, sameEmail.to, memberTo].map((to) => to.slice(0, 32));
  let tried = 0;
  for (const [n, prefix] of cases.entries())
    for (const [m, proof] of proofs.entries()) {
      if (m === n + 1) continue;
      await email(one.email, `${prefix}${proof}`, `Mixed ${tried}`);
      tried += 1;
    }
  expect([
    await messagesOf(two.id),
    await messagesOf(sameEmail.id),
    (await help()).conversation.messages,
  ]).toEqual(before);
  expect((await unknown()).filter(({ text }) => text.includes('Mixed'))).toHaveLength(tried);
  // The reply address of a member's case, used by a visitor with the same email, proves nothing either.
  const asVisitor = replyAddress(world.deps, { caseId: memberCase, userId: `visitor ${one.email}` })?.address;
  await email(one.email, asVisitor ?? '', 'As visitor');
  expect((await help()).conversation.messages).toEqual(before[2]);
});

test('files of visitors are not kept, and the message says so', async () => {
  const { id, email: from, to } = await answered();
  const Content = (await photoOf()).toString('base64');
  await email(from, to, 'Here', { Attachments: [{ Name: 'a.jpg', Content }] });
  expect((await messagesOf(id)).at(-1)?.text).toBe(
    'Here\n(A file came with it. We don’t keep files here, so our team doesn’t have it.)',
  );
  expect((await world.db.execute(sql`select position from inbound_files`)).rows).toEqual([]);
});

test('bounces and automatic replies to our answer open nothing', async () => {
  const { id, email: from, to } = await answered();
  await email(from, to, 'I am away', { Subject: 'Automatic reply: My street' });
  await email(from, to, 'Failed', { Headers: [VOUCHED, { Name: 'Return-Path', Value: '<>' }] });
  expect(await messagesOf(id)).toHaveLength(2);
  expect(await caseOf(id)).toMatchObject({ state: 'closed' });
});
