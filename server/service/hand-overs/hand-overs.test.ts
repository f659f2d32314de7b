/** Shifts and hand-overs through the API: a case belongs to its agent until a colleague has accepted it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseView } from '#contract/office/desk.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import type { HandOver } from '#contract/service/hand-overs.ts';
import type { Shift } from '#contract/service/shifts.ts';
import { users } from '#server/core/accounts/tables.ts';
import { tendCases } from '#server/office/desk/tend.ts';
import { minutes, seconds } from '#server/platform/clock.ts';
import { caseFor, NO_FACTS, type SeverityFacts } from '#server/service/cases/cases.ts';
import { noteBeat } from '#server/service/shifts/shifts.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;

type Agent = Awaited<ReturnType<typeof signedInAs>>;
type View = {
  shift: Shift | null;
  toMe: HandOver[];
  byMe: HandOver[];
  team: { id: string; openCases: number }[];
};
const WORDS = { situation: 'CANARY on the road', done: 'Booked a room', next: 'Call at 9', promised: '' };

async function agentOnShift(name = 'Ana'): Promise<Agent> {
  const who = await signedInAs(world, 'AGENT');
  await db.update(users).set({ name }).where(eq(users.id, who.user.id));
  expect((await who.post('/api/desk/shift/start')).status).toBe(200);
  return who;
}
const shift = async (who: Agent) => (await who.get('/api/desk/shift')).body as View;
const next = async (who: Agent) =>
  (await who.post('/api/desk/next')) as { status: number; body: { caseId: string }; text: string };
const ownerOf = async (id: string) =>
  (await world.database.pool.query('select owner from cases where id = $1', [id])).rows[0] as {
    owner: string | null;
  };

/** A new case, assigned to this agent. */
async function caseOf(who: Agent, facts: Partial<SeverityFacts> = { isUnderOrder: true }) {
  const me = await coveredMember(world);
  const opening = { homeId: me.homeId, incidentId: randomUUID(), facts: { ...NO_FACTS, ...facts } } as const;
  const found = await db.transaction((tx) => caseFor(tx, { ...opening, at: clock.now(), by: 'member' }));
  await db.transaction((tx) =>
    tx.execute(
      `update cases set owner = '${who.user.id}', claimed_at = now(), return_at = now() + interval '1 day' where id = '${found.id}'`,
    ),
  );
  return { ...found, me };
}
const offer = (who: Agent, to: Agent | null, caseIds: string[], words: object = WORDS) =>
  who.post('/api/desk/hand-overs', {
    to: to?.user.id ?? null,
    cases: caseIds.map((caseId) => ({ caseId, ...words })),
  });
const offered = async (who: Agent, to: Agent, caseId: string) =>
  ((await offer(who, to, [caseId])).body as { offered: string[] }).offered[0] ?? '';
const settle = (who: Agent, id: string, what: string, body: object = {}) =>
  who.post(`/api/desk/hand-overs/${id}/${what}`, body);

test('only an agent on shift gets the next case, not on a break or while the shift is ending', async () => {
  const ana = await signedInAs(world, 'AGENT');
  const me = await coveredMember(world);
  const at = clock.now();
  await db.transaction((tx) =>
    caseFor(tx, { homeId: me.homeId, incidentId: randomUUID(), facts: NO_FACTS, at, by: 'member' }),
  );
  expect((await next(ana)).text).toContain('You’re not on shift');
  expect((await ana.post('/api/desk/shift/break')).status).toBe(409);
  expect((await ana.post('/api/desk/shift/start')).body).toMatchObject({ state: 'on', mostCases: 12 });
  expect((await ana.post('/api/desk/shift/start')).body).toMatchObject({ state: 'on' });
  await ana.post('/api/desk/shift/break');
  expect((await next(ana)).text).toContain('on a break');
  await ana.post('/api/desk/shift/start');
  const taken = await next(ana);
  expect(taken.body.caseId).not.toBeNull();
  expect((await ana.post('/api/desk/shift/end')).body).toMatchObject({
    shift: { state: 'ending' },
    cases: 1,
  });
  expect((await next(ana)).text).toContain('ending your shift');
  await ana.post('/api/desk/shift/end', { toQueue: true });
  expect((await shift(ana)).shift).toBeNull();
});

test('a shift allows as many cases as it says, also to two windows at once', async () => {
  const ana = await agentOnShift();
  await world.database.pool.query('update shifts set most_cases = 2 where user_id = $1', [ana.user.id]);
  const all = [];
  for (let n = 0; n < 5; n += 1) all.push(await caseOf(ana));
  await world.database.pool.query('update cases set owner = null, claimed_at = null where owner = $1', [
    ana.user.id,
  ]);
  const got = await Promise.all(Array.from({ length: 5 }, () => next(ana)));
  expect(got.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(got.find(({ status }) => status === 409)?.text).toContain('You have 2 open cases');
  await ana.post('/api/desk/shift/end', { toQueue: true });
});

test('a case offered to a colleague stays with its agent until it is accepted; then the household reads who took over', async () => {
  const [ana, ben] = [await agentOnShift('Ana'), await agentOnShift('Ben')];
  const me = await coveredMember(world);
  await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'Hello' });
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const caseId = conversation?.caseId ?? '';
  await ana.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They called' });
  await ana.post(`/api/desk/cases/${caseId}/take`);
  const id = await offered(ana, ben, caseId);
  expect(await ownerOf(caseId)).toEqual({ owner: ana.user.id });
  expect((await shift(ana)).byMe).toMatchObject([{ id, to: { name: 'Ben' } }]);
  const [toBen] = (await shift(ben)).toMe;
  expect(toBen).toMatchObject({ id, from: { name: 'Ana' }, words: { situation: 'CANARY on the road' } });
  // Ben reads the case before he decides, without giving a reason.
  expect((await ben.get(`/api/desk/cases/${caseId}`)).status).toBe(200);
  expect((await offer(ana, ben, [caseId])).text).toContain('already offered');
  expect((await settle(ben, id, 'accept')).status).toBe(204);
  expect(await ownerOf(caseId)).toEqual({ owner: ben.user.id });
  expect((await ana.get(`/api/desk/cases/${caseId}`)).status).toBe(200);
  const { events } = (await ben.get(`/api/desk/cases/${caseId}`)).body as CaseView;
  expect(events.slice(-2)).toMatchObject([
    { kind: 'offered', by: 'Ana', facts: { to: 'Ben' } },
    { kind: 'handed-over', by: 'Ben', facts: { from: 'Ana', to: 'Ben' } },
  ]);
  const seen = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(seen.conversation).toMatchObject({ agent: 'Ben', takenOverFrom: 'Ana' });
  // What one agent writes for the next is sealed and never shown to a household.
  expect(JSON.stringify(seen)).not.toContain('CANARY');
  const stored = await world.database.pool.query(`select encode(words, 'escape') as words from hand_overs`);
  expect(JSON.stringify(stored.rows)).not.toContain('CANARY');
  for (const who of [ana, ben]) await who.post('/api/desk/shift/end', { toQueue: true });
});

test('severe cases need a situation and a next step, a colleague must be on shift and have room', async () => {
  const [ana, ben] = [await agentOnShift(), await agentOnShift('Ben')];
  const severe = await caseOf(ana);
  const refused = await offer(ana, ben, [severe.id], { situation: 'On the road' });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ fields: { 'cases.0.next': 'Enter what has to happen next' } }),
  ]);
  const away = await signedInAs(world, 'AGENT');
  expect((await offer(ana, away, [severe.id])).text).toContain('isn’t on shift');
  expect((await offer(ana, ana, [severe.id])).status).toBe(409);
  await world.database.pool.query('update shifts set most_cases = 1 where user_id = $1', [ben.user.id]);
  const second = await caseOf(ana);
  expect((await offer(ana, ben, [severe.id, second.id])).text).toContain('room for 1 more');
  expect((await shift(ana)).byMe).toEqual([]);
  const foreign = await caseOf(ben);
  expect((await offer(ana, ben, [foreign.id])).text).toContain('no longer yours');
  for (const who of [ana, ben]) await who.post('/api/desk/shift/end', { toQueue: true });
});

test('a colleague returns a case with a reason, the agent takes one back, and both stay with the agent', async () => {
  const [ana, ben] = [await agentOnShift(), await agentOnShift('Ben')];
  const one = await caseOf(ana);
  const first = await offered(ana, ben, one.id);
  expect((await settle(ben, first, 'return')).status).toBe(400);
  expect((await settle(ben, first, 'return', { reason: 'I don’t speak Spanish' })).status).toBe(204);
  const second = await offered(ana, ben, one.id);
  expect((await settle(ana, second, 'take-back')).status).toBe(204);
  expect((await settle(ben, second, 'accept')).status).toBe(409);
  expect(await ownerOf(one.id)).toEqual({ owner: ana.user.id });
  const { events } = (await ana.get(`/api/desk/cases/${one.id}`)).body as CaseView;
  expect(events.filter(({ kind }) => kind === 'not-handed-over')).toMatchObject([
    { facts: { why: 'returned' }, text: 'I don’t speak Spanish', by: 'Ben' },
    { facts: { why: 'taken-back' }, by: 'Ana' },
  ]);
  for (const who of [ana, ben]) await who.post('/api/desk/shift/end', { toQueue: true });
});

test('after 10 minutes without an answer the case goes back to the queue with its severity and its clock', async () => {
  const [ana, ben] = [await agentOnShift(), await agentOnShift('Ben')];
  const one = await caseOf(ana);
  const id = await offered(ana, ben, one.id);
  const before = (await ana.get(`/api/desk/cases/${one.id}`)).body as CaseView;
  clock.advance(minutes(9));
  for (const who of [ana, ben]) await noteBeat(deps, who.user.id);
  await tendCases(deps);
  expect(await ownerOf(one.id)).toEqual({ owner: ana.user.id });
  clock.advance(minutes(1) + seconds(1));
  for (const who of [ana, ben]) await noteBeat(deps, who.user.id);
  expect((await settle(ben, id, 'accept')).text).toContain('no longer offered');
  await tendCases(deps);
  expect(await ownerOf(one.id)).toEqual({ owner: null });
  const lead = await signedInAs(world, 'OPERATIONS');
  const after = (await lead.get(`/api/desk/cases/${one.id}`)).body as CaseView;
  expect([after.severity, after.dueAt]).toEqual([before.severity, before.dueAt]);
  expect(after.events.at(-1)).toMatchObject({ kind: 'returned', facts: { why: 'not-accepted' } });
  expect((await shift(ben)).toMe).toEqual([]);
  for (const who of [ana, ben]) await who.post('/api/desk/shift/end', { toQueue: true });
});

test('a shift with cases ends when the last one is accepted, and not before', async () => {
  const ana = await agentOnShift();
  const [ben, cleo] = [await agentOnShift('Ben'), await agentOnShift('Cleo')];
  await caseOf(ben);
  const mine = [
    await caseOf(ana),
    await caseOf(ana, { isUnderOrder: true, needsHelp: true }),
    await caseOf(ana),
  ];
  expect((await ana.post('/api/desk/shift/end')).body).toMatchObject({
    shift: { state: 'ending' },
    cases: 3,
  });
  expect(
    (
      await offer(
        ana,
        null,
        mine.map(({ id }) => id),
      )
    ).status,
  ).toBe(201);
  const [toBen, toCleo] = [(await shift(ben)).toMe, (await shift(cleo)).toMe];
  // Distributed by free room: Cleo has more, so the most severe case goes to her.
  expect([toBen.length, toCleo.length]).toEqual([1, 2]);
  expect(toCleo.map(({ severity }) => severity)).toContain(0);
  for (const { id } of toCleo) expect((await settle(cleo, id, 'accept')).status).toBe(204);
  expect((await shift(ana)).shift).toMatchObject({ state: 'ending' });
  for (const { id } of toBen) expect((await settle(ben, id, 'accept')).status).toBe(204);
  expect((await shift(ana)).shift).toBeNull();
  const { rows } = await world.database.pool.query('select state, ended_at from shifts where user_id = $1', [
    ana.user.id,
  ]);
  expect(rows).toEqual([{ state: 'off', ended_at: expect.any(Date) as Date }]);
  for (const who of [ben, cleo]) await who.post('/api/desk/shift/end', { toQueue: true });
});

test('by an explicit choice the cases go to the queue, open offers end, and the shift is over', async () => {
  const [ana, ben] = [await agentOnShift(), await agentOnShift('Ben')];
  const [one, two] = [await caseOf(ana), await caseOf(ana)];
  const id = await offered(ana, ben, one.id);
  expect((await ana.post('/api/desk/shift/end', { toQueue: true })).body).toMatchObject({
    shift: { state: 'off' },
    cases: 0,
  });
  for (const found of [one, two]) expect(await ownerOf(found.id)).toEqual({ owner: null });
  const { rows } = await world.database.pool.query('select state from hand_overs where id = $1', [id]);
  expect(rows).toEqual([{ state: 'queued' }]);
  expect((await ana.post('/api/desk/shift/end')).status).toBe(409);
  await ben.post('/api/desk/shift/end', { toQueue: true });
});

test('without a beat for 90 seconds urgent cases return, and after 15 minutes the shift ends with the rest', async () => {
  const ana = await agentOnShift();
  const urgent = await caseOf(ana, { isUnderOrder: true, hasNotAnswered: true });
  const usual = await caseOf(ana);
  clock.advance(seconds(80));
  await noteBeat(deps, ana.user.id);
  clock.advance(seconds(80));
  await tendCases(deps);
  expect(await ownerOf(urgent.id)).toEqual({ owner: ana.user.id });
  clock.advance(seconds(11));
  await tendCases(deps);
  expect(await ownerOf(urgent.id)).toEqual({ owner: null });
  expect(await ownerOf(usual.id)).toEqual({ owner: ana.user.id });
  clock.advance(minutes(15));
  await tendCases(deps);
  expect(await ownerOf(usual.id)).toEqual({ owner: null });
  expect((await shift(ana)).shift).toBeNull();
  const lead = await signedInAs(world, 'OPERATIONS');
  const whyOf = async (id: string) =>
    ((await lead.get(`/api/desk/cases/${id}`)).body as CaseView).events.at(-1)?.facts['why'];
  expect([await whyOf(urgent.id), await whyOf(usual.id)]).toEqual(['away', 'shift-ended']);
});

test('an offer is over when its case closes or gets another owner', async () => {
  const [ana, ben] = [await agentOnShift(), await agentOnShift('Ben')];
  const [one, two] = [await caseOf(ana), await caseOf(ana)];
  const ids = [await offered(ana, ben, one.id), await offered(ana, ben, two.id)];
  await ana.post(`/api/desk/cases/${one.id}/close`, { reason: 'solved' });
  const lead = await signedInAs(world, 'OPERATIONS');
  await lead.post(`/api/desk/cases/${two.id}/assign`, { to: lead.user.id, was: ana.user.id });
  expect((await shift(ben)).toMe).toEqual([]);
  for (const id of ids) expect((await settle(ben, id, 'accept')).text).toContain('no longer offered');
  await tendCases(deps);
  const { rows } = await world.database.pool.query(
    'select distinct state from hand_overs where id = any($1)',
    [ids],
  );
  expect(rows).toEqual([{ state: 'taken-back' }]);
  expect(await ownerOf(two.id)).toEqual({ owner: lead.user.id });
  for (const who of [ana, ben]) await who.post('/api/desk/shift/end', { toQueue: true });
});
