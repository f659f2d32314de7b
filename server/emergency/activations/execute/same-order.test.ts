import { expect, test } from 'vitest';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { openClaims } from '#server/emergency/activations/stores/incident-store.ts';

const AT = { lng: -118.5, lat: 34.05 };

test('reissuing an order over the same area ends it for no one; shrinking it ends it once for those outside', async () => {
  const world = await openWorld({ withWorkers: false });
  const [near, far] = await addHouseholds(world.db, [AT, { ...AT, lat: 34.09 }]);
  const said = async (half: number) => {
    await putZone(world.db, {
      key: 'LA-1',
      status: 'order',
      at: world.clock.now(),
      shape: square(AT.lng, AT.lat, half),
    });
    return (await reconcileActivations(world.deps)).map(({ homeId, event }) => [homeId, event] as const);
  };
  expect(new Map(await said(0.05))).toEqual(new Map([near, far].map((home) => [home?.homeId, 'activated'])));
  expect(await said(0.05)).toEqual([]);
  expect(await said(0.02)).toEqual([[far?.homeId, 'lifted']]);
  expect(await said(0.02)).toEqual([]);
  expect(await said(0.05)).toEqual([[far?.homeId, 'reinstated']]);
  const running = (await openClaims(world.db)).filter(({ endedAt }) => endedAt === null);
  expect(running).toMatchObject([{ zoneVersion: 5 }]);
});
