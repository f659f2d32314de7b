/** Every pair of states by every mover: the tables of the contract and the database agree. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  canMoveLine,
  canMoveOffer,
  LINE_MOVES,
  LINE_STATES,
  OFFER_MOVERS,
  OFFER_MOVES,
  OFFER_STATES,
} from '#contract/service/offer-states.ts';
import { addHotel } from '#test/hotels.ts';
import { pastTriggers } from '#test/raw-connections.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const forced = await pastTriggers(world);
const { hotelId } = await addHotel(world);

const force = (table: string, id: string, state: string) =>
  forced.query(`update ${table} set state = $2 where id = $1`, [id, state]);

async function newOffer(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into offers (id, partner_id, topic, incident_id, due_at) values ($1, $2, 'rooms', $3, now())`,
    [id, hotelId, randomUUID()],
  );
  return id;
}

async function newLine(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into offer_lines (id, offer_id, partner_id, incident_id, subject_id, asked_at, confirmation, reason)
     values ($1, $2, $3, $4, $5, now(), 'N-1', 'full')`,
    [id, randomUUID(), hotelId, randomUUID(), randomUUID()],
  );
  return id;
}

const MACHINES = [
  {
    table: 'offers',
    machine: 'offer',
    make: newOffer,
    states: OFFER_STATES,
    moves: OFFER_MOVES,
    can: canMoveOffer,
  },
  {
    table: 'offer_lines',
    machine: 'offer-line',
    make: newLine,
    states: LINE_STATES,
    moves: LINE_MOVES,
    can: canMoveLine,
  },
] as const;

test.each(MACHINES)(
  'the rows of $machine in the database are the table of the contract',
  async ({ machine, moves }) => {
    const { rows } = await pool.query(`select from_state, to_state, mover from moves where machine = $1`, [
      machine,
    ]);
    const written = moves.flatMap(({ from, to, movers }) =>
      movers.map((mover) => ({ from_state: from, to_state: to, mover })),
    );
    const key = (row: object) => JSON.stringify(row);
    expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
  },
);

test.each(MACHINES)(
  'by raw UPDATE, $table make only the listed moves',
  async ({ table, make, states, can }) => {
    const id = await make();
    const client = await pool.connect();
    for (const from of states) {
      await force(table, id, from);
      for (const to of states)
        for (const mover of [...OFFER_MOVERS, null]) {
          if (from === to) continue;
          await client.query('begin');
          const isMoved = await client
            .query(`update ${table} set state = $2, moved_by = $3 where id = $1`, [id, to, mover])
            .then(
              () => true,
              () => false,
            );
          await client.query('rollback');
          const isListed = mover !== null && can(from as never, to as never, mover);
          expect([from, to, mover, isMoved]).toEqual([from, to, mover, isListed]);
        }
    }
    client.release();
  },
);

test.each(MACHINES)('$table begin in their first state only', async ({ table, states }) => {
  for (const state of states.slice(1)) {
    const insert =
      table === 'offers'
        ? pool.query(
            `insert into offers (partner_id, topic, incident_id, due_at, state) values ($1, 'rooms', $2, now(), $3)`,
            [hotelId, randomUUID(), state],
          )
        : pool.query(
            `insert into offer_lines (offer_id, partner_id, incident_id, subject_id, asked_at, confirmation, reason, state)
             values ($1, $2, $3, $4, now(), 'N-1', 'full', $5)`,
            [randomUUID(), hotelId, randomUUID(), randomUUID(), state],
          );
    await expect(insert).rejects.toThrow('begins');
  }
});

test('a household has one live line, a yes has a number, and only fit partners are asked', async () => {
  const [incident, home] = [randomUUID(), randomUUID()];
  const insert = (state = 'asked') =>
    pool.query(
      `insert into offer_lines (offer_id, partner_id, incident_id, subject_id, asked_at, state) values ($1, $2, $3, $4, now(), $5)`,
      [randomUUID(), hotelId, incident, home, state],
    );
  await insert();
  await expect(insert()).rejects.toThrow('offer_lines_one_live');
  const confirm = pool.query(
    `update offer_lines set state = 'confirmed', moved_by = 'partner', confirmation = '' where subject_id = $1`,
    [home],
  );
  await expect(confirm).rejects.toThrow('offer_lines_yes_has_number');
  const decline = pool.query(
    `update offer_lines set state = 'declined', moved_by = 'partner' where subject_id = $1`,
    [home],
  );
  await expect(decline).rejects.toThrow('offer_lines_no_has_reason');
  const { hotelId: paused } = await addHotel(world, { isActive: false });
  const { hotelId: unfit } = await addHotel(world, { fitUntil: '2020-01-01' });
  for (const partner of [paused, unfit])
    await expect(
      pool.query(
        `insert into offers (partner_id, topic, incident_id, due_at) values ($1, 'rooms', $2, now())`,
        [partner, randomUUID()],
      ),
    ).rejects.toThrow('not asked');
});
