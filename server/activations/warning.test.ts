import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drain } from '#server/notifications/drain.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from '#test/evacuees.ts';
import { openWorld } from '#test/world.ts';
import { applyZones } from './applying.ts';
import { noticeFactsFor } from './notice-facts.ts';
import { standingOf } from './standing.ts';

const AT = { lng: -118.5, lat: 34.05 };

async function openHome() {
  const world = await openWorld({ withWorkers: false });
  const [made] = await addHouseholds(world.db, [AT]);
  const homeId = made?.homeId ?? '';
  /** The zone as it is from now on; gives where the home stands after it was applied and told, and an hour went by. */
  const put = async (
    status: Parameters<typeof putZone>[1]['status'],
    more: { key?: string; half?: number; lng?: number } = {},
  ) => {
    const { key = 'LA-1', half = 0.05, lng = AT.lng } = more;
    const ended = status === 'lifted' ? { ended: 'Evacuation lifted' } : {};
    const shape = square(lng, AT.lat, half);
    await putZone(world.db, { key, status, at: world.clock.now(), shape, ...ended });
    await applyZones(world.deps);
    await drain(world.deps, noticeFactsFor);
    world.clock.advance(hours(1));
    return (await standingOf(world.db, [homeId], world.clock.now())).get(homeId)?.state;
  };
  const said = async () =>
    (
      await world.db.execute(
        sql`select kind, state from notices where round % 10 = 0 order by due_at, kind desc`,
      )
    ).rows.map(({ kind, state }) => `${String(kind)} ${String(state)}`);
  const words = async (atLeast: number) =>
    (await world.mailbox(`${made?.userId}@example.com`, atLeast)).map(({ text }) => text).join();
  return { ...world, put, said, words };
}

test('a home whose order is reduced to the warning it was before stands as warned, and is told so', async () => {
  const { put, said, words } = await openHome();
  expect([await put('warning'), await put('order'), await put('warning')]).toEqual([
    'warning',
    'order',
    'warning',
  ]);
  expect(await said()).toEqual(['warning sent', 'order sent', 'warning sent', 'lifted sent']);
  expect(await words(4)).toContain('The order before it has ended. If the warning becomes an order');
});

test('a warning that comes back after its end is told again', async () => {
  const { put, said, clock } = await openHome();
  expect([await put('warning'), await put('lifted')]).toEqual(['warning', 'none']);
  clock.advance(days(1));
  expect(await put('warning')).toBe('warning');
  expect(await said()).toEqual(['warning sent', 'warning sent']);
});

test('a home under two warnings stands as warned until both have ended, and is told once', async () => {
  const { put, said } = await openHome();
  await put('warning');
  await put('warning', { key: 'LA-2', half: 0.06 });
  expect(await put('lifted')).toBe('warning');
  expect(await said()).toEqual(['warning sent']);
  expect(await put('lifted', { key: 'LA-2', half: 0.06 })).toBe('none');
});

test('a warning that came while the order stood is there when the order has ended', async () => {
  const { put, said, words } = await openHome();
  await put('order');
  expect(await put('warning', { key: 'LA-2' })).toBe('order');
  expect(await said()).toEqual(['order sent']);
  expect(await put('lifted')).toBe('warning');
  expect(await words(2)).toContain('An Evacuation Warning still covers your home (Zone LA-2');
});

test('words that nobody can read do not end a warning; words that say so do, and so does a line drawn elsewhere', async () => {
  const { put } = await openHome();
  await put('warning');
  expect([await put('unknown'), await put('lifted')]).toEqual(['warning', 'none']);
  await put('warning', { key: 'LA-2' });
  expect(await put('warning', { key: 'LA-2', lng: AT.lng + 0.2 })).toBe('none');
});
