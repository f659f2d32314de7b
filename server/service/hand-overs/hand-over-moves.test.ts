/** Every pair of states by every mover, for hand-overs and shifts: the table, the database and the API agree. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  canMoveHandOver,
  HAND_OVER_MOVERS,
  HAND_OVER_MOVES,
  HAND_OVER_STATES,
  type HandOverState,
} from '#contract/service/hand-overs.ts';
import { SHIFT_MOVERS, SHIFT_MOVES, SHIFT_STATES, type ShiftState } from '#contract/service/shifts.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { caseFor, NO_FACTS } from '#server/service/cases/cases.ts';
import { coveredMember } from '#test/covered.ts';
import { pastTriggers, rawConnection } from '#test/raw-connections.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);
const me = await coveredMember(world);

type Row = { from_state: string; to_state: string; mover: string };
const key = (row: Row) => `${row.from_state} ${row.to_state} ${row.mover}`;

test.each([
  ['hand-over', HAND_OVER_MOVES],
  ['shift', SHIFT_MOVES],
] as const)(
  'the rows of the machine %s in the database are the table of the contract',
  async (machine, moves) => {
    const { rows } = await raw.query<Row>(
      'select from_state, to_state, mover from moves where machine = $1',
      [machine],
    );
    const written = moves.flatMap(({ from, to, movers }) => movers.map((mover) => `${from} ${to} ${mover}`));
    expect(rows.map(key).toSorted()).toEqual(written.toSorted());
  },
);

async function owned(ownerId: string): Promise<string> {
  const at = world.clock.now();
  const opening = { homeId: me.homeId, incidentId: randomUUID(), facts: NO_FACTS, at, by: 'member' } as const;
  const { id } = await world.db.transaction((tx) => caseFor(tx, opening));
  await raw.query('update cases set owner = $2, claimed_at = now() where id = $1', [id, ownerId]);
  return id;
}

const put = (
  table: string,
  id: string,
  state: string,
  mover: string | null,
  by: Pick<typeof forced, 'query'> = raw,
) => {
  const ends =
    table === 'shifts'
      ? `ended_at = case when $2 = 'off' then now() end`
      : `settled_at = case when $2 <> 'offered' then now() end`;
  return by.query(`update ${table} set state = $2, moved_by = $3, ${ends} where id = $1`, [id, state, mover]);
};
/** Puts a row into the test's initial state, bypassing the table of moves. */
const place = (table: string, id: string, state: string) => put(table, id, state, null, forced);
const stateOf = async (table: string, id: string) =>
  (
    await raw.query<{ state: string; moved_by: string | null }>(
      `select state, moved_by from ${table} where id = $1`,
      [id],
    )
  ).rows[0];

async function newHandOver(state: HandOverState, fromId: string, toId: string): Promise<string> {
  const caseId = await owned(fromId);
  const { rows } = await raw.query<{ id: string }>(
    `insert into hand_overs (case_id, from_id, to_id, words, offered_at, expires_at)
     values ($1, $2, $3, '\\x00', now(), now() + interval '10 minutes') returning id`,
    [caseId, fromId, toId],
  );
  const id = rows[0]?.id ?? '';
  if (state !== 'offered') await place('hand_overs', id, state);
  return id;
}

const canMoveShift = (from: string, to: string, mover: string) =>
  SHIFT_MOVES.some(
    (move) => move.from === from && move.to === to && move.movers.some((one) => one === mover),
  );

/** Tries every state and every mover from here, and compares with the table. */
async function tryAll(
  table: string,
  id: string,
  from: string,
  states: readonly string[],
  may: (to: string, mover: string) => boolean,
) {
  for (const to of states.filter((one) => one !== from))
    for (const mover of [...HAND_OVER_MOVERS, ...SHIFT_MOVERS, 'partner', null]) {
      const isListed = mover !== null && may(to, mover);
      const result = await put(table, id, to, mover).then(
        () => 'moved',
        (error: Error) => error.message,
      );
      const expected: unknown = isListed ? 'moved' : expect.stringContaining('is not allowed');
      expect([from, to, mover, result]).toEqual([from, to, mover, expected]);
      // The mover is cleared with its move.
      expect(await stateOf(table, id)).toEqual({ state: isListed ? to : from, moved_by: null });
      if (isListed) await place(table, id, from);
    }
}

test.each(HAND_OVER_STATES)(
  'by raw UPDATE, a hand-over that is %s makes only the listed moves',
  async (from) => {
    const [ana, ben] = [await signedInAs(world, 'AGENT'), await signedInAs(world, 'AGENT')];
    const id = await newHandOver(from, ana.user.id, ben.user.id);
    await tryAll('hand_overs', id, from, HAND_OVER_STATES, (to, mover) =>
      HAND_OVER_MOVERS.some((one) => one === mover && canMoveHandOver(from, to as HandOverState, one)),
    );
  },
);

test.each(SHIFT_STATES)('by raw UPDATE, a shift that is %s makes only the listed moves', async (from) => {
  const ana = await signedInAs(world, 'AGENT');
  const { rows } = await raw.query<{ id: string }>(
    `insert into shifts (user_id, began_at, seen_at, most_cases) values ($1, now(), now(), 12) returning id`,
    [ana.user.id],
  );
  const id = rows[0]?.id ?? '';
  await place('shifts', id, from);
  await tryAll('shifts', id, from, SHIFT_STATES, (to, mover) => canMoveShift(from, to, mover));
});

test('by raw INSERT, a hand-over begins offered, once per case and between two people, and a shift begins on', async () => {
  const [ana, ben] = [await signedInAs(world, 'AGENT'), await signedInAs(world, 'AGENT')];
  const caseId = await owned(ana.user.id);
  const insert = (state: string, toId = ben.user.id) =>
    raw.query(
      `insert into hand_overs (case_id, from_id, to_id, state, words, offered_at, expires_at, settled_at)
       values ($1, $2, $3, $4, '\\x00', now(), now() + interval '1 minute', case when $4 <> 'offered' then now() end)`,
      [caseId, ana.user.id, toId, state],
    );
  for (const state of HAND_OVER_STATES.filter((one) => one !== 'offered'))
    await expect(insert(state)).rejects.toThrow('begins offered');
  await expect(insert('offered', ana.user.id)).rejects.toThrow('hand_overs_two_people');
  await insert('offered');
  await expect(insert('offered')).rejects.toThrow('hand_overs_one_offer');
  const start = (state: ShiftState) =>
    raw.query(
      `insert into shifts (user_id, state, began_at, seen_at, most_cases, ended_at)
       values ($1, $2, now(), now(), 12, case when $2 = 'off' then now() end)`,
      [ana.user.id, state],
    );
  for (const state of ['break', 'ending', 'off'] as const)
    await expect(start(state)).rejects.toThrow('begins on');
  await start('on');
  await expect(start('on')).rejects.toThrow('shifts_one_each');
});

const ACTIONS: Partial<Record<HandOverState, { path: string; by: 'receiver' | 'sender' }>> = {
  accepted: { path: 'accept', by: 'receiver' },
  returned: { path: 'return', by: 'receiver' },
  'taken-back': { path: 'take-back', by: 'sender' },
};

test('through the API, every state by both people and every role does what the table says', async () => {
  const [ana, ben] = [await signedInAs(world, 'AGENT'), await signedInAs(world, 'AGENT')];
  for (const who of [ana, ben]) await who.post('/api/desk/shift/start');
  const others = [];
  for (const role of STAFF_ROLES) others.push({ name: role, who: await signedInAs(world, role) });
  const people = [
    { name: 'sender', who: ana },
    { name: 'receiver', who: ben },
    ...others,
    { name: 'member', who: await signedIn(world) },
  ];
  for (const from of HAND_OVER_STATES)
    for (const [to, action] of Object.entries(ACTIONS))
      for (const { name, who } of people) {
        const id = await newHandOver(from, ana.user.id, ben.user.id);
        const { status } = await who.post(`/api/desk/hand-overs/${id}/${action.path}`, {
          reason: 'Too many',
        });
        const isParty = name === 'sender' || name === 'receiver';
        const isAllowed = name === action.by && canMoveHandOver(from, to as HandOverState, action.by);
        const mayWork = ['AGENT', 'OPERATIONS', 'ADMIN'].includes(name);
        // An uninvolved agent learns nothing about it; a caller without the permission is refused first.
        const expected = isAllowed ? 204 : isParty ? 409 : mayWork ? 404 : 403;
        expect([from, to, name, status]).toEqual([from, to, name, expected]);
        expect((await stateOf('hand_overs', id))?.state).toBe(isAllowed ? to : from);
        await raw.query('delete from hand_overs where id = $1', [id]);
        await raw.query('update cases set owner = null where owner = any($1)', [[ana.user.id, ben.user.id]]);
      }
});
