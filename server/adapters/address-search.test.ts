/** Every address provider fulfills the port's contract, however the other side behaves. */
import { describe, expect, test } from 'vitest';
import { after, minutes, seconds } from '#server/platform/clock.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { feature, match, prediction } from '#test/address-answers.ts';
import { startAddressProvider, type AddressMood } from '#test/address-double.ts';
import { createCensusSearch } from './address-search.census.ts';
import { createGoogleSearch } from './address-search.google.ts';
import { createPhotonSearch } from './address-search.photon.ts';
import { BUDGET, type RemoteOptions } from './address-search.remote.ts';

const KEY = 'a-key-nobody-may-see';
const TYPED = '5678 Skyway, Paradise, CA';
const SESSION = '4f1c3c53-2f5e-4f0b-9d5b-0e7a52a3c6a1';

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

  test('returns a home in parts, and drops foreign places and results that aren’t addresses', async () => {
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

  test('returns an empty list when nothing is found', async () => {
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
    'does not wait for a provider that is %s',
    async (mood) => {
      const { port, state } = await open(50);
      state.mood = mood;
      expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'slow' });
      await expect.poll(() => state.hungUp).toBe(1);
    },
  );

  test('an unreachable provider is unavailable', async () => {
    const port = create({ url: 'http://127.0.0.1:1', clock: { now: () => new Date() } });
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'failed' });
  });

  test('after three failures in a row it is skipped for ten seconds, then tried again', async () => {
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

  test('a provider that still fails after the pause is paused again right away', async () => {
    const { port, state, asked, wait } = await open();
    state.mood = 'failing';
    for (let i = 0; i < 3; i++) await port.suggest(TYPED, {});
    wait(seconds(11));
    await port.suggest(TYPED, {});
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'resting' });
    expect(asked).toHaveLength(4);
  });

  test('occasional failures between successes don’t pause the provider', async () => {
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
  ])('a provider that is %s is paused immediately', async (mood, reason) => {
    const { port, state, asked, wait } = await open();
    state.mood = mood;
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason });
    state.mood = 'fine';
    expect(await port.suggest(TYPED, {})).toEqual({ outcome: 'unavailable', reason: 'resting' });
    expect(asked).toHaveLength(1);
    wait(seconds(11));
    expect(await port.suggest(TYPED, {})).toMatchObject({ outcome: 'found' });
  });

  test('all users share one request budget, and running out is reported once a minute', async () => {
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

  test('a base URL with a path is kept in requests', async () => {
    const { url, asked } = await startAddressProvider(answer);
    for (const at of [`${url}/geo/v2`, `${url}/geo/v2/`, url])
      await create({ url: at, clock: { now: () => new Date() } }).suggest(TYPED, {});
    const own = asked[2]?.url.pathname ?? '';
    expect(own).toMatch(/^\/\w/);
    expect(asked.map(({ url: { pathname } }) => pathname)).toEqual([`/geo/v2${own}`, `/geo/v2${own}`, own]);
  });

  test('an aborted search ends immediately and doesn’t count as a provider failure', async () => {
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

  test('input is sent exactly as typed and can’t inject query parameters', async () => {
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
