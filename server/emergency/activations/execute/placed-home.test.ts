import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drain } from '#server/core/notifications/drain.ts';
import { hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { checkPlacedHome } from './placed-home.ts';
import { homeStatusesOf } from '#server/emergency/activations/home-status.ts';

const AT = { lng: -118, lat: 34 };
const AWAY = { lng: -118, lat: 36 };

/** A home far from an hour-old zone. Its pin is then moved. */
async function openHome(status: 'order' | 'warning') {
  const world = await openWorld({ withWorkers: false });
  const [made] = await addHouseholds(world.db, [AWAY]);
  const homeId = made?.homeId ?? '';
  await putZone(world.db, { key: 'A', status, at: world.clock.now(), shape: square(AT.lng, AT.lat) });
  await reconcileActivations(world.deps);
  world.clock.advance(hours(1));
  const place = async (lat: number, accuracy = 'pin') => {
    await world.db.execute(sql`update homes set lat = ${lat}, lng = ${AT.lng}, accuracy = ${accuracy},
      located_at = ${world.clock.now().toISOString()}::timestamptz where id = ${homeId}`);
    await checkPlacedHome(world.deps, homeId);
    await drain(world.deps, noticeFactsFor);
    return (await homeStatusesOf(world.db, [homeId], world.clock.now())).get(homeId)?.state;
  };
  const asked = async () =>
    (await world.db.execute(sql`select kind from reviews where home_id = ${homeId}`)).rows.map(
      ({ kind }) => kind,
    );
  return { world, place, asked };
}

test('a pin placed inside an active order shows the order, opens one review and starts nothing', async () => {
  const { world, place, asked } = await openHome('order');
  expect([await place(AT.lat), await place(AT.lat)]).toEqual(['order', 'order']);
  expect(await asked()).toEqual(['home-moved-after-order']);
  expect((await world.db.execute(sql`select 1 from payouts`)).rows).toEqual([]);
});

test.each([
  ['just outside the line', 34.055, 'pin', 'none', ['home-near-line']],
  ['on a street that the order crosses', 34.052, 'street', 'order', ['home-imprecise']],
  ['far away', 35, 'pin', 'none', []],
] as const)('review outcome for a home placed %s', async (_where, lat, accuracy, state, expected) => {
  const { place, asked } = await openHome('order');
  expect(await place(lat, accuracy)).toBe(state);
  expect(await asked()).toEqual(expected);
});

test('people in a home whose pin is placed inside a warning are notified immediately, once', async () => {
  const { world, place } = await openHome('warning');
  expect([await place(AT.lat), await place(AT.lat)]).toEqual(['warning', 'warning']);
  const { rows } = await world.db.execute(sql`select kind, state from notices`);
  expect(rows).toEqual([{ kind: 'warning', state: 'sent' }]);
});
