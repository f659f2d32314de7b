/** Partners, members and timers act at once: the first one wins, and nothing is promised twice. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addPartner, booker, filled, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const { said } = handshakeDouble();
const answer = partnersOf(world);
const ROUNDS = sized({ gate: 6, soak: 200 });
const CAPACITY = 3;

const partners = [
  await addPartner(world, { kind: 'driver', away: 0.05 }),
  await addPartner(world, { kind: 'driver', away: 0.1 }),
  await addPartner(world, { kind: 'driver', away: 0.15 }),
];
const start = clock.now().toISOString();
for (const id of partners)
  await db.execute(sql`insert into partner_days (partner_id, kind, day, capacity, free)
    select ${id}, 'driver', d::date, ${CAPACITY}, ${CAPACITY}
    from generate_series(${start}::date, ${start}::date + 10, interval '1 day') d`);

/** Seeded, so that a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % below;
  };
}

/** Invariants that must hold after every round. */
async function check(): Promise<void> {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const live = sql`('offering', 'quoted', 'confirmed', 'under-way')`;
  expect(
    await rows(sql`select b.id from bookings b left join booking_asks a on a.booking_id = b.id and a.ended_at is null
      where (b.state in ${live}) <> (a.booking_id is not null) or a.partner_id <> b.partner_id`),
  ).toEqual([]);
  // Each occupied place belongs to one live request.
  expect(
    await rows(sql`select d.partner_id, d.day from partner_days d
      where d.capacity - d.free <> (select count(*) from booking_asks a
        where a.partner_id = d.partner_id and a.ended_at is null and d.day = any(a.places))`),
  ).toEqual([]);
  expect(await rows(sql`select id from bookings where state = 'asked'`)).toEqual([]);
}

test('yes, no, silence, a broken word, a change and a cancel at once: one wins, and places add up', async () => {
  const random = numbers(23);
  const people = await Promise.all(Array.from({ length: 4 }, () => booker(world)));
  let open: { me: (typeof people)[number]; id: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const me = people[random(people.length)];
    if (!me) throw new Error('no one');
    if (open.length < 6) open.push({ me, id: (await me.book('ride')).id });
    const acts = Array.from({ length: 4 }, () => {
      const one = open[random(open.length)];
      const partnerId = partners[random(partners.length)];
      if (!one) throw new Error('nothing booked');
      const of = { bookingId: one.id, partnerId };
      switch (random(6)) {
        case 0:
          return answer('confirmed', {
            ...of,
            confirmation: '1',
            contactName: 'Kim',
            window: null,
            by: 'partner',
          });
        case 1:
          return answer('declined', { ...of, reason: 'Full' });
        case 2:
          return answer('lapsed', of);
        case 3:
          return answer('broken', { ...of, reason: 'Broken down' });
        case 4: {
          const { id: _id, kind: _kind, ...given } = filled(world, 'ride');
          return one.me.call('PUT', `${one.me.at}/${one.id}`, given);
        }
        default:
          return one.me.act(one.id, 'cancel', { terms: 'free' });
      }
    });
    const results = await Promise.all(acts);
    for (const result of results)
      if (typeof result === 'object' && result !== null && 'status' in result)
        expect([200, 409]).toContain(result.status);
    await check();
    const states = await Promise.all(open.map(async (one) => (await one.me.read(one.id)).state));
    open = open.filter((_one, n) => states[n] !== 'canceled');
  }
  // No partner is asked twice in a round.
  const { rows } = await db.execute(
    sql`select booking_id from booking_asks group by booking_id, partner_id, round having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(said.filter(({ what }) => what === 'asked').length).toBeGreaterThan(ROUNDS / 4);
});
