import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { days, hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { lockActivations } from './pending-work.ts';
import { cancelIncident } from './cancel-orders.ts';
import { activateHome } from './activate-home.ts';
import { verifyActivations } from '#server/emergency/activations/verify.ts';

const AT = { lng: -118, lat: 34 };
const OVER_HOME = square(AT.lng, AT.lat);
/** Another fire, too far away to join the home's incident; and the same fire after it has grown over the home. */
const AWAY = square(-118.6, 34);
const GROWN = square(-118.3, 34, 0.4);

async function openFires() {
  const world = await openWorld({ withWorkers: false });
  const [home] = await addHouseholds(world.db, [AT]);
  const homeId = home?.homeId ?? '';
  const put = (key: string, shape = OVER_HOME) =>
    putZone(world.db, { key, status: 'order', at: world.clock.now(), shape });
  const lift = (key: string, shape = OVER_HOME) =>
    putZone(world.db, { key, status: 'lifted', at: world.clock.now(), shape, ended: 'Evacuation lifted' });
  const apply = async () => {
    const applied = await reconcileActivations(world.deps);
    world.clock.advance(hours(1));
    return applied.map(({ homeId: id, event }) => ({ homeId: id, event }));
  };
  const states = async (table: 'activations' | 'incidents' | 'payouts') =>
    (await world.db.execute(sql`select state from ${sql.identifier(table)} order by state`)).rows.map(
      ({ state }) => state,
    );
  const faults = async () => (await verifyActivations(world.db)).faults.map(({ rule }) => rule);
  return { ...world, homeId, put, lift, apply, states, faults };
}
type Fires = Awaited<ReturnType<typeof openFires>>;

/** The home's own fire is lifted while the other one has grown over it. */
async function carryOver({ put, lift, apply }: Fires): Promise<void> {
  await put('A');
  await apply();
  await put('B', AWAY);
  await apply();
  await put('B', GROWN);
  await apply();
  await lift('A');
  await apply();
}

test('a home carried over to another incident’s order gets cash once and is lifted with that order', async () => {
  const fires = await openFires();
  const { put, lift, apply, states, clock, faults } = fires;
  await carryOver(fires);
  expect(await states('incidents')).toEqual(['open', 'open']);
  clock.advance(days(15));
  await put('B', square(-118.3, 34, 0.41));
  expect(await apply()).toEqual([]);
  expect([await states('payouts'), await states('activations')]).toEqual([['due'], ['active']]);
  expect(await faults()).toEqual([]);
  await lift('B', GROWN);
  await apply();
  expect([await states('activations'), await states('incidents')]).toEqual([['lifted'], ['ended', 'ended']]);
});

test('an incident reopened by another’s order ends with it, and the next fire starts services', async () => {
  const { put, lift, apply, states, clock } = await openFires();
  await put('B', AWAY);
  await put('A');
  await apply();
  await lift('A');
  await apply();
  await put('B', GROWN);
  await apply();
  expect(await states('activations')).toEqual(['active']);
  await lift('B', GROWN);
  await apply();
  expect(await states('incidents')).toEqual(['ended', 'ended']);
  clock.advance(days(400));
  await put('NEW');
  expect(await apply()).toMatchObject([{ event: 'activated' }]);
  expect(await states('payouts')).toEqual(['due', 'due']);
});

test('an incident reopened by a mistaken order ends when that is canceled', async () => {
  const world = await openFires();
  const { put, lift, apply, states, db } = world;
  const admin = await signedInAdmin(world);
  await put('B', AWAY);
  await put('A');
  await apply();
  await lift('A');
  await apply();
  const zoneId = await put('B', GROWN);
  await apply();
  expect(await states('incidents')).toEqual(['open', 'open']);
  const { rows } = await db.execute(sql`select incident_id from zones where id = ${zoneId}`);
  await cancelIncident(world.deps, {
    incidentId: String(rows[0]?.incident_id),
    by: { id: admin.user.id, device: 'test' },
    reason: 'Drawn by mistake.',
  });
  expect(await states('incidents')).toEqual(['ended', 'ended']);
});

test('a fire near an incident kept open only by another’s home is a new incident after two weeks', async () => {
  const fires = await openFires();
  const { put, lift, apply, clock, db } = fires;
  const [neighbour] = await addHouseholds(db, [{ lat: 34.06, lng: -117.57 }]);
  const next = square(-117.57, 34.06, 0.02);
  await put('A2', next);
  await put('A1', square(-117.8, 34, 0.22)); // between the neighbor and the home
  await carryOver(fires);
  await lift('A1', square(-117.8, 34, 0.22));
  await lift('A2', next);
  await apply();
  clock.advance(days(20));
  await put('A2', next);
  expect(await apply()).toEqual([{ homeId: neighbour?.homeId, event: 'activated' }]);
});

/** The home was in A, then in B. Both ended long ago for it, but A is still open for others. */
async function inBoth({ put, lift, apply, clock }: Fires): Promise<void> {
  await put('A1', square(-118, 34.2));
  await put('A2', square(-118, 34.08, 0.1));
  await apply();
  await put('B', AWAY);
  await apply();
  await lift('A2', square(-118, 34.08, 0.1));
  await apply();
  clock.advance(days(20));
  await put('B', GROWN);
  await apply();
  await put('B', AWAY);
  await apply();
  clock.advance(days(20));
}

test('a home served over 14 days ago by two incidents that are still open gets services from the next order', async () => {
  const fires = await openFires();
  const { put, lift, apply, states, faults } = fires;
  await inBoth(fires);
  expect(await states('activations')).toEqual(['lifted', 'lifted']);
  await put('A2', square(-118, 34.08, 0.1));
  expect(await apply()).toMatchObject([{ event: 'activated' }]);
  expect(await states('activations')).toEqual(['active', 'lifted', 'lifted']);
  await lift('A2', square(-118, 34.08, 0.1));
  expect(await apply()).toMatchObject([{ event: 'lifted' }]);
  expect(await faults()).toEqual([]);
});

test('a home whose order ended is served by the next one only after 14 days while nearby orders are in force', async () => {
  const { put, lift, apply, states, clock, faults } = await openFires();
  await put('BESIDE', square(-118, 34.12));
  await put('A');
  await apply();
  await lift('A');
  await apply();
  clock.advance(days(13));
  await put('A');
  expect(await apply()).toMatchObject([{ event: 'reinstated' }]);
  await lift('A');
  await apply();
  clock.advance(days(15));
  await put('A');
  expect(await apply()).toMatchObject([{ event: 'activated' }]);
  expect(await states('payouts')).toEqual(['due', 'due']);
  expect(await faults()).toEqual([]);
  await lift('A');
  expect(await apply()).toMatchObject([{ event: 'lifted' }]);
  await lift('BESIDE', square(-118, 34.12));
  await apply();
  expect(await states('incidents')).toEqual(['ended', 'ended']);
});

test('a zone near two incidents that started together joins the one whose key sorts first', async () => {
  const { put, apply, db, clock } = await openFires();
  const fires = Array.from({ length: 6 }, (_, n) => 33 + n);
  const at = clock.now();
  for (const lat of fires) {
    await putZone(db, { key: `${lat} B`, status: 'order', at, shape: square(-119, lat) });
    await putZone(db, { key: `${lat} A`, status: 'order', at, shape: square(-119.26, lat) });
  }
  await apply();
  for (const lat of fires) await put(`${lat} C`, square(-119.13, lat, 0.06));
  await apply();
  const { rows } = await db.execute<{ key: string }>(sql`
    select c.key from zones c join zones a on a.incident_id = c.incident_id and a.key like '% A'
    where c.key like '% C' order by c.key`);
  expect(rows.map(({ key }) => key)).toEqual(fires.map((lat) => `${lat} C`));
});

test('services our team started outside the zone continue through edits to the order, and end with it', async () => {
  const world = await openFires();
  const { put, lift, apply, states, db, homeId } = world;
  const admin = await signedInAdmin(world);
  const beside = square(AT.lng, AT.lat - 0.055);
  const zoneId = await put('A', beside);
  expect(await apply()).toEqual([{ homeId, event: 'held' }]);
  const { rows } = await db.execute(sql`select incident_id from zones where id = ${zoneId}`);
  await activateHome(world.deps, {
    incidentId: String(rows[0]?.incident_id),
    homeId,
    by: { id: admin.user.id, device: 'test' },
    reason: 'The fire is across the road.',
  });
  await put('A', beside);
  expect(await apply()).toEqual([]);
  await put('A-NEW', beside); // the same area under another key
  await lift('A', beside);
  expect(await apply()).toEqual([]);
  expect(await states('activations')).toEqual(['active']);
  await lift('A-NEW', beside);
  expect(await apply()).toEqual([{ homeId, event: 'lifted' }]);
});

test('a failing incident affects only itself, opens one review, and its success closes the review', async () => {
  const { put, apply, db } = await openFires();
  await put('A');
  const [far] = await addHouseholds(db, [{ lat: 39, lng: -121 }]);
  await db.execute(
    sql`alter table activations add constraint broken check (home_id = ${sql.raw(`'${far?.homeId}'`)})`,
  );
  await put('FAR', square(-121, 39));
  await expect(apply()).rejects.toThrow('Some incidents could not be applied.');
  await expect(apply()).rejects.toThrow('Some incidents could not be applied.');
  const asked = async () =>
    (
      await db.execute(
        sql`select facts, decided_at is null as open from reviews where kind = 'incident-failed'`,
      )
    ).rows;
  expect(await asked()).toEqual([
    { open: true, facts: { error: expect.stringMatching(/^23514 .*broken/) as string } },
  ]);
  const { rows } = await db.execute(sql`select home_id from activations`);
  expect(rows).toEqual([{ home_id: far?.homeId }]);
  await db.execute(sql`alter table activations drop constraint broken`);
  await apply();
  expect((await db.execute(sql`select 1 from activations`)).rows).toHaveLength(2);
  expect(await asked()).toMatchObject([{ open: false }]);
});

test('verification finds an activation left in an ended incident, an unclosed incident, and undecidable cash', async () => {
  const { put, lift, apply, db, faults } = await openFires();
  await put('A');
  await apply();
  expect(await faults()).toEqual([]);
  await db.execute(sql`update incidents set state = 'ended', ended_at = now()`);
  expect(await faults()).toEqual(['an activation at work in an incident that is over']);
  await db.execute(sql`update incidents set state = 'open', ended_at = null`);
  await lift('A');
  await apply();
  await db.execute(
    sql`update incidents set state = 'open', ended_at = null, opened_at = now() - interval '30 days'`,
  );
  expect(await faults()).toEqual([]);
  await db.execute(sql`update order_claims set ended_at = now() - interval '15 days'`);
  expect(await faults()).toEqual(['an open incident that no order or warning has kept open for 14 days']);
  await db.execute(sql`update incidents set state = 'ended', ended_at = now(), cash_held_at = now()`);
  await db.execute(sql`update payouts set state = 'held', held_for = 'incident', next_try_at = null`);
  expect(await faults()).toEqual([]);
  await db.execute(sql`update incidents set cash_decision = 'refused', cash_decided_at = now()`);
  expect(await faults()).toEqual(['cash that is held, and that nobody is asked about']);
  await db.execute(sql`update payouts set held_for = 'new-card'`);
  expect(await faults()).toEqual(['cash that is held, and that nobody is asked about']);
});

test('an order with unreadable words opens one review, not one each minute', async () => {
  const { put, apply, db, deps, clock, states } = await openFires();
  await put('A');
  await apply();
  await putZone(db, { key: 'A', status: 'unknown', at: clock.now(), shape: OVER_HOME });
  await apply();
  expect(await states('activations')).toEqual(['active']);
  await db.transaction(async (tx) => {
    await lockActivations(tx); // any run that reads homes and shapes would wait for this lock
    expect(await reconcileActivations(deps)).toEqual([]);
  });
  await putZone(db, { key: 'A', status: 'lifted', at: clock.now(), shape: OVER_HOME, ended: 'Lifted' });
  expect(await apply()).toMatchObject([{ event: 'lifted' }]);
});
