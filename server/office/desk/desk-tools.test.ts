/** Canned replies, merging, reminders and search, through the API. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseView } from '#contract/office/desk.ts';
import type { CannedReply } from '#contract/office/canned.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { users } from '#server/core/accounts/tables.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { minutes } from '#server/platform/clock.ts';
import { caseFor, NO_FACTS, type SeverityFacts } from '#server/service/cases/cases.ts';
import { cases } from '#server/service/cases/tables.ts';
import { coveredMember, SPOT } from '#test/covered.ts';
import { addHotel } from '#test/hotels.ts';
import { openWorld, signedInAdmin, signedInAs } from '#test/world.ts';
import { tendCases } from './tend.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;
const { pool } = world.database;
const lead = await signedInAs(world, 'OPERATIONS');
type Staff = typeof lead;

const act = (who: Staff, id: string, what: string, body: object = {}) =>
  who.post(`/api/desk/cases/${id}/${what}`, body);
const view = async (id: string, who = lead) => (await who.get(`/api/desk/cases/${id}`)).body as CaseView;
const search = async (q: string, who = lead) =>
  ((await who.get(`/api/desk/cases?q=${encodeURIComponent(q)}`)).body as { rows: CaseRow[] }).rows.map(
    ({ id }) => id,
  );

async function open(
  homeId: string,
  incidentId: string | null = randomUUID(),
  facts: Partial<SeverityFacts> = {},
) {
  const opening = {
    homeId,
    incidentId,
    facts: { ...NO_FACTS, ...facts },
    at: clock.now(),
    by: 'member',
  } as const;
  return db.transaction((tx) => caseFor(tx, opening));
}

const addCanned = (who: Staff, title: string, text: string) =>
  who.post('/api/desk/canned-replies', { title, text });

test('operations and administrators write canned replies, other roles only use them', async () => {
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const added = await addCanned(who, `By ${role}`, 'Hello {{first_name}}');
    const mayEdit = role === 'OPERATIONS' || role === 'ADMIN';
    expect([role, added.status]).toEqual([role, mayEdit ? 201 : 403]);
  }
  expect((await addCanned(lead, 'by operations', 'Hello')).text).toContain('has this title');
  expect((await addCanned(lead, 'Wrong', 'Hello {{hotle}}')).body).toMatchObject({
    fields: { text: 'Use only the variables listed below' },
  });
  const { replies } = (await lead.get('/api/desk/canned-replies')).body as { replies: CannedReply[] };
  const [one] = replies;
  const change = (version: number) =>
    lead.call('PUT', `/api/desk/canned-replies/${one?.id}`, {
      title: 'Hello',
      text: 'Hi {{first_name}}',
      version,
    });
  expect((await change(1)).body).toMatchObject({ version: 2, text: 'Hi {{first_name}}' });
  // A colleague who read the first version can't overwrite the second.
  expect((await change(1)).status).toBe(409);
  expect((await lead.delete(`/api/desk/canned-replies/${one?.id}`)).status).toBe(204);
  expect((await lead.delete(`/api/desk/canned-replies/${one?.id}`)).status).toBe(404);
  const { rows } = await pool.query(
    `select action from audit_entries where actor_id = $1 and action like 'canned.%' order by seq`,
    [lead.user.id],
  );
  expect(rows).toEqual([{ action: 'canned.changed' }, { action: 'canned.removed' }]);
});

test('a canned reply names the household’s hotel; one that isn’t known stays and stops the reply', async () => {
  await addHotel(world, { ...SPOT, lat: SPOT.lat + 0.3 });
  const me = await coveredMember(world);
  await db.update(users).set({ name: 'Maya Torres' }).where(eq(users.id, me.user.id));
  await addCanned(lead, 'Room', '{{first_name}}, your room is at {{hotel}}. Case {{ref}}, {{number}}.');
  const quiet = await open(me.homeId, null);
  type Filled = { replies: { title: string; text: string; missing: string[] }[] };
  const fill = async (id: string) =>
    ((await lead.get(`/api/desk/cases/${id}/canned-replies`)).body as Filled).replies.find(
      ({ title }) => title === 'Room',
    );
  const unknown = await fill(quiet.id);
  expect(unknown).toMatchObject({
    missing: ['hotel'],
    text: expect.stringMatching(/^Maya, your room is at {{hotel}}\./) as string,
  });
  const send = (text: string) => act(lead, quiet.id, 'messages', { id: randomUUID(), text, readSeq: 0 });
  const stopped = await send(unknown?.text ?? '');
  expect([stopped.status, stopped.body]).toEqual([
    400,
    expect.objectContaining({ fields: { text: 'Replace the text in {{ }} before you send' } }),
  ]);
  expect((await send('Your room is at the Oak Inn.')).status).toBe(201);

  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const { rows } = await pool.query<{ incident_id: string }>(
    'select incident_id from activations where home_id = $1',
    [me.homeId],
  );
  const event = await open(me.homeId, rows[0]?.incident_id ?? '');
  const known = await fill(event.id);
  expect(known).toMatchObject({ missing: [] });
  expect(known?.text).toContain(`Case ${event.ref}`);
});

test('two cases of a household are merged: both references find it, and both conversations are read in one', async () => {
  const me = await coveredMember(world);
  const wrote = async (text: string) => me.post(`${me.api}/help/messages`, { id: randomUUID(), text });
  await wrote('First question');
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const question = conversation?.caseId ?? '';
  const event = await open(me.homeId, randomUUID(), { isUnderOrder: true });
  await act(lead, event.id, 'take');
  await act(lead, question, 'severity', { severity: 1, text: 'They have no bed' });
  const before = await view(question);
  expect((await act(lead, question, 'merge', { into: event.id })).status).toBe(204);

  const [from, into] = [await view(question), await view(event.id)];
  expect(from).toMatchObject({ state: 'closed', mergedInto: { id: event.id, ref: event.ref } });
  expect(into).toMatchObject({ state: 'open', severity: 1, mergedInto: null, isMine: true });
  // The household still waits, and its due time isn't later than before.
  expect(Date.parse(into.dueAt ?? '')).toBeLessThanOrEqual(Date.parse(before.dueAt ?? ''));
  expect(into.events.at(-1)).toMatchObject({ kind: 'merged', facts: { from: before.ref } });
  expect([await search(before.ref), await search(event.ref)]).toEqual([[question], [event.id]]);
  const read = (await lead.get(`/api/desk/cases/${event.id}/messages`)).body;
  expect(read).toMatchObject({
    messages: [],
    earlier: [{ ref: before.ref, messages: [{ text: 'First question' }] }],
  });

  // The household's next message goes to the remaining case.
  expect((await wrote('Second')).status).toBe(201);
  const seen = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(seen.conversation).toMatchObject({
    caseId: event.id,
    messages: [{ text: 'Second', seq: 1 }],
    earlier: [{ ref: before.ref }],
  });
  expect((await act(lead, question, 'reopen')).text).toContain('merged into another one');
  await expect(
    pool.query(`update cases set state = 'open', close_reason = null, moved_by = 'agent' where id = $1`, [
      question,
    ]),
  ).rejects.toThrow('cases_merged_is_closed');

  // Merging into a third one moves both.
  const third = await open(me.homeId, randomUUID(), { isUnderOrder: true });
  expect((await act(lead, event.id, 'merge', { into: third.id })).status).toBe(204);
  expect((await view(question)).mergedInto).toMatchObject({ id: third.id });
  const all = (await lead.get(`/api/desk/cases/${third.id}/messages`)).body as { earlier: { ref: string }[] };
  expect(all.earlier.map(({ ref }) => ref)).toEqual([before.ref, event.ref]);
});

test('cases of two households stay apart, and an agent merges only cases they may read', async () => {
  const [one, two] = [await coveredMember(world), await coveredMember(world)];
  const [a, b, c] = [await open(one.homeId), await open(two.homeId), await open(one.homeId)];
  expect((await act(lead, a.id, 'merge', { into: b.id })).text).toContain('different households');
  expect((await act(lead, a.id, 'merge', { into: a.id })).status).toBe(409);
  expect((await act(lead, a.id, 'merge', { into: randomUUID() })).status).toBe(404);
  const agent = await signedInAs(world, 'AGENT');
  await db.update(cases).set({ owner: agent.user.id, claimedAt: clock.now() }).where(eq(cases.id, a.id));
  expect((await act(agent, a.id, 'merge', { into: c.id })).body).toMatchObject({ code: 'reason_required' });
  expect((await view(a.id)).state).toBe('open');
  const merges = await Promise.all([
    act(lead, a.id, 'merge', { into: c.id }),
    act(lead, c.id, 'merge', { into: a.id }),
  ]);
  // Of two people who merge in opposite directions, one succeeds.
  expect(merges.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a reminder comes at its time to whoever has the case then, and goes when it is done', async () => {
  const me = await coveredMember(world);
  const { id } = await open(me.homeId);
  const [ana, ben] = [await signedInAs(world, 'AGENT'), await signedInAs(world, 'AGENT')];
  const give = (who: Staff) =>
    db.update(cases).set({ owner: who.user.id, claimedAt: clock.now() }).where(eq(cases.id, id));
  await give(ana);
  const at = (n: number) => new Date(clock.now().getTime() + minutes(n)).toISOString();
  const reminder = { id: randomUUID(), at: at(30), text: 'CANARY call the vet' };
  expect((await act(ana, id, 'remind', { ...reminder, at: at(-1) })).status).toBe(409);
  for (let n = 0; n < 2; n += 1) expect((await act(ana, id, 'remind', reminder)).status).toBe(204);
  const due = async (who: Staff) =>
    ((await who.get('/api/desk')).body as { reminders: { id: string; text: string }[] }).reminders;
  expect(await due(ana)).toEqual([]);
  expect((await view(id)).events.filter(({ kind }) => kind === 'reminder-set')).toHaveLength(1);
  clock.advance(minutes(31));
  await give(ben);
  await tendCases(deps);
  expect(await due(ana)).toEqual([]);
  expect(await due(ben)).toMatchObject([{ id: reminder.id, text: 'CANARY call the vet' }]);
  // The case is unchanged: it wasn't set to waiting.
  expect((await view(id)).state).toBe('open');
  const done = (who: Staff) => who.post(`/api/desk/reminders/${reminder.id}/done`);
  expect((await done(ana)).status).toBe(404);
  expect((await done(ben)).status).toBe(204);
  expect((await done(ben)).status).toBe(404);
  expect(await due(ben)).toEqual([]);
  const stored = await pool.query(`select encode(words, 'escape') as words from case_reminders`);
  expect(JSON.stringify(stored.rows)).not.toContain('CANARY');
});

test('a case is found by reference, person and phone number; a number that isn’t verified finds nothing', async () => {
  const me = await coveredMember(world);
  await db.update(users).set({ name: 'Zoraida Quint' }).where(eq(users.id, me.user.id));
  const { id, ref } = await open(me.homeId);
  await db.insert(phones).values({ userId: me.user.id, phone: '+15305550199', verifiedAt: clock.now() });
  for (const q of [ref, ref.replace('-', '').toLowerCase(), 'zoraida', '(530) 555-0199', '+1 530 555 0199'])
    expect([q, await search(q)]).toEqual([q, [id]]);
  expect(await search('(530) 555-0198')).toEqual([]);
  await db
    .update(phones)
    .set({ phone: null, verifiedAt: null, pendingPhone: '+15305550199' })
    .where(eq(phones.userId, me.user.id));
  expect(await search('(530) 555-0199')).toEqual([]);
  const plan = await pool.query(
    `set enable_seqscan = off; explain select user_id from phones where phone = '+15305550199' and verified_at is not null`,
  );
  expect(JSON.stringify((plan as unknown as { rows: unknown[] }[])[1]?.rows)).toContain('phones_phone_index');
  // The number itself is in no list.
  const admin = await signedInAdmin(world);
  expect((await admin.get(`/api/desk/cases?q=${ref}`)).text).not.toContain('5550199');
});
