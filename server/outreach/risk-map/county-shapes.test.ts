import { describe, expect, test } from 'vitest';
import { RISK_COUNTIES } from '#seeds/risk-counties.ts';
import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { countyShapes } from './county-shapes.ts';

const countyAt = (lat: number, lng: number) => countyShapes().countyAt({ lat, lng });

test.each<[string, number, number, string | null]>([
  ['Paradise', 39.7596, -121.6219, '06007 Butte County, CA'],
  ['Altadena', 34.1897, -118.1312, '06037 Los Angeles County, CA'],
  ['Avalon, on an island', 33.3428, -118.3273, '06037 Los Angeles County, CA'],
  ['South Lake Tahoe, at the state line', 38.9399, -119.9772, '06017 El Dorado County, CA'],
  ['Stateline, across it', 38.9624, -119.9399, '32005 Douglas County, NV'],
  ['Carson City, no county', 39.1638, -119.7674, '32510 Carson City, NV'],
  ['Attu, beyond the antimeridian', 52.9, 173.0, '02016 Aleutians West, AK'],
  ['Baltimore, a city of its own', 39.2904, -76.6122, '24510 Baltimore, MD'],
  ['Towson, around it', 39.4015, -76.6019, '24005 Baltimore County, MD'],
  ['New Orleans', 29.9511, -90.0715, '22071 Orleans Parish, LA'],
  ['the end of Santa Monica Pier', 34.0078, -118.5002, '06037 Los Angeles County, CA'],
  ['a boat two miles off Santa Cruz', 36.925, -122.03, '06087 Santa Cruz County, CA'],
  ['a boat sixty miles off Big Sur', 36.2, -122.9, null],
  ['the open Pacific', 35, -130, null],
  ['Guadalajara', 20.6597, -103.3496, null],
  ['the South Pole', -90, 0, null],
  ['the antimeridian itself', 0, 180, null],
])('%s', (_, lat, lng, expected) => {
  const county = countyAt(lat, lng);
  expect(county && `${county.fips} ${county.name}, ${county.state}`).toBe(expected);
});

describe('California', () => {
  const california = countyShapes().counties.filter(({ state }) => state === 'CA');

  test('has the same 58 counties, by code and name, in the shapes and in the built-in data', () => {
    const named = (list: readonly { fips: string; name: string }[]) =>
      list.map(({ fips, name }) => `${fips} ${name}`).toSorted();
    expect(california).toHaveLength(58);
    expect(named(california)).toEqual(named(RISK_COUNTIES));
  });

  test('places its ZIP codes in the counties the gazetteer lists, except a few at borders', () => {
    const zips = gazetteer()
      .zipsBeginning('9')
      .filter(({ city }) => city.state === 'CA');
    const plain = (name = '') => name.replace(/ County$/, '').toLowerCase();
    const wrong = zips.filter(({ lat, lng, county }) => plain(countyAt(lat, lng)?.name) !== county);
    expect(zips.length).toBeGreaterThan(2000);
    expect(wrong.length / zips.length).toBeLessThan(0.03);
  });
});
