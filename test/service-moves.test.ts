/** Every pair of states by every role through the API, for shifts, broadcasts and what a household does with its case. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  BROADCAST_MOVERS,
  BROADCAST_MOVES,
  BROADCAST_STATES,
  type BroadcastState,
} from '#contract/service/broadcasts.ts';
import { canMove, CASE_STATES, type CaseState } from '#contract/service/cases.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { SHIFT_MOVES, SHIFT_STATES, type ShiftState } from '#contract/service/shifts.ts';
import { mayDo, type Role, ROLES } from '#contract/staff.ts';
import { coveredMember } from './covered.ts';
import { pastTriggers, rawConnection } from './raw-connections.ts';
import { openWorld, signedIn, signedInAs } from './world.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);
const as = (role: Role) => (role === 'USER' ? signedIn(world) : signedInAs(world, role));

/** Puts a row into the test's initial state, bypassing the table of moves. */
const place = (table: string, where: { id: string }, set: string) =>
  forced.query(`update ${table} set ${set} where id = $1`, [where.id]);

const SHIFT_ACTIONS: Partial<Record<ShiftState, [string, object]>> = {
  on: ['start', {}],
  break: ['break', {}],
  // Without cases, the shift is over at once.
  off: ['end', { toQueue: true }],
};

test.each(ROLES)('a shift of %s makes only the listed moves through the API', async (role) => {
  const who = await as(role);
  const may = mayDo(role, 'cases.work');
  const current = async () =>
    (
      await raw.query<{ state: ShiftState }>(
        `select state from shifts where user_id = $1 order by began_at desc limit 1`,
        [who.user.id],
      )
    ).rows[0]?.state;
  for (const from of SHIFT_STATES)
    for (const [to, [action, body]] of Object.entries(SHIFT_ACTIONS)) {
      await raw.query('delete from shifts where user_id = $1', [who.user.id]);
      const { rows } = await raw.query<{ id: string }>(
        `insert into shifts (user_id, began_at, seen_at, most_cases) values ($1, now() - interval '1 hour', now(), 12) returning id`,
        [who.user.id],
      );
      const [shift] = rows;
      if (!shift) throw new Error('no shift');
      if (from !== 'on')
        await place('shifts', shift, `state = '${from}', ended_at = ${from === 'off' ? 'now()' : 'null'}`);
      const { status } = await who.post(`/api/desk/shift/${action}`, body);
      const isListed = SHIFT_MOVES.some(
        (move) => move.from === from && move.to === to && move.movers.includes('agent'),
      );
      // A person who is off duty starts a new shift; a move to the current state changes nothing.
      const isDone = isListed || (from === to && to !== 'off') || (from === 'off' && to === 'on');
      expect([role, from, to, status]).toEqual([role, from, to, !may ? 403 : isDone ? 200 : 409]);
      expect([from, to, await current()]).toEqual([from, to, may && isDone ? to : from]);
    }
});

const FILTER = JSON.stringify({ zoneId: null, state: 'any', needs: 'any' });

async function newBroadcast(state: BroadcastState, madeBy: string): Promise<string> {
  const id = randomUUID();
  await raw.query(
    `insert into broadcasts (id, incident_id, incident, filter, text, households, made_by, made_at)
     values ($1, $2, 'A fire', $3, 'Hello', 1, $4, now())`,
    [id, randomUUID(), FILTER, madeBy],
  );
  if (state !== 'proposed') await place('broadcasts', { id }, `state = '${state}', settled_at = now()`);
  return id;
}
const stateOf = async (table: string, id: string) =>
  (await raw.query<{ state: string }>(`select state from ${table} where id = $1`, [id])).rows[0]?.state;

test('by raw UPDATE, a broadcast makes only the listed moves', async () => {
  const author = await signedInAs(world, 'OPERATIONS');
  for (const from of BROADCAST_STATES)
    for (const to of BROADCAST_STATES.filter((one) => one !== from))
      for (const mover of [...BROADCAST_MOVERS, 'clock', 'agent', null]) {
        const id = await newBroadcast(from, author.user.id);
        const isListed = BROADCAST_MOVES.some(
          (move) => move.from === from && move.to === to && move.movers.some((one) => one === mover),
        );
        const result = await raw
          .query(
            `update broadcasts set state = $2, moved_by = $3, settled_at = case when $2 <> 'proposed' then now() end where id = $1`,
            [id, to, mover],
          )
          .then(
            () => 'moved',
            (error: Error) => error.message,
          );
        const expected: unknown = isListed ? 'moved' : expect.stringContaining('is not allowed');
        expect([from, to, mover, result]).toEqual([from, to, mover, expected]);
        expect(await stateOf('broadcasts', id)).toBe(isListed ? to : from);
      }
  const begun = (state: string) =>
    raw.query(
      `insert into broadcasts (id, incident_id, incident, filter, text, households, made_by, made_at, state, settled_at)
       values ($1, $2, 'A fire', $3, 'Hello', 1, $4, now(), $5, now())`,
      [randomUUID(), randomUUID(), FILTER, author.user.id, state],
    );
  for (const state of ['sent', 'withdrawn']) await expect(begun(state)).rejects.toThrow('begins proposed');
});

test('through the API, a broadcast is settled by whom the table says, from every state', async () => {
  const author = await signedInAs(world, 'OPERATIONS');
  const people = [{ name: 'author', role: 'OPERATIONS' as Role, who: author }];
  for (const role of ROLES) people.push({ name: role, role, who: (await as(role)) as typeof author });
  for (const from of BROADCAST_STATES)
    for (const action of ['approve', 'withdraw'] as const)
      for (const { name, role, who } of people) {
        const id = await newBroadcast(from, author.user.id);
        const { status } = await who.post(
          `/api/desk/broadcasts/${id}/${action}`,
          action === 'approve' ? { count: 1 } : {},
        );
        const isAuthor = name === 'author';
        const canWithdraw = from === 'proposed' && isAuthor;
        // Its incident has no household anymore, so even an allowed approval sends nothing.
        const expected = !mayDo(role, 'broadcasts.send')
          ? 403
          : action === 'withdraw' && canWithdraw
            ? 200
            : 409;
        expect([from, action, name, status]).toEqual([from, action, name, expected]);
        const isMoved = expected === 200;
        expect(await stateOf('broadcasts', id)).toBe(isMoved ? 'withdrawn' : from);
      }
});

/** A household's question in this state. */
async function question(state: CaseState) {
  const me = await coveredMember(world, { lat: 41.2, lng: -123.5 });
  await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'A question' });
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const id = conversation?.caseId ?? '';
  if (state !== 'open')
    await place(
      'cases',
      { id },
      `state = '${state}', remind_at = now(), closed_at = ${state === 'closed' ? 'now()' : 'null'},
       close_reason = ${state === 'closed' ? "'solved'" : 'null'}, due_at = null`,
    );
  return { me, id };
}

test.each(CASE_STATES)('a household writes into a case that is %s: it is open afterwards', async (from) => {
  const { me, id } = await question(from);
  const sent = await me.post(`${me.api}/help/messages`, { id: randomUUID(), text: 'More' });
  expect(sent.status).toBe(201);
  expect(from === 'open' || canMove(from, 'open', 'member')).toBe(true);
  expect(await stateOf('cases', id)).toBe('open');
});

test('a member may use none of the desk’s moves, from any state, on their own case or another’s', async () => {
  const stranger = await signedIn(world);
  for (const from of CASE_STATES) {
    const { me, id } = await question(from);
    for (const who of [me, stranger])
      for (const [action, body] of [
        ['reopen', {}],
        ['wait', { until: new Date(Date.now() + 3_600_000).toISOString(), text: 'x' }],
        ['close', { reason: 'solved', text: '' }],
        ['take', {}],
      ] as const)
        expect((await who.post(`/api/desk/cases/${id}/${action}`, body)).status).toBe(403);
    expect(await stateOf('cases', id)).toBe(from);
  }
});

test('a household cancels its call from every state; a stranger finds no call', async () => {
  const operations = await signedInAs(world, 'OPERATIONS');
  const stranger = await coveredMember(world);
  for (const from of CASE_STATES) {
    const me = await coveredMember(world);
    const url = `/api/admin/members/${me.user.id}/advisor`;
    await operations.call('PUT', url, { advisorId: operations.user.id, was: null });
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await me.call('PUT', `${me.api}/advisor/call`, { at: `${day}T10:00`, about: '' })).status).toBe(
      200,
    );
    const { rows } = await raw.query<{ id: string }>(
      `select id from cases where home_id = $1 and kind = 'call'`,
      [me.homeId],
    );
    const id = rows[0]?.id ?? '';
    if (from !== 'open')
      await place(
        'cases',
        { id },
        `state = '${from}', remind_at = now(), closed_at = ${from === 'closed' ? 'now()' : 'null'},
         close_reason = ${from === 'closed' ? "'solved'" : 'null'}`,
      );
    expect((await stranger.call('DELETE', `${me.api}/advisor/call`)).status).toBe(404);
    expect(await stateOf('cases', id)).toBe(from);
    expect((await me.call('DELETE', `${me.api}/advisor/call`)).status).toBe(200);
    expect(await stateOf('cases', id)).toBe('closed');
  }
});
