/** Who has a conversation open, who is typing, and what a quick reply never does. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { quickReplies } from '#text/service/conversations.ts';
import { HERE_SECONDS, type Presence, TYPING_SECONDS } from '#contract/service/presence.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { seconds } from '#server/platform/clock.ts';
import { addPerson, coveredMember } from '#test/covered.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { conversationsHandlers } from './jobs.ts';
import { isNews } from './presence.ts';
import { casePresence } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const agent = await signedInAs(world, 'AGENT');
const { clock, db, deps } = world;

type Person = Awaited<ReturnType<typeof coveredMember>>;
const write = (me: Person, text: string) => me.post(`${me.api}/help/messages`, { id: randomUUID(), text });
const helpOf = async (me: Person) => (await me.get(`${me.api}/help`)).body as HelpView;

async function talking() {
  const me = await coveredMember(world);
  await me.patch('/api/account', { name: 'Maya' });
  await write(me, 'Hello');
  const caseId = (await helpOf(me)).conversation?.caseId ?? '';
  await agent.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They wrote' });
  return {
    me,
    caseId,
    own: `${me.api}/help/${caseId}/presence`,
    theirs: `/api/desk/cases/${caseId}/presence`,
  };
}
const here = (isTyping = false) => ({ isHere: true, isTyping });

test('each side sees who of the other is there and typing, and it ends by itself', async () => {
  const { me, own, theirs } = await talking();
  expect((await me.call('PUT', own, here())).body).toEqual({ people: [] });
  expect((await agent.call('PUT', theirs, here())).body).toEqual({
    people: [{ name: 'Maya', isTyping: false }],
  });
  await me.call('PUT', own, here(true));
  expect((await agent.get(theirs)).body).toEqual({ people: [{ name: 'Maya', isTyping: true }] });
  expect(((await me.get(own)).body as Presence).people).toHaveLength(1);
  clock.advance(seconds(TYPING_SECONDS + 1));
  expect((await agent.get(theirs)).body).toEqual({ people: [{ name: 'Maya', isTyping: false }] });
  await agent.call('PUT', theirs, { isHere: false, isTyping: false });
  expect((await me.get(own)).body).toEqual({ people: [] });
  clock.advance(seconds(HERE_SECONDS + 1));
  expect((await agent.get(theirs)).body).toEqual({ people: [] });
});

test('only a change wakes the other side’s windows', () => {
  const now = new Date();
  const row = { caseId: '', userId: '', side: 'team' as const, seenAt: now, typedAt: null };
  const typing = { ...row, typedAt: now };
  const old = { ...row, seenAt: new Date(now.getTime() - seconds(HERE_SECONDS + 1)) };
  const gone = { isHere: false, isTyping: false };
  const cases = [
    [undefined, here(), true],
    [undefined, gone, false],
    [row, here(), false],
    [row, here(true), true],
    [typing, here(true), false],
    [typing, here(), true],
    [row, gone, true],
    [old, here(), true],
    [old, gone, false],
  ] as const;
  for (const [before, beat, isExpected] of cases)
    expect([before, beat, isNews(before, beat, now)]).toEqual([before, beat, isExpected]);
});

test('a change reaches the windows of the people who are there, and no one else’s', async () => {
  const { me, own, theirs } = await talking();
  await agent.call('PUT', theirs, here());
  const heard: string[] = [];
  const listen = (who: string, id: string) =>
    deps.events.subscribe(id, {
      // Ignore unrelated updates, such as their own sign-in.
      event: ({ topic }) => topic === 'presence' && heard.push(`${who} ${topic}`),
      gap: () => undefined,
    });
  const bystander = await signedInAs(world, 'AGENT');
  const stops = [listen('agent', agent.user.id), listen('bystander', bystander.user.id)];
  await me.call('PUT', own, here());
  await expect.poll(() => heard).toEqual(['agent presence']);
  await me.call('PUT', own, here());
  await me.call('PUT', own, here(true));
  await expect.poll(() => heard).toEqual(['agent presence', 'agent presence']);
  for (const stop of stops) stop();
});

test('strangers, other roles and other cases learn nothing and leave no mark', async () => {
  const { me, caseId, own, theirs } = await talking();
  const other = await talking();
  const stranger = await signedIn(world);
  for (const [who, url] of [
    [stranger, own],
    [other.me, own],
    [other.me, `${other.me.api}/help/${caseId}/presence`],
    [stranger, theirs],
  ] as const)
    for (const method of ['GET', 'PUT'] as const) {
      const { status } = await who.call(method, url, method === 'PUT' ? here() : undefined);
      expect([url, method, status === 403 || status === 404]).toEqual([url, method, true]);
    }
  const may = {
    AGENT: [403, 403],
    OPERATIONS: [200, 200],
    FINANCE: [403, 403],
    AUDITOR: [200, 403],
    ADMIN: [200, 200],
  };
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const [get, put] = [await who.get(theirs), await who.call('PUT', theirs, here())];
    expect([role, [get.status, put.status]]).toEqual([role, may[role]]);
  }
  expect(((await me.get(own)).body as Presence).people).toHaveLength(2);
});

test('marks of people who left are deleted', async () => {
  const { me, own } = await talking();
  await me.call('PUT', own, here());
  clock.advance(seconds(11 * HERE_SECONDS));
  await conversationsHandlers.at(-1)?.run(deps, {});
  expect(await db.select().from(casePresence)).toEqual([]);
});

test('“We’re safe” is a message and never marks anyone safe, least of all someone who needs help', async () => {
  const me = await coveredMember(world);
  const [rosa, ben] = [await addPerson(me, 'Rosa'), await addPerson(me, 'Ben')];
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  expect((await helpOf(me)).event).toEqual({ needsHelp: false });
  await me.call('PUT', `${me.api}/evacuation/people/${rosa}`, { state: 'help' });
  const replies = Object.values(quickReplies);
  for (const words of replies) expect((await write(me, words)).status).toBe(201);
  const { event, conversation } = await helpOf(me);
  expect(event).toEqual({ needsHelp: true });
  expect(conversation?.messages.map(({ text }) => text)).toEqual(replies);
  const { people } = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  const stateOf = (id: string) => people.find(({ personId }) => personId === id)?.state ?? null;
  expect([stateOf(rosa), stateOf(ben)]).toEqual(['help', null]);
  const { rows } = await world.database.pool.query(
    `select severity, reason, state, due_at is not null as waits from cases where id = $1`,
    [conversation?.caseId],
  );
  expect(rows).toEqual([{ severity: 0, reason: 'needs-help', state: 'open', waits: true }]);
  const reviews = await world.database.pool.query(
    `select 1 from reviews where kind = 'person-needs-help' and home_id = $1 and decided_at is null`,
    [me.homeId],
  );
  expect(reviews.rowCount).toBe(1);
});

test('“Ana usually replies within …” comes from her own answers, and from enough of them', async () => {
  const { me, caseId } = await talking();
  await agent.patch('/api/account', { name: 'Ana' });
  await agent.post(`/api/desk/cases/${caseId}/take`);
  const add = (n: number, took: string, by: string) =>
    world.database.pool.query(
      `insert into case_clocks (case_id, kind, began_at, due_at, met_at, met_by)
       select $1, 'answer', $2::timestamptz - $4::interval, $2, $2, $5 from generate_series(1, $3)`,
      [caseId, clock.now(), n, took, by],
    );
  await add(40, '1 minute', randomUUID());
  await add(9, '90 seconds', agent.user.id);
  expect((await helpOf(me)).conversation).toMatchObject({ agent: 'Ana', agentMinutes: null });
  await add(1, '90 seconds', agent.user.id);
  expect((await helpOf(me)).conversation).toMatchObject({ agentMinutes: 2 });
  // Three of four count, so that "usually" isn't a flip of a coin.
  await add(10, '9 minutes', agent.user.id);
  expect((await helpOf(me)).conversation).toMatchObject({ agentMinutes: 9 });
});
