/** Every pair of states by every mover, and the kinds of entries: the tables of the contract and the database agree. */
import { expect, test } from 'vitest';
import * as states from '#contract/emergency/ambassador-states.ts';
import { IMPACT_KINDS } from '#contract/outreach/impact.ts';
import { enter, newAmbassador } from '#test/ambassadors.ts';
import { pastTriggers, rawConnection } from '#test/raw-connections.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);
const me = await newAmbassador(world);
const { id: claimId } = await enter(world, me);

const MACHINES = [
  {
    machine: 'ambassador',
    table: 'ambassadors',
    id: me.ambassadorId,
    all: states.AMBASSADOR_STATES as readonly string[],
    movers: states.AMBASSADOR_MOVERS as readonly string[],
    moves: states.AMBASSADOR_MOVES as readonly { from: string; to: string; movers: readonly string[] }[],
  },
  {
    machine: 'impact-claim',
    table: 'impact_claims',
    id: claimId,
    all: states.CLAIM_STATES as readonly string[],
    movers: states.CLAIM_MOVERS as readonly string[],
    moves: states.CLAIM_MOVES as readonly { from: string; to: string; movers: readonly string[] }[],
  },
];

test.each(MACHINES)('the rows of $machine in the database are the table of the contract', async (given) => {
  const { rows } = await raw.query<object>(
    'select from_state, to_state, mover from moves where machine = $1',
    [given.machine],
  );
  const written = given.moves.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect(rows.map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test.each(MACHINES)('by raw UPDATE, $machine makes only the listed moves', async (given) => {
  const { table, id, all, movers, moves } = given;
  const force = (state: string) =>
    forced.query(`update ${table} set state = $2, state_reason = 'x' where id = $1`, [id, state]);
  for (const from of all)
    for (const to of all.filter((one) => one !== from))
      for (const mover of [...movers, null]) {
        await force(from);
        const isListed = moves.some((m) => m.from === from && m.to === to && m.movers.includes(mover ?? ''));
        const result = await raw
          .query(`update ${table} set state = $2, moved_by = $3 where id = $1`, [id, to, mover])
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
      }
});

test('the kinds and limits in the database are those of the contract', async () => {
  const { rows } = await raw.query<{ kind: string; points: number; per_day: number; per_month: number }>(
    'select * from impact_kinds',
  );
  expect(
    Object.fromEntries(
      rows.map(({ kind, points, per_day: perDay, per_month: perMonth }) => [
        kind,
        { points, perDay, perMonth },
      ]),
    ),
  ).toEqual(IMPACT_KINDS);
});
