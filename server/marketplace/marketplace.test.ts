import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Sku } from '#contract/marketplace.ts';
import { seedSkus, SKUS } from '#seeds/skus.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { skus } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const catalogue = async () => (await (await signedIn(world)).get('/api/skus')).body as Sku[];

test('the catalogue opens with Lumber & Drywall for 250 points and keeps its order', async () => {
  await seedSkus(db);
  const items = await catalogue();
  expect(items.map(({ key }) => key)).toEqual(SKUS.map(({ key }) => key));
  expect(items[0]).toMatchObject({ name: 'Lumber & Drywall', pointsCost: 250 });
  expect(items.map(({ pointsCost }) => pointsCost)).toEqual(expect.arrayContaining([250, 400, 100]));
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

test('what an administrator changed or switched off survives the next start', async () => {
  await seedSkus(db);
  await db.update(skus).set({ pointsCost: 275 }).where(eq(skus.key, 'lumber-drywall'));
  await db.update(skus).set({ active: false }).where(eq(skus.key, 'storage-month'));
  await db.insert(skus).values({ name: 'Chimney sweep', description: 'Before winter.', pointsCost: 90 });
  await seedSkus(db);
  const items = await catalogue();
  expect(items[0]).toMatchObject({ name: 'Lumber & Drywall', pointsCost: 275 });
  expect(items.map(({ key }) => key)).not.toContain('storage-month');
  expect(items.at(-1)).toMatchObject({ name: 'Chimney sweep', key: null });
  expect(items).toHaveLength(SKUS.length);
});
