/** The hot calls of a conversation: how few statements they take, and that they follow every rule of the slow path. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { HelpMessage, HelpMessages, HelpView } from '#contract/service/conversations.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { addMember, dropMember } from '#server/home/homes/homes.ts';
import { situationOf } from '#server/office/desk/facts.ts';
import { seconds } from '#server/platform/clock.ts';
import { addPerson, coveredMember, memberOf } from '#test/covered.ts';
import { statementsOf } from '#test/statements.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { replyAsAgent, writeAsMember } from './conversations.ts';

const world = await openWorld({ withWorkers: false });
const { clock, db, deps } = world;
const { pool } = world.database;
const agent = await signedInAs(world, 'AGENT');

type Me = Awaited<ReturnType<typeof coveredMember>>;
type Staff = typeof agent;
const write = (me: Pick<Me, 'post' | 'api'>, text = 'Hello', id: string = randomUUID()) =>
  me.post(`${me.api}/help/messages`, { id, text });
const reply = (caseId: string, readSeq: number, who: Staff = agent) =>
  who.post(`/api/desk/cases/${caseId}/messages`, { id: randomUUID(), text: 'Yes', readSeq });
const take = async (caseId: string, who: Staff = agent) => {
  await who.post(`/api/desk/cases/${caseId}/reason`, { reason: 'They wrote' });
  await who.post(`/api/desk/cases/${caseId}/take`);
};
/** A household with a question that the agent has taken. */
async function talking(me?: Me) {
  const writer = me ?? (await coveredMember(world));
  await write(writer, 'First');
  const { conversation } = (await writer.get(`${writer.api}/help`)).body as HelpView;
  const caseId = conversation?.caseId ?? '';
  await take(caseId);
  const after = (seq: number) => `${writer.api}/help/${caseId}/messages?after=${seq}`;
  return { me: writer, caseId, after };
}

/** Live updates are published in the background, batched with those of other calls. */
const PUBLISHED = 1;

test('a message takes four statements, a reply three, and asking for what is new two', async () => {
  const { me, caseId, after } = await talking();
  await write(me);
  const counts = {
    write: await statementsOf(() => write(me)),
    reply: await statementsOf(() => reply(caseId, 3)),
    household: await statementsOf(() => me.get(after(3))),
    team: await statementsOf(() => agent.get(`/api/desk/cases/${caseId}/messages?after=3`)),
  };
  expect(counts.write).toBeLessThanOrEqual(4 + PUBLISHED);
  expect(counts.reply).toBeLessThanOrEqual(3 + PUBLISHED);
  expect([counts.household, counts.team]).toEqual([2, 2]);
});

test('in an evacuation with services, a message takes as few statements', async () => {
  const me = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  await addPerson(me, 'Rosa');
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const { caseId } = await talking(me);
  const { rows } = await pool.query(`select kind from cases where id = $1`, [caseId]);
  expect(rows).toEqual([{ kind: 'event' }]);
  expect(await statementsOf(() => write(me))).toBeLessThanOrEqual(4 + PUBLISHED);
});

/** Everything that a message changes. Times are given from the message of that moment, so two conversations compare. */
const traceOf = async (caseId: string) => {
  const seqAt = (column: string) =>
    `(select m.seq from messages m where m.thread_id = t.id and m.at = ${column})`;
  const { rows } = await pool.query(
    `select c.severity, c.reason, c.state, t.last_seq, ${seqAt('t.unread_since')} as unread_since,
      c.return_at - (select max(m.at) from messages m where m.thread_id = t.id) as returns_in,
      (select json_agg(c.due_at - m.at order by m.seq) from messages m
        join case_clocks k on k.began_at = m.at and k.kind = 'answer' and k.met_at is null
        where m.thread_id = t.id and k.case_id = c.id) as due_in,
      (select json_agg(json_build_array(k.kind, ${seqAt('k.began_at')}, k.due_at - k.began_at, ${seqAt('k.met_at')}, k.met_by)
        order by k.kind, k.began_at) from case_clocks k where k.case_id = c.id) as clocks,
      (select json_agg(json_build_array(m.seq, m.from_kind, m.channel, m.is_verified) order by m.seq)
        from messages m where m.thread_id = t.id) as messages,
      (select json_agg(e.kind order by e.kind) from case_events e where e.case_id = c.id) as events
    from cases c join threads t on t.case_id = c.id where c.id = $1`,
    [caseId],
  );
  return rows[0];
};

test('a case is the same whether its messages were added quickly or not', async () => {
  const [quick, slow] = [await talking(), await talking()];
  const member = memberOf(slow.me.user.id);
  const words = () => ({ id: randomUUID(), text: 'Hello' });
  const steps = [
    [() => write(quick.me), () => writeAsMember(deps, member, slow.me.homeId, words(), situationOf)],
    [
      () => reply(quick.caseId, 2),
      () =>
        replyAsAgent(
          deps,
          { id: agent.user.id, role: 'AGENT' },
          slow.caseId,
          { ...words(), readSeq: 2 },
          async () => undefined,
        ),
    ],
  ] as const;
  for (const [quickly, slowly] of [...steps, ...steps.slice(0, 1)]) {
    clock.advance(seconds(7));
    await Promise.all([quickly(), slowly()]);
    expect(await traceOf(quick.caseId)).toEqual(await traceOf(slow.caseId));
  }
});

test('what is new comes in order, with names and read marks, and nothing else', async () => {
  const { me, caseId, after } = await talking();
  await me.patch('/api/account', { name: 'Maya' });
  await write(me, 'Second');
  await reply(caseId, 2);
  await me.call('PUT', `${me.api}/help/read`, { caseId, seq: 3 });
  await agent.call('PUT', `/api/desk/cases/${caseId}/read`, { seq: 2 });
  const mine = (await me.get(after(1))).body as HelpMessages;
  expect(mine).toMatchObject({
    lastSeq: 3,
    readByTeam: 2,
    messages: [
      { seq: 2, name: 'Maya', isYou: true, text: 'Second' },
      { seq: 3, from: 'team', isYou: false, text: 'Yes' },
    ],
  });
  const { body } = await agent.get(`/api/desk/cases/${caseId}/messages?after=2`);
  expect(body).toMatchObject({ lastSeq: 3, readByHousehold: 3, messages: [{ seq: 3, isYou: true }] });
  expect((await me.get(after(3))).body).toMatchObject({ lastSeq: 3, messages: [] });
});

test('whoever left the household neither reads nor writes from that moment on', async () => {
  const { me, caseId, after } = await talking();
  const guest = { ...(await signedIn(world)), api: me.api };
  const membership = {
    homeId: me.homeId,
    userId: guest.user.id,
    role: 'viewer',
    createdAt: clock.now(),
  } as const;
  await db.transaction((tx) => addMember(tx, membership));
  expect([(await guest.get(after(0))).status, (await write(guest)).status]).toEqual([200, 201]);
  await db.transaction((tx) => dropMember(tx, me.homeId, guest.user.id));
  expect([(await guest.get(after(0))).status, (await write(guest)).status]).toEqual([404, 404]);
  const stranger = await coveredMember(world);
  const elsewhere = `${stranger.api}/help/${caseId}/messages?after=0`;
  expect((await stranger.get(elsewhere)).status).toBe(404);
});

test('an agent whose case was given away, or whose role ended, neither reads nor answers', async () => {
  const { caseId } = await talking();
  const former = await signedInAs(world, 'AGENT');
  await pool.query('update cases set owner = $1 where id = $2', [former.user.id, caseId]);
  const read = () => former.get(`/api/desk/cases/${caseId}/messages?after=1`);
  const answer = () => reply(caseId, 1, former);
  expect([(await read()).status, (await answer()).status]).toEqual([200, 201]);
  await pool.query('update cases set owner = $1 where id = $2', [agent.user.id, caseId]);
  for (const { body } of [await read(), await answer()])
    expect(body).toMatchObject({ code: 'reason_required' });
  await pool.query('update cases set owner = $1 where id = $2', [former.user.id, caseId]);
  await pool.query(`update users set role = 'USER' where id = $1`, [former.user.id]);
  expect([(await read()).status, (await answer()).status]).toEqual([403, 403]);
});

test('a reply never passes a message that its writer had not seen, whatever happens at once', async () => {
  const { me, caseId, after } = await talking();
  for (let round = 0; round < sized({ gate: 12, soak: 60 }); round += 1) {
    const { lastSeq } = (await me.get(after(0))).body as HelpMessages;
    clock.advance(seconds(10));
    const [, answered] = await Promise.all([write(me), reply(caseId, lastSeq), write(me)]);
    if (answered.status === 201) expect((answered.body as HelpMessage).seq).toBe(lastSeq + 1);
    else expect(answered.status).toBe(409);
  }
  const { messages } = (await me.get(after(0))).body as HelpMessages;
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_message, n) => n + 1));
});
