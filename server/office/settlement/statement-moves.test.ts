/** Every pair of states by every mover: the table of the contract and the database agree. */
import { expect, test } from 'vitest';
import {
  canMoveStatement,
  STATEMENT_MOVERS,
  STATEMENT_MOVES,
  STATEMENT_STATES,
} from '#contract/office/statement-states.ts';
import { openBooks } from '#test/settlement.ts';
import { pastTriggers } from '#test/raw-connections.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const forced = await pastTriggers(world);
const { drawn, finance, paidHotel, stay } = openBooks(world);

test('the rows in the database are the table of the contract', async () => {
  const { rows } = await pool.query(
    `select from_state, to_state, mover from moves where machine = 'statement'`,
  );
  const written = STATEMENT_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test('by raw UPDATE, statements make only the listed moves', async () => {
  const { hotelId } = await paidHotel();
  await stay({ hotelId, daysAgo: 1, nights: 1, state: 'done' });
  const { id } = await drawn(await finance(), hotelId);
  /** What each state requires besides. */
  const whole = `dispute_words = 'Wrong', reference = 'W', paid_at = now(), paid_on = now(), void_reason = 'Wrong',
    approved_at = case when $2::text in ('approved', 'paid') then now() end`;
  const client = await pool.connect();
  for (const from of STATEMENT_STATES) {
    await forced.query(`update statements set state = $2::text, ${whole} where id = $1`, [id, from]);
    for (const to of STATEMENT_STATES)
      for (const mover of [...STATEMENT_MOVERS, null]) {
        if (from === to) continue;
        await client.query('begin');
        const isMoved = await client
          .query(`update statements set state = $2::text, moved_by = $3, ${whole} where id = $1`, [
            id,
            to,
            mover,
          ])
          .then(() => true)
          .catch(() => false);
        await client.query('rollback');
        expect(`${from} ${to} ${mover} ${isMoved}`).toBe(
          `${from} ${to} ${mover} ${mover !== null && canMoveStatement(from, to, mover)}`,
        );
      }
  }
  client.release();
});
