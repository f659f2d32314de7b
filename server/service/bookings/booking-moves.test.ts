/** Every pair of states by every mover: the table, the database and the code agree. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  BOOKING_MOVERS,
  BOOKING_MOVES,
  BOOKING_STATES,
  type BookingState,
  canMoveBooking,
} from '#contract/service/booking-states.ts';
import { addPartner } from '#test/bookings.ts';
import { homeowner } from '#test/homes.ts';
import { pastTriggers, rawConnection } from '#test/raw-connections.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const raw = await rawConnection(world);
const forced = await pastTriggers(world);
const { homeId } = await homeowner(world);
const partnerId = await addPartner(world, { kind: 'driver' });

const LIVE = ['offering', 'quoted', 'confirmed', 'under-way', 'done'];
/** Satisfies the checks of each state, so that only the move itself is tested. */
const factsOf = (state: BookingState) => [
  LIVE.includes(state) ? partnerId : null,
  LIVE.includes(state) ? 'driver' : null,
];

const SET = `partner_id = $2, partner_kind = $3, confirmation = 'N-1', quote_cents = 100, quote_until = now()`;

async function inState(state: BookingState): Promise<string> {
  const id = randomUUID();
  await raw.query(
    `insert into bookings (id, ref, home_id, kind, time_zone, details, payer, starts_at, ends_at, lat, lng)
     values ($1, $2, $3, 'ride', 'America/Los_Angeles', '\\x00', 'at-partner', now(), now(), 39, -121)`,
    [id, `AC${state.length % 2 ? 'D' : 'E'}-${refPart()}`, homeId],
  );
  await force(id, state);
  return id;
}
let count = 0;
const refPart = () => {
  const letters = 'ACDEFGHJKM';
  count += 1;
  return Array.from(String(count).padStart(3, '0'), (digit) => letters[Number(digit)]).join('');
};
const force = (id: string, state: BookingState) =>
  forced.query(`update bookings set ${SET}, state = $4 where id = $1`, [id, ...factsOf(state), state]);

test('the rows of the database are the table of the contract', async () => {
  const { rows } = await raw.query(`select from_state, to_state, mover from moves where machine = 'booking'`);
  const written = BOOKING_MOVES.flatMap(({ from, to, movers }) =>
    movers.map((mover) => ({ from_state: from, to_state: to, mover })),
  );
  const key = (row: object) => JSON.stringify(row);
  expect((rows as object[]).map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test('a canceled booking is over, and nothing else is', () => {
  for (const state of BOOKING_STATES)
    expect([state, BOOKING_MOVES.some(({ from }) => from === state)]).toEqual([state, state !== 'canceled']);
});

test.each(BOOKING_STATES)('by raw UPDATE, a booking that is %s makes only the listed moves', async (from) => {
  const id = await inState(from);
  for (const to of BOOKING_STATES)
    for (const mover of [...BOOKING_MOVERS, null, 'stranger']) {
      if (to === from) continue;
      const isListed = BOOKING_MOVERS.some((one) => one === mover && canMoveBooking(from, to, one));
      const result = await raw
        .query(`update bookings set ${SET}, state = $4, moved_by = $5 where id = $1`, [
          id,
          ...factsOf(to),
          to,
          mover,
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
      if (isListed) {
        const { rows } = await raw.query('select state, moved_by from bookings where id = $1', [id]);
        expect(rows).toEqual([{ state: to, moved_by: null }]);
        await force(id, from);
      }
    }
});

test('the database refuses a yes without a number, a live booking without a partner, and a date left out', async () => {
  const change = async (state: BookingState, sql: string) => {
    const id = await inState(state);
    return raw.query(`update bookings set ${sql} where id = $1`, [id]);
  };
  await expect(change('confirmed', `confirmation = ''`)).rejects.toThrow('bookings_yes_has_number');
  await expect(change('offering', `partner_id = null`)).rejects.toThrow('bookings_partner_while_live');
  await expect(change('stuck', `starts_at = null`)).rejects.toThrow('bookings_dated');
  await expect(change('quoted', `quote_cents = null`)).rejects.toThrow('bookings_quote_has_price');
});

test('history is append-only', async () => {
  const id = await inState('draft');
  await raw.query(
    `insert into booking_events (booking_id, at, kind, by) values ($1, now(), 'created', 'member')`,
    [id],
  );
  await expect(
    raw.query(`update booking_events set kind = 'done' where booking_id = $1`, [id]),
  ).rejects.toThrow('append-only');
  await expect(raw.query(`delete from booking_events where booking_id = $1`, [id])).rejects.toThrow(
    'append-only',
  );
  await raw.query(`delete from bookings where id = $1`, [id]);
});
