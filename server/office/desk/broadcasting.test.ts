/** Broadcasts to an incident, through the API. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  AUDIENCE_NEEDS,
  AUDIENCE_STATES,
  type Broadcast,
  type BroadcastFilter,
} from '#contract/office/broadcasts.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { BROADCAST_MOVES } from '#contract/service/broadcasts.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { phones } from '#server/core/notifications/tables.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { type AudienceFacts, isAddressed } from './audience.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;
const { pool } = world.database;
const [ana, ben] = [await signedInAs(world, 'OPERATIONS'), await signedInAs(world, 'ADMIN')];
type Staff = typeof ana;
const EVERYONE: BroadcastFilter = { zoneId: null, state: 'any', needs: 'any' };

/** A household under its own order. */
async function evacuee(at: { lat: number; lng: number }) {
  const me = await coveredMember(world, at);
  await me.post('/api/demo/evacuation', { stage: 'order' });
  await reconcileActivations(deps);
  const { rows } = await pool.query<{ incident_id: string }>(
    'select incident_id from activations where home_id = $1',
    [me.homeId],
  );
  return { me, incidentId: rows[0]?.incident_id ?? '' };
}
const send = (who: Staff, body: object) => who.post('/api/desk/broadcasts', body);
const help = async (me: { get: Staff['get']; api: string }) =>
  (await me.get(`${me.api}/help`)).body as HelpView;

const HOME: AudienceFacts = {
  zoneId: 'a',
  hasServices: true,
  hasSeen: true,
  room: 'held',
  isMedical: false,
  isAccessible: false,
  hasPets: false,
};

test.each([
  ['everyone', {}, {}, true],
  ['another zone', { zoneId: 'b' }, {}, false],
  ['its zone', { zoneId: 'a' }, {}, true],
  ['no services any longer', {}, { hasServices: false }, false],
  ['not opened, but it was', { state: 'not-seen' }, {}, false],
  ['not opened', { state: 'not-seen' }, { hasSeen: false }, true],
  ['waiting for a room', { state: 'no-room' }, { room: 'waiting' }, true],
  ['waiting for a room, but has one', { state: 'no-room' }, {}, false],
  ['has a room', { state: 'room' }, {}, true],
  ['medical', { needs: 'medical' }, { isMedical: true }, true],
  ['medical, but not', { needs: 'medical' }, {}, false],
  ['step-free', { needs: 'accessible' }, { isAccessible: true }, true],
  ['pets and a room', { needs: 'pets', state: 'room' }, { hasPets: true }, true],
  ['pets and no room', { needs: 'pets', state: 'no-room' }, { hasPets: true }, false],
] as const)('a filter means a household or not: %s', (_, filter, facts, expected) => {
  expect(isAddressed({ ...HOME, ...facts }, { ...EVERYONE, ...filter })).toBe(expected);
});

test('a broadcast is previewed, needs the exact count, is sent once, and every person of the household is notified', async () => {
  const { me, incidentId } = await evacuee({ lat: 38.1, lng: -120.1 });
  await db.insert(phones).values({ userId: me.user.id, phone: '+15305550121', verifiedAt: clock.now() });
  const words = { incidentId, filter: EVERYONE, text: 'Water is at the school in {{place}}.' };
  const preview = (await ana.post('/api/desk/broadcasts/preview', words)).body;
  expect(preview).toMatchObject({
    households: 1,
    needsSecond: false,
    example: expect.stringMatching(/^Water is at the school in .+, CA\.$/) as string,
  });
  expect((await ana.post('/api/desk/broadcasts/preview', { ...words, text: 'Hi {{name}}' })).status).toBe(
    400,
  );
  expect((await help(me)).broadcasts).toEqual([]);

  const id = randomUUID();
  const wrong = await send(ana, { ...words, id, count: 2 });
  expect([wrong.status, wrong.text]).toEqual([
    409,
    expect.stringContaining('It would reach 1 households now'),
  ]);
  const [first, again] = [
    await send(ana, { ...words, id, count: 1 }),
    await send(ana, { ...words, id, count: 1 }),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toMatchObject({ id, state: 'sent', households: 1 });
  expect((await send(ben, { ...words, id, count: 1 })).body).toMatchObject({ code: 'key_reused' });
  expect((await help(me)).broadcasts).toMatchObject([
    { id, text: expect.stringMatching(/, CA\.$/) as string },
  ]);
  const { rows } = await pool.query('select count(*)::int as n from broadcasts where id = $1', [id]);
  expect(rows).toEqual([{ n: 1 }]);

  const count = async () =>
    (await world.mailbox(me.email)).filter(({ subject }) => subject.startsWith('From our team')).length;
  expect(await count()).toBe(1);
  await world.runJobs();
  expect(await count()).toBe(1);
  const texts = (await world.texts('+15305550121')).filter(({ text }) =>
    text.includes('Water is at the school'),
  );
  expect(texts).toHaveLength(1);
  const list = (await ana.get('/api/desk/broadcasts')).body as { broadcasts: Broadcast[] };
  expect(list.broadcasts[0]).toMatchObject({ id, notified: 1, isYours: true });

  // Recipients are fixed: the broadcast stays in the conversation when the services end.
  await pool.query(`update activations set state = 'lifted', ended_at = now() where home_id = $1`, [
    me.homeId,
  ]);
  expect((await help(me)).broadcasts).toHaveLength(1);
  const none = await send(ana, { ...words, id: randomUUID(), count: 0 });
  expect(none.text).toContain('No household matches');
  // A household elsewhere doesn't see it.
  const other = await coveredMember(world);
  expect((await help(other)).broadcasts).toEqual([]);
});

test('above 1,000 households a second person approves with the count, and the database insists', async () => {
  const { me, incidentId } = await evacuee({ lat: 37.2, lng: -119.2 });
  await pool.query(
    `with home as (insert into homes (user_id, address, city, state, zip)
       select $1, n || ' Many Road', 'Paradise', 'CA', '95969' from generate_series(1, 1000) n returning id)
     insert into activations (incident_id, home_id, user_id, zone_id, zone_version, order_at, plan, cash_cents, nights)
     select a.incident_id, home.id, a.user_id, a.zone_id, a.zone_version, a.order_at, a.plan, a.cash_cents, a.nights
     from home, activations a where a.home_id = $2`,
    [me.user.id, me.homeId],
  );
  const words = { id: randomUUID(), incidentId, filter: EVERYONE, text: 'Roads north are closed.' };
  const proposed = await send(ana, { ...words, count: 1001 });
  expect(proposed.body).toMatchObject({ state: 'proposed', households: 1001 });
  expect((await help(me)).broadcasts).toEqual([]);
  const settle = (who: Staff, what: string, body: object = {}) =>
    who.post(`/api/desk/broadcasts/${words.id}/${what}`, body);
  expect((await settle(ana, 'approve', { count: 1001 })).text).toContain('A second person');
  expect((await settle(ben, 'withdraw')).text).toContain('Only the person who wrote');
  expect((await settle(ben, 'approve', { count: 1000 })).status).toBe(409);
  const raw = (set: string) =>
    pool.query(`update broadcasts set state = 'sent', settled_at = now(), ${set} where id = $1`, [words.id]);
  await expect(raw(`moved_by = 'proposer'`)).rejects.toThrow('broadcasts_many_need_two');
  await expect(raw(`moved_by = 'approver', approved_by = made_by`)).rejects.toThrow('broadcasts_two_people');
  await expect(raw(`moved_by = 'clock'`)).rejects.toThrow('is not allowed');
  expect((await settle(ben, 'approve', { count: 1001 })).body).toMatchObject({ state: 'sent' });
  expect((await help(me)).broadcasts).toHaveLength(1);
  expect((await settle(ben, 'approve', { count: 1001 })).status).toBe(409);
  const another = { ...words, id: randomUUID() };
  await send(ana, { ...another, count: 1001 });
  expect((await ana.post(`/api/desk/broadcasts/${another.id}/withdraw`)).body).toMatchObject({
    state: 'withdrawn',
  });
  const moves = await pool.query<{ row: string }>(
    `select from_state || ' ' || to_state || ' ' || mover as row from moves where machine = 'broadcast'`,
  );
  const written = BROADCAST_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => `${from} ${to} ${mover}`),
  );
  expect(moves.rows.map(({ row }) => row).toSorted()).toEqual(written.toSorted());
});

test('only operations and administrators send; every filter is allowed, an unknown incident is not', async () => {
  const words = { incidentId: randomUUID(), filter: EVERYONE, text: 'Hello' };
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const may = role === 'OPERATIONS' || role === 'ADMIN';
    const statuses = [
      (await who.post('/api/desk/broadcasts/preview', words)).status,
      (await send(who, { ...words, id: randomUUID(), count: 1 })).status,
      (await who.post(`/api/desk/broadcasts/${randomUUID()}/approve`, { count: 1 })).status,
      (await who.post(`/api/desk/broadcasts/${randomUUID()}/withdraw`)).status,
    ];
    expect([role, ...statuses]).toEqual([role, ...statuses.map(() => (may ? 404 : 403))]);
  }
  expect(AUDIENCE_STATES).toContain('no-room');
  expect(AUDIENCE_NEEDS).toContain('medical');
});
