import { desc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drain } from '#server/core/notifications/drain.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import { reconcileActivations } from './reconcile.ts';
import { cancelIncident } from './cancel-orders.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { homeStatusesOf } from '#server/emergency/activations/home-status.ts';
import { incidents } from '#server/emergency/activations/tables.ts';

const world = await openWorld({ withWorkers: false });
let opened = 0;

/** A home with its own authority, too far from the homes of other tests to share an incident with them. */
async function openHome() {
  opened += 1;
  const at = { lng: -118.5 + 2 * opened, lat: 34.05 };
  const feedId = `county-${opened}`;
  const [made] = await addHouseholds(world.db, [at]);
  const homeId = made?.homeId ?? '';
  const done: string[] = [];
  /** Applies and publishes a new version of the zone, advances an hour, and returns the home's status. */
  const put = async (
    status: Parameters<typeof putZone>[1]['status'],
    more: { key?: string; half?: number; east?: number } = {},
  ) => {
    const { key = 'LA-1', half = 0.05, east = 0 } = more;
    const ended = status === 'lifted' ? { ended: 'Evacuation lifted' } : {};
    const shape = square(at.lng + east, at.lat, half);
    await putZone(world.db, { feedId, key, status, at: world.clock.now(), shape, ...ended });
    done.push(...(await reconcileActivations(world.deps)).map(({ event, zoneKey }) => `${event} ${zoneKey}`));
    await drain(world.deps, noticeFactsFor);
    world.clock.advance(hours(1));
    return (await homeStatusesOf(world.db, [homeId], world.clock.now())).get(homeId)?.state;
  };
  const said = async () =>
    (
      await world.db.execute(
        sql`select kind, state from notices where home_id = ${homeId} and round % 10 = 0 order by due_at, kind desc`,
      )
    ).rows.map(({ kind, state }) => `${String(kind)} ${String(state)}`);
  const words = async (atLeast: number) =>
    (await world.mailbox(`${made?.userId}@example.com`, atLeast)).map(({ text }) => text).join();
  /** Cancels the newest incident as a mistake, which is this home's. */
  const cancel = async () => {
    const [incident] = await world.db.select().from(incidents).orderBy(desc(incidents.openedAt)).limit(1);
    const incidentId = incident?.id ?? '';
    const { user } = await signedInAdmin(world);
    const by = { id: user.id, device: 'test' };
    await cancelIncident(world.deps, { incidentId, by, reason: 'Drawn in the wrong county.' });
    await drain(world.deps, noticeFactsFor);
    world.clock.advance(hours(1));
  };
  return { at, feedId, put, done, said, words, cancel };
}

test('a home whose order is downgraded to its earlier warning is warned again, and notified', async () => {
  const { put, said, words } = await openHome();
  expect([await put('warning'), await put('order'), await put('warning')]).toEqual([
    'warning',
    'order',
    'warning',
  ]);
  expect(await said()).toEqual(['warning sent', 'order sent', 'warning sent', 'lifted sent']);
  expect(await words(4)).toContain('The earlier order has ended. If the warning becomes an order');
});

test('a warning that returns after its end is sent again', async () => {
  const { put, said } = await openHome();
  expect([await put('warning'), await put('lifted')]).toEqual(['warning', 'none']);
  world.clock.advance(days(1));
  expect(await put('warning')).toBe('warning');
  expect(await said()).toEqual(['warning sent', 'warning sent']);
});

test('a home under two warnings stays warned until both have ended, and is notified once', async () => {
  const { put, said } = await openHome();
  await put('warning');
  await put('warning', { key: 'LA-2', half: 0.06 });
  expect(await put('lifted')).toBe('warning');
  expect(await said()).toEqual(['warning sent']);
  expect(await put('lifted', { key: 'LA-2', half: 0.06 })).toBe('none');
});

test('a warning issued during an order remains when the order ends', async () => {
  const { put, done, said, words } = await openHome();
  await put('order');
  expect(await put('warning', { key: 'LA-2' })).toBe('order');
  expect(await said()).toEqual(['order sent']);
  expect(await put('lifted')).toBe('warning');
  expect(await words(2)).toContain('An Evacuation Warning still covers your home (Zone LA-2');
  expect(done).toEqual(['activated LA-1', 'lifted LA-1', 'warned LA-2']);
});

test('unreadable status text doesn’t end a warning; a lift or a boundary drawn elsewhere does', async () => {
  const { put } = await openHome();
  await put('warning');
  expect([await put('unknown'), await put('lifted')]).toEqual(['warning', 'none']);
  await put('warning', { key: 'LA-2' });
  expect(await put('warning', { key: 'LA-2', east: 0.2 })).toBe('none');
});

test('a mistaken warning is corrected once for those who got it, and the correction mentions a warning', async () => {
  const home = await openHome();
  await home.put('warning');
  await home.cancel();
  await home.cancel();
  expect(await home.said()).toEqual(['warning sent', 'correction sent']);
  expect(await home.words(2)).toContain('We told you that an Evacuation Warning for Zone LA-1');
});

test('a mistaken warning that reached no one gets no correction', async () => {
  const home = await openHome();
  const { at, feedId } = home;
  const shape = square(at.lng, at.lat);
  await putZone(world.db, { feedId, key: 'LA-1', status: 'warning', at: world.clock.now(), shape });
  await reconcileActivations(world.deps);
  await home.cancel();
  expect(await home.said()).toEqual(['warning dropped']);
});

test('a person notified of a wrong warning and then of the wrong order gets one correction', async () => {
  const home = await openHome();
  expect([await home.put('warning'), await home.put('order')]).toEqual(['warning', 'order']);
  await home.cancel();
  expect((await home.said()).filter((one) => one.startsWith('correction'))).toEqual(['correction sent']);
  expect(await home.words(3)).toContain('We told you that an Evacuation Order for');
});
