/**
 * The built-in figures against the files they were taken from. These are not part of the project: HEARTHLINE_DATA names
 * the folder that holds them. Without it there is nothing to compare, and the shape of the figures is checked alone.
 */
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCsv } from '#server/platform/csv.ts';
import { importCounties, listCounties } from '#server/outreach/risk-map/risk-map.ts';
import { openWorld } from '#test/world.ts';
import { RISK_AREAS } from './risk-areas.ts';
import { RISK_COUNTIES } from './risk-counties.ts';
import { RISK_DISASTERS } from './risk-disasters.ts';
import { seedRiskMap } from './risk-map.ts';

const folders = [process.env['HEARTHLINE_DATA']].filter((folder) => folder !== undefined);

test('has eight areas whose ratings match the built-in counties and whose scores nearly match', () => {
  expect(RISK_AREAS).toHaveLength(8);
  for (const area of RISK_AREAS) {
    const county = RISK_COUNTIES.find(({ fips }) => fips === area.fips);
    expect(area.county).toBe(`${county?.name}, CA`);
    expect([area.rating, area.population]).toEqual([county?.rating, county?.population]);
    expect(Math.abs(area.riskScore - (county?.riskScore ?? 0))).toBeLessThanOrEqual(0.005);
    for (const [hazard, { score, rating }] of Object.entries(area.hazards))
      expect(county?.hazards[hazard as keyof typeof area.hazards]).toEqual({ score, rating });
  }
});

test('has fifteen disasters from 2018-2024, each with figures of its own type only', () => {
  expect(new Set(RISK_DISASTERS.map(({ id }) => id)).size).toBe(15);
  for (const one of RISK_DISASTERS) {
    expect(one.date).toMatch(/^20(18|19|20|21|22|23|24)-/);
    if (one.type !== 'wildfire') expect([one.acresBurned, one.containmentPercent]).toEqual([null, null]);
    if (one.type !== 'earthquake') expect([one.magnitude, one.depth]).toEqual([null, null]);
    if (one.type !== 'flood') expect([one.affectedProperties, one.peakFlowRate]).toEqual([null, null]);
  }
});

// Of an empty list no test is made.
describe.each(folders)('against the files', (folder) => {
  const file = (...parts: string[]) => path.join(folder, ...parts);
  const json = (name: string) =>
    JSON.parse(readFileSync(file('facts', name), 'utf8')) as Record<string, unknown>;
  type Facts = Record<string, unknown>;

  /** Records of a CSV file, by the names in its first line. */
  async function table(name: string): Promise<Record<string, string>[]> {
    const rows: string[][] = [];
    for await (const { fields } of readCsv([readFileSync(file('nri', name), 'utf8')])) rows.push(fields);
    const [header = [], ...rest] = rows;
    return rest.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ''])));
  }

  test('areas match', () => {
    const { areas } = json('california_areas_nri_v1.20.json') as { areas: Facts[] };
    expect(areas).toHaveLength(RISK_AREAS.length);
    for (const [i, area] of RISK_AREAS.entries()) {
      const fact = areas[i] as { hazards: Facts; hazardRatings: Facts } & Facts;
      const { wildfire, earthquake, flood, hurricane } = area.hazards;
      expect({
        stcofips: area.fips,
        name: `${area.name} County`,
        riskScore: area.riskScore,
        riskRating: area.rating,
        population: area.population,
        buildingValueUSD: area.buildingValue,
        expectedAnnualLossUSD: area.expectedAnnualLoss,
        centroid: [area.lat, area.lng],
      }).toEqual(Object.fromEntries(Object.entries(fact).filter(([key]) => !/^hazard|^state$/.test(key))));
      expect([wildfire, earthquake, flood, hurricane]).toEqual(
        ['wildfire', 'earthquake', 'inlandFlood', 'hurricane'].map((key) => ({
          score: fact.hazards[key],
          rating: fact.hazardRatings[key],
        })),
      );
    }
  });

  test('disasters match in every figure, place, date and page', () => {
    const { events } = json('california_disasters_2018_2024.json') as { events: Facts[] };
    expect(events).toHaveLength(RISK_DISASTERS.length);
    for (const [i, one] of RISK_DISASTERS.entries()) {
      const fact = events[i] as Facts & { sources: string[] };
      const { damageUsd, depth, sources, note: _, ...same } = one;
      expect({ ...same, damageUSD: damageUsd, depthKm: depth }).toEqual(
        Object.fromEntries([
          ...Object.keys(same).map((key) => [key, fact[key] ?? null]),
          ['damageUSD', fact['damageUSD']],
          ['depthKm', fact['depthKm'] ?? null],
        ]),
      );
      const pages = (list: readonly string[]) => list.filter((source) => source.startsWith('https:'));
      expect(pages(sources)).toEqual(pages(fact.sources));
      expect(sources).toHaveLength(fact.sources.length);
    }
  });

  test('counties match in every score and rating, and in exposure where known', async () => {
    const scores = await table('NRI_v1.20_Dec2025_California_scores_transcribed.csv');
    const exposure = await table('NRI_v1.20_Dec2025_CA_exposure_transcribed.csv');
    expect(scores).toHaveLength(58);
    const number = (text: string | undefined) => (text ? Number(text) : null);
    for (const row of scores) {
      const known = exposure.find((other) => other['STCOFIPS'] === row['STCOFIPS']);
      const risk = (prefix: string) => ({
        score: number(row[`${prefix}_RISKS`]),
        rating: row[`${prefix}_RISKR`],
      });
      expect(RISK_COUNTIES.find(({ fips }) => fips === row['STCOFIPS'])).toEqual({
        fips: row['STCOFIPS'],
        name: `${row['COUNTY']} County`,
        state: 'CA',
        riskScore: number(row['RISK_SCORE']),
        rating: row['RISK_RATNG'],
        population: number(known?.['POPULATION']),
        buildingValue: number(known?.['BUILDVALUE']),
        expectedAnnualLoss: number(known?.['EAL_VALT']),
        hazards: {
          wildfire: risk('WFIR'),
          earthquake: risk('ERQK'),
          flood: risk('IFLD'),
          coastalFlood: risk('CFLD'),
          landslide: risk('LNDS'),
          hurricane: risk('HRCN'),
        },
        release: '2025-12-01',
      });
    }
    expect(exposure).toHaveLength(18);
  });

  test('real tables of both versions import with 58 counties each, and the built-in ones match version 1.20', async () => {
    const { db } = await openWorld({ withWorkers: false });
    await seedRiskMap(db);
    const take = (name: string, force = false) =>
      importCounties(db, createReadStream(file('nri', name), 'utf8'), { force });
    const newer = 'NRI_v1.20_Dec2025_California_scores_transcribed.csv';
    const older = 'NRI_Table_Counties_California_v1.19.0_Mar2023.csv';
    expect(await take(newer)).toMatchObject({ kept: { CA: 58 }, bad: [], changed: 0 });
    await expect(take(older)).rejects.toThrow('Add --force');
    expect(await take(older, true)).toMatchObject({
      version: '1.19 (March 2023)',
      kept: { CA: 58 },
      bad: [],
      changed: 58,
      areas: 8,
    });
    const butte = (await listCounties(db, ['CA'])).items.find(({ fips }) => fips === '06007');
    expect(butte).toMatchObject({ version: '1.19', rating: 'Relatively High', name: 'Butte County' });
    expect(await take(older)).toMatchObject({ changed: 0 });
    expect(await take(newer)).toMatchObject({ changed: 58, areas: 8 });
  });
});
