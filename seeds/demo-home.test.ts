import { expect, test } from 'vitest';
import type { Invoice, MembershipView } from '#contract/money/membership.ts';
import { inventoryTotals } from '#server/home/inventory/inventory.ts';
import { homesOwnedBy } from '#server/home/homes/homes.ts';
import { verifyLedgers } from '#server/money/points/verify.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { DEMO_ITEMS } from './demo-items.ts';
import { DEMO_MEMBER, seedDemo } from './demo-people.ts';

// As two servers that start together: the second must wait, and add nothing.
const world = await openWorld({ withWorkers: false });
await Promise.all([seedDemo(world.deps), seedDemo(world.deps)]);

test('the demo member starts with a home, a policy, items, documents, a household and a plan, created once', async () => {
  const maya = await signedIn(world, DEMO_MEMBER);
  const [home, ...others] = await homesOwnedBy(world.db, maya.user.id);
  expect(others).toEqual([]);
  expect(home?.accuracy).toBe('pin');
  expect(await inventoryTotals(world.db, home?.id ?? '')).toMatchObject({ items: DEMO_ITEMS.length });

  const pictured = await world.database.pool.query<{ name: string; bytes: number }>(
    `select i.name, f.bytes::int from inventory_items i join inventory_photos p on p.item_id = i.id
     join files f on f.id = p.file_id and f.thumb_key is not null`,
  );
  expect(pictured.rows).toHaveLength(12);
  expect(pictured.rows.every(({ bytes }) => bytes > 5000)).toBe(true);

  const get = async (path: string) => (await maya.get(`/api/homes/current-home-id/${path}`)).body;
  expect(await get('documents')).toMatchObject({ documents: [{}, {}] });
  expect(await get('household')).toMatchObject({ people: [{}, {}, {}, {}], pets: [{}], contacts: [{}, {}] });
  const readiness = (await get('readiness')) as {
    score: number;
    tasks: { status: string; proof: object | null }[];
  };
  expect(readiness.tasks.filter((task) => task.status === 'DONE')).toHaveLength(6);
  expect(readiness.tasks.filter((task) => task.proof)).toHaveLength(1);
  expect(readiness.score).toBeGreaterThan(35);
});

test('the demo member has had Plus for four months with monthly payments, and reseeding doesn’t restart it', async () => {
  const maya = await signedIn(world, DEMO_MEMBER);
  const { membership, entitlements, notices } = (await maya.get('/api/membership')).body as MembershipView;
  expect(membership).toMatchObject({
    status: 'active',
    plan: 'plus',
    interval: 'month',
    card: 'Visa ending 4242',
  });
  const since = world.clock.now().getTime() - new Date(entitlements?.since ?? '').getTime();
  expect(Math.round(since / 86_400_000)).toBe(128);
  expect(notices.map(({ kind }) => kind)).toEqual([...Array<string>(4).fill('receipt'), 'welcome']);
  const invoices = (await maya.get('/api/membership/invoices')).body as Invoice[];
  expect(invoices.map(({ status, totalCents }) => [status, totalCents])).toEqual(
    Array(5).fill(['paid', 5900]),
  );
});

test('the demo member’s points span months in a valid ledger, and reseeding adds none', async () => {
  const maya = await signedIn(world, DEMO_MEMBER);
  const { days } = (await maya.get('/api/points/by-day?days=90')).body as { days: { earned: number }[] };
  expect(days.filter(({ earned }) => earned > 0).length).toBeGreaterThanOrEqual(4);
  const { rows } = await world.database.pool.query<{ wrong: number; entries: number }>(
    `select count(*) filter (where created_at < before)::int wrong, count(*)::int entries
     from (select created_at, lag(created_at) over (order by seq) before from point_ledger where user_id = $1) l`,
    [maya.user.id],
  );
  expect(rows).toEqual([{ wrong: 0, entries: 11 }]);
  expect(await verifyLedgers(world.db, () => undefined)).toMatchObject({ faults: 0 });
});
