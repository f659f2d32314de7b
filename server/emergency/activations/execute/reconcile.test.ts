import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decideZone } from '#server/emergency/alerts/alerts.ts';
import { firstAltered } from '#server/core/audit/audit.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { reviews } from '#server/core/reviews/tables.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { activations, homeAlerts, incidents } from '#server/emergency/activations/tables.ts';

const AT = { lng: -118.5, lat: 34.05 };
const open = () => openWorld({ withWorkers: false });
const count = async (world: World, table: string) =>
  (await world.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length;
const order = (world: World, more: Partial<Parameters<typeof putZone>[1]> = {}) =>
  putZone(world.db, {
    key: 'LA-1',
    status: 'order',
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
    ...more,
  });
const short = async (world: World) =>
  (await reconcileActivations(world.deps)).map(({ homeId, event }) => ({ homeId, event }));

test('a home inside an order gets its activation, room, cash and message, once however often it is applied', async () => {
  const world = await open();
  const { blockId } = await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 10 });
  const [inside, , free] = await addHouseholds(world.db, [
    AT,
    { ...AT, lng: -117 },
    { ...AT, lat: 34.06, since: null },
  ]);
  await order(world);
  const applied = await reconcileActivations(world.deps);
  expect(applied).toMatchObject([
    { homeId: inside?.homeId, event: 'activated', zoneKey: 'LA-1' },
    // Without a membership, people are notified of the order, and nothing starts.
    { homeId: free?.homeId, event: 'alerted', zoneKey: 'LA-1' },
  ]);
  for (let n = 0; n < 3; n += 1) expect(await reconcileActivations(world.deps)).toEqual([]);
  for (const table of ['activations', 'payouts', 'room_holds', 'incidents'])
    expect([table, await count(world, table)]).toEqual([table, 1]);
  expect(await count(world, 'notices')).toBe(2);
  const [activation] = await world.db.select().from(activations);
  expect(activation).toMatchObject({ plan: 'plus', cashCents: 100_000, nights: 3, state: 'active' });
  const holds = await world.db.execute(sql`select state, block_id, nights from room_holds`);
  expect(holds.rows).toEqual([{ state: 'held', block_id: blockId, nights: 3 }]);
  expect(await firstAltered(world.db, activation?.incidentId ?? '')).toBeNull();
});

test('a home on the boundary activates; one within a mile, or known only by ZIP code, goes to review', async () => {
  const world = await open();
  const [edge, near, far, rough] = await addHouseholds(world.db, [
    { lat: AT.lat, lng: AT.lng + 0.05 },
    { lat: AT.lat, lng: AT.lng + 0.06 },
    { lat: AT.lat, lng: AT.lng + 0.1 },
    { lat: AT.lat, lng: AT.lng + 0.08, accuracy: 'zip' },
  ]);
  await order(world);
  const events = new Map((await short(world)).map(({ homeId, event }) => [homeId, event]));
  const told = [edge, near, far, rough].map((one) => events.get(one?.homeId ?? ''));
  expect(told).toEqual(['activated', 'held', undefined, 'held']);
  const asked = await world.db.select().from(reviews);
  expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['home-imprecise', 'home-near-line']);
  await order(world); // a new version opens no second review
  expect(await short(world)).toEqual([]);
});

test('a home in a hole of an order goes to review', async () => {
  const world = await open();
  const [inHole] = await addHouseholds(world.db, [AT]);
  const shape = square(AT.lng, AT.lat, 0.1);
  shape[0]?.push(square(AT.lng, AT.lat, 0.02)[0]?.[0] ?? []);
  await order(world, { shape });
  expect(await short(world)).toEqual([{ homeId: inHole?.homeId, event: 'held' }]);
  expect((await world.db.select().from(reviews)).map(({ kind }) => kind)).toEqual(['home-in-gap']);
});

test('joining or moving the pin after an order starts no services, even under a new zone key for the same area', async () => {
  const world = await open();
  const began = world.clock.now();
  const [late] = await addHouseholds(world.db, [{ ...AT, since: after(began, hours(1)) }]);
  const [moved] = await addHouseholds(world.db, [{ ...AT, lat: 34.06, locatedAt: after(began, hours(1)) }]);
  await order(world, { orderSince: began });
  world.clock.advance(hours(2));
  const both = [late?.homeId, moved?.homeId];
  expect(await short(world)).toEqual([
    { homeId: moved?.homeId, event: 'held' },
    ...both.map((homeId) => ({ homeId, event: 'alerted' })),
  ]);
  await order(world, { key: 'LA-NEW', orderSince: world.clock.now() });
  expect(await short(world)).toEqual([]);
  world.clock.advance(minutes(5));
  await order(world, { ended: 'Reported lifted', status: 'lifted' });
  expect(await short(world)).toEqual([]);
  expect(await count(world, 'activations')).toBe(0);
});

test('a member who joined before an order was widened over them gets services under the plan they had then', async () => {
  const world = await open();
  await order(world, { shape: square(AT.lng, AT.lat, 0.01), at: after(world.clock.now(), -hours(3)) });
  expect(await short(world)).toEqual([]);
  const [late] = await addHouseholds(world.db, [
    { ...AT, lat: 34.08, since: after(world.clock.now(), -hours(1)), plan: 'premium' },
  ]);
  await order(world);
  expect(await short(world)).toEqual([{ homeId: late?.homeId, event: 'activated' }]);
  expect(await world.db.select().from(activations)).toMatchObject([{ plan: 'premium', cashCents: 250_000 }]);
});

test('an order that returns within 14 days of its lift reopens the activation, with no second room or cash', async () => {
  const world = await open();
  const [home] = await addHouseholds(world.db, [AT]);
  await order(world);
  await reconcileActivations(world.deps);
  await world.db.execute(sql`update notices set state = 'sent'`);
  world.clock.advance(hours(5));
  await order(world, { status: 'lifted', ended: 'Evacuation lifted' });
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'lifted' }]);
  expect(await world.db.select().from(incidents)).toMatchObject([{ state: 'ended' }]);
  world.clock.advance(days(3));
  await order(world);
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'reinstated' }]);
  expect(await world.db.select().from(activations)).toMatchObject([{ state: 'active', endedAt: null }]);
  expect([await count(world, 'payouts'), await count(world, 'room_holds')]).toEqual([1, 1]);
  const said = await world.db.execute(sql`select kind, round from notices order by kind, round`);
  expect(said.rows).toEqual([
    { kind: 'lifted', round: 0 },
    { kind: 'order', round: 0 },
    { kind: 'order', round: 10 },
  ]);
});

test('an order after 14 days starts a new activation in a new incident', async () => {
  const world = await open();
  await addHouseholds(world.db, [AT]);
  await order(world);
  await reconcileActivations(world.deps);
  await order(world, { status: 'lifted', ended: 'Evacuation lifted' });
  await reconcileActivations(world.deps);
  world.clock.advance(days(15));
  await order(world);
  expect((await short(world)).map(({ event }) => event)).toEqual(['activated']);
  expect([await count(world, 'incidents'), await count(world, 'payouts')]).toEqual([2, 2]);
});

test('when other zones replace a zone, homes they cover continue, and uncovered homes are lifted', async () => {
  const world = await open();
  const [stays, goes] = await addHouseholds(world.db, [AT, { ...AT, lat: 34.09 }]);
  await order(world);
  await reconcileActivations(world.deps);
  const next = await order(world, {
    key: 'LA-2',
    shape: square(AT.lng, AT.lat, 0.02),
    feedId: 'caloes-combined',
  });
  expect(await short(world)).toEqual([]);
  await order(world, { status: 'warning' });
  expect(await short(world)).toEqual([
    { homeId: goes?.homeId, event: 'lifted' },
    { homeId: goes?.homeId, event: 'warned' },
  ]);
  const rows = await world.db.select().from(activations);
  expect(rows.find(({ homeId }) => homeId === stays?.homeId)).toMatchObject({
    state: 'active',
    zoneId: next,
  });
  expect(rows.find(({ homeId }) => homeId === goes?.homeId)).toMatchObject({
    state: 'lifted',
    endReason: 'The order was reduced to a warning.',
  });
  expect(await count(world, 'incidents')).toBe(1);
});

test('an unreadable status or a hold does not end an order', async () => {
  const world = await open();
  await addHouseholds(world.db, [AT]);
  await order(world);
  await reconcileActivations(world.deps);
  await order(world, { status: 'unknown' });
  expect(await short(world)).toEqual([]);
  await order(world, { verdict: 'held' });
  expect((await short(world)).filter(({ event }) => event === 'lifted')).toEqual([]);
  expect(await world.db.select().from(activations)).toMatchObject([{ state: 'active' }]);
});

test('homes inside a held order are listed, and start when our team approves it', async () => {
  const world = await open();
  const admin = await signedInAdmin(world);
  const [home] = await addHouseholds(world.db, [AT]);
  const zoneId = await order(world, { verdict: 'held' });
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'held' }]);
  expect(await short(world)).toEqual([]);
  const by = { id: admin.user.id, device: 'test' };
  await world.db.transaction((tx) =>
    decideZone(tx, world.deps, { zoneId, decision: 'approved', by, note: 'Confirmed by the county' }),
  );
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'activated' }]);
  expect((await world.db.select().from(reviews)).every(({ decidedAt }) => decidedAt !== null)).toBe(true);
});

test('homes inside a warning are notified once per incident; nothing starts for them', async () => {
  const world = await open();
  const [home] = await addHouseholds(world.db, [AT]);
  await order(world, { status: 'warning' });
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'warned' }]);
  await order(world, { status: 'warning', shape: square(AT.lng, AT.lat, 0.06) });
  expect(await short(world)).toEqual([]);
  expect([
    await count(world, 'activations'),
    await count(world, 'payouts'),
    await count(world, 'notices'),
  ]).toEqual([0, 0, 1]);
  await order(world);
  expect(await short(world)).toEqual([{ homeId: home?.homeId, event: 'activated' }]);
  expect((await world.db.select().from(homeAlerts))[0]?.endedAt).not.toBeNull();
  expect(await count(world, 'incidents')).toBe(1);
});

test('an incident reaching over a fifth of members, or too much money, holds its cash; rooms and notices continue', async () => {
  const world = await open();
  await addHotel(world.db, { lat: 33.8, lng: -118.2, rooms: 100 });
  await addHouseholds(
    world.db,
    Array.from({ length: 30 }, (_, n) => ({ lat: AT.lat + n / 10_000, lng: AT.lng })),
  );
  await addHouseholds(
    world.db,
    Array.from({ length: 60 }, () => ({ lat: 38, lng: -121 })),
  );
  await order(world);
  await reconcileActivations(world.deps);
  const { rows } = await world.db.execute(sql`select distinct state from payouts`);
  expect(rows).toEqual([{ state: 'held' }]);
  expect(await count(world, 'notices')).toBe(30);
  expect((await world.db.execute(sql`select 1 from room_holds where state = 'held'`)).rows).toHaveLength(30);
  expect((await world.db.select().from(reviews)).map(({ kind }) => kind)).toEqual(['cash-held']);
  expect((await world.db.select().from(incidents))[0]?.cashHeldAt).not.toBeNull();
});

test('nearby orders form one incident, distant ones don’t, and a home under two has one activation', async () => {
  const world = await open();
  await addHouseholds(world.db, [AT]);
  await order(world, { key: 'A' });
  await order(world, { key: 'B', shape: square(AT.lng + 0.15, AT.lat) });
  await order(world, { key: 'C', shape: square(AT.lng + 0.3, AT.lat) });
  await order(world, { key: 'D', shape: square(AT.lng + 2, AT.lat) });
  await order(world, { key: 'A', feedId: 'nws' });
  await reconcileActivations(world.deps);
  expect([await count(world, 'incidents'), await count(world, 'activations')]).toEqual([2, 1]);
});
