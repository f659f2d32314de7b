import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { RISK_COUNTIES } from '#seeds/risk-counties.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { nriColumns, nriCounty, nriFile } from '#test/nri-file.ts';
import { openWorld } from '#test/world.ts';
import { importCounties, ImportRefused } from './import.ts';
import * as store from './store.ts';
import { riskAreas, riskCounties } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const take = (text: string, options?: { force: boolean }) => importCounties(db, [text], options);
const rows = () => db.select().from(riskCounties).orderBy(riskCounties.fips);
const refusal = async (text: string) => {
  const before = await rows();
  const refused = await take(text).catch((e: unknown) => e);
  expect(refused).toBeInstanceOf(ImportRefused);
  expect(await rows()).toEqual(before);
  return refused as ImportRefused;
};

const BUTTE = nriCounty('06007', 'Butte', { WFIR_RISKS: '98.54', WFIR_RISKR: 'Relatively High' });
const ORLEANS = nriCounty('22071', 'Orleans', { COUNTYTYPE: 'Parish' });
const BUILT_IN = RISK_COUNTIES.filter(({ fips }) => fips === '06007')[0] as store.NewCounty;
/** Enough good lines that a single bad one is within the limit. */
const NEVADA = ['32001', '32003', '32005', '32007', '32009', '32011', '32013', '32015', '32017', '32019'].map(
  (fips) => nriCounty(fips, `County ${fips}`),
);

beforeEach(async () => {
  await db.delete(riskCounties);
  await db.delete(riskAreas);
});

test('an operator imports the counties of the West; others are counted and skipped', async () => {
  const carson = nriCounty('32510', 'Carson City', { COUNTYTYPE: 'City' });
  const report = await take(nriFile([BUTTE, ORLEANS, carson]));
  expect(report).toEqual({
    version: '1.20 (December 2025)',
    kept: { CA: 1, NV: 1 },
    elsewhere: 1,
    bad: [],
    changed: 2,
    areas: 0,
  });
  expect(await rows()).toMatchObject([
    {
      fips: '06007',
      name: 'Butte County',
      state: 'CA',
      riskScore: 61.25,
      rating: 'Relatively Low',
      population: 1000,
      buildingValue: 1.5e9,
      expectedAnnualLoss: 12345.678,
      release: '2025-12-01',
      hazards: {
        wildfire: { score: 98.54, rating: 'Relatively High' },
        flood: { score: 50.5, rating: 'Relatively Moderate' },
      },
    },
    { fips: '32510', name: 'Carson City', state: 'NV' },
  ]);
});

test('reads version 1.19 columns like those of 1.20: flooding is RFLD there', async () => {
  const old = { ...BUTTE, RFLD_RISKS: '77.7', IFLD_RISKS: '1.1', NRI_VER: 'March 2023' };
  expect(await take(nriFile([old], nriColumns('RFLD')))).toMatchObject({ version: '1.19 (March 2023)' });
  expect(await rows()).toMatchObject([{ release: '2023-03-01', hazards: { flood: { score: 77.7 } } }]);
});

test('importing the same file twice changes no rows, and the report says so', async () => {
  const file = nriFile([BUTTE, ...NEVADA]);
  expect(await take(file)).toMatchObject({ changed: 11 });
  const before = await rows();
  expect(await take(file)).toMatchObject({ changed: 0 });
  expect(await rows()).toEqual(before);
  expect(await take(nriFile([{ ...BUTTE, RISK_SCORE: '61.26' }, ...NEVADA]))).toMatchObject({ changed: 1 });
});

test('two concurrent imports both finish and leave the data of one of them', async () => {
  const [one, two] = [nriFile([BUTTE]), nriFile([{ ...BUTTE, RISK_SCORE: '70' }])];
  await Promise.all([take(one), take(two), take(one), take(two)]);
  expect([61.25, 70]).toContain((await rows())[0]?.riskScore);
});

test('an older table that arrives while a newer one is being written waits, and is refused', async () => {
  const older = nriFile([{ ...BUTTE, NRI_VER: 'March 2023' }]);
  let outcome: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await store.lockCounties(tx);
    outcome = take(older).catch((e: unknown) => e);
    const waiting = sql`select 1 from pg_locks where relation = 'risk_counties'::regclass and not granted`;
    await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1);
    await tx.insert(riskCounties).values({ ...BUILT_IN, riskScore: 1 });
  });
  expect(await outcome).toBeInstanceOf(ImportRefused);
  expect(await rows()).toMatchObject([{ riskScore: 1, release: '2025-12-01' }]);
});

test('a file of the same release with fewer columns keeps the existing figures; one of another release doesn’t', async () => {
  await take(nriFile([BUTTE]));
  const short = nriColumns('IFLD').filter((column) => !['POPULATION', 'NRI_VER'].includes(column));
  expect(await take(nriFile([BUTTE], short))).toMatchObject({ version: '1.20 (December 2025)', changed: 0 });
  expect(await rows()).toMatchObject([{ population: 1000 }]);
  const next = nriFile([{ ...BUTTE, NRI_VER: 'May 2027' }], [...short, 'NRI_VER']);
  expect(await take(next)).toMatchObject({ version: 'May 2027', changed: 1 });
  expect(await rows()).toMatchObject([{ population: null, release: '2027-05-01' }]);
});

describe('unreadable lines are skipped and listed', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a score that is a word', { RISK_SCORE: 'high' }, /^RISK_SCORE is no amount: "high"$/],
    ['a score above 100', { WFIR_RISKS: '100.1' }, /^WFIR_RISKS is no score: "100.1"$/],
    ['a negative amount', { POPULATION: '-5' }, /^POPULATION is no amount: "-5"$/],
    ['a rating FEMA does not have', { ERQK_RISKR: 'Awful' }, /^ERQK_RISKR is no rating: "Awful"$/],
    ['a rating that is missing', { RISK_RATNG: '' }, /^RISK_RATNG is no rating: ""$/],
    ['a county that is none', { STCOFIPS: '99001' }, /^STCOFIPS is no county: "99001"$/],
    ['a name in another encoding', { COUNTY: 'Do\uFFFDa Ana' }, /^COUNTY cannot be read: .*UTF-8$/],
    ['a month that is none', { NRI_VER: 'soon' }, /^NRI_VER is no month: "soon"$/],
    ['another release', { NRI_VER: 'March 2023' }, /^it is of March 2023, the lines before are not$/],
    ['a county that stood before', { STCOFIPS: '32001' }, /^county 32001 stands on line 2 already$/],
  ])('%s', async (_, cells, problem) => {
    const { bad, kept } = await take(nriFile([...NEVADA, { ...BUTTE, ...cells }]));
    expect(bad).toEqual([{ line: 12, problem: expect.stringMatching(problem) }]);
    expect(kept).toEqual({ NV: 10 });
  });

  test('a line with the wrong field count, with its line number even after quoted line breaks', async () => {
    const file = nriFile([{ ...BUTTE, OID_: 'two\nlines' }, ...NEVADA]).replace('32001', '32001,extra');
    expect((await take(file)).bad).toEqual([
      {
        line: 4,
        problem: `it has ${nriColumns('IFLD').length + 1} fields, not ${nriColumns('IFLD').length}`,
      },
    ]);
  });

  test.each<[string, (file: string) => string, RegExp]>([
    ['in the middle of a line', (file) => file.slice(0, -60), /cut off here$/],
    ['inside quotes', (file) => `${file}1,"C0600`, /^the file ends inside a quoted field; .*cut off here$/],
  ])('a file cut off %s is reported as possibly incomplete', async (_, cut, problem) => {
    const { bad, kept } = await take(cut(nriFile([...NEVADA, BUTTE])));
    expect(bad).toEqual([
      { line: expect.any(Number) as number, problem: expect.stringMatching(problem) as string },
    ]);
    expect(kept).toMatchObject({ NV: 10 });
  });

  test('accepts codes without a leading zero and blank scores', async () => {
    const { bad } = await take(
      nriFile([{ ...BUTTE, STCOFIPS: '6007', CFLD_RISKS: '', CFLD_RISKR: 'Not Applicable' }]),
    );
    expect(bad).toEqual([]);
    expect(await rows()).toMatchObject([
      { fips: '06007', hazards: { coastalFlood: { score: null, rating: 'Not Applicable' } } },
    ]);
  });
});

describe('a refused import changes nothing', () => {
  beforeEach(async () => void (await take(nriFile([BUTTE]))));

  test('an empty file, a different table, a table from another state', async () => {
    expect((await refusal('')).message).toBe('The file is empty. Nothing was changed.');
    expect((await refusal('name,age\nx,1\n')).message).toMatch(/lacks STCOFIPS, COUNTY, .* more\. Nothing/);
    expect((await refusal('\0'.repeat(3_000_000))).message).toMatch(/not the county table/);
    const noWildfire = nriColumns('IFLD').filter((column) => column !== 'WFIR_RISKS');
    expect((await refusal(nriFile([BUTTE], noWildfire))).message).toMatch(/lacks WFIR_RISKS and _RISKR\./);
    expect((await refusal(nriFile([ORLEANS]))).message).toMatch(/no county of a state in the West/);
  });

  test('a file with more than one bad line in ten, and the lines are listed', async () => {
    const bad = [
      { ...BUTTE, RISK_SCORE: 'x' },
      { ...BUTTE, RISK_SCORE: 'y' },
    ];
    const refused = await refusal(nriFile([...NEVADA, ...bad]));
    expect(refused.message).toBe('2 of 12 lines cannot be read. Nothing was changed.');
    expect(refused.bad.map(({ line }) => line)).toEqual([12, 13]);
  });

  test('a stray quote that would swallow the following lines', async () => {
    const file = nriFile([...NEVADA, BUTTE]);
    expect((await refusal(file.replace('C32005', '"C32005'))).message).toBe(
      'A quote that opens on line 4 is never closed: the lines from there to the end are lost. Nothing was changed.',
    );
    const closed = file.replace('C32005', '"C32005').replace('C32009', '"C32009"');
    expect((await refusal(closed)).message).toBe(
      'A quote that opens on line 4 is closed on line 6 only: the lines between are lost. Nothing was changed.',
    );
  });

  test('data older than what is stored, unless forced', async () => {
    const old = nriFile([
      { ...BUTTE, NRI_VER: 'March 2023' },
      ...NEVADA.map((c) => ({ ...c, NRI_VER: 'March 2023' })),
    ]);
    expect((await refusal(old)).message).toBe(
      'The file is of 1.19 (March 2023); 1 of its counties are here of 1.20 (December 2025). ' +
        'Nothing was changed. Add --force to go back to the older figures.',
    );
    expect(await take(old, { force: true })).toMatchObject({ changed: 11 });
    expect((await rows()).every(({ release }) => release === '2023-03-01')).toBe(true);
  });

  test('a database failure midway', async () => {
    await db.execute(sql`create function refuse_32019() returns trigger language plpgsql as $$
      begin if new.fips = '32019' then raise exception 'no'; end if; return new; end $$`);
    await db.execute(sql`create trigger refuse before insert on risk_counties
      for each row execute function refuse_32019()`);
    const before = await rows();
    await expect(take(nriFile([{ ...BUTTE, RISK_SCORE: '1' }, ...NEVADA]))).rejects.toThrow('Failed query');
    expect(await rows()).toEqual(before);
    await db.execute(sql`drop trigger refuse on risk_counties`);
    expect(await take(nriFile(NEVADA))).toMatchObject({ changed: 10 });
  });

  test('a file that ends with a read error', async () => {
    async function* breaking() {
      yield nriFile([{ ...BUTTE, RISK_SCORE: '1' }]);
      await Promise.reject(new Error('the disk is gone'));
    }
    const before = await rows();
    await expect(importCounties(db, breaking())).rejects.toThrow('the disk is gone');
    expect(await rows()).toEqual(before);
  });
});

describe('with the built-in data', () => {
  const butteArea = async () => (await db.select().from(riskAreas).where(eq(riskAreas.id, 'butte')))[0];
  const next = nriFile([
    { ...BUTTE, RISK_SCORE: '88.8', RISK_RATNG: 'Relatively High', NRI_VER: 'May 2027' },
    nriCounty('06009', 'Calaveras', { NRI_VER: 'May 2027' }),
  ]);

  test('areas follow their counties’ figures, except edited areas and counties no longer at risk', async () => {
    await seedRiskMap(db);
    await db.update(riskAreas).set({ editedAt: new Date() }).where(eq(riskAreas.id, 'sonoma'));
    const sonoma = nriCounty('06097', 'Sonoma', { RISK_RATNG: 'Very High', NRI_VER: 'May 2027' });
    const text = next + nriFile([sonoma]).split('\r\n').slice(1).join('\r\n');
    expect(await take(text)).toMatchObject({ changed: 3, areas: 1 });
    expect(await butteArea()).toMatchObject({
      riskScore: 88.8,
      riskLevel: 'Relatively High Risk',
      release: '2027-05-01',
      hazards: { wildfire: { score: 98.54 }, flood: { score: 50.5 } },
    });
    const others = (await db.select().from(riskAreas)).filter(({ id }) => id !== 'butte');
    expect(others.every(({ release }) => release === '2025-12-01')).toBe(true);
  });

  test('restarting after an import keeps the imported counties and their areas', async () => {
    await take(next);
    await seedRiskMap(db);
    expect(await rows()).toHaveLength(58);
    expect((await rows()).filter(({ release }) => release === '2027-05-01')).toHaveLength(2);
    expect(await butteArea()).toMatchObject({ riskScore: 88.8, release: '2027-05-01' });
    const before = [await rows(), await db.select().from(riskAreas)];
    await seedRiskMap(db);
    expect([await rows(), await db.select().from(riskAreas)]).toEqual(before);
  });

  test('going back a release and forward again with scores only keeps the exposure of areas and counties', async () => {
    await seedRiskMap(db);
    const [before, was] = [await butteArea(), BUILT_IN];
    const { population, buildingValue, expectedAnnualLoss } = was;
    const butte = { ...BUTTE, RISK_RATNG: 'Relatively High' };
    const builtIn = RISK_COUNTIES;
    const old = nriFile([{ ...butte, NRI_VER: 'March 2023' }]);
    await importCounties(db, [old], { force: true, builtIn });
    expect(await butteArea()).toMatchObject({ population: 1000, release: '2023-03-01' });

    const scores = nriColumns('IFLD').filter(
      (name) => !['POPULATION', 'BUILDVALUE', 'EAL_VALT'].includes(name),
    );
    expect(await importCounties(db, [nriFile([butte], scores)], { builtIn })).toMatchObject({ areas: 1 });
    const figures = { population, buildingValue, expectedAnnualLoss, release: '2025-12-01' };
    expect((await rows()).find(({ fips }) => fips === '06007')).toMatchObject(figures);
    expect(await butteArea()).toMatchObject({ ...figures, population: before?.population });
    expect(population).not.toBeNull();

    // Imported figures of the same release take precedence over built-in ones.
    await importCounties(db, [nriFile([butte])], { builtIn });
    expect(await importCounties(db, [nriFile([butte], scores)], { builtIn })).toMatchObject({ changed: 0 });
    expect((await rows()).find(({ fips }) => fips === '06007')).toMatchObject({ population: 1000 });
  });

  test('figures dropped by an earlier import return at the next start or import', async () => {
    await seedRiskMap(db);
    const { population, buildingValue, expectedAnnualLoss } = BUILT_IN;
    const exposure = { population, buildingValue, expectedAnnualLoss };
    const lost = { population: null, buildingValue: null, expectedAnnualLoss: null };
    const loseThem = async () => {
      await db.update(riskAreas).set(lost).where(eq(riskAreas.id, 'butte'));
      await db
        .update(riskCounties)
        .set({ ...lost, seedFingerprint: null })
        .where(eq(riskCounties.fips, '06007'));
    };
    await loseThem();
    await seedRiskMap(db);
    expect((await rows()).find(({ fips }) => fips === '06007')).toMatchObject(exposure);
    expect(await butteArea()).toMatchObject(exposure);

    await loseThem();
    const table = nriFile([{ ...BUTTE, RISK_RATNG: 'Relatively High' }]);
    expect(await importCounties(db, [table], { builtIn: RISK_COUNTIES })).toMatchObject({ areas: 1 });
    expect(await butteArea()).toMatchObject({ population: 1000 });

    // Fields that an administrator left empty stay empty.
    await loseThem();
    await db.update(riskAreas).set({ editedAt: new Date() }).where(eq(riskAreas.id, 'butte'));
    await seedRiskMap(db);
    expect(await butteArea()).toMatchObject(lost);
  });

  test('an older table that was forced is kept after the next start', async () => {
    await seedRiskMap(db);
    await take(nriFile([{ ...BUTTE, RISK_RATNG: 'Relatively High', NRI_VER: 'March 2023' }]), {
      force: true,
    });
    await seedRiskMap(db);
    expect((await rows()).filter(({ release }) => release === '2023-03-01').map(({ fips }) => fips)).toEqual([
      '06007',
    ]);
    expect(await butteArea()).toMatchObject({ release: '2023-03-01' });
  });
});
