import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RISK_AREAS } from '#seeds/risk-areas.ts';
import { RISK_COUNTIES } from '#seeds/risk-counties.ts';
import { RISK_DISASTERS } from '#seeds/risk-disasters.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { openWorld } from '#test/world.ts';
import { listAreas } from './risk-map.ts';
import { seedBuiltIn } from './seeding.ts';
import { riskAreas, riskCounties, riskDisasters } from './tables.ts';

const { db } = await openWorld({ withWorkers: false });
const nothing = { areas: [], disasters: [], counties: [] };
const everything = async () =>
  Promise.all([riskAreas, riskDisasters, riskCounties].map((table) => db.select().from(table)));

test('every start, even two at once, leaves the same 8 areas, 15 disasters and 58 counties', async () => {
  await Promise.all([seedRiskMap(db), seedRiskMap(db), seedRiskMap(db)]);
  const first = await everything();
  expect(first.map((rows) => rows.length)).toEqual([8, 15, 58]);
  await seedRiskMap(db);
  expect(await everything()).toEqual(first);
});

test('a row an administrator changed is kept; the others follow the built-in values', async () => {
  await seedRiskMap(db);
  const [mine, other] = RISK_AREAS;
  await db
    .update(riskAreas)
    .set({ name: 'Renamed', editedAt: new Date() })
    .where(eq(riskAreas.id, mine?.id ?? ''));
  const newer = RISK_AREAS.map((area) => ({ ...area, population: 15 }));
  await seedBuiltIn(db, { ...nothing, areas: newer });
  const { items } = await listAreas(db);
  expect(items.find(({ id }) => id === mine?.id)).toMatchObject({
    name: 'Renamed',
    population: mine?.population,
  });
  expect(items.find(({ id }) => id === other?.id)).toMatchObject({ name: other?.name, population: 15 });
});

test('a row an administrator removed stays removed, even when its built-in values change', async () => {
  await seedRiskMap(db);
  await db.update(riskAreas).set({ removedAt: new Date() }).where(eq(riskAreas.id, 'butte'));
  const newer = RISK_AREAS.map((area) => ({ ...area, population: 1 }));
  await seedBuiltIn(db, { ...nothing, areas: newer });
  await seedRiskMap(db);
  expect((await listAreas(db)).items.map(({ id }) => id)).not.toContain('butte');
});

test('a correction to the built-in counties is applied', async () => {
  const corrected = RISK_COUNTIES.map((county) => ({ ...county, riskScore: 12.34 }));
  await seedBuiltIn(db, { ...nothing, counties: corrected });
  expect((await db.select().from(riskCounties)).every(({ riskScore }) => riskScore === 12.34)).toBe(true);
});

test('an area too low for the map is refused before anything is written', async () => {
  const before = await everything();
  const low = RISK_AREAS.map((area) => ({ ...area, id: `${area.id}-low`, rating: 'Very Low' as const }));
  await expect(seedBuiltIn(db, { ...nothing, areas: low, disasters: RISK_DISASTERS })).rejects.toThrow(
    'too low for an area at risk',
  );
  expect(await everything()).toEqual(before);
});
