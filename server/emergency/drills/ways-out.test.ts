import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Drill } from '#contract/emergency/drills.ts';
import { importRoads } from '#server/emergency/routes/roads/import-roads.ts';
import { homes } from '#server/home/homes/tables.ts';
import { coveredMember } from '#test/covered.ts';
import { gridTown, osmFile, townPlace } from '#test/osm-file.ts';
import { withTownFile } from '#test/road-towns.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const bare = await openWorld({ withWorkers: false });

async function drillIn(where: typeof world, [lng, lat]: [number, number]): Promise<Drill['would']> {
  const me = await coveredMember(where);
  await where.db.update(homes).set({ lat, lng, accuracy: 'rooftop' }).where(eq(homes.id, me.homeId));
  return ((await me.post(`${me.api}/drills`)).body as Drill).would;
}

test('without roads a drill knows no ways out, and asks for written ones', async () => {
  const would = await drillIn(bare, townPlace(6000, 6100));
  expect(would.waysOut).toBeNull();
  expect(would.gaps.map(({ gap }) => gap)).toContain('routes');
});

test('with roads a drill shows the ways out of the plan, and they count as its routes', async () => {
  await withTownFile(osmFile(gridTown(31, 31, 400)), (file) =>
    importRoads(world.deps.fileStorage, file, { now: new Date() }),
  );
  const would = await drillIn(world, townPlace(6000, 6100));
  expect(would.waysOut).toMatchObject({ onlyBy: [], dataEndsNear: true });
  expect(would.waysOut?.headings).toHaveLength(2);
  const gaps = would.gaps.map(({ gap }) => gap);
  expect(gaps).not.toContain('routes');
  expect(gaps).not.toContain('one-way-out');
});
