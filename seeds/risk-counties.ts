import type { CountyHazard, FemaRating } from '#contract/outreach/risk-words.ts';
import type { BuiltInCounty } from '#server/outreach/risk-map/risk-map.ts';

/**
 * California in FEMA's National Risk Index 1.20, released December 2025. Scores as published, to two
 * decimals.
 */
export const COUNTIES_RELEASE = '2025-12-01';

const RATINGS: Record<string, FemaRating> = {
  VH: 'Very High',
  RH: 'Relatively High',
  RM: 'Relatively Moderate',
  RL: 'Relatively Low',
  VL: 'Very Low',
  NR: 'No Rating',
  NA: 'Not Applicable',
};

/** The order of the hazards in the table below. */
const HAZARDS: readonly CountyHazard[] = [
  'wildfire',
  'earthquake',
  'flood',
  'coastalFlood',
  'landslide',
  'hurricane',
];

/** FIPS code, county, overall risk, then each hazard in order; a dash means no score. */
const TABLE = `
  06001 | Alameda | 99.78 VH | 97.71 RH | 99.97 VH | 99.68 VH | 86 RH | 99.84 RH | - NA
  06003 | Alpine | 10.56 VL | 89.12 RM | 53.02 VL | 11.2 VL | - NA | 66.48 RL | - NA
  06005 | Amador | 79.2 RL | 98.12 RH | 64.5 RL | 70.01 RL | - NA | 94.34 RM | - NA
  06007 | Butte | 93.92 RM | 98.54 RH | 97.49 RM | 93.23 RM | - NA | 97.65 RM | - NA
  06009 | Calaveras | 86.61 RM | 99.46 RH | 76.75 RL | 77.58 RM | - NA | 96.56 RM | - NA
  06011 | Colusa | 81.14 RM | 89.09 RM | 90.78 RM | 37.91 RL | - NA | 70.64 RL | - NA
  06013 | Contra Costa | 99.49 VH | 97.58 RM | 99.75 RH | 99.49 VH | 66 RM | 99.33 RH | - NA
  06015 | Del Norte | 94.43 RH | 85.66 RL | 94.24 RM | 77.8 RM | 42.4 VL | 98.57 RH | - NA
  06017 | El Dorado | 91.41 RM | 99.71 RH | 91.57 RM | 91.7 RM | - NA | 96.98 RM | - NA
  06019 | Fresno | 99.3 RH | 98.44 RH | 99.24 RH | 98.7 RH | - NA | 98.06 RH | - NA
  06021 | Glenn | 74.43 RL | 91.76 RM | 92.53 RM | 42.3 RL | - NA | 86.7 RL | - NA
  06023 | Humboldt | 96.76 RH | 95.52 RM | 98.98 RH | 94.18 RH | 87.8 RH | 99.59 RH | - NA
  06025 | Imperial | 96.47 RH | 76.05 RL | 99.2 RH | 94.12 RH | - NA | 41.22 VL | 22.32 VL
  06027 | Inyo | 79.33 RL | 83.68 RL | 94.31 RM | 61.61 RL | - NA | 82.73 RL | - NA
  06029 | Kern | 98.89 RH | 99.75 RH | 99.43 RH | 98.47 RH | - NA | 98.54 RH | - NA
  06031 | Kings | 92.43 RM | 77.1 RL | 97.04 RM | 87.69 RM | - NA | 57.67 VL | - NA
  06033 | Lake | 93 RM | 99.11 RH | 97.01 RM | 94.15 RH | - NA | 98.79 RH | - NA
  06035 | Lassen | 73.09 RL | 97.49 RM | 89.73 RL | 74.36 RM | - NA | 51.02 VL | - NA
  06037 | Los Angeles | 100 VH | 99.94 VH | 100 VH | 100 VH | 90 RH | 99.27 RH | 0 NR
  06039 | Madera | 96.44 RH | 99.36 RH | 96.85 RM | 93.99 RH | - NA | 97.84 RM | - NA
  06041 | Marin | 96.37 RH | 94.56 RM | 98.73 RH | 96.53 RH | 97.2 VH | 99.2 RH | - NA
  06043 | Mariposa | 86.42 RM | 99.01 RH | 67.46 RL | 70.83 RL | - NA | 99.46 RH | - NA
  06045 | Mendocino | 94.34 RH | 97.81 RH | 98.31 RH | 95.1 RH | 54.4 RL | 99.55 RH | - NA
  06047 | Merced | 96.85 RH | 92.18 RM | 98.51 RH | 94.69 RH | - NA | 54.74 VL | - NA
  06049 | Modoc | 39.69 VL | 92.94 RM | 68.77 RL | 44.82 RL | - NA | 33.3 VL | - NA
  06051 | Mono | 46.5 RL | 91.16 RM | 88.99 RL | 46.88 RL | - NA | 74.9 RL | - NA
  06053 | Monterey | 98.73 RH | 98.66 RH | 99.4 RH | 97.3 RH | 59.8 RL | 99.87 RH | - NA
  06055 | Napa | 95.26 RH | 95.96 RM | 98.38 RH | 95.83 RH | 68.2 RM | 98.73 RH | - NA
  06057 | Nevada | 89.89 RM | 99.43 RH | 92.11 RM | 89.95 RM | - NA | 95.55 RM | - NA
  06059 | Orange | 99.81 VH | 99.81 RH | 99.87 VH | 99.81 VH | 92 RH | 99.71 RH | 0 NR
  06061 | Placer | 93.07 RM | 98.7 RH | 95.23 RM | 95.77 RH | - NA | 85.53 RL | - NA
  06063 | Plumas | 86.39 RM | 98.63 RH | 92.21 RM | 87.95 RM | - NA | 88.9 RM | - NA
  06065 | Riverside | 99.9 VH | 99.97 VH | 99.81 VH | 99.9 VH | - NA | 98.7 RH | 11.97 VL
  06067 | Sacramento | 98.12 RH | 95.93 RM | 98.85 RH | 98.98 RH | 0 NR | 79.36 RL | - NA
  06069 | San Benito | 85.24 RM | 95.42 RM | 97.26 RM | 69.43 RL | - NA | 97.74 RM | - NA
  06071 | San Bernardino | 99.84 VH | 99.9 VH | 99.84 VH | 99.84 VH | - NA | 99.94 VH | 0 NR
  06073 | San Diego | 99.71 VH | 100 VH | 99.68 RH | 99.75 VH | 72.8 RM | 99.49 RH | 8.3 VL
  06075 | San Francisco | 99.52 VH | 28.66 VL | 99.78 VH | 98.6 RH | 62 RM | 98.44 RH | - NA
  06077 | San Joaquin | 98.6 RH | 91.98 RM | 99.3 RH | 97.74 RH | - NA | 61.96 VL | - NA
  06079 | San Luis Obispo | 95.9 RH | 98.31 RH | 97.9 RM | 96.66 RH | 50 RL | 99.43 RH | - NA
  06081 | San Mateo | 99.24 RH | 92.02 RM | 99.71 RH | 98.44 RH | 91.8 RH | 99.68 RH | - NA
  06083 | Santa Barbara | 98.98 RH | 99.2 RH | 99.36 RH | 98.63 RH | 51.4 RL | 100 VH | 0 NR
  06085 | Santa Clara | 99.75 VH | 97.39 RM | 99.94 VH | 99.78 VH | 88.8 RH | 99.75 RH | - NA
  06087 | Santa Cruz | 97.81 RH | 97.33 RM | 99.27 RH | 96.18 RH | 49.2 RL | 99.3 RH | - NA
  06089 | Shasta | 93.38 RM | 99.49 RH | 96.53 RM | 94.85 RH | - NA | 92.43 RM | - NA
  06091 | Sierra | 31.52 VL | 95.58 RM | 66.83 RL | 37.69 RL | - NA | 94.59 RM | - NA
  06093 | Siskiyou | 89.03 RM | 98.6 RH | 88.2 RL | 90.94 RM | - NA | 91.06 RM | - NA
  06095 | Solano | 97.01 RH | 94.5 RM | 98.95 RH | 97.36 RH | 82.8 RH | 98.38 RH | - NA
  06097 | Sonoma | 99.08 RH | 98.22 RH | 99.46 RH | 99.17 RH | 68.6 RM | 99.81 RH | - NA
  06099 | Stanislaus | 96.88 RH | 95.04 RM | 98.54 RH | 95.96 RH | - NA | 86.74 RL | - NA
  06101 | Sutter | 83.72 RM | 77.13 RL | 94.08 RM | 71.41 RL | - NA | 47.2 VL | - NA
  06103 | Tehama | 88.9 RM | 98.47 RH | 94.27 RM | 90.04 RM | - NA | 98.25 RH | - NA
  06105 | Trinity | 79.45 RL | 98.51 RH | 84.96 RL | 79.04 RM | - NA | 98.66 RH | - NA
  06107 | Tulare | 97.04 RH | 97.96 RH | 97.87 RM | 98.12 RH | - NA | 97.87 RH | - NA
  06109 | Tuolumne | 85.21 RM | 99.33 RH | 71.02 RL | 81.04 RM | - NA | 91.19 RM | - NA
  06111 | Ventura | 99.4 RH | 99.78 RH | 99.65 RH | 99.27 VH | 60.8 RM | 98 RH | 0 NR
  06113 | Yolo | 91.38 RM | 86.96 RL | 97.42 RM | 89.57 RM | - NA | 86.2 RL | - NA
  06115 | Yuba | 80.88 RL | 96.82 RM | 90.08 RL | 83.78 RM | - NA | 89.12 RM | - NA
`;

/**
 * Population, building value and expected annual loss in dollars, for the counties we have them for. Building
 * values of 100 billion and more are rounded to six digits.
 */
const EXPOSURE: Record<string, readonly [number, number, number]> = {
  '06005': [40_427, 9_121_759_562, 38_826_327.08],
  '06007': [211_490, 47_725_797_603, 127_169_961.7],
  '06009': [45_237, 14_816_915_081, 53_438_401.71],
  '06011': [21_811, 4_792_042_976, 40_632_839.85],
  '06013': [1_165_466, 245_235_000_000, 970_545_043.2],
  '06015': [27_709, 7_724_582_367, 142_370_364],
  '06017': [190_978, 50_079_734_515, 124_273_271.2],
  '06037': [10_005_712, 1_703_720_000_000, 7_601_846_373],
  '06039': [156_146, 31_059_051_625, 161_585_532.1],
  '06041': [262_172, 70_463_360_157, 259_347_945.2],
  '06043': [17_060, 4_985_631_398, 38_096_975.42],
  '06073': [3_295_981, 638_825_000_000, 1_539_181_273],
  '06075': [873_808, 173_852_000_000, 853_429_992.7],
  '06077': [778_512, 156_699_000_000, 421_872_900],
  '06097': [488_330, 117_431_000_000, 604_686_271.6],
  '06099': [552_683, 112_762_000_000, 264_910_086.2],
  '06101': [99_621, 19_158_319_079, 44_793_210.88],
  '06103': [65_755, 14_390_104_170, 68_974_530.25],
};

function risk(cell: string) {
  const [score = '', word = ''] = cell.trim().split(' ');
  const rating = RATINGS[word];
  if (!rating) throw new Error(`No rating is called ${word}`);
  return { score: score === '-' ? null : Number(score), rating };
}

function county(line: string): BuiltInCounty {
  const [fips = '', name = '', overall = '', ...hazards] = line.split('|').map((cell) => cell.trim());
  const { score, rating } = risk(overall);
  const [population = null, buildingValue = null, expectedAnnualLoss = null] = EXPOSURE[fips] ?? [];
  return {
    fips,
    name: `${name} County`,
    state: 'CA',
    riskScore: score,
    rating,
    population,
    buildingValue,
    expectedAnnualLoss,
    hazards: Object.fromEntries(
      HAZARDS.map((hazard, i) => [hazard, risk(hazards[i] ?? '')]),
    ) as BuiltInCounty['hazards'],
    release: COUNTIES_RELEASE,
  };
}

export const RISK_COUNTIES: readonly BuiltInCounty[] = TABLE.trim().split('\n').map(county);
