import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseHousehold, CaseView } from '#contract/office/desk.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { caseFor, NO_FACTS, type SeverityFacts } from '#server/service/cases/cases.ts';
import { cases } from '#server/service/cases/tables.ts';
import { addPerson, coveredMember } from '#test/covered.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { statementsOf } from '#test/statements.ts';
import { householdOf } from './household.ts';
import { tendCases } from './tend.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;
const agent = await signedInAs(world, 'AGENT');
/** An agent who takes cases. */
async function agentOnShift() {
  const who = await signedInAs(world, 'AGENT');
  expect((await who.post('/api/desk/shift/start')).status).toBe(200);
  return who;
}

type Desk = { mine: CaseRow[]; queue: Record<string, number>; alerts: CaseRow[] };
const desk = async (who = agent) => (await who.get('/api/desk')).body as Desk;
const view = async (id: string, who = agent) => (await who.get(`/api/desk/cases/${id}`)).body as CaseView;
const act = (id: string, what: string, body: object = {}, who = agent) =>
  who.post(`/api/desk/cases/${id}/${what}`, body);

async function open(facts: Partial<SeverityFacts> = {}, homeId?: string) {
  const home = homeId ?? (await coveredMember(world)).homeId;
  const at = clock.now();
  const opening = { homeId: home, incidentId: randomUUID(), facts: { ...NO_FACTS, ...facts }, at } as const;
  return db.transaction((tx) => caseFor(tx, { ...opening, by: 'member' }));
}
const empty = () => db.update(cases).set({ owner: agent.user.id, claimedAt: clock.now() });
const asAgent = (who: typeof agent) => ({ id: who.user.id, role: 'AGENT' as const, device: 'Test' });

test('someone who needs help is in front of every agent at once, and the household sees who reached them', async () => {
  const me = await coveredMember(world);
  const rosa = await addPerson(me, 'Rosa CANARY-NAME');
  await db.insert(phones).values({ userId: me.user.id, phone: '+15305550134', verifiedAt: clock.now() });
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const heard: string[] = [];
  const stop = deps.events.subscribe(agent.user.id, {
    event: ({ topic }) => heard.push(topic),
    gap: () => undefined,
  });
  await me.call('PUT', `${me.api}/evacuation/people/${rosa}`, { state: 'help' });
  await expect.poll(() => heard).toContain('desk');
  stop();
  const [alert] = (await desk()).alerts;
  expect(alert).toMatchObject({ severity: 0, reason: 'needs-help', owner: null, kind: 'event' });
  expect((await desk(await signedInAs(world, 'AGENT'))).alerts).toHaveLength(1);
  expect(JSON.stringify(await desk())).not.toContain('CANARY');

  const id = alert?.id ?? '';
  expect((await act(id, 'take')).status).toBe(204);
  expect((await desk()).alerts).toEqual([]);
  const household = (await agent.get(`/api/desk/cases/${id}/household`)).body as CaseHousehold;
  expect(household.people).toEqual([
    { label: 'NEEDS HELP', text: 'Rosa CANARY-NAME, adult.', isUrgent: true },
  ]);
  expect(household).toMatchObject({ plan: 'Plus', order: expect.stringContaining('in force') as string });
  expect(JSON.stringify(household)).not.toContain('5305550134');
  const called = (await agent.get(`/api/desk/cases/${id}/phones`)).body;
  expect(called).toMatchObject({ people: [{ phone: '+15305550134' }] });

  expect((await act(id, 'close', { reason: 'solved' })).status).toBe(409);
  const call = { id: randomUUID(), outcome: 'reached', text: 'CANARY-WORDS' };
  expect((await act(id, 'call', call)).status).toBe(204);
  expect((await act(id, 'call', call)).status).toBe(204);
  const seen = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  expect(seen.people[0]?.reachedAt).not.toBeNull();
  const { rows } = await db.execute(
    sql`select decision from reviews where home_id = ${me.homeId} and kind = 'person-needs-help'`,
  );
  expect(rows).toEqual([{ decision: 'reached' }]);
  expect((await view(id)).events.filter(({ kind }) => kind === 'called')).toHaveLength(1);
  expect((await view(id)).dueAt).toBeNull();
  expect((await act(id, 'close', { reason: 'solved' })).status).toBe(204);
  const stored = await db.execute(sql`select encode(sealed, 'escape') as words from case_events`);
  expect(JSON.stringify(stored.rows)).not.toContain('CANARY');
  // They need help again: the same case reopens, for everyone.
  await me.call('PUT', `${me.api}/evacuation/people/${rosa}`, { state: 'safe' });
  await me.call('PUT', `${me.api}/evacuation/people/${rosa}`, { state: 'help' });
  expect((await desk()).alerts.map((one) => one.id)).toEqual([id]);
  await empty();
});

test('the next case is the most severe, then the longest waiting, and is never given to two', async () => {
  const routine = await open();
  const first = await open({ isUnderOrder: true, isWaitingForRoom: true });
  const second = await open({ isUnderOrder: true, isWaitingForRoom: true });
  const next = async (who = agent) =>
    ((await who.post('/api/desk/next')).body as { caseId: string | null }).caseId;
  const fresh = await agentOnShift();
  expect([await next(fresh), await next(fresh), await next(fresh), await next(fresh)]).toEqual([
    first.id,
    second.id,
    routine.id,
    null,
  ]);
  const opened = [];
  for (let n = 0; n < 10; n += 1) opened.push((await open()).id);
  const team = await Promise.all(Array.from({ length: 4 }, agentOnShift));
  const taken = await Promise.all(Array.from({ length: 16 }, (_, n) => next(team[n % 4])));
  expect(taken.filter((id) => id !== null).toSorted()).toEqual(opened.toSorted());
});

test('an agent has at most 12 open cases, and always room for a life-threatening one', async () => {
  const busy = await agentOnShift();
  for (let n = 0; n < 13; n += 1) await open();
  for (let n = 0; n < 12; n += 1) expect((await busy.post('/api/desk/next')).status).toBe(200);
  const refused = await busy.post('/api/desk/next');
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('12 open cases')]);
  const grave = await open({ needsHelp: true });
  expect((await act(grave.id, 'take', {}, busy)).status).toBe(204);
  await empty();
});

test('a case returns to the queue when its owner is silent, and stays while they work', async () => {
  const owner = await signedInAs(world, 'AGENT');
  const urgent = await open({ hasNotAnswered: true });
  expect((await act(urgent.id, 'reason', { reason: 'Asked to' }, owner)).status).toBe(204);
  expect((await act(urgent.id, 'take', {}, owner)).status).toBe(204);
  clock.advance(minutes(9));
  await tendCases(deps);
  expect((await desk(owner)).mine).toHaveLength(1);
  expect((await act(urgent.id, 'note', { id: randomUUID(), text: 'Calling' }, owner)).status).toBe(204);
  clock.advance(minutes(9));
  await tendCases(deps);
  expect((await desk(owner)).mine).toHaveLength(1);
  clock.advance(minutes(2));
  await tendCases(deps);
  expect((await desk(owner)).mine).toEqual([]);
  const { rows } = await db.execute(
    sql`select kind, met_at is not null as met, missed_at is not null as missed from case_clocks
        where case_id = ${urgent.id} order by began_at, kind`,
  );
  // Due times after the severity was lowered: 20 minutes instead of 10 for the answer, and a new one for an owner.
  expect(rows).toEqual([
    { kind: 'answer', met: false, missed: true },
    { kind: 'claim', met: true, missed: false },
    { kind: 'claim', met: false, missed: false },
  ]);
  await empty();
});

test('an agent opens a colleague’s case only with a reason, which is kept and counts for half an hour', async () => {
  const colleague = await signedInAs(world, 'AGENT');
  const found = await open();
  await act(found.id, 'reason', { reason: 'My turn' }, colleague);
  await act(found.id, 'note', { id: randomUUID(), text: 'CANARY-NOTE' }, colleague);
  const refused = await agent.get(`/api/desk/cases/${found.id}`);
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'reason_required' })]);
  for (const path of ['household', 'phones'])
    expect((await agent.get(`/api/desk/cases/${found.id}/${path}`)).status).toBe(403);
  expect((await act(found.id, 'note', { id: randomUUID(), text: 'Hello' })).status).toBe(403);
  const listed = await agent.get(`/api/desk/cases?q=${found.ref}`);
  expect(listed.body).toMatchObject({ rows: [{ id: found.id, owner: { id: colleague.user.id } }] });
  expect(listed.text).not.toContain('CANARY');
  expect((await act(found.id, 'reason', { reason: 'The member called me' })).status).toBe(204);
  expect((await view(found.id)).events).toContainEqual(
    expect.objectContaining({ kind: 'viewed', text: 'The member called me' }),
  );
  clock.advance(minutes(31));
  expect((await agent.get(`/api/desk/cases/${found.id}`)).status).toBe(403);
  const operations = await signedInAs(world, 'OPERATIONS');
  expect((await view(found.id, operations)).events.map(({ text }) => text)).toContain('CANARY-NOTE');
  const auditor = await signedInAs(world, 'AUDITOR');
  expect((await auditor.get(`/api/desk/cases/${found.id}/household`)).status).toBe(200);
  const { rows } = await db.execute(
    sql`select action from audit_entries where actor_id = ${auditor.user.id} and action = 'home.case-viewed'`,
  );
  expect(rows).toHaveLength(1);
  const stranger = await signedIn(world);
  expect((await stranger.get(`/api/desk/cases/${found.id}`)).status).toBe(403);
  expect((await operations.get(`/api/desk/cases/${randomUUID()}`)).status).toBe(404);
  await empty();
});

test('rules only raise a case, a person lowers it with a note, and the same rule doesn’t raise it again', async () => {
  const me = await coveredMember(world);
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const { incidentId } = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  const asked = { kind: 'call-household' as const, key: randomUUID(), homeId: me.homeId };
  await openReview(db, {
    ...asked,
    incidentId: incidentId ?? '',
    summary: 'Please call.',
    facts: {},
    at: clock.now(),
  });
  await tendCases(deps);
  const [found] = await db.select().from(cases).where(eq(cases.homeId, me.homeId));
  // No hotel is nearby: two rules give severity 1, and the first is named.
  expect(found).toMatchObject({ severity: 1, reason: 'no-bed-tonight' });
  const id = found?.id ?? '';
  const operations = await signedInAs(world, 'OPERATIONS');
  expect((await act(id, 'severity', { severity: 3 }, operations)).status).toBe(400);
  const lowered = { severity: 3, text: 'Spoke to the neighbor' };
  expect((await act(id, 'severity', lowered, operations)).status).toBe(204);
  await tendCases(deps);
  expect(await view(id, operations)).toMatchObject({ severity: 3, reason: 'by-hand' });
  // A person needs oxygen and loses the room: a different rule, so the case becomes life-threatening.
  await me.post(`${me.api}/household/people`, {
    name: 'Rosa',
    ageGroup: 'older-adult',
    birthYear: null,
    mobility: 'none',
    power: ['oxygen'],
    note: '',
  });
  await db
    .update(roomHolds)
    .set({ state: 'waiting', blockId: null, rooms: 0 })
    .where(eq(roomHolds.homeId, me.homeId));
  await tendCases(deps);
  expect(await view(id, operations)).toMatchObject({ severity: 0, reason: 'medical-without-room' });
  await empty();
});

test('a household with oxygen and no room gets a case without a word', async () => {
  const me = await coveredMember(world, { lat: 40.2, lng: -121.9 });
  await me.post(`${me.api}/household/people`, {
    name: 'Rosa',
    ageGroup: 'older-adult',
    birthYear: null,
    mobility: 'none',
    power: ['oxygen'],
    note: '',
  });
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  await db
    .update(roomHolds)
    .set({ state: 'waiting', blockId: null, rooms: 0 })
    .where(eq(roomHolds.homeId, me.homeId));
  await tendCases(deps);
  await tendCases(deps);
  const found = await db.select().from(cases).where(eq(cases.homeId, me.homeId));
  expect(found).toMatchObject([{ severity: 0, reason: 'medical-without-room' }]);
  await empty();
});

test('a case set aside opens at its time; assigning one tells the other who was first', async () => {
  const owner = await signedInAs(world, 'OPERATIONS');
  const colleague = await signedInAs(world, 'AGENT');
  const { id } = await open();
  await act(id, 'take', {}, owner);
  const until = new Date(clock.now().getTime() + minutes(60)).toISOString();
  const aside = { until, text: 'The hotel calls back' };
  expect((await act(id, 'wait', aside, owner)).text).toContain('hasn’t heard from us');
  await act(id, 'call', { id: randomUUID(), outcome: 'reached' }, owner);
  expect((await act(id, 'wait', aside, owner)).status).toBe(204);
  clock.advance(minutes(61));
  await tendCases(deps);
  expect(await view(id, owner)).toMatchObject({ state: 'open', isMine: true });
  const give = { to: colleague.user.id, was: owner.user.id };
  // Your own case is handed over, and the colleague must accept it. Another agent's can be assigned.
  expect((await act(id, 'assign', give, owner)).text).toContain('Hand it over');
  const lead = await signedInAs(world, 'OPERATIONS');
  expect((await act(id, 'assign', give, lead)).status).toBe(204);
  expect((await act(id, 'assign', { to: owner.user.id, was: owner.user.id }, owner)).status).toBe(409);
  expect((await desk(colleague)).mine.map((one) => one.id)).toEqual([id]);
  const finance = await signedInAs(world, 'FINANCE');
  const wrong = { to: finance.user.id, was: colleague.user.id };
  expect((await act(id, 'assign', wrong, owner)).status).toBe(409);
  expect((await act(id, 'assign', { to: null, was: colleague.user.id }, owner)).status).toBe(204);
  expect((await view(id, owner)).owner).toBeNull();
  await empty();
});

test('the household of a case takes at most 12 statements', async () => {
  const me = await coveredMember(world, { lat: 38.9, lng: -120.4 });
  await addPerson(me, 'Rosa');
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const { incidentId } = (await me.get(`${me.api}/evacuation`)).body as Evacuation;
  const at = clock.now();
  const opening = { homeId: me.homeId, incidentId, facts: NO_FACTS, at, by: 'member' } as const;
  const { id } = await db.transaction((tx) => caseFor(tx, opening));
  await db.update(cases).set({ owner: agent.user.id, claimedAt: at }).where(eq(cases.id, id));
  const statements = await statementsOf(() => householdOf(deps, asAgent(agent), id));
  expect(statements).toBeGreaterThan(5);
  expect(statements).toBeLessThanOrEqual(12);
});

test('a staff member whose account is deleted leaves their cases to the queue', async () => {
  const leaving = await signedInAs(world, 'OPERATIONS');
  const { id } = await open();
  await act(id, 'take', {}, leaving);
  await world.database.pool.query('delete from users where id = $1', [leaving.user.id]);
  const [found] = await db.select().from(cases).where(eq(cases.id, id));
  expect(found).toMatchObject({ owner: null, claimedAt: null });
});
