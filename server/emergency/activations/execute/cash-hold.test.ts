import { isNull, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { hours } from '#server/platform/clock.ts';
import { reviews } from '#server/core/reviews/tables.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { decideCash } from '#server/emergency/activations/activations.ts';
import { reconcileActivations } from './reconcile.ts';
import { incidents } from '#server/emergency/activations/tables.ts';

const LNG = -118;
const open = async () => {
  const world = await openWorld({ withWorkers: false });
  const admin = await signedInAdmin(world);
  return { world, by: { id: admin.user.id, device: 'test' } };
};
const homes = (world: World, count: number, lat: number) =>
  addHouseholds(
    world.db,
    Array.from({ length: count }, (_, n) => ({ lat: lat + n / 100_000, lng: LNG })),
  );
const order = (world: World, key: string, lat: number, half?: number) =>
  putZone(world.db, { key, status: 'order', at: world.clock.now(), shape: square(LNG, lat, half) });
const cash = async (world: World) =>
  Object.fromEntries(
    (
      await world.db.execute<{ state: string; count: number }>(
        sql`select state, count(*)::int as count from payouts group by 1`,
      )
    ).rows.map(({ state, count }) => [state, count]),
  );
const incidentOf = async (world: World) => {
  const [incident] = await world.db.select().from(incidents);
  if (!incident) throw new Error('There is no incident.');
  return incident;
};
/** Thirty homes under an order, whose cash is held. */
const openIncident = async () => {
  const { world, by } = await open();
  await homes(world, 30, 34);
  await order(world, 'A', 34);
  await reconcileActivations(world.deps);
  const { id: incidentId } = await incidentOf(world);
  return { world, by, incidentId };
};
const asked = async (world: World) =>
  (await world.db.select().from(reviews).where(isNull(reviews.decidedAt))).map(({ kind }) => kind);
/** Waits until this many transactions of the test wait for a lock. */
const untilWaiting = (world: World, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await world.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows.length).toBeGreaterThanOrEqual(count);
    },
    { timeout: 30_000, interval: 20 },
  );

test('cash recorded while an administrator approves is sent too, or reviewed again', async () => {
  const { world, by, incidentId } = await openIncident();
  await homes(world, 40, 34.1);
  await addHotel(world.db, { lat: 34.4, lng: LNG, rooms: 400 });
  await order(world, 'B', 34.11);
  const gate = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const slow = world.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from room_nights for update`);
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  const fanOut = reconcileActivations(world.deps);
  await untilWaiting(world, 1); // it has read the incident and waits for the room locks
  const decision = world.db.transaction((tx) =>
    decideCash(tx, world.deps, { incidentId, decision: 'approved', by, note: null }),
  );
  await Promise.race([decision, untilWaiting(world, 2)]);
  gate.resolve();
  await Promise.all([slow, fanOut]);
  expect(await decision).toBe(70);
  expect(await cash(world)).toEqual({ due: 70 });
});

test('when two administrators decide about cash at once, one wins', async () => {
  const { world, by, incidentId } = await openIncident();
  const decide = (decision: 'approved' | 'refused') =>
    world.db.transaction(async (tx) => {
      const moved = await decideCash(tx, world.deps, { incidentId, decision, by, note: null });
      await untilWaiting(world, 1);
      return moved;
    });
  const both = await Promise.allSettled([decide('approved'), decide('refused')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { cashDecision } = await incidentOf(world);
  expect(await cash(world)).toEqual(cashDecision === 'approved' ? { due: 30 } : { cancelled: 30 });
  expect(await asked(world)).toEqual([]);
});

test('households that come under an order after its cash was declined need a new decision', async () => {
  const { world, by, incidentId } = await openIncident();
  const decide = (decision: 'approved' | 'refused') =>
    world.db.transaction((tx) => decideCash(tx, world.deps, { incidentId, decision, by, note: null }));
  expect(await decide('refused')).toBe(30);
  world.clock.advance(hours(1));
  await homes(world, 1, 34.055);
  await order(world, 'A', 34, 0.06);
  await reconcileActivations(world.deps);
  expect(await cash(world)).toEqual({ cancelled: 30, held: 1 });
  expect(await asked(world)).toEqual(['cash-held']);
  expect(await decide('approved')).toBe(1);
  expect(await cash(world)).toEqual({ cancelled: 30, due: 1 });
  expect(await asked(world)).toEqual([]);
});

test('an approval covers the households at that time: as many more need another approval', async () => {
  const { world, by } = await open();
  await homes(world, 30, 34);
  await homes(world, 60, 34.3);
  await order(world, 'A', 34);
  await reconcileActivations(world.deps);
  const { id: incidentId } = await incidentOf(world);
  const approve = () =>
    world.db.transaction((tx) =>
      decideCash(tx, world.deps, { incidentId, decision: 'approved', by, note: null }),
    );
  await approve();
  world.clock.advance(hours(1));
  await homes(world, 5, 34.055);
  await order(world, 'A', 34, 0.06);
  await reconcileActivations(world.deps);
  expect(await cash(world)).toEqual({ due: 35 });
  world.clock.advance(hours(1));
  await order(world, 'A', 34, 0.4);
  await reconcileActivations(world.deps);
  // The five that weren't reviewed are held with the sixty; the thirty were approved.
  expect(await cash(world)).toEqual({ due: 30, held: 65 });
  const [question] = await world.db.select().from(reviews).where(isNull(reviews.decidedAt));
  expect(question).toMatchObject({ kind: 'cash-held', facts: { homes: 65, cents: 6_500_000 } });
  expect(await approve()).toBe(65);
  expect(await cash(world)).toEqual({ due: 95 });
});

test('several incidents in one day that together reach over a fifth of members hold their cash', async () => {
  const { world } = await open();
  for (const lat of [34, 36, 38]) await homes(world, 30, lat);
  await homes(world, 80, 30);
  await order(world, 'A', 34);
  await order(world, 'B', 36);
  await order(world, 'C', 38);
  await reconcileActivations(world.deps);
  expect(await cash(world)).toEqual({ due: 30, held: 60 });
  expect(await asked(world)).toEqual(['cash-held', 'cash-held']);
});

test('an incident that grows too large also holds cash that is waiting to be sent', async () => {
  const { world } = await open();
  await homes(world, 24, 34);
  await homes(world, 20, 34.12);
  await order(world, 'A', 34);
  await reconcileActivations(world.deps);
  expect(await cash(world)).toEqual({ due: 24 });
  world.clock.advance(hours(1));
  await order(world, 'B', 34.11);
  await reconcileActivations(world.deps);
  expect(await cash(world)).toEqual({ held: 44 });
});
