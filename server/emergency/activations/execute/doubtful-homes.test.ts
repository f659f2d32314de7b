import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { days, hours } from '#server/platform/clock.ts';
import { decideReview, openReviews, reviewOf } from '#server/core/reviews/reviews.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import { activations } from '#server/emergency/activations/tables.ts';

const AT = { lng: -118.5, lat: 34.05 };
const open = () => openWorld({ withWorkers: false });
const put = (world: World, key: string, more: Partial<Parameters<typeof putZone>[1]> = {}) =>
  putZone(world.db, { key, status: 'order', at: world.clock.now(), shape: square(AT.lng, AT.lat), ...more });
const applied = async (world: World) =>
  (await reconcileActivations(world.deps)).map(({ homeId, event, reason }) => ({ homeId, event, reason }));
const events = async (world: World) => (await applied(world)).map(({ event }) => event);

test('homes inside a zone with an unreadable status are listed, once', async () => {
  const world = await open();
  const [home] = await addHouseholds(world.db, [AT, { ...AT, lng: -117 }, { ...AT, since: null }]);
  await put(world, 'A', { status: 'unknown' });
  expect(await applied(world)).toEqual([
    { homeId: home?.homeId, event: 'held', reason: expect.stringContaining('status') },
  ]);
  await put(world, 'B', { status: 'unknown' });
  expect(await applied(world)).toEqual([]);
});

test('a home near the boundary that ends up in a gap is listed once, with its newest reason', async () => {
  const world = await open();
  await addHouseholds(world.db, [{ lat: AT.lat, lng: AT.lng + 0.06 }]);
  await put(world, 'WEST');
  expect(await events(world)).toEqual(['held']);
  await put(world, 'EAST', { shape: square(AT.lng + 0.115, AT.lat) });
  await put(world, 'NORTH', { shape: square(AT.lng + 0.06, AT.lat + 0.1) });
  await put(world, 'SOUTH', { shape: square(AT.lng + 0.06, AT.lat - 0.1) });
  expect(await events(world)).toEqual([]);
  const [asked, ...others] = await openReviews(world.db);
  expect(others).toEqual([]);
  expect(asked).toMatchObject({
    kind: 'home-in-gap',
    summary: 'No order covers this home, though orders lie around it.',
    facts: { earlier: expect.stringMatching(/^This home is \d\.\d miles outside the line of the order\.$/) },
  });

  // A decided review keeps the text that the reviewer saw.
  const at = world.clock.now();
  await world.db.transaction((tx) =>
    decideReview(tx, { id: asked?.id ?? '', by: null, decision: 'seen', note: null, at }),
  );
  for (const [key, lng, lat] of [
    ['EAST', 0.115, 0],
    ['NORTH', 0.06, 0.1],
    ['SOUTH', 0.06, -0.1],
  ] as const)
    await put(world, key, {
      shape: square(AT.lng + lng, AT.lat + lat),
      status: 'lifted',
      ended: 'Lifted',
    });
  await put(world, 'WEST', { shape: square(AT.lng + 0.001, AT.lat) });
  expect(await events(world)).toEqual([]);
  expect(await reviewOf(world.db, asked?.id ?? '')).toMatchObject({ kind: 'home-in-gap' });
});

test('when a boundary moves closer to a home, the open review is updated', async () => {
  const world = await open();
  await addHouseholds(world.db, [{ lat: AT.lat, lng: AT.lng + 0.06 }]);
  await put(world, 'WEST');
  await events(world);
  const [before] = await openReviews(world.db);
  await put(world, 'WEST', { shape: square(AT.lng + 0.005, AT.lat) });
  expect(await events(world)).toEqual([]);
  const [now] = await openReviews(world.db);
  expect(now).toMatchObject({ id: before?.id, kind: 'home-near-line', facts: { earlier: before?.summary } });
  expect(now?.summary).not.toBe(before?.summary);
});

test('an active home is not listed when a held order also covers it', async () => {
  const world = await open();
  await addHouseholds(world.db, [AT]);
  await put(world, 'REAL');
  expect(await events(world)).toEqual(['activated']);
  await put(world, 'TEST', { verdict: 'held' });
  expect(await events(world)).toEqual([]);
});

test('the return of an order is announced', async () => {
  const world = await open();
  const [home] = await addHouseholds(world.db, [AT]);
  await put(world, 'A');
  expect(await events(world)).toEqual(['activated']);
  world.clock.advance(hours(1));
  await put(world, 'A', { status: 'lifted', ended: 'Lifted' });
  expect(await events(world)).toEqual(['lifted']);
  world.clock.advance(days(2));
  await put(world, 'A');
  expect(await applied(world)).toEqual([
    { homeId: home?.homeId, event: 'reinstated', reason: expect.stringContaining('The order is back') },
  ]);
});

test('a member who joined after one incident’s order is not activated by a wider order of another', async () => {
  const world = await open();
  const far = { lng: AT.lng + 1, lat: AT.lat };
  await put(world, 'FIRST');
  world.clock.advance(hours(1));
  await put(world, 'SECOND', { shape: square(far.lng, far.lat) });
  await reconcileActivations(world.deps);
  world.clock.advance(days(1));
  await addHouseholds(world.db, [{ ...far, since: world.clock.now(), locatedAt: world.clock.now() }]);
  world.clock.advance(days(1));
  await put(world, 'WIDE', { shape: square(AT.lng + 0.5, AT.lat, 0.6) });
  expect(await events(world)).not.toContain('activated');
  expect(await world.db.select().from(activations)).toEqual([]);
});

test('a home whose order became doubtful keeps its services when another zone over it is canceled', async () => {
  const world = await open();
  const admin = await signedInAdmin(world);
  await addHouseholds(world.db, [AT]);
  await put(world, 'REAL');
  expect(await events(world)).toEqual(['activated']);
  const wrong = await put(world, 'WRONG', { shape: square(AT.lng, AT.lat, 0.1) });
  await reconcileActivations(world.deps);
  const [own] = await world.db.select().from(activations);
  await world.db.execute(sql`update zones set verdict = 'held' where key = 'REAL'`);
  await world.db.execute(sql`update activations set zone_id = ${wrong}`);
  await reconcileActivations(world.deps);
  await cancelIncident(world.deps, {
    incidentId: own?.incidentId ?? '',
    zoneId: wrong,
    by: { id: admin.user.id, device: 'test' },
    reason: 'A wrong polygon',
  });
  await reconcileActivations(world.deps);
  const [after] = await world.db.select().from(activations);
  expect(after).toMatchObject({ state: 'active', zoneId: own?.zoneId });
});
