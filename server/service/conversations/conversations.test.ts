import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { HelpMessage, HelpView } from '#contract/service/conversations.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { findUnread } from './jobs.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;
const { pool } = world.database;
const agent = await signedInAs(world, 'AGENT');

type Me = Awaited<ReturnType<typeof coveredMember>>;
const help = async (me: Me, after = 0) => (await me.get(`${me.api}/help?after=${after}`)).body as HelpView;
const write = (me: Me, text: string, id: string = randomUUID()) =>
  me.post(`${me.api}/help/messages`, { id, text });
const caseOf = async (me: Me) => (await help(me)).conversation?.caseId ?? '';
/** Assigns this member's case to the agent. */
const own = async (me: Me, who = agent) => {
  const caseId = await caseOf(me);
  await who.post(`/api/desk/cases/${caseId}/reason`, { reason: 'Test' });
  await who.post(`/api/desk/cases/${caseId}/take`);
  return caseId;
};
const thread = async (caseId: string, after = 0, who = agent) =>
  (await who.get(`/api/desk/cases/${caseId}/messages?after=${after}`)).body as {
    lastSeq: number;
    readByHousehold: number;
    messages: HelpMessage[];
  };
const reply = (caseId: string, text: string, readSeq: number, id: string = randomUUID(), who = agent) =>
  who.post(`/api/desk/cases/${caseId}/messages`, { id, text, readSeq });

test('a member writes on a quiet day, an agent answers, and both see it live and in order', async () => {
  const me = await coveredMember(world);
  expect(await help(me)).toMatchObject({ hasConcierge: true, conversation: null, usualMinutes: null });
  const heard: string[] = [];
  const listen = (id: string, who: string) =>
    deps.events.subscribe(id, {
      event: ({ topic }) => heard.push(`${who} ${topic}`),
      gap: () => undefined,
    });
  const stops = [listen(agent.user.id, 'agent'), listen(me.user.id, 'member')];
  const sent = await write(me, 'CANARY-QUESTION: is the kit shipped?');
  expect([sent.status, sent.body]).toEqual([
    201,
    expect.objectContaining({ seq: 1, from: 'household', isYou: true }),
  ]);
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['agent desk', 'member help']));
  const view = await help(me);
  expect(view.conversation).toMatchObject({ state: 'open', agent: null, readByTeam: 0, lastSeq: 1 });
  const { rows } = (await agent.get(`/api/desk/cases?q=${view.conversation?.ref}`)).body as {
    rows: CaseRow[];
  };
  expect(rows).toMatchObject([{ kind: 'question', severity: 4, reason: 'quiet-day' }]);
  expect(JSON.stringify(rows)).not.toContain('CANARY');

  const caseId = await own(me);
  expect((await thread(caseId)).messages.map(({ text }) => text)).toEqual([
    'CANARY-QUESTION: is the kit shipped?',
  ]);
  // Opening the case isn't reading it: the household sees "read" only when the window reports it.
  expect((await help(me)).conversation?.readByTeam).toBe(0);
  expect((await agent.call('PUT', `/api/desk/cases/${caseId}/read`, { seq: 1 })).status).toBe(204);
  expect((await help(me)).conversation).toMatchObject({ readByTeam: 1 });
  expect((await agent.call('PUT', `/api/desk/cases/${caseId}/read`, { seq: 2 })).status).toBe(404);
  heard.length = 0;
  expect((await reply(caseId, 'It ships on Monday.', 1)).status).toBe(201);
  await expect.poll(() => heard).toContain('member messages');
  expect((await help(me, 1)).conversation?.messages).toMatchObject([
    { seq: 2, from: 'team', isYou: false, text: 'It ships on Monday.' },
  ]);
  await me.call('PUT', `${me.api}/help/read`, { caseId, seq: 2 });
  expect((await thread(caseId)).readByHousehold).toBe(2);
  for (const stop of stops) stop();
  const stored = await db.execute(sql`select encode(body, 'escape') as words from messages`);
  expect(JSON.stringify(stored.rows)).not.toContain('CANARY');
});

test('a message sent five times at once is one message, and every answer is the same', async () => {
  const me = await coveredMember(world);
  await write(me, 'Hello');
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(me, 'Are you there?', id)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await help(me)).conversation).toMatchObject({ lastSeq: 2 });
  const stranger = await coveredMember(world);
  expect((await write(stranger, 'Mine', id)).body).toMatchObject({ code: 'key_reused' });
});

test('messages of many at once are numbered without gaps, and a lost connection catches up', async () => {
  const me = await coveredMember(world);
  await write(me, 'First');
  const caseId = await own(me);
  const writes = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 0 ? reply(caseId, `Reply ${n}`, 1000) : write(me, `Message ${n}`),
  );
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
  const all = (await help(me)).conversation?.messages ?? [];
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
  const missed = (await help(me, 7)).conversation?.messages ?? [];
  expect(missed.map(({ seq }) => seq)).toEqual([8, 9, 10, 11, 12, 13]);
  await expect(pool.query('update messages set seq = 99')).rejects.toThrow('append-only');
  await expect(pool.query('delete from messages')).rejects.toThrow('append-only');
});

test('a reply written before the newest message was read is stopped once', async () => {
  const me = await coveredMember(world);
  await write(me, 'Can we bring the horses?');
  const caseId = await own(me);
  await write(me, 'Sorry, the goats.');
  const id = randomUUID();
  const stale = await reply(caseId, 'Yes, the stable takes horses.', 1, id);
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('wrote something new')]);
  expect((await thread(caseId)).lastSeq).toBe(2);
  expect((await reply(caseId, 'Goats are fine, too.', 2, id)).body).toMatchObject({ seq: 3 });
  // A repeated click is the same reply, whatever was written since.
  await write(me, 'Thanks!');
  expect((await reply(caseId, 'Goats are fine, too.', 2, id)).body).toMatchObject({ seq: 3 });
});

test('words of danger make the case life-threatening for every agent, and always pass the limit', async () => {
  const me = await coveredMember(world);
  for (let n = 0; n < 30; n += 1) expect((await write(me, `Question ${n}`)).status).toBe(201);
  expect((await write(me, 'One more question')).status).toBe(429);
  expect((await write(me, 'We are trapped, no puedo salir')).status).toBe(201);
  const { alerts } = (await agent.get('/api/desk')).body as { alerts: CaseRow[] };
  expect(alerts).toContainEqual(
    expect.objectContaining({ id: await caseOf(me), severity: 0, reason: 'phrase' }),
  );
  clock.advance(minutes(2));
  expect((await write(me, 'One more question')).status).toBe(201);
});

test('the clock runs while the household waits, and only a person’s answer stops it', async () => {
  const me = await coveredMember(world);
  await write(me, 'Hello');
  const caseId = await own(me);
  const due = async () => ((await agent.get(`/api/desk/cases/${caseId}`)).body as CaseRow).dueAt;
  expect(await due()).not.toBeNull();
  await reply(caseId, 'Hello, this is Ana.', 1);
  expect(await due()).toBeNull();
  await write(me, 'Thanks. One more thing.');
  expect(await due()).not.toBeNull();
  await reply(caseId, 'Yes?', 3);
  await agent.post(`/api/desk/cases/${caseId}/close`, { reason: 'solved' });
  expect((await reply(caseId, 'And one more', 3)).status).toBe(409);
  // After a month it is a new case; before that, the same one reopens.
  await write(me, 'It came broken.');
  expect(await caseOf(me)).toBe(caseId);
  expect((await help(me)).conversation).toMatchObject({ state: 'open', agent: null });
  await own(me);
  await reply(caseId, 'We send a new one.', 5);
  await agent.post(`/api/desk/cases/${caseId}/close`, { reason: 'solved' });
  clock.advance(days(31));
  await write(me, 'Hello again');
  expect(await caseOf(me)).not.toBe(caseId);
});

test('how fast we usually answer comes from real answers, and nothing is said from a few', async () => {
  const me = await coveredMember(world);
  await pool.query('update case_clocks set met_at = null, missed_at = null where false');
  await pool.query(`delete from case_clocks where kind = 'answer'`);
  await write(me, 'Hello');
  const caseId = await caseOf(me);
  const add = (n: number, took: string) =>
    pool.query(
      `insert into case_clocks (case_id, kind, began_at, due_at, met_at)
       select $1, 'answer', $2::timestamptz - $4::interval, $2, $2 from generate_series(1, $3)`,
      [caseId, clock.now(), n, took],
    );
  await add(9, '3 minutes 20 seconds');
  expect((await help(me)).usualMinutes).toBeNull();
  await add(1, '3 minutes 20 seconds');
  expect((await help(me)).usualMinutes).toBe(4);
});

test('someone else’s home, case and messages are not found, and without a membership nothing is sent', async () => {
  const me = await coveredMember(world);
  await write(me, 'CANARY-PRIVATE');
  const caseId = await caseOf(me);
  const stranger = await coveredMember(world);
  expect((await stranger.get(`${me.api}/help`)).status).toBe(404);
  expect((await stranger.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'Hi' })).status).toBe(404);
  expect((await stranger.call('PUT', `${stranger.api}/help/read`, { caseId, seq: 1 })).status).toBe(404);
  expect((await stranger.get(`/api/desk/cases/${caseId}/messages`)).status).toBe(403);
  const other = await signedInAs(world, 'AGENT');
  expect((await other.get(`/api/desk/cases/${caseId}/messages`)).body).toMatchObject({
    code: 'reason_required',
  });
  const finance = await signedInAs(world, 'FINANCE');
  expect((await finance.get(`/api/desk/cases/${caseId}/messages`)).status).toBe(403);
  const without = await coveredMember(world, { plan: null });
  expect((await help(without)).hasConcierge).toBe(false);
  const refused = await write(without, 'Hello?');
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('call 911')]);
  expect((await signedIn(world)).user.role).toBe('USER');
});

test('a reply that no one reads within a minute is announced once by email, without its words', async () => {
  const me = await coveredMember(world);
  await write(me, 'Hello');
  // The clock moved by a month above, and staff sign in every day.
  const fresh = await signedInAs(world, 'AGENT');
  const caseId = await own(me, fresh);
  const mails = async () => {
    await world.deps.db.transaction((tx) => world.deps.jobs.enqueue(tx, findUnread, {}));
    await world.runJobs();
    return (await world.mailbox(me.email, 0)).filter(({ subject }) => subject === 'Our team replied to you');
  };
  await reply(caseId, 'CANARY-REPLY', 1, randomUUID(), fresh);
  expect(await mails()).toEqual([]);
  clock.advance(minutes(1) + 1000);
  const [announced, ...others] = await mails();
  expect(others).toEqual([]);
  expect(announced?.text).toContain('/help');
  expect(JSON.stringify(announced)).not.toContain('CANARY');
  expect(await mails()).toHaveLength(1);
  // The next reply is read in time, so no notification is sent.
  await reply(caseId, 'One more thing', 2, randomUUID(), fresh);
  await me.call('PUT', `${me.api}/help/read`, { caseId, seq: 3 });
  clock.advance(minutes(2));
  expect(await mails()).toHaveLength(1);
});

test('a member who reads Spanish gets refusals and announced replies in Spanish', async () => {
  const [me, without] = [await coveredMember(world), await coveredMember(world, { plan: null })];
  await db.execute(sql`update users set language = 'es' where id in (${me.user.id}, ${without.user.id})`);
  expect((await write(without, '¿Hola?')).text).toContain('El concierge viene con la membresía');
  expect((await me.get(`${me.api}/help/${randomUUID()}/presence`)).text).toContain('No existe');
  await write(me, 'Hola');
  const fresh = await signedInAs(world, 'AGENT');
  await reply(await own(me, fresh), 'Buenos días', 1, randomUUID(), fresh);
  clock.advance(minutes(2));
  await world.deps.db.transaction((tx) => world.deps.jobs.enqueue(tx, findUnread, {}));
  await world.runJobs();
  const found = (await world.mailbox(me.email, 0)).find(({ subject }) =>
    subject.startsWith('Nuestro equipo'),
  );
  expect(found?.text).toContain('Hay una respuesta en su conversación');
  expect(found?.text).toContain('Hay personas que responden 24/7.');
  expect(found?.html).toContain('<html lang="es">');
});
