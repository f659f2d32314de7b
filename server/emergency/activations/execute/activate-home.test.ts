import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { days, hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import { activateHome } from './activate-home.ts';
import { activations, incidents } from '#server/emergency/activations/tables.ts';

const AT = { lng: -118, lat: 34 };
const order = (world: World, more: { ended?: string } = {}) =>
  putZone(world.db, {
    key: 'A',
    status: 'order',
    at: world.clock.now(),
    shape: square(AT.lng, AT.lat),
    ...more,
  });

/** An order with one household inside, two beside it, one far away, and an administrator. */
async function open() {
  const world = await openWorld({ withWorkers: false });
  const { user } = await signedInAdmin(world);
  const made = await addHouseholds(world.db, [
    AT,
    { ...AT, lat: 34.055 },
    { ...AT, lat: 34.056 },
    { ...AT, lat: 40 },
  ]);
  const [, near = '', own = '', far = ''] = made.map(({ homeId }) => homeId);
  await order(world);
  await reconcileActivations(world.deps);
  const [incident] = await world.db.select().from(incidents);
  const incidentId = incident?.id ?? '';
  const by = { id: user.id, device: 'test' };
  const activate = (homeId: string) =>
    activateHome(world.deps, { incidentId, homeId, by, reason: 'Smoke at the door.' });
  return { world, by, incidentId, near, own, far, activate };
}
const stateOf = async (world: World, homeId: string) =>
  (await world.db.select().from(activations)).find((row) => row.homeId === homeId)?.state;

test('an administrator starts services for a home near an order, but not for a distant one or their own', async () => {
  const { world, by, near, own, far, activate } = await open();
  await world.db.execute(
    sql`insert into home_members (home_id, user_id, role) values (${own}, ${by.id}, 'viewer')`,
  );
  await expect(activate(far)).rejects.toThrow('within 5 miles');
  await expect(activate(own)).rejects.toThrow('your own home');
  await activate(near);
  expect(await stateOf(world, near)).toBe('active');
  expect([await stateOf(world, far), await stateOf(world, own)]).toEqual([undefined, undefined]);
});

test('services can’t be started for a home from a canceled order', async () => {
  const { world, by, incidentId, near, activate } = await open();
  await cancelIncident(world.deps, { incidentId, by, reason: 'Drawn in the wrong county.' });
  await expect(activate(near)).rejects.toThrow('No order of this incident is in force');
});

test('a home approved after its order ended gets services without an alert; after 14 days it’s refused', async () => {
  const { world, near, own, activate } = await open();
  world.clock.advance(hours(3));
  await order(world, { ended: 'The order was lifted.' });
  await reconcileActivations(world.deps);
  await activate(near);
  expect(await stateOf(world, near)).toBe('lifted');
  const { rows } = await world.db.execute(
    sql`select p.state, (select count(*)::int from notices n where n.home_id = p.home_id and n.state = 'queued') as told
      from payouts p where p.home_id = ${near}`,
  );
  expect(rows).toEqual([{ state: 'due', told: 0 }]);
  expect((await world.db.select().from(incidents))[0]?.state).toBe('ended');
  world.clock.advance(days(15));
  await expect(activate(own)).rejects.toThrow('No order of this incident is in force');
});

test('services our team started outside the zone continue under a nearby real order when their own was a mistake', async () => {
  const { world, by, incidentId, near, activate } = await open();
  await activate(near);
  const shape = square(AT.lng, AT.lat, 0.04);
  await putZone(world.db, { key: 'REAL', status: 'order', at: world.clock.now(), shape });
  await reconcileActivations(world.deps);
  const [wrong] = (await world.db.select().from(activations)).filter(({ homeId }) => homeId === near);
  await cancelIncident(world.deps, {
    incidentId,
    zoneId: wrong?.zoneId ?? '',
    by,
    reason: 'Drawn too wide.',
  });
  expect(await stateOf(world, near)).toBe('active');
  await cancelIncident(world.deps, { incidentId, by, reason: 'All of it.' });
  expect(await stateOf(world, near)).toBe('cancelled');
});

test('starting services manually for an owner’s second home adds no second cash or room', async () => {
  const { world, near, activate } = await open();
  await world.db.execute(
    sql`update homes set user_id = (select user_id from activations), protected_from = null where id = ${near}`,
  );
  await activate(near);
  const { rows } = await world.db.execute(
    sql`select cash_cents, nights from activations where home_id = ${near}`,
  );
  expect(rows).toEqual([{ cash_cents: 0, nights: 0 }]);
  expect((await world.db.execute(sql`select 1 from payouts`)).rows).toHaveLength(1);
});
