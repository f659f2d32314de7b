/** Photos and files in a conversation: checked, sealed, sent once, and only for its participants. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { HelpMessage, HelpView } from '#contract/service/conversations.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { coveredMember } from '#test/covered.ts';
import { photoOf } from '#test/sample-files.ts';
import { makePdf } from '#test/sample-documents.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { messageFiles } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const agent = await signedInAs(world, 'AGENT');
const photo = await photoOf();

type Person = Awaited<ReturnType<typeof coveredMember>>;
const send = (me: Person, name: string, content: Uint8Array, id = randomUUID()) =>
  me.sendFile(`${me.api}/help/files/${id}`, name, content);
const helpOf = async (me: Person) => (await me.get(`${me.api}/help`)).body as HelpView;
const fileOf = (caseId: string, { id }: { id: string }) => `/api/desk/cases/${caseId}/files/${id}`;

async function talking() {
  const me = await coveredMember(world);
  const { body, status, text } = await send(me, 'roof CANARY.jpg', photo);
  if (status !== 201) throw new Error(text);
  const caseId = (await helpOf(me)).conversation?.caseId ?? '';
  return { me, caseId, message: body as HelpMessage };
}

test('a photo becomes a message, opens the case, and both sides see it without its place and owner', async () => {
  const { me, caseId, message } = await talking();
  expect(message).toMatchObject({
    seq: 1,
    from: 'household',
    text: '',
    file: { name: 'roof CANARY.jpg', isPicture: true },
  });
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They sent a photo' });
  const thread = (await agent.get(`/api/desk/cases/${caseId}/messages`)).body as { messages: HelpMessage[] };
  expect(thread.messages).toMatchObject([{ id: message.id, file: { name: 'roof CANARY.jpg' } }]);
  for (const [who, at] of [
    [me, `${me.api}/help/${caseId}/files/${message.id}`],
    [agent, fileOf(caseId, message)],
  ] as const) {
    const { status, headers, text } = await who.get(at);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).not.toContain('CANARY-OWNER');
    expect((await who.get(`${at}?size=thumb`)).headers['content-type']).toBe('image/jpeg');
  }
  const answer = await agent.sendFile(
    `/api/desk/cases/${caseId}/files/${randomUUID()}?readSeq=1`,
    'form.pdf',
    await makePdf('Fill in'),
  );
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { seq: 2, from: 'team', file: { name: 'form.pdf', isPicture: false } },
  ]);
  const { conversation } = await helpOf(me);
  const form = conversation?.messages.at(-1);
  expect(form).toMatchObject({ from: 'team', file: { name: 'form.pdf' } });
  expect((await me.get(`${me.api}/help/${caseId}/files/${form?.id}`)).headers['content-type']).toBe(
    'application/pdf',
  );
});

test('a photo sent five times is one message and one stored file', async () => {
  const me = await coveredMember(world);
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(me, 'roof.jpg', photo, id)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await helpOf(me)).conversation).toMatchObject({ lastSeq: 1 });
  expect(await world.db.select().from(messageFiles).where(eq(messageFiles.messageId, id))).toHaveLength(1);
  const { rows } = await world.database.pool.query(
    `select count(*)::int as n from files where home_id = $1 and state = 'stored'`,
    [me.homeId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('what the vault refuses is refused here, with the reason, and no message is written', async () => {
  const me = await coveredMember(world);
  for (const [name, content, why] of [
    ['setup.pdf', Buffer.from('MZ\u0090 a program'), 'is a program'],
    ['photo.jpg', await makePdf('not a photo'), 'its name says otherwise'],
    ['big.jpg', Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]), '10 MB'],
    ['empty.png', Buffer.alloc(0), 'is empty'],
  ] as const) {
    const { status, text } = await send(me, name, content);
    expect([name, status >= 400 && status < 500, text]).toEqual([name, true, expect.stringContaining(why)]);
  }
  expect((await helpOf(me)).conversation).toBeNull();
});

test('without a membership nothing is stored', async () => {
  const me = await coveredMember(world, { plan: null });
  expect((await send(me, 'roof.jpg', photo)).status).toBe(403);
  const { rows } = await world.database.pool.query('select 1 from files where home_id = $1', [me.homeId]);
  expect(rows).toEqual([]);
});

test('only the household and those who may read the case open a file: every role, every id', async () => {
  const { me, caseId, message } = await talking();
  const other = await talking();
  const stranger = await signedIn(world);
  const own = `${me.api}/help/${caseId}/files/${message.id}`;
  expect((await me.get(own)).status).toBe(200);
  // Another household's home, case and message, in every combination.
  for (const [who, url] of [
    [stranger, own],
    [stranger, fileOf(caseId, message)],
    [other.me, own],
    [other.me, `${other.me.api}/help/${caseId}/files/${message.id}`],
    [other.me, `${other.me.api}/help/${other.caseId}/files/${message.id}`],
    [me, `${me.api}/help/${other.caseId}/files/${other.message.id}`],
    [world.visitor(), own],
  ] as const)
    for (const size of ['original', 'thumb']) {
      const { status, text } = await who.get(`${url}?size=${size}`);
      expect([url, status >= 401 && status <= 404, text.includes('CANARY')]).toEqual([url, true, false]);
    }
  const allowed = { AGENT: 403, OPERATIONS: 200, FINANCE: 403, AUDITOR: 200, ADMIN: 200 } as const;
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    expect([role, (await who.get(fileOf(caseId, message))).status]).toEqual([role, allowed[role]]);
    expect([role, (await who.get(fileOf(other.caseId, message))).status]).not.toEqual([role, 200]);
    const sent = await who.sendFile(
      `/api/desk/cases/${caseId}/files/${randomUUID()}?readSeq=9`,
      'a.jpg',
      photo,
    );
    const maySend = role === 'OPERATIONS' || role === 'ADMIN';
    expect([role, sent.status]).toEqual([role, maySend ? 201 : 403]);
  }
});

test('a reply with a file is stopped once by something new, like any reply', async () => {
  const { me, caseId } = await talking();
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They sent a photo' });
  await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'And another thing' });
  const reply = (readSeq: number) =>
    agent.sendFile(`/api/desk/cases/${caseId}/files/${randomUUID()}?readSeq=${readSeq}`, 'a.jpg', photo);
  expect((await reply(1)).status).toBe(409);
  expect((await reply(2)).status).toBe(201);
});

test('a visitor’s case takes no files', async () => {
  const admin = await signedInAs(world, 'ADMIN');
  const email = `${randomUUID()}@example.com`;
  const written = { firstName: 'Maya', lastName: 'Díaz', email, subject: 'Hello', message: 'Hello there' };
  await world.visitor().post('/api/contact', written);
  const { rows } = (await admin.get(`/api/desk/cases?q=${email}`)).body as { rows: { id: string }[] };
  const at = `/api/desk/cases/${rows[0]?.id}/files/${randomUUID()}?readSeq=1`;
  expect((await admin.sendFile(at, 'a.jpg', photo)).status).toBe(409);
});
