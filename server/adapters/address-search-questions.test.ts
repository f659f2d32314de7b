/** The request to each address provider, and how its response is interpreted. */
import { describe, expect, test } from 'vitest';
import { feature, prediction } from '#test/address-answers.ts';
import { startAddressProvider } from '#test/address-double.ts';
import { createCensusSearch, ordinaryCase } from './address-search.census.ts';
import { createGoogleSearch } from './address-search.google.ts';
import { createPhotonSearch } from './address-search.photon.ts';

const KEY = 'a-key-nobody-may-see';
const TYPED = '5678 Skyway, Paradise, CA';
const SESSION = '4f1c3c53-2f5e-4f0b-9d5b-0e7a52a3c6a1';

describe('google', () => {
  test('requests US homes and streets with the session and needed fields; the key is sent only in a header', async () => {
    const { url, asked } = await startAddressProvider({});
    const port = createGoogleSearch({ url, key: KEY, clock: { now: () => new Date() } });
    await port.suggest('12 elm', { session: SESSION });
    expect(asked).toHaveLength(1);
    const [{ method, url: at, headers, body } = { method: '', url: null, headers: {}, body: '{}' }] = asked;
    expect(`${method} ${at?.pathname}${at?.search}`).toBe('POST /v1/places:autocomplete');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-goog-api-key': KEY,
      'x-goog-fieldmask':
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,' +
        'suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.types',
    });
    expect(JSON.parse(body)).toEqual({
      input: '12 elm',
      sessionToken: SESSION,
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      languageCode: 'en-US',
      regionCode: 'us',
    });
  });

  test('a refused key never appears in the outcome', async () => {
    const { url, state } = await startAddressProvider({});
    state.mood = 'rejects-key';
    const port = createGoogleSearch({ url, key: KEY, clock: { now: () => new Date() } });
    expect(JSON.stringify(await port.suggest(TYPED, {}))).not.toContain(KEY);
  });

  test('a street without a ZIP code is returned as a street', async () => {
    const { url } = await startAddressProvider({
      suggestions: [prediction('Skyway, Paradise, CA, USA', ['route', 'geocode'], 'ChIJ2')],
    });
    const port = createGoogleSearch({ url, key: KEY, clock: { now: () => new Date() } });
    expect(await port.suggest('skyway', {})).toMatchObject({
      places: [{ formattedAddress: 'Skyway, Paradise, CA', zip: null, precision: 'street' }],
    });
  });
});

test('photon is queried in English around California and returns homes, streets, then towns, without duplicates', async () => {
  const { url, asked } = await startAddressProvider({
    features: [
      feature({ type: 'city', name: 'Paradise' }),
      feature({ type: 'street', name: 'Elm Street', city: 'Paradise' }),
      feature({ type: 'house', housenumber: '12', street: 'Elm Street', city: 'Paradise', osm_id: 1 }),
      feature({ type: 'house', housenumber: '12', street: 'Elm Street', city: 'Paradise', osm_id: 2 }),
      feature({ type: 'state', name: 'California' }),
      feature({ type: 'house', housenumber: '12', street: 'Elm Street', state: 'Atlantis' }),
    ],
  });
  const port = createPhotonSearch({ url, clock: { now: () => new Date() } });
  const result = await port.suggest('12 elm', { session: SESSION });
  expect(result).toMatchObject({
    places: [
      { formattedAddress: '12 Elm Street, Paradise, CA', placeId: 'W1' },
      { formattedAddress: 'Elm Street, Paradise, CA', precision: 'street' },
      { formattedAddress: 'Paradise, CA', street: null, precision: 'city' },
    ],
  });
  expect(asked[0]?.method).toBe('GET');
  expect(asked[0]?.url.pathname).toBe('/api');
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
    q: '12 elm',
    limit: '20',
    lang: 'en',
  });
  expect(asked[0]?.url.href).not.toContain(SESSION);
});

describe('census', () => {
  test.each(['12 Elm', '12 Elm St', 'Elm St, Paradise', 'Paradise, CA 95969', '95969'])(
    'skips the request for %j, which is not a complete address',
    async (typed) => {
      const { url, asked } = await startAddressProvider({ result: { addressMatches: [] } });
      const port = createCensusSearch({ url, clock: { now: () => new Date() } });
      expect(await port.suggest(typed, {})).toEqual({ outcome: 'found', places: [] });
      expect(asked).toEqual([]);
    },
  );

  test.each(['12 Elm St, Paradise', '12 Elm St 95969', '12B Elm St, Paradise, CA 95969-1234'])(
    'sends a request for %j',
    async (typed) => {
      const { url, asked } = await startAddressProvider({ result: { addressMatches: [] } });
      await createCensusSearch({ url, clock: { now: () => new Date() } }).suggest(typed, {});
      expect(asked[0]?.url.pathname).toBe('/geocoder/locations/onelineaddress');
      expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
        address: typed,
        benchmark: 'Public_AR_Current',
        format: 'json',
      });
    },
  );

  test.each([
    ['1600 PENNSYLVANIA AVE NW', '1600 Pennsylvania Ave NW'],
    ['12 N 5TH ST', '12 N 5th St'],
    ["8 O'BRIEN LN", "8 O'Brien Ln"],
    ['4 MCKINLEY WAY', '4 McKinley Way'],
    ["3 ST MARY'S RD", "3 St Mary's Rd"],
    ['77 US HWY 50', '77 US Hwy 50'],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['LA CAÑADA', 'La Cañada'],
  ])('%j is formatted as %j', (shouted, written) => expect(ordinaryCase(shouted)).toBe(written));
});
