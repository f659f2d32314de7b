/** Every pair of states by every mover: the table, the database and the API agree. */
import { expect, test } from 'vitest';
import {
  canMovePartner,
  PARTNER_MOVERS,
  PARTNER_MOVES,
  PARTNER_STATES,
  type PartnerState,
} from '#contract/outreach/partner-kinds.ts';
import { addHotel } from '#test/hotels.ts';
import { pastTriggers, rawConnection } from '#test/raw-connections.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);
const people = [await signedInAs(world, 'OPERATIONS'), await signedInAs(world, 'ADMIN')] as const;

async function inState(state: PartnerState): Promise<string> {
  const { hotelId } = await addHotel(world);
  await force(hotelId, state);
  return hotelId;
}
const force = (id: string, state: PartnerState) =>
  forced.query('update partners set state = $2, unblock_asked_by = null, unblocked_by = null where id = $1', [
    id,
    state,
  ]);
const stateOf = async (id: string) =>
  (await raw.query('select state, moved_by from partners where id = $1', [id])).rows[0] as {
    state: string;
    moved_by: string | null;
  };

test('the rows of the database are the table of the contract', async () => {
  const { rows } = await raw.query(`select from_state, to_state, mover from moves where machine = 'partner'`);
  const written = PARTNER_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test.each(PARTNER_STATES)('by raw UPDATE, a partner that is %s makes only the listed moves', async (from) => {
  const id = await inState(from);
  for (const to of PARTNER_STATES)
    for (const mover of [...PARTNER_MOVERS, null, 'member']) {
      if (to === from) continue;
      const isListed = PARTNER_MOVERS.some((one) => one === mover && canMovePartner(from, to, one));
      if (from === 'blocked' && to === 'paused')
        await raw.query('update partners set unblock_asked_by = $2 where id = $1', [id, people[0].user.id]);
      const result = await raw
        .query('update partners set state = $2, moved_by = $3, unblocked_by = $4 where id = $1', [
          id,
          to,
          mover,
          from === 'blocked' ? people[1].user.id : null,
        ])
        .then(
          () => 'moved',
          (error: Error) => error.message,
        );
      expect([from, to, mover, result]).toEqual([
        from,
        to,
        mover,
        isListed ? 'moved' : expect.stringContaining('is not allowed'),
      ]);
      expect(await stateOf(id)).toEqual({ state: isListed ? to : from, moved_by: null });
      await force(id, from);
    }
});

test('by raw INSERT, a partner begins as a candidate', async () => {
  const insert = (state: string) =>
    raw.query(
      `insert into partners (kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, listing, state)
       values ('vet', 'A', 'B', 'C', 'CA', '95928', 39, -121, '+15305550134', 'America/Los_Angeles', '{}', $1)`,
      [state],
    );
  for (const state of PARTNER_STATES.filter((one) => one !== 'candidate'))
    await expect(insert(state)).rejects.toThrow('begins candidate');
  await insert('candidate');
});

test('by raw UPDATE, one person alone can’t unblock, and a new block starts over', async () => {
  const [first, second] = people.map(({ user }) => user.id);
  const id = await inState('blocked');
  const unblock = (by: string | undefined, asked?: string) =>
    raw.query(
      `update partners set state = 'paused', moved_by = 'operations', unblocked_by = $2,
         unblock_asked_by = coalesce($3, unblock_asked_by) where id = $1`,
      [id, by, asked],
    );
  await expect(unblock(second)).rejects.toThrow('two people');
  // Both in one statement is the work of one person.
  await expect(unblock(second, first)).rejects.toThrow('two people');
  await raw.query('update partners set unblock_asked_by = $2 where id = $1', [id, first]);
  await expect(unblock(first)).rejects.toThrow(/two people|unblocked_by_two/);
  await unblock(second);
  await raw.query(`update partners set state = 'blocked', moved_by = 'operations' where id = $1`, [id]);
  await expect(unblock(second)).rejects.toThrow('two people');
});

const urlOf: Record<Exclude<PartnerState, 'candidate'>, (id: string) => [string, object]> = {
  active: (id) => [`/api/admin/partners/${id}/state`, { to: 'active', reason: 'Test' }],
  paused: (id) => [`/api/admin/partners/${id}/pause`, { reason: 'Test' }],
  blocked: (id) => [`/api/admin/partners/${id}/state`, { to: 'blocked', reason: 'Test' }],
  ended: (id) => [`/api/admin/partners/${id}/state`, { to: 'ended', reason: 'Test' }],
};

test.each(['AGENT', 'OPERATIONS', 'ADMIN', 'AUDITOR', 'FINANCE'] as const)(
  'through the API, %s makes every move that the table lists for the role, and no other',
  async (role) => {
    const who = await signedInAs(world, role);
    for (const from of PARTNER_STATES)
      for (const to of PARTNER_STATES) {
        if (to === 'candidate') continue;
        const id = await inState(from);
        const [url, body] = urlOf[to](id);
        const { status } = await who.post(url, body);
        const mayTry = role === 'OPERATIONS' || role === 'ADMIN' || (role === 'AGENT' && to === 'paused');
        const mover = role === 'AGENT' ? 'agent' : 'operations';
        // Unblocking has its own call, for two people.
        const can = canMovePartner(from, to, mover) && !(from === 'blocked' && to === 'paused');
        const expected = !mayTry ? 403 : can ? 200 : 409;
        expect([role, from, to, status]).toEqual([role, from, to, expected]);
        expect((await stateOf(id)).state).toBe(expected === 200 ? to : from);
      }
  },
);

test('a blocked partner is unblocked by two people, and is paused then', async () => {
  const id = await inState('blocked');
  const url = `/api/admin/partners/${id}/unblock`;
  const reason = { reason: 'The complaint was settled' };
  const [ben, avery] = people;
  expect((await ben.post(url, reason)).body).toMatchObject({ state: 'blocked', unblock: { isYou: true } });
  expect((await ben.post(url, reason)).status).toBe(409);
  expect((await avery.get(`/api/admin/partners/${id}`)).body).toMatchObject({ unblock: { isYou: false } });
  expect((await avery.post(url, reason)).body).toMatchObject({ state: 'paused', unblock: null });
  expect((await avery.post(url, reason)).status).toBe(409);
});
