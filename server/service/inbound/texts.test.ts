import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import type { AsideMessage } from '#contract/service/inbound.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { cases } from '#server/service/cases/tables.ts';
import { findUnread } from '#server/service/conversations/jobs.ts';
import { callFromTwilio, memberWithPhone, newNumber, textFields, twilioAt } from '#test/texts.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { inbound } from './tables.ts';

const twilio = await startTwilio();
const world = await openWorld({ withWorkers: false, sms: twilioAt(twilio.url) });
const { db, clock, deps } = world;
const agent = await signedInAs(world, 'AGENT');

type Me = Awaited<ReturnType<typeof memberWithPhone>>;

/** Texts us and returns our answers by text, oldest first. */
async function text(from: string, body: string, more: Record<string, string> = {}): Promise<string[]> {
  const before = twilio.kept.length;
  expect(await callFromTwilio(world, textFields(from, body, more))).toBe(204);
  await world.runJobs();
  return twilio.kept
    .slice(0, twilio.kept.length - before)
    .filter((sent) => sent.to === from && !sent.body.startsWith('Hearthline: '))
    .map((sent) => sent.body)
    .toReversed();
}
const states = async (me: Me) => {
  const { people } = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  return Object.fromEntries(people.map(({ name, state }) => [name, state]));
};
const help = async (me: Me) => (await me.get(`${me.api}/help`)).body as HelpView;
const casesOf = async (me: Me) => {
  const { rows } = await db.execute<{ severity: number; reason: string; state: string }>(
    sql`select severity, reason, state from cases where home_id = ${me.homeId}`,
  );
  return rows;
};
const unknown = async () => (await agent.get('/api/desk/unknown')).body as AsideMessage[];

test('SAFE asks who is meant, ALL marks everyone but the one who needs help, and a name ends that', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa', 'Ben', 'Ana'] });
  await me.call('PUT', `${me.api}/evacuation/people/${me.ids['Ana']}`, { state: 'help' });
  expect(await text(me.phone, 'SAFE')).toEqual([
    'We recorded that you saw the order. Who is safe? Reply ALL if everyone is with you, or only the names (Rosa, Ben, Ana). If someone needs help, reply SOS.',
  ]);
  expect(await states(me)).toEqual({ Rosa: null, Ben: null, Ana: 'help' });
  const seen = sql`select acknowledged_at is not null as seen from activations where home_id = ${me.homeId}`;
  expect((await db.execute(seen)).rows).toEqual([{ seen: true }]);
  const [answer] = await text(me.phone, 'all');
  expect(answer).toMatch(/^Marked safe at .*: Rosa, Ben\. Still marked as needing help: Ana\./);
  expect(await states(me)).toEqual({ Rosa: 'safe', Ben: 'safe', Ana: 'help' });
  expect(await casesOf(me)).toMatchObject([{ severity: 0, reason: 'needs-help' }]);
  expect((await text(me.phone, 'SAFE ana'))[0]).toMatch(
    /Marked safe .*: Ana\. No longer marked as needing help: Ana\./,
  );
  expect(await states(me)).toMatchObject({ Ana: 'safe' });
});

test('SAFE of a household of one marks that person, opens no case, and answers in Spanish if they chose it', async () => {
  const me = await memberWithPhone(world, { people: ['José'] });
  await db.execute(sql`update users set language = 'es' where id = ${me.user.id}`);
  expect((await text(me.phone, 'Estamos bien'))[0]).toMatch(/^A salvo desde .*: José\.$/);
  expect(await states(me)).toEqual({ José: 'safe' });
  expect(await casesOf(me)).toEqual([]);
});

test('names that aren’t clear mark no one and go to our team', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa', 'Ben'] });
  expect((await text(me.phone, 'SAFE Rosa and Grandpa'))[0]).toContain('no one was checked in');
  expect(await states(me)).toEqual({ Rosa: null, Ben: null });
  expect((await help(me)).conversation?.messages).toMatchObject([
    { text: 'SAFE Rosa and Grandpa', channel: 'sms', from: 'household', isYou: true },
  ]);
  expect(await text(me.phone, 'Rosa, Ben')).toEqual([]);
  await text(me.phone, 'SAFE');
  expect((await text(me.phone, 'Rosa, Ben'))[0]).toMatch(/Marked safe .*: Rosa, Ben\./);
});

test('SOS and HELP during an order make the case life-threatening, again after a person lowered it', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa', 'Ben'] });
  const [answer] = await text(me.phone, 'SOS');
  expect(answer).toMatch(/^In danger\? Call 911 now\. .*Reply SOS and the name\.$/);
  expect(await casesOf(me)).toMatchObject([{ severity: 0, reason: 'needs-help' }]);
  expect(await states(me)).toEqual({ Rosa: null, Ben: null });
  await text(me.phone, 'SOS ben');
  expect(await states(me)).toEqual({ Rosa: null, Ben: 'help' });
  const operations = await signedInAs(world, 'OPERATIONS');
  const { conversation } = await help(me);
  const lower = { severity: 2, text: 'Spoke to them' };
  expect((await operations.post(`/api/desk/cases/${conversation?.caseId}/severity`, lower)).status).toBe(204);
  expect((await text(me.phone, 'HELP'))[0]).toContain('You texted HELP during an evacuation order');
  expect(await casesOf(me)).toMatchObject([{ severity: 0, reason: 'needs-help' }]);
});

test('HELP on a quiet day is the carrier’s, and the words still reach our team', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  expect(await text(me.phone, 'HELP', { OptOutType: 'HELP' })).toEqual([]);
  expect(await casesOf(me)).toMatchObject([{ severity: 4, reason: 'quiet-day' }]);
});

test('STOP stops our texts to the number and START brings them back, for everyone who uses it', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa'] });
  const spouse = await signedIn(world);
  await db.insert(phones).values({ userId: spouse.user.id, phone: me.phone, verifiedAt: clock.now() });
  expect(await text(me.phone, 'Stop')).toEqual([]);
  const isStopped = async (who: Pick<Me, 'get'>) =>
    ((await who.get('/api/phone')).body as { isStopped: boolean }).isStopped;
  expect([await isStopped(me), await isStopped(spouse)]).toEqual([true, true]);
  expect(await text(me.phone, 'SAFE')).toEqual([]); // it counts, but isn't answered
  expect(await states(me)).toEqual({ Rosa: 'safe' });
  expect(await text(me.phone, 'whatever', { OptOutType: 'START' })).toEqual([]);
  expect([await isStopped(me), await isStopped(spouse)]).toEqual([false, false]);
  const { rows } = await db.execute(
    sql`select action from audit_entries where actor_id = ${me.user.id} and action like 'notifications.texts-%' order by at`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'notifications.texts-stopped',
    'notifications.texts-started',
  ]);
  expect(await casesOf(me)).toEqual([]);
});

test('a message becomes part of the conversation, and the reply goes back by text', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  expect(await text(me.phone, 'Is our kit on the way?')).toEqual([]);
  const caseId = (await help(me)).conversation?.caseId ?? '';
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'Test' });
  await agent.post(`/api/desk/cases/${caseId}/take`);
  const id = crypto.randomUUID();
  const reply = { id, text: 'Yes, it ships on Monday.', readSeq: 1 };
  expect((await agent.post(`/api/desk/cases/${caseId}/messages`, reply)).status).toBe(201);
  await world.runJobs();
  const to = () => twilio.kept.filter((one) => one.to === me.phone).map(({ body }) => body);
  const { ref } = (await help(me)).conversation ?? { ref: '' };
  expect(to()).toEqual([`Hearthline, case ${ref}: Yes, it ships on Monday.`]);
  // They got the reply itself, so the unread notification isn't texted as well.
  clock.advance(minutes(2));
  await deps.jobs.enqueue(db, findUnread, {});
  await world.runJobs();
  expect(to()).toHaveLength(1);
  expect((await world.mailbox(me.email)).map(({ subject }) => subject)).toContain('Our team replied to you');
});

test('someone who wrote in the app and is away gets a text with a link, and not the words', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  await me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text: 'A question' });
  const caseId = (await help(me)).conversation?.caseId ?? '';
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'Test' });
  const reply = { id: crypto.randomUUID(), text: 'CANARY-ANSWER', readSeq: 1 };
  await agent.post(`/api/desk/cases/${caseId}/messages`, reply);
  clock.advance(minutes(2));
  await deps.jobs.enqueue(db, findUnread, {});
  await world.runJobs();
  const [notice, ...more] = twilio.kept.filter((one) => one.to === me.phone);
  expect(more).toEqual([]);
  expect(notice?.body).toMatch(/our team replied to you, case .* Read it: http:\/\/localhost:3000\/help\?r=/);
  expect(notice?.body).not.toContain('CANARY');
});

test('an unknown number triggers nothing, is answered once, and waits for a person', async () => {
  const number = newNumber();
  const dangers = () => db.$count(cases, eq(cases.severity, 0));
  const before = await dangers();
  const [answer] = await text(number, 'SOS we are trapped');
  expect(answer).toContain('We don’t know this number'.replace('’', "'"));
  expect(await text(number, 'Hello?')).toEqual([]);
  const waiting = (await unknown()).filter(({ from }) => from === `••• ${number.slice(-4)}`);
  expect(waiting.map(({ text: words, isDanger, reason }) => [words, isDanger, reason])).toEqual([
    ['SOS we are trapped', true, 'unknown-number'],
    ['Hello?', false, 'unknown-number'],
  ]);
  const [first] = waiting;
  const key = { provider: first?.provider, ref: first?.ref };
  expect((await agent.post('/api/desk/unknown/sender', key)).body).toEqual({ from: number });
  expect((await agent.post('/api/desk/unknown/handled', key)).status).toBe(204);
  expect((await agent.post('/api/desk/unknown/handled', key)).status).toBe(409);
  expect((await unknown()).map(({ ref }) => ref)).not.toContain(first?.ref);
  expect(await dangers()).toBe(before);
});

test('a number that isn’t proven counts as unknown', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa'] });
  const other = newNumber();
  await db.update(phones).set({ pendingPhone: other }).where(eq(phones.userId, me.user.id));
  await text(other, 'SAFE');
  expect(await states(me)).toEqual({ Rosa: null });
});

test('with two homes under an order nothing is guessed; a call for help still counts', async () => {
  const me = await memberWithPhone(world, { people: ['Rosa'] });
  const other = await memberWithPhone(world, { people: ['Ben'] });
  await db.insert(homeMembers).values({ homeId: other.homeId, userId: me.user.id, role: 'viewer' });
  expect((await text(me.phone, 'SAFE'))[0]).toContain('more than one of your homes');
  expect([await states(me), await states(other)]).toEqual([{ Rosa: null }, { Ben: null }]);
  await text(me.phone, 'SOS');
  expect(await casesOf(me)).toMatchObject([{ severity: 0 }]);
});

test('a forged, repeated or reordered call changes nothing more', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const fields = textFields(me.phone, 'Only once');
  expect(await callFromTwilio(world, fields, { signature: 'x' })).toBe(403);
  expect(await callFromTwilio(world, fields)).toBe(204);
  expect(await callFromTwilio(world, fields, { reversed: true })).toBe(204);
  await world.runJobs();
  expect(await callFromTwilio(world, fields)).toBe(204);
  await world.runJobs();
  expect((await help(me)).conversation?.messages).toHaveLength(1);
  expect(await callFromTwilio(world, { MessageStatus: 'delivered', MessageSid: 'SM1' })).toBe(204);
});

test('more than 30 texts a minute are set aside, except calls for help', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  for (let n = 0; n < 31; n += 1) await callFromTwilio(world, textFields(me.phone, `Word ${n}`));
  await callFromTwilio(world, textFields(me.phone, 'We are trapped'));
  await world.runJobs();
  expect(await casesOf(me)).toMatchObject([{ severity: 0, reason: 'phrase' }]);
  const { rows } = await db.execute(
    sql`select outcome, count(*)::int as n from inbound where home_id = ${me.homeId} group by 1 order by 1`,
  );
  expect(rows).toContainEqual({ outcome: 'too-many', n: expect.any(Number) as number });
});

test('what is stored and queued is sealed, and is forgotten after 30 days', async () => {
  const me = await memberWithPhone(world, { people: ['CANARYPERSON'] });
  await text(me.phone, 'CANARYWORDS');
  await text(me.phone, 'SAFE');
  const stored = await db.execute(
    sql`select encode(raw, 'escape') as a, encode(reply, 'escape') as b, outcome from inbound`,
  );
  const queued = await db.execute(sql`select data::text from pgboss.job`);
  for (const rows of [stored.rows, queued.rows]) expect(JSON.stringify(rows)).not.toMatch(/CANARY|\+1530/);
  clock.advance(minutes(31 * 24 * 60));
  const { forgetOld } = await import('./job-names.ts');
  await deps.jobs.enqueue(db, forgetOld, {});
  await world.runJobs();
  expect(
    await db
      .select()
      .from(inbound)
      .where(sql`raw is not null`),
  ).toEqual([]);
});

test('the database refuses to process a message twice', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  await text(me.phone, 'Hello');
  const again = world.database.pool.query(
    "update inbound set state = 'received', outcome = null, done_at = null",
  );
  await expect(again).rejects.toThrow('processed once');
});
