/** The home advisor on a Plus membership: who it is, which questions reach them, and scheduled calls. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseView } from '#contract/office/desk.ts';
import type { AdvisorView } from '#contract/service/advisors.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { mayDo, STAFF_ROLES } from '#contract/staff.ts';
import { users } from '#server/core/accounts/tables.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { tendCases } from '#server/office/desk/tend.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { noteBeat } from '#server/service/shifts/shifts.ts';
import { coveredMember } from '#test/covered.ts';
import { newNumber } from '#test/texts.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { localTimeAt } from './call-time.ts';
import { findSoon } from './jobs.ts';

const world = await openWorld({ withWorkers: false });
const { clock, db, deps } = world;
const ZONE = 'America/Los_Angeles';

type Person = Awaited<ReturnType<typeof coveredMember>>;
type Staff = Awaited<ReturnType<typeof signedInAs>>;
const viewOf = async (me: Person) => (await me.get(`${me.api}/advisor`)).body as AdvisorView;
/** To the minute, like the value of a browser's datetime field. */
const localIn = (ms: number) => localTimeAt(after(clock.now(), ms), ZONE);
const ask = (me: Person, ms: number, about = 'CANARY-ABOUT the roof') =>
  me.call('PUT', `${me.api}/advisor/call`, { at: localIn(ms), about });

async function advisorNamed(name: string) {
  const advisor = await signedInAs(world, 'AGENT');
  await db.update(users).set({ name }).where(eq(users.id, advisor.user.id));
  return advisor;
}
const choose = async (me: Person, advisor: Staff | null, was: string | null = null) => {
  const by = await signedInAs(world, 'OPERATIONS');
  return by.call('PUT', `/api/admin/members/${me.user.id}/advisor`, {
    advisorId: advisor?.user.id ?? null,
    was,
  });
};
async function advised(name = 'Ana') {
  const [me, advisor] = [await coveredMember(world), await advisorNamed(name)];
  const { status, text } = await choose(me, advisor);
  if (status !== 200) throw new Error(text);
  return { me, advisor };
}
const caseOf = async (who: Staff, ref: string) => {
  const { rows } = (await who.get(`/api/desk/cases?state=all&q=${ref}`)).body as { rows: { id: string }[] };
  return (await who.get(`/api/desk/cases/${rows[0]?.id}`)).body as CaseView;
};

test('a Plus member sees who their advisor is; Core has none', async () => {
  const { me } = await advised();
  expect(await viewOf(me)).toEqual({
    isIncluded: true,
    advisor: { name: 'Ana' },
    timeZone: ZONE,
    call: null,
  });
  const core = await coveredMember(world, { plan: 'core' });
  await choose(core, await advisorNamed('Ben'));
  expect(await viewOf(core)).toMatchObject({ isIncluded: false, advisor: null });
  expect((await ask(core, days(1))).status).toBe(403);
  const unnamed = await coveredMember(world);
  expect(await viewOf(unnamed)).toMatchObject({ isIncluded: true, advisor: null });
  expect((await ask(unnamed, days(1))).body).toMatchObject({ code: 'conflict' });
});

test('only administrators and operations choose an advisor, who must work on cases, and it is audited', async () => {
  const me = await coveredMember(world);
  const advisor = await advisorNamed('Ana');
  const url = `/api/admin/members/${me.user.id}/advisor`;
  const body = { advisorId: advisor.user.id, was: null };
  for (const role of STAFF_ROLES.filter((one) => !mayDo(one, 'advisors.assign')))
    expect([role, (await (await signedInAs(world, role)).call('PUT', url, body)).status]).toEqual([
      role,
      403,
    ]);
  expect((await me.call('PUT', url, body)).status).toBe(403);
  const admin = await signedInAs(world, 'ADMIN');
  const member = await signedIn(world);
  expect((await admin.call('PUT', url, { advisorId: member.user.id, was: null })).status).toBe(409);
  expect((await admin.call('PUT', url, body)).body).toMatchObject({ advisor: { id: advisor.user.id } });
  // Of two concurrent choices, the later one gets a conflict.
  const other = await advisorNamed('Ben');
  expect((await admin.call('PUT', url, { advisorId: other.user.id, was: null })).status).toBe(409);
  expect((await admin.call('PUT', url, { advisorId: other.user.id, was: advisor.user.id })).status).toBe(200);
  const { rows } = await world.database.pool.query(
    `select count(*)::int as n from audit_entries where action = 'membership.advisor-changed' and subject_id = $1`,
    [me.user.id],
  );
  expect(rows).toEqual([{ n: 2 }]);
});

const agentOf = async (me: Person) => ((await me.get(`${me.api}/help`)).body as HelpView).conversation?.agent;
const write = (me: Person, text = 'Which vents should I buy?') =>
  me.post(`${me.api}/help/messages`, { id: randomUUID(), text });

test('what a member writes on a quiet day goes to their advisor on shift first, and to everyone after two hours', async () => {
  const { me, advisor } = await advised();
  await advisor.post('/api/desk/shift/start');
  await write(me);
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(conversation).toMatchObject({ agent: 'Ana' });
  const found = await caseOf(advisor, conversation?.ref ?? '');
  expect(found).toMatchObject({ isMine: true, kind: 'question' });
  expect(found.events.at(-1)).toMatchObject({ kind: 'assigned', facts: { why: 'advisor', to: 'Ana' } });
  clock.advance(hours(2) + 1);
  await noteBeat(deps, advisor.user.id); // still there, and silent about this case
  await tendCases(deps);
  expect(await agentOf(me)).toBeNull();
});

test.each<[string, (advisor: Staff) => Promise<unknown>]>([
  ['isn’t on shift', async () => undefined],
  ['is on a break', async (advisor) => advisor.post('/api/desk/shift/break')],
  ['has closed the window', async () => clock.advance(minutes(2))],
  [
    'has as many cases as they may have',
    async (advisor) => db.execute(sql`update shifts set most_cases = 1 where user_id = ${advisor.user.id}`),
  ],
])('an advisor who %s doesn’t get it: the next agent does', async (why, leave) => {
  const { me, advisor } = await advised();
  if (why !== 'isn’t on shift') await advisor.post('/api/desk/shift/start');
  if (why.startsWith('has as many')) {
    const other = await coveredMember(world);
    await choose(other, advisor);
    await write(other);
    expect(await agentOf(other)).toBe('Ana');
  }
  await leave(advisor);
  await write(me);
  expect(await agentOf(me)).toBeNull();
  const { rows } = await db.execute(sql`select state, owner from cases where home_id = ${me.homeId}`);
  expect(rows).toEqual([{ state: 'open', owner: null }]);
});

test('a text and an email go to the advisor first like words in the app; under an order they go to everyone', async () => {
  const { me, advisor } = await advised();
  await advisor.post('/api/desk/shift/start');
  const phone = newNumber();
  await db.insert(phones).values({ userId: me.user.id, phone, verifiedAt: clock.now() });
  const text = (body: string) =>
    world.visitor().post('/api/demo/phone', { id: randomUUID(), number: phone, text: body });
  await text('Which vents should I buy?');
  await world.runJobs();
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(conversation).toMatchObject({ agent: 'Ana', messages: [{ channel: 'sms' }] });
  // The case was closed, so the emailed answer reopens it for the advisor.
  const operations = await signedInAs(world, 'OPERATIONS');
  const url = `/api/desk/cases/${conversation?.caseId}`;
  await operations.post(`${url}/messages`, { id: randomUUID(), text: 'The fine mesh.', readSeq: 1 });
  expect((await operations.post(`${url}/close`, { reason: 'answered', text: '' })).status).toBe(204);
  expect(await agentOf(me)).toBeNull();
  const to = replyAddress(deps, { caseId: conversation?.caseId ?? '', userId: me.user.id })?.address;
  const mail = { id: randomUUID(), from: me.email, to, subject: 'Re: x', text: 'How fine?' };
  expect((await world.visitor().post('/api/demo/mailbox/reply', mail)).status).toBe(204);
  await world.runJobs();
  expect(await agentOf(me)).toBe('Ana');

  const { me: fleeing, advisor: theirs } = await advised('Ben');
  await theirs.post('/api/desk/shift/start');
  await fleeing.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const number = newNumber();
  await db.insert(phones).values({ userId: fleeing.user.id, phone: number, verifiedAt: clock.now() });
  await world.visitor().post('/api/demo/phone', { id: randomUUID(), number, text: 'Which way is open?' });
  await world.runJobs();
  expect(await agentOf(fleeing)).toBeNull();
});

test('danger goes to everyone at once, advisor or not', async () => {
  const { me } = await advised();
  await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'We are trapped' });
  const agent = await signedInAs(world, 'AGENT');
  const { alerts } = (await agent.get('/api/desk')).body as { alerts: { ref: string }[] };
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(alerts.map(({ ref }) => ref)).toContain(conversation?.ref);
});

test('a call is a case that is due at its time, with one reminder to the advisor in the home’s time zone', async () => {
  const { me, advisor } = await advised();
  const { status, body } = await ask(me, hours(3));
  expect([status, body]).toMatchObject([200, { call: { isDone: false } }]);
  const { call } = body as AdvisorView;
  const found = await caseOf(advisor, call?.ref ?? '');
  expect(found).toMatchObject({ kind: 'call', reason: 'call-requested', isMine: true, dueAt: call?.at });
  expect(found.events.at(-1)).toMatchObject({ kind: 'requested', text: 'CANARY-ABOUT the roof' });
  await world.runJobs();
  const reminders = async () =>
    (await world.mailbox(advisor.email, 0)).filter(({ subject }) => subject.startsWith('Call at'));
  expect(await reminders()).toEqual([]);
  clock.advance(hours(3) - minutes(14));
  for (let i = 0; i < 2; i += 1) {
    await deps.db.transaction((tx) => deps.jobs.enqueue(tx, findSoon, {}));
    await world.runJobs();
  }
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Call at \w+ \d+, \d+:\d\d [AP]M P[SD]T, case /);
  expect(mail?.text).not.toContain('CANARY');
  // Reaching them by phone answers the case.
  const logged = await advisor.post(`/api/desk/cases/${found.id}/call`, {
    id: randomUUID(),
    outcome: 'reached',
  });
  expect(logged.status).toBe(204);
  expect(await viewOf(me)).toMatchObject({ call: { isDone: true } });
});

test('a call that the advisor forgets goes to the queue a quarter of an hour late', async () => {
  const { me, advisor } = await advised();
  const { call } = (await ask(me, hours(5))).body as AdvisorView;
  const { id } = await caseOf(advisor, call?.ref ?? '');
  const ownerOf = async () =>
    (await world.database.pool.query('select owner from cases where id = $1', [id])).rows[0] as {
      owner: string | null;
    };
  // A note written hours ago doesn't take the case away.
  await advisor.post(`/api/desk/cases/${id}/note`, { id: randomUUID(), text: 'Has a metal roof' });
  clock.advance(hours(5) + minutes(10));
  await tendCases(deps);
  expect(await ownerOf()).toEqual({ owner: advisor.user.id });
  clock.advance(minutes(6));
  await tendCases(deps);
  expect(await ownerOf()).toEqual({ owner: null });
});

test('asked again, the call moves and is announced at its new time; canceled, it is over', async () => {
  const { me, advisor } = await advised();
  const first = (await ask(me, hours(3))).body as AdvisorView;
  const second = (await ask(me, hours(6), '')).body as AdvisorView;
  expect(second.call?.ref).toBe(first.call?.ref);
  expect(second.call?.at).not.toBe(first.call?.at);
  expect(await caseOf(advisor, first.call?.ref ?? '')).toMatchObject({
    dueAt: second.call?.at,
    isOverdue: false,
  });
  expect(await me.delete(`${me.api}/advisor/call`)).toMatchObject({ status: 200, body: { call: null } });
  expect(await me.delete(`${me.api}/advisor/call`)).toMatchObject({ status: 200 });
  expect(await caseOf(advisor, first.call?.ref ?? '')).toMatchObject({ state: 'closed', dueAt: null });
  const third = (await ask(me, days(2))).body as AdvisorView;
  expect(third.call?.ref).not.toBe(first.call?.ref);
  // Calls don't appear in the conversation.
  expect(((await me.get(`${me.api}/help`)).body as HelpView).conversation).toBeNull();
});

test('two requests at once are one call', async () => {
  const { me } = await advised();
  const answers = await Promise.all([ask(me, hours(4)), ask(me, hours(4)), ask(me, hours(4))]);
  expect(new Set(answers.map(({ body }) => (body as AdvisorView).call?.ref)).size).toBe(1);
  const { rows } = await world.database.pool.query(
    `select count(*)::int as n from cases where home_id = $1 and kind = 'call'`,
    [me.homeId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a time that is too soon, too far or skipped by clocks is refused at its field', async () => {
  const { me } = await advised();
  for (const [ms, words] of [
    [minutes(10), '30 minutes'],
    [days(31), '30 days'],
  ] as const)
    expect((await ask(me, ms)).body).toMatchObject({ fields: { at: expect.stringContaining(words) } });
  const skipped = await me.call('PUT', `${me.api}/advisor/call`, { at: '2027-03-14T02:30' });
  expect(skipped.body).toMatchObject({ fields: { at: expect.stringContaining('clocks change') } });
});

test('a new advisor gets the open call; without one, it goes to the queue', async () => {
  const { me, advisor } = await advised();
  const { call } = (await ask(me, hours(4))).body as AdvisorView;
  const next = await advisorNamed('Ben');
  expect((await choose(me, next, advisor.user.id)).status).toBe(200);
  expect(await caseOf(next, call?.ref ?? '')).toMatchObject({ isMine: true });
  expect(await viewOf(me)).toMatchObject({ advisor: { name: 'Ben' } });
  expect((await choose(me, null, next.user.id)).status).toBe(200);
  const admin = await signedInAs(world, 'ADMIN');
  expect(await caseOf(admin, call?.ref ?? '')).toMatchObject({ owner: null, state: 'open' });
});

test('an advisor who leaves the team is no longer shown', async () => {
  const { me, advisor } = await advised();
  await db.update(users).set({ role: 'USER' }).where(eq(users.id, advisor.user.id));
  expect(await viewOf(me)).toMatchObject({ advisor: null });
  expect((await ask(me, hours(4))).status).toBe(409);
});

test('strangers neither see nor request nor cancel another household’s call, and no view has their words', async () => {
  const { me, advisor } = await advised();
  const { call } = (await ask(me, hours(4))).body as AdvisorView;
  const { id } = await caseOf(advisor, call?.ref ?? '');
  const stranger = await coveredMember(world);
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const url = method === 'GET' ? `${me.api}/advisor` : `${me.api}/advisor/call`;
    const body = method === 'PUT' ? { at: localIn(hours(5)) } : undefined;
    expect([method, (await stranger.call(method, url, body)).status]).toEqual([method, 404]);
    expect([method, (await world.visitor().call(method, url, body)).status]).toEqual([method, 401]);
  }
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const { status, text } = await who.get(`/api/desk/cases/${id}`);
    const may = mayDo(role, 'cases.any');
    expect([role, status, text.includes('CANARY-ABOUT')]).toEqual([role, may ? 200 : 403, may]);
    for (const list of ['/api/desk', '/api/desk/cases?state=all'])
      expect([role, (await who.get(list)).text.includes('CANARY-ABOUT')]).toEqual([role, false]);
  }
  expect(await viewOf(me)).toMatchObject({ call: { ref: call?.ref } });
});
