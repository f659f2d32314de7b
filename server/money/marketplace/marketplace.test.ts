import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Sku } from '#contract/money/marketplace.ts';
import { seedSkus, SKUS } from '#seeds/skus.ts';
import type { LiveEvent } from '#contract/events.ts';
import { publishLiveToAll } from '#server/platform/events.ts';
import { addSku, placed } from '#test/orders.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { skus } from './tables.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });
const { db } = world;
const catalog = async () => (await (await signedIn(world)).get('/api/skus')).body as Sku[];

test('the catalog opens with Lumber & Drywall for 250 points and keeps its order', async () => {
  await seedSkus(db);
  const items = await catalog();
  expect(items.map(({ key }) => key)).toEqual(SKUS.map(({ key }) => key));
  expect(items[0]).toMatchObject({ name: 'Lumber & Drywall', pointsCost: 250 });
  expect(items.map(({ pointsCost }) => pointsCost)).toEqual(expect.arrayContaining([250, 400, 100]));
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

test('an administrator’s changes and deactivations survive a restart', async () => {
  await seedSkus(db);
  await db.update(skus).set({ pointsCost: 275 }).where(eq(skus.key, 'lumber-drywall'));
  await db.update(skus).set({ active: false }).where(eq(skus.key, 'storage-month'));
  await db.insert(skus).values({ name: 'Chimney sweep', description: 'Before winter.', pointsCost: 90 });
  await seedSkus(db);
  const items = await catalog();
  expect(items[0]).toMatchObject({ name: 'Lumber & Drywall', pointsCost: 275 });
  expect(items.map(({ key }) => key)).not.toContain('storage-month');
  expect(items.at(-1)).toMatchObject({ name: 'Chimney sweep', key: null });
  expect(items).toHaveLength(SKUS.length);
});

const BUYERS = sized({ gate: 20, soak: 60 });

/** Records the live updates that an uninvolved member's windows get. */
async function onlooker() {
  const { user } = await signedIn(world);
  const heard: LiveEvent[] = [];
  onTestFinished(
    world.deps.events.subscribe(user.id, {
      event: (event) => void (['skus', 'operations'].includes(event.topic) && heard.push(event)),
      gap: () => undefined,
    }),
  );
  return heard;
}

test('everyone viewing the catalog gets updates when stock drops and when it returns', async () => {
  const [heard, me] = [await onlooker(), await signedIn(world)];
  const skuId = await addSku(world, { stock: 3, pointsCost: 10 });
  const { id } = await placed(me, skuId, true);
  await expect.poll(() => heard).toEqual([{ topic: 'skus' }]);
  await me.post(`/api/orders/${id}/cancel`);
  await expect.poll(() => heard).toHaveLength(2);
});

test('hundreds of simultaneous buyers trigger one or two live updates, and unlimited stock triggers none', async () => {
  const [heard, me] = [await onlooker(), await signedIn(world)];
  const [limited, endless] = [
    await addSku(world, { stock: 100, pointsCost: 1 }),
    await addSku(world, { pointsCost: 1 }),
  ];
  for (let n = 0; n < 3; n += 1) await placed(me, endless, true);
  const began = performance.now();
  await Promise.all(Array.from({ length: BUYERS }, () => placed(me, limited, true)));
  // Published after all updates of the orders, so none of them is still in flight when this one arrives.
  await db.transaction((tx) => publishLiveToAll(tx, { topic: 'operations' }));
  await expect.poll(() => heard).toContainEqual({ topic: 'operations' });
  const woken = heard.filter(({ topic }) => topic === 'skus').length;
  expect(woken).toBeGreaterThan(0);
  // Updates are throttled to one a second, plus one for the latest change.
  expect(woken).toBeLessThanOrEqual(2 + Math.floor((performance.now() - began) / 1000));
});
