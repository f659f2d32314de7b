import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offerWaiting } from '#server/emergency/lodging/waiting.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHotel, addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { restoreServices } from '#server/emergency/activations/activations.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import { activations } from '#server/emergency/activations/tables.ts';
import { verifyActivations } from '#server/emergency/activations/verify.ts';

const AT = { lng: -118, lat: 34 };
const T = 30_000;

async function open() {
  const world = await openWorld({ withWorkers: false });
  const { user } = await signedInAdmin(world);
  return { world, by: { id: user.id, device: 'test' } };
}
async function put(world: World, key: string, more: Partial<Parameters<typeof putZone>[1]> = {}) {
  const shape = square(AT.lng, AT.lat);
  const zoneId = await putZone(world.db, { key, status: 'order', at: world.clock.now(), shape, ...more });
  await reconcileActivations(world.deps);
  return zoneId;
}
const offer = (world: World) => offerWaiting({ ...world.deps, tell: async () => undefined });
const hotel = (world: World) =>
  addHotel(world.db, { lat: 34.3, lng: AT.lng, rooms: 1, from: world.clock.now() });
const services = async (world: World) =>
  (
    await world.db.execute(sql`select a.state, p.state as cash, h.state as room, h.nights from activations a
      join payouts p using (incident_id, home_id) join room_holds h using (incident_id, home_id)`)
  ).rows;
const questions = async (world: World) =>
  (await world.db.execute(sql`select kind from reviews where decided_at is null`)).rows;
const caseOf = async (world: World) => {
  const [own] = await world.db.select().from(activations);
  return { incidentId: own?.incidentId ?? '', homeId: own?.homeId ?? '' };
};

test(
  'a household that was on the waiting list when its order was lifted gets a room when the order returns',
  async () => {
    const { world } = await open();
    await addHouseholds(world.db, [AT]);
    await put(world, 'A');
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'waiting', nights: 3 }]);
    await put(world, 'A', { status: 'warning' });
    expect(await services(world)).toEqual([{ state: 'lifted', cash: 'due', room: 'released', nights: 3 }]);
    await hotel(world);
    world.clock.advance(hours(2));
    await put(world, 'A');
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'waiting', nights: 3 }]);
    expect(await offer(world)).toBe(1);
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'held', nights: 3 }]);
    expect((await verifyActivations(world.db)).faults).toEqual([]);
  },
  T,
);

test(
  'a household that used its nights gets no more; one that released its room gets the unused ones',
  async () => {
    const { world } = await open();
    await addHouseholds(world.db, [AT]);
    await hotel(world);
    await put(world, 'A');
    await put(world, 'A', { status: 'warning' });
    world.clock.advance(days(1));
    const at = world.clock.now().toISOString();
    await world.db.execute(sql`update room_holds set state = 'released', changed_at = ${at}::timestamptz`);
    await put(world, 'A');
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'waiting', nights: 2 }]);
    await put(world, 'A', { status: 'warning' });
    await world.db.execute(
      sql`update room_holds set state = 'over', block_id = (select id from room_blocks limit 1)`,
    );
    await put(world, 'A');
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'over', nights: 2 }]);
  },
  T,
);

test(
  'a real order after our mistake restores what the mistake took away, once',
  async () => {
    const { world, by } = await open();
    await addHouseholds(world.db, [AT]);
    await hotel(world);
    const wrong = await put(world, 'WRONG');
    const { incidentId } = await caseOf(world);
    await cancelIncident(world.deps, { incidentId, zoneId: wrong, by, reason: 'Drawn in the wrong county.' });
    expect(await services(world)).toEqual([
      { state: 'cancelled', cash: 'cancelled', room: 'released', nights: 3 },
    ]);
    world.clock.advance(hours(1));
    await put(world, 'REAL');
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'waiting', nights: 3 }]);
    expect(await offer(world)).toBe(1);
    expect(await questions(world)).toEqual([]);
    await put(world, 'REAL', { shape: square(AT.lng, AT.lat, 0.06) });
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'held', nights: 3 }]);
    expect((await verifyActivations(world.db)).faults).toEqual([]);
  },
  T,
);

test(
  'cash in flight when its order was canceled is not resent automatically: it goes to review',
  async () => {
    const { world, by } = await open();
    await addHouseholds(world.db, [AT]);
    const wrong = await put(world, 'WRONG');
    const { incidentId, homeId } = await caseOf(world);
    await world.db.execute(sql`update payouts set state = 'sending', asked_at = now(), terms = 'benefit'`);
    await cancelIncident(world.deps, { incidentId, zoneId: wrong, by, reason: 'Drawn in the wrong county.' });
    await world.db.execute(sql`update payouts set state = 'cancelled', next_try_at = null,
    reason = 'The order was a mistake, and the cash had not been sent.'`);
    await put(world, 'REAL');
    expect(await services(world)).toEqual([
      { state: 'active', cash: 'cancelled', room: 'waiting', nights: 3 },
    ]);
    expect(await questions(world)).toEqual([{ kind: 'home-order-after-cancel' }]);
    const restore = () =>
      world.db.transaction((tx) =>
        restoreServices(tx, world.deps, { incidentId, homeId, by, reason: 'The order is real.' }),
      );
    await expect(restore()).rejects.toThrow('nothing to restore');
  },
  T,
);

test(
  'a member whose membership ended is notified and gets services back only from our team, not a housemate',
  async () => {
    const { world, by } = await open();
    const [made] = await addHouseholds(world.db, [AT]);
    const wrong = await put(world, 'WRONG');
    const { incidentId, homeId } = await caseOf(world);
    await cancelIncident(world.deps, { incidentId, zoneId: wrong, by, reason: 'Drawn in the wrong county.' });
    await world.db.execute(
      sql`update membership_spans set until_at = ${world.clock.now().toISOString()}::timestamptz`,
    );
    world.clock.advance(hours(1));
    await put(world, 'REAL');
    expect(await services(world)).toEqual([
      { state: 'active', cash: 'cancelled', room: 'released', nights: 3 },
    ]);
    expect(await questions(world)).toEqual([{ kind: 'home-order-after-cancel' }]);
    const restore = (id: string) =>
      world.db.transaction((tx) =>
        restoreServices(tx, world.deps, { incidentId, homeId, by: { ...by, id }, reason: 'Paid by check.' }),
      );
    await expect(restore(made?.userId ?? '')).rejects.toThrow('your own home');
    await restore(by.id);
    expect(await services(world)).toEqual([{ state: 'active', cash: 'due', room: 'waiting', nights: 3 }]);
    await expect(restore(by.id)).rejects.toThrow('nothing to restore');
  },
  T,
);
