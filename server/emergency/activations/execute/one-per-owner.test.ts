import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';

const AT = { lng: -118, lat: 34 };

test('a membership protects one home: the others are notified, and get no cash, room or review', async () => {
  const world = await openWorld({ withWorkers: false });
  const [owner] = await addHouseholds(world.db, [{ lat: 34, lng: -118, plan: 'premium' }]);
  const userId = owner?.userId ?? '';
  for (const lat of [34.01, 34.02, 34.07]) {
    const id = randomUUID();
    await world.db
      .execute(sql`insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at)
      values (${id}, ${userId}, '12 Oak Lane', 'Paradise', 'CA', '95969', ${lat}, -118, 'pin', '2020-01-01', '2020-01-01')`);
    await world.db.execute(
      sql`insert into home_members (home_id, user_id, role) values (${id}, ${userId}, 'owner')`,
    );
  }
  const order = (half?: number) =>
    putZone(world.db, {
      key: 'A',
      status: 'order',
      at: world.clock.now(),
      shape: square(-118, 34, half),
    });
  const of = async (what: ReturnType<typeof sql>) => (await world.db.execute(what)).rows;
  await order();
  await reconcileActivations(world.deps);
  const paid = [{ home_id: owner?.homeId, cents: 250_000 }];
  expect(await of(sql`select home_id, cents from payouts`)).toEqual(paid);
  expect(await of(sql`select home_id from room_holds`)).toEqual([{ home_id: owner?.homeId }]);
  expect(await of(sql`select distinct home_id from notices where kind = 'order'`)).toHaveLength(3);
  expect(await of(sql`select 1 from reviews`)).toEqual([]);
  world.clock.advance(hours(1));
  await order(0.1);
  await reconcileActivations(world.deps);
  expect(await of(sql`select home_id, cents from payouts`)).toEqual(paid);
  expect(await of(sql`select distinct home_id from notices where kind = 'order'`)).toHaveLength(4);
});

test.each(['archived', 'deleted'] as const)(
  'a home that was %s and added again gets no second cash from another order within 14 days',
  async (how) => {
    const world = await openWorld({ withWorkers: false });
    const [first, second] = await addHouseholds(world.db, [AT, { ...AT, lat: 36 }]);
    const at = () => world.clock.now();
    await putZone(world.db, { key: 'A', status: 'order', at: at(), shape: square(AT.lng, AT.lat) });
    await reconcileActivations(world.deps);
    await world.db.execute(
      how === 'archived'
        ? sql`update homes set archived_at = now(), protected_until = now() where id = ${first?.homeId}`
        : sql`delete from homes where id = ${first?.homeId}`,
    );
    await world.db.execute(sql`update homes set user_id = ${first?.userId} where id = ${second?.homeId}`);
    world.clock.advance(hours(1));
    await putZone(world.db, { key: 'B', status: 'order', at: at(), shape: square(AT.lng, 36) });
    await reconcileActivations(world.deps);
    const { rows } = await world.db.execute(
      sql`select cash_cents, nights from activations where home_id = ${second?.homeId}`,
    );
    expect(rows).toEqual([{ cash_cents: 0, nights: 0 }]);
  },
);
