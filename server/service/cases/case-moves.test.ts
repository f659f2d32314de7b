/** Every pair of states by every mover: the table, the database and the API agree. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { canMove, CASE_MOVERS, CASE_MOVES, CASE_STATES, type CaseState } from '#contract/service/cases.ts';
import { coveredMember } from '#test/covered.ts';
import { pastTriggers, rawConnection } from '#test/raw-connections.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { caseFor, NO_FACTS } from './cases.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);

async function newCase(state: CaseState = 'open') {
  const { homeId } = await coveredMember(world);
  const at = world.clock.now();
  const opening = { homeId, incidentId: randomUUID(), facts: NO_FACTS, at, by: 'member' } as const;
  const { id } = await world.db.transaction((tx) => caseFor(tx, opening));
  if (state !== 'open') await put(id, state, 'agent');
  return id;
}

const put = (id: string, state: string, mover: string | null, by: Pick<typeof forced, 'query'> = raw) =>
  by.query(
    `update cases set state = $2, moved_by = $3, close_reason = case when $2 = 'closed' then 'solved' end,
       closed_at = case when $2 = 'closed' then now() end, remind_at = now() where id = $1`,
    [id, state, mover],
  );
const stateOf = async (id: string) =>
  (await raw.query('select state, moved_by from cases where id = $1', [id])).rows[0] as {
    state: string;
    moved_by: string | null;
  };

test('the rows of the database are the table of the contract', async () => {
  const { rows } = await raw.query(`select from_state, to_state, mover from moves where machine = 'case'`);
  const written = CASE_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test.each(CASE_STATES)('by raw UPDATE, a case that is %s makes only the listed moves', async (from) => {
  const id = await newCase(from);
  for (const to of CASE_STATES)
    for (const mover of [...CASE_MOVERS, null, 'partner']) {
      if (to === from) continue;
      const isListed = CASE_MOVERS.some((one) => one === mover && canMove(from, to, one));
      const result = await put(id, to, mover).then(
        () => 'moved',
        (error: Error) => error.message,
      );
      expect([from, to, mover, result]).toEqual([
        from,
        to,
        mover,
        isListed ? 'moved' : expect.stringContaining('is not allowed'),
      ]);
      // The mover is cleared with its move.
      expect(await stateOf(id)).toEqual({ state: isListed ? to : from, moved_by: null });
      // Back to the state where this row of the table begins.
      if (isListed) await put(id, from, null, forced);
    }
});

test('by raw INSERT, a case begins open', async () => {
  const { homeId } = await coveredMember(world);
  const insert = (state: string) =>
    raw.query(
      `insert into cases (ref, kind, home_id, incident_id, severity, reason, state, opened_at, close_reason, remind_at)
       values ('AAA-CCC', 'event', $1, $2, 2, 'under-order', $3, now(), case when $3 = 'closed' then 'solved' end, now())`,
      [homeId, randomUUID(), state],
    );
  await expect(insert('closed')).rejects.toThrow('begins open');
  await expect(insert('waiting')).rejects.toThrow('begins open');
  await insert('open');
});

test('only a person makes a case less severe, and its history can’t be rewritten', async () => {
  const id = await newCase();
  const severity = (to: number, mover: string | null) =>
    raw.query('update cases set severity = $2, moved_by = $3 where id = $1', [id, to, mover]);
  await severity(0, null);
  for (const mover of ['member', 'clock', null])
    await expect(severity(4, mover)).rejects.toThrow('only a person');
  await severity(4, 'agent');
  await expect(raw.query(`update case_events set kind = 'closed'`)).rejects.toThrow('append-only');
  await expect(raw.query('delete from case_events')).rejects.toThrow('append-only');
  await expect(raw.query('truncate case_events')).rejects.toThrow('append-only');
});

test('through the API, every pair of states by every role does what the table says', async () => {
  const bodies: Record<CaseState, (id: string) => [string, object]> = {
    open: (id) => [`/api/desk/cases/${id}/reopen`, {}],
    waiting: (id) => [
      `/api/desk/cases/${id}/wait`,
      { until: new Date(Date.now() + 3_600_000).toISOString(), text: 'Their callback' },
    ],
    closed: (id) => [`/api/desk/cases/${id}/close`, { reason: 'solved', text: '' }],
  };
  for (const role of ['AGENT', 'OPERATIONS', 'ADMIN', 'AUDITOR', 'FINANCE'] as const) {
    const who = await signedInAs(world, role);
    for (const from of CASE_STATES)
      for (const to of CASE_STATES) {
        const id = await newCase(from);
        await raw.query('update cases set due_at = null where id = $1', [id]);
        if (role === 'AGENT')
          await who.post(`/api/desk/cases/${id}/reason`, { reason: 'A colleague asked me' });
        const [url, body] = bodies[to](id);
        const { status } = await who.post(url, body);
        const mayWork = role !== 'AUDITOR' && role !== 'FINANCE';
        const expected = !mayWork ? 403 : canMove(from, to, 'agent') ? 204 : 409;
        expect([role, from, to, status]).toEqual([role, from, to, expected]);
        expect((await stateOf(id)).state).toBe(expected === 204 ? to : from);
      }
  }
});
