/** Every address provider keeps the promises of the port, however the other side behaves. */
import { describe, expect, test } from 'vitest';
import { after, minutes, seconds } from '#server/platform/clock.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { startAddressProvider, type AddressMood } from '#test/address-double.ts';
import { createCensusSearch, ordinaryCase } from './address-search.census.ts';
import { createGoogleSearch } from './address-search.google.ts';
import { createPhotonSearch } from './address-search.photon.ts';
import { BUDGET, type RemoteOptions } from './address-search.remote.ts';

const KEY = 'a-key-nobody-may-see';
const TYPED = '5678 Skyway, Paradise, CA';
const SESSION = '4f1c3c53-2f5e-4f0b-9d5b-0e7a52a3c6a1';

const prediction = (text: string, types: string[], placeId = text) => ({
  placePrediction: {
    placeId,
    text: { text },
    structuredFormat: { mainText: { text: text.split(',')[0] } },
    types,
  },
});
const feature = (properties: object, coordinates = [-121.61, 39.76]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'W', osm_id: 7, countrycode: 'US', state: 'California', ...properties },
});
const match = (matchedAddress: string, city: string, state: string, zip: string) => ({
  matchedAddress,
  coordinates: { x: -121.61, y: 39.76 },
  addressComponents: { city, state, zip },
});

type Provider = {
  create: (options: RemoteOptions & { url: string }) => AddressSearchPort;
  /** One home in Paradise, and places abroad that must not be shown. */
  answer: unknown;
  /** Nothing found. */
  nothing: unknown;
};

const providers: Record<string, Provider> = {
  google: {
    create: (options) => createGoogleSearch({ ...options, key: KEY }),
    answer: {
      suggestions: [
        prediction('5678 Skyway, Paradise, NL, Canada', ['street_address', 'geocode']),
        prediction('5678 Skyway, Paradise, CA 95969, USA', ['premise', 'street_address'], 'ChIJ1'),
        prediction('Skyway Diner, Skyway, Paradise, CA, USA', ['restaurant']),
        { queryPrediction: { text: { text: 'skyway' } } },
      ],
    },
    nothing: {},
  },
  photon: {
    create: createPhotonSearch,
    answer: {
      features: [
        feature({ type: 'city', name: 'Paradise' }),
        feature({
          type: 'house',
          housenumber: '5678',
          street: 'Skyway',
          city: 'Paradise',
          countrycode: 'CA',
        }),
        feature({
          type: 'house',
          housenumber: '5678',
          street: 'Skyway',
          city: 'Paradise',
          postcode: '95969-1234',
        }),
        feature({ type: 'house', name: 'Skyway Diner', city: 'Paradise' }),
      ],
    },
    nothing: { features: [] },
  },
  census: {
    create: createCensusSearch,
    answer: {
      result: {
        addressMatches: [
          match('5678 SKYWAY, PARADISE, PR, 00901', 'PARADISE', 'PR', '00901'),
          match('5678 SKYWAY, PARADISE, CA, 95969', 'PARADISE', 'CA', '95969'),
        ],
      },
    },
    nothing: { result: { addressMatches: [] } },
  },
};

describe.each(Object.entries(providers))('%s', (name, { create, answer, nothing }) => {
  const open = async (timeoutMs = 10_000) => {
    const double = await startAddressProvider(answer);
    let now = new Date();
    const port = create({ url: double.url, timeoutMs, clock: { now: () => now } });
    return { ...double, port, wait: (ms: number) => void (now = after(now, ms)) };
  };

  test('a home is found, in parts, and what lies abroad or is no address is left out', async () => {
    const { port } = await open();
    const result = await port.suggest(TYPED, { session: SESSION });
    const places = result.outcome === 'found' ? result.places : [];
    expect(places[0]).toEqual({
      formattedAddress: '5678 Skyway, Paradise, CA 95969',
      placeId: { google: 'ChIJ1', photon: 'W7', census: null }[name],
      street: '5678 Skyway',
      city: 'Paradise',
      state: 'CA',
      zip: '95969',
      location: name === 'google' ? null : { lat: 39.76, lng: -121.61 },
      precision: 'home',
    });
    expect(places).toHaveLength(name === 'photon' ? 2 : 1);
    expect(port.attribution).toMatch(/Google Maps|OpenStreetMap|Census/);
  });

  test('nothing found is an answer', async () => {
    const { port, state } = await open();
    state.answer = nothing;
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'found', places: [] });
  });

  test.each<[AddressMood, string]>([
    ['busy', 'busy'],
    ['failing', 'failed'],
    ['rejects-key', 'refused'],
    ['html', 'unreadable'],
    ['half', 'unreadable'],
    ['huge', 'unreadable'],
    ['endless', 'unreadable'],
    ['misshapen', 'unreadable'],
    ['redirects', 'failed'],
    ['hangs-up', 'failed'],
  ])('a provider that is %s is unavailable: %s', async (mood, reason) => {
    const { port, state } = await open();
    state.mood = mood;
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason });
  });

  test.each<[AddressMood]>([['silent'], ['stalls']])(
    'a provider that is %s is not waited for',
    async (mood) => {
      const { port, state } = await open(50);
      state.mood = mood;
      expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'slow' });
      await expect.poll(() => state.hungUp).toBe(1);
    },
  );

  test('a provider that is not there is unavailable', async () => {
    const port = create({ url: 'http://127.0.0.1:1', clock: { now: () => new Date() } });
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'failed' });
  });

  test('after three failures in a row it is left alone for ten seconds, then asked again', async () => {
    const { port, state, asked, wait } = await open();
    state.mood = 'failing';
    for (let i = 0; i < 3; i++)
      expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'failed' });
    state.mood = 'fine';
    wait(seconds(9));
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'resting' });
    expect(asked).toHaveLength(3);
    wait(seconds(2));
    expect(await port.suggest(TYPED, {})).toMatchObject({ outcome: 'found' });
  });

  test('one that still fails after its rest rests again at once', async () => {
    const { port, state, asked, wait } = await open();
    state.mood = 'failing';
    for (let i = 0; i < 3; i++) await port.suggest(TYPED, {});
    wait(seconds(11));
    await port.suggest(TYPED, {});
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'resting' });
    expect(asked).toHaveLength(4);
  });

  test('failures between answers are failures of the question: others go on asking', async () => {
    const { port, state } = await open();
    for (let i = 0; i < 4; i++) {
      state.mood = 'failing';
      await port.suggest(TYPED, {});
      await port.suggest(TYPED, {});
      state.mood = 'fine';
      expect(await port.suggest(TYPED, {})).toMatchObject({ outcome: 'found' });
    }
  });

  test.each<[AddressMood, string]>([
    ['busy', 'busy'],
    ['rejects-key', 'refused'],
  ])('one that is %s is left alone at once', async (mood, reason) => {
    const { port, state, asked, wait } = await open();
    state.mood = mood;
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason });
    state.mood = 'fine';
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'resting' });
    expect(asked).toHaveLength(1);
    wait(seconds(11));
    expect(await port.suggest(TYPED, {})).toMatchObject({ outcome: 'found' });
  });

  test('all people together ask no more than the budget, whose end is told once a minute', async () => {
    const { port, asked, wait } = await open();
    const reasons = async (times: number) => {
      const results = await Promise.all(Array.from({ length: times }, () => port.suggest(TYPED, {})));
      return results.map((r) => (r.outcome === 'found' ? 'found' : r.reason));
    };
    const first = await reasons(BUDGET.burst + 3);
    expect(first.filter((r) => r === 'found')).toHaveLength(BUDGET.burst);
    expect(first.slice(BUDGET.burst)).toEqual(['over-budget', 'resting', 'resting']);
    wait(seconds(1));
    expect((await reasons(BUDGET.perSecond + 1)).at(-1)).toBe('resting');
    expect(asked).toHaveLength(BUDGET.burst + BUDGET.perSecond);
    wait(minutes(1));
    expect((await reasons(BUDGET.burst + 1)).at(-1)).toBe('over-budget');
  });

  test('one that lives below a path is asked there', async () => {
    const { url, asked } = await startAddressProvider(answer);
    for (const at of [`${url}/geo/v2`, `${url}/geo/v2/`, url])
      await create({ url: at, clock: { now: () => new Date() } }).suggest(TYPED, {});
    const own = asked[2]?.url.pathname ?? '';
    expect(own).toMatch(/^\/\w/);
    expect(asked.map(({ url: { pathname } }) => pathname)).toEqual([`/geo/v2${own}`, `/geo/v2${own}`, own]);
  });

  test('a search given up by the person ends at once and is no failure of the provider', async () => {
    const { port, state, asked } = await open();
    state.mood = 'silent';
    const gone = new AbortController();
    const search = port.suggest(TYPED, { signal: gone.signal });
    await expect.poll(() => asked.length).toBe(1);
    gone.abort();
    expect(await search).toEqual({ outcome: 'unavailable', reason: 'cancelled' });
    await expect.poll(() => state.hungUp).toBe(1);
    state.mood = 'fine';
    expect(await port.suggest(TYPED, {})).toMatchObject({ outcome: 'found' });
  });

  test('whatever is typed arrives as it was typed, and cannot become another question', async () => {
    const { port, asked } = await open();
    const typed = '12 Elm "A" & Söhne St?limit=1#x, Paradise, CA 95969';
    await port.suggest(typed, {});
    const { url, body } = asked[0] ?? { url: new URL('http://none'), body: '' };
    const said = name === 'google' ? (JSON.parse(body) as { input: string }).input : url.searchParams;
    expect(typeof said === 'string' ? said : (said.get('q') ?? said.get('address'))).toBe(typed);
    expect(url.searchParams.getAll('limit')).toHaveLength(name === 'photon' ? 1 : 0);
    expect(url.hash).toBe('');
  });
});

describe('google', () => {
  test('the question names US homes and streets, the session and the fields wanted; the key is in a header only', async () => {
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

  test('a key that is refused is in no outcome', async () => {
    const { url, state } = await startAddressProvider({});
    state.mood = 'rejects-key';
    const port = createGoogleSearch({ url, key: KEY, clock: { now: () => new Date() } });
    expect(JSON.stringify(await port.suggest(TYPED, {}))).not.toContain(KEY);
  });

  test('a street without a ZIP code is a street', async () => {
    const { url } = await startAddressProvider({
      suggestions: [prediction('Skyway, Paradise, CA, USA', ['route', 'geocode'], 'ChIJ2')],
    });
    const port = createGoogleSearch({ url, key: KEY, clock: { now: () => new Date() } });
    expect(await port.suggest('skyway', {})).toMatchObject({
      places: [{ formattedAddress: 'Skyway, Paradise, CA', zip: null, precision: 'street' }],
    });
  });
});

test('photon is asked in English around California, and answers homes before streets before towns, each once', async () => {
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
    'it is not asked about %j, which is no whole address',
    async (typed) => {
      const { url, asked } = await startAddressProvider({ result: { addressMatches: [] } });
      const port = createCensusSearch({ url, clock: { now: () => new Date() } });
      expect(await port.suggest(typed, {})).toEqual({ outcome: 'found', places: [] });
      expect(asked).toEqual([]);
    },
  );

  test.each(['12 Elm St, Paradise', '12 Elm St 95969', '12B Elm St, Paradise, CA 95969-1234'])(
    'it is asked about %j',
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
  ])('%j is written %j', (shouted, written) => expect(ordinaryCase(shouted)).toBe(written));
});
