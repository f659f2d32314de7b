import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressPlace } from '#contract/outreach/addresses.ts';
import { completeAddress } from './complete.ts';
import { gazetteer } from './gazetteer.ts';

const said = (text: string) => completeAddress(text).map((place) => place.formattedAddress);

describe('a town', () => {
  test('matches its beginning: California first, then Nevada and Arizona, then the rest', () => {
    expect(said('par')[0]).toBe('Paradise, CA');
    expect(said('paradise')).toEqual([
      'Paradise, CA',
      'Paradise Valley, AZ 85253',
      'Paradise Valley, NV 89426',
      'Paradise, KS 67658',
      'Paradise, MI 49768',
      'Paradise, MT 59856',
      'Paradise, PA 17562',
      'Paradise, TX 76073',
    ]);
  });

  test('matches a later word of its name', () => {
    expect(said('palisades')[0]).toBe('Pacific Palisades, CA 90272');
  });

  test.each(['paradise ca', 'Paradise, CA', 'paradise, calif', 'Paradise, C', 'PARADISE CALIFORNIA'])(
    'with a full or partial state, returns one town and its ZIP codes: %j',
    (text) => expect(said(text)).toEqual(['Paradise, CA', 'Paradise, CA 95967', 'Paradise, CA 95969']),
  );

  test('matches a partial name with a complete state', () => {
    expect(said('altad ca')).toContain('Altadena, CA 91001');
  });

  test.each(['st hel', 'St. Hel', 'saint hel', 'SAINT HELENA', 'sain'])('%j matches Saint Helena', (text) =>
    expect(said(text)[0]).toBe('Saint Helena, CA 94574'),
  );

  test.each([
    ['la cañ', 'La Canada Flintridge, CA'],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ['mcfar', 'McFarland, CA 93250'],
    ['mc far', 'McFarland, CA 93250'],
    ['n holl', 'North Hollywood, CA'],
    ['mt shas', 'Mount Shasta, CA 96067'],
    ['  reno ,  nv ', 'Reno, NV'],
    ['beale', 'Beale AFB, CA 95903'],
  ])('accepts spelling variants: %j is %s', (text, place) => expect(said(text)[0]).toBe(place));

  test('shows a town with many ZIP codes as one line until a ZIP code is started', () => {
    expect(said('los angeles')).toEqual(['Los Angeles, CA']);
    expect(said('los angeles 9001')).toContain('Los Angeles, CA 90012');
    expect(said('los angeles, ca 9')).toHaveLength(8);
  });
});

describe('a ZIP code', () => {
  test.each(['95969', '95969-12', '95969-1234'])('%j is one place', (text) => {
    expect(completeAddress(text)).toEqual([
      {
        formattedAddress: 'Paradise, CA 95969',
        placeId: null,
        street: null,
        city: 'Paradise',
        state: 'CA',
        zip: '95969',
        location: { lat: 39.7555, lng: -121.6069 },
        precision: 'zip',
      },
    ]);
  });

  test('guesses only our states for a partial ZIP code, which may be a house number', () => {
    expect(said('9596')).toContain('Paradise, CA 95967');
    expect(said('1234')).toEqual([]);
    expect(said('12345')).toEqual(['Schenectady, NY 12345']);
  });
});

describe('completing a street', () => {
  const altadena = ['Altadena, CA 91001', 'Altadena, CA 91003', 'Altadena, CA'];

  test.each([
    ['12 Elm St, Altad', '12 Elm St'],
    ['12 Elm St Altad', '12 Elm St'],
    ['12 elm st.  altadena  ca', '12 elm st.'],
    ['12 Elm St Altadena, CA', '12 Elm St'],
    ['12 Elm St, Altadena, C', '12 Elm St'],
    ['12 Elm St, Unit 4, Altad', '12 Elm St, Unit 4'],
    ['12 Camino Real, Altad', '12 Camino Real'],
    ['Elm Street, Altad', 'Elm Street'],
  ])('keeps the street as typed and completes its town: %j', (text, street) => {
    expect(said(text)).toEqual(altadena.map((town) => `${street}, ${town}`));
    expect(completeAddress(text)[0]).toMatchObject({ street, city: 'Altadena', precision: 'zip' });
  });

  test('accepts a ZIP code after the street', () => {
    expect(said('12 Elm St, 91001')).toEqual(['12 Elm St, Altadena, CA 91001']);
    expect(said('12 Elm St 91001')).toEqual(['12 Elm St, Altadena, CA 91001']);
    expect(said('12 Elm St, Altadena, CA 9100')).toHaveLength(2);
  });

  test.each([
    '12',
    '12 Elm',
    '12 Elm St',
    '12 Elm Street',
    '12 Elm St,',
    '12 Elm St East',
    '12 Elm St Apt',
    '12 Elm St, Apt 9',
    '12 Elm St, Unit 4',
    '12 Canyon View Lane',
    '12 County Road 910',
    '12 Elm St, Zzyzxville',
    ',,,',
    '???',
    '12, 34, 56',
  ])('returns nothing without a town: %j', (text) => expect(said(text)).toEqual([]));
});

test('every town is found by its name and state, and every ZIP code by itself', () => {
  const missing: string[] = [];
  for (const { code } of gazetteer().zipsBeginning('9')) {
    const zip = gazetteer().zip(code);
    if (!zip) continue;
    const { name, state } = zip.city;
    if (completeAddress(code)[0]?.zip !== code) missing.push(code);
    if (!completeAddress(`${name}, ${state}`).some((place) => place.city === name && place.state === state))
      missing.push(`${name}, ${state}`);
  }
  expect(missing).toEqual([]);
});

test('any input returns at most eight complete places', () => {
  const word = fc.constantFrom(
    '12',
    'Elm',
    'St',
    'San',
    'CA',
    '959',
    '95969',
    ',',
    '#4',
    'Apt',
    'new',
    'York',
    '.',
    'ß💥',
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const places = completeAddress(text);
      expect(places.length).toBeLessThanOrEqual(8);
      for (const place of places) expect(AddressPlace.parse(place)).toEqual(place);
      expect(new Set(places.map((place) => place.formattedAddress)).size).toBe(places.length);
    }),
  );
});

test('a search scans only towns with that prefix, not all of them', () => {
  const all = gazetteer();
  expect(all.citiesBeginning('altad')).toHaveLength(1);
  expect(all.zipsBeginning('9596')).toHaveLength(9);
  expect(all.citiesBeginning('zzz')).toEqual([]);
});
