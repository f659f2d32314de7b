import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drain } from '#server/core/notifications/drain.ts';
import { notices } from '#server/core/notifications/tables.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedIn, signedInAdmin, type World } from '#test/world.ts';
import { acknowledge } from '#server/emergency/activations/activations.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { activations } from '#server/emergency/activations/tables.ts';

const AT = { lng: -118, lat: 34 };
const say = (world: World) => drain(world.deps, noticeFactsFor);
async function put(world: World, key: string, more: Partial<Parameters<typeof putZone>[1]> = {}) {
  const shape = square(AT.lng, AT.lat);
  const zoneId = await putZone(world.db, { key, status: 'order', at: world.clock.now(), shape, ...more });
  await reconcileActivations(world.deps);
  return zoneId;
}
const said = async (world: World) =>
  (await world.db.select().from(notices))
    .filter(({ state }) => state === 'sent')
    .map(({ kind, round }) => `${kind} ${round}`)
    .toSorted();
const services = async (world: World) =>
  (
    await world.db.execute(sql`select a.state, p.state as cash, h.state as room from activations a
      join payouts p using (incident_id, home_id) join room_holds h using (incident_id, home_id)`)
  ).rows;

/** A household whose real order was issued and lifted, both with notifications. */
async function afterRealOrder() {
  const world = await openWorld({ withWorkers: false });
  const admin = await signedInAdmin(world);
  await addHotel(world.db, { lat: 34.3, lng: AT.lng, rooms: 5 });
  await addHouseholds(world.db, [AT]);
  await put(world, 'REAL');
  await say(world);
  world.clock.advance(hours(1));
  await put(world, 'REAL', { status: 'lifted', ended: 'Lifted' });
  await say(world);
  world.clock.advance(days(2));
  const cancel = async (zoneId: string) => {
    const [own] = await world.db.select().from(activations);
    const by = { id: admin.user.id, device: 'test' };
    return cancelIncident(world.deps, {
      incidentId: own?.incidentId ?? '',
      zoneId,
      by,
      reason: 'A wrong polygon',
    });
  };
  return { world, cancel };
}

test('canceling a wrong zone keeps what a real order started, and corrects only those who were notified', async () => {
  const { world, cancel } = await afterRealOrder();
  const wrong = await put(world, 'WRONG', { shape: square(AT.lng, AT.lat, 0.1) });
  expect(await cancel(wrong)).toMatchObject({ roomsReleased: 0, payoutsStopped: 0, corrected: 0 });
  await say(world);
  expect(await services(world)).toEqual([{ state: 'lifted', cash: 'due', room: 'held' }]);
  expect(await said(world)).toEqual(['lifted 0', 'order 0']);
});

test('a person wrongly notified that an order returned gets one correction and keeps the real order’s services', async () => {
  const { world, cancel } = await afterRealOrder();
  const wrong = await put(world, 'WRONG', { shape: square(AT.lng, AT.lat, 0.1) });
  await say(world);
  world.clock.advance(hours(1));
  expect(await cancel(wrong)).toMatchObject({ roomsReleased: 0, payoutsStopped: 0, corrected: 1 });
  await say(world);
  expect(await services(world)).toEqual([{ state: 'lifted', cash: 'due', room: 'held' }]);
  expect((await said(world)).filter((one) => one.startsWith('correction'))).toEqual(['correction 0']);
});

test('an order that returns and ends before anyone is notified sends no second lift', async () => {
  const { world } = await afterRealOrder();
  await put(world, 'REAL');
  await put(world, 'REAL', { status: 'lifted', ended: 'Lifted' });
  await say(world);
  expect(await said(world)).toEqual(['lifted 0', 'order 0']);
});

test('an acknowledgment doesn’t stop the first notice of a returned order for the rest of the household', async () => {
  const { world } = await afterRealOrder();
  await put(world, 'REAL');
  const [own] = await world.db.select().from(activations);
  const { incidentId = '', homeId = '' } = own ?? {};
  await world.db.transaction((tx) =>
    acknowledge(tx, { incidentId, homeId, by: null, at: world.clock.now() }),
  );
  await say(world);
  expect(await said(world)).toEqual(['lifted 0', 'order 0', 'order 10']);
});

test('a person removed from the home gets no more notices about it', async () => {
  const { world } = await afterRealOrder();
  await put(world, 'REAL');
  const guest = await signedIn(world);
  const [own] = await world.db.select().from(activations);
  const { incidentId = '', homeId = '' } = own ?? {};
  await world.db.insert(notices).values(
    (['order', 'room'] as const).map((kind) => ({
      incidentId,
      homeId,
      userId: guest.user.id,
      channel: 'email' as const,
      kind,
      dueAt: world.clock.now(),
    })),
  );
  await say(world);
  const rows = await world.db.select().from(notices);
  expect(rows.filter(({ userId }) => userId === guest.user.id)).toMatchObject([
    { state: 'dropped', reason: 'No longer of the household' },
    { state: 'dropped', reason: 'No longer of the household' },
  ]);
  expect(await said(world)).toEqual(['lifted 0', 'order 0', 'order 10']);
});
