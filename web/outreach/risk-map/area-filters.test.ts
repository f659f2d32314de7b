import { describe, expect, test } from 'vitest';
import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { filterAreas, NO_FILTERS, readFilters, withFilters } from './area-filters.ts';

const area = (over: Partial<RiskArea>) =>
  ({
    id: 'butte',
    name: 'Paradise',
    county: 'Butte County, CA',
    fips: '06007',
    riskScore: 93.9,
    riskLevel: 'Relatively High Risk',
    population: 1,
    buildingValue: 1,
    expectedAnnualLoss: 1,
    coordinates: { lat: 39, lng: -121 },
    hazards: { wildfire: 98, earthquake: 80, flood: 80.1, hurricane: null },
    hazardRatings: {
      wildfire: 'Very High',
      earthquake: 'Relatively Low',
      flood: 'Relatively Low',
      hurricane: 'Not Applicable',
    },
    ...over,
  }) as RiskArea;
const paradise = area({});
const sonoma = area({
  id: 'sonoma',
  name: 'Sonoma',
  county: 'Sonoma County, CA',
  riskLevel: 'Very High Risk',
});
const found = (over: Partial<typeof NO_FILTERS>) =>
  filterAreas([paradise, sonoma], { ...NO_FILTERS, ...over }).map(({ id }) => id);

describe('area list', () => {
  test('is searched by name and county, ignoring case', () => {
    expect(found({ search: ' PARA ' })).toEqual(['butte']);
    expect(found({ search: 'butte county' })).toEqual(['butte']);
    expect(found({ search: ', ca' })).toEqual(['butte', 'sonoma']);
    expect(found({ search: 'nevada' })).toEqual([]);
  });

  test('is filtered by the exact risk level', () => {
    expect(found({ level: 'Very High Risk' })).toEqual(['sonoma']);
    expect(found({ level: 'High Risk' })).toEqual([]);
  });

  test('is filtered by a hazard above 80, excluding exactly 80 and missing scores', () => {
    expect(found({ hazard: 'flood' })).toEqual(['butte', 'sonoma']);
    expect(found({ hazard: 'earthquake' })).toEqual([]);
    expect(found({ hazard: 'hurricane' })).toEqual([]);
  });
});

describe('filters in the URL', () => {
  test('round-trip unchanged', () => {
    const filters = { search: 'sono ma', level: 'Relatively High Risk', hazard: 'wildfire' } as const;
    const href = withFilters('https://example.org/coverage?place=95969#x', filters);
    expect(href).toBe(
      'https://example.org/coverage?place=95969&q=sono+ma&risk=relatively-high&hazard=wildfire#x',
    );
    expect(readFilters(new URL(href).search)).toEqual(filters);
    expect(withFilters(href, NO_FILTERS)).toBe('https://example.org/coverage?place=95969#x');
  });

  test('are ignored if unknown', () => {
    expect(readFilters('?risk=extreme&hazard=locusts&other=1')).toEqual(NO_FILTERS);
    expect(readFilters(`?q=${'x'.repeat(300)}`).search).toHaveLength(100);
  });
});
