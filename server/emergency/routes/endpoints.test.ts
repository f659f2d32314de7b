import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MapRoads, WaysOutReply } from '#contract/emergency/routes.ts';
import { homes } from '#server/home/homes/tables.ts';
import { homeowner } from '#test/homes.ts';
import { gridTown, osmFile, townPlace } from '#test/osm-file.ts';
import { withTownFile } from '#test/road-towns.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { importRoads } from './roads/import-roads.ts';

const world = await openWorld({ withWorkers: false });
const bare = await openWorld({ withWorkers: false });
const DATA_AT = new Date('2026-11-01T00:00:00Z');

async function homeAt(where: typeof world, [lng, lat]: [number, number]) {
  const owner = await homeowner(where);
  await where.db.update(homes).set({ lat, lng, accuracy: 'rooftop' }).where(eq(homes.id, owner.homeId));
  return owner;
}
const readWaysOut = async (who: Awaited<ReturnType<typeof homeAt>>) =>
  (await who.get(`${who.api}/ways-out`)).body as WaysOutReply;

test('a member reads two ways out of their home with steps, streets and the age of the roads', async () => {
  await withTownFile(osmFile(gridTown(31, 31, 400)), (file) =>
    importRoads(world.deps.fileStorage, file, { now: new Date(), dataAt: DATA_AT }),
  );
  const found = await readWaysOut(await homeAt(world, townPlace(6000, 6100)));
  expect(found).toMatchObject({
    outcome: 'found',
    onlyBy: [],
    dataEndsNear: true,
    roads: { asOf: DATA_AT.toISOString() },
  });
  expect(found.ways).toHaveLength(2);
  expect(found.ways[0]?.steps[0]).toMatchObject({ kind: 'depart', street: expect.any(String) as string });
  expect(found.streets.length).toBeGreaterThan(50);
});

test('a home without an exact place is asked for one', async () => {
  const owner = await homeowner(world);
  expect(await readWaysOut(owner)).toMatchObject({ outcome: 'no-place', ways: [], streets: [] });
});

test('without roads the reply says so', async () => {
  const found = await readWaysOut(await homeAt(bare, townPlace(6000, 6100)));
  expect(found).toMatchObject({ outcome: 'no-road-data', roads: { state: 'none', asOf: null }, ways: [] });
});

test('a stranger reads nobody’s ways out', async () => {
  const owner = await homeAt(world, townPlace(6000, 6100));
  const stranger = await signedIn(world);
  expect((await stranger.get(`${owner.api}/ways-out`)).status).toBe(404);
});

const tileAt = ([lng, lat]: [number, number], z: number): string => {
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  return `/api/map-roads/${z}/${Math.floor(((lng + 180) / 360) * 2 ** z)}/${y}`;
};

test('a map without a tile server gets the streets of a tile, cached, within a limit, for anyone', async () => {
  const visitor = world.visitor();
  const near = await visitor.get(tileAt(townPlace(6000, 6000), 14));
  expect(near.status).toBe(200);
  expect(near.headers['cache-control']).toContain('max-age=300');
  const { lines, isCut, asOf } = near.body as MapRoads;
  expect(lines.length).toBeGreaterThan(20);
  expect(isCut).toBe(false);
  expect(asOf).toBe(DATA_AT.toISOString());
  expect(lines.every(({ line }) => line.length >= 2)).toBe(true);
  // From far away only the large roads, and never more than a phone loads quickly.
  const far = (await visitor.get(tileAt(townPlace(6000, 6000), 6))).body as MapRoads;
  expect(far.lines.every(({ size }) => size === 'large')).toBe(true);
  for (const z of [6, 8, 10, 12, 14]) {
    const { text } = await visitor.get(tileAt(townPlace(6000, 6000), z));
    expect(text.length).toBeLessThan(600_000);
  }
});

test('a tile that isn’t one is refused, and without roads there are none', async () => {
  const visitor = world.visitor();
  for (const tile of ['7/1/1', '6/64/1', '6/1/64', '14/20000/1'])
    expect((await visitor.get(`/api/map-roads/${tile}`)).status).toBe(404);
  for (const tile of ['6/-1/1', '6/x/1', '6/1/99999'])
    expect((await visitor.get(`/api/map-roads/${tile}`)).status).toBe(400);
  expect((await bare.visitor().get(tileAt(townPlace(6000, 6000), 14))).body).toMatchObject({
    state: 'none',
    lines: [],
  });
});
