import { describe, expect, onTestFinished, test } from 'vitest';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import type * as risk from '#contract/outreach/risk-map.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { buildApp } from '#server/app.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { openWorld } from '#test/world.ts';

const FEMA = 'FEMA National Risk Index 1.20, December 2025; not endorsed by FEMA';

const world = await openWorld({ withWorkers: false });
await seedRiskMap(world.db);
const visitor = world.visitor();
async function list<T>(path: string): Promise<{ items: T[]; sources: risk.RiskSource[] }> {
  const { status, body } = await visitor.get(path);
  expect(status).toBe(200);
  return body as { items: T[]; sources: risk.RiskSource[] };
}
const ask = (body: object) => visitor.post('/api/risk/address', body);
const place = (text: string) => visitor.get(`/api/risk/address?place=${encodeURIComponent(text)}`);

describe('the lists', () => {
  test('returns eight areas, highest score first, with FEMA as the source', async () => {
    const { items, sources } = await list<risk.RiskArea>('/api/risk/areas');
    expect(items.map(({ name }) => name)).toEqual(
      'Los Angeles,San Diego,San Francisco,Contra Costa,Sonoma,Butte,El Dorado,Calaveras'.split(','),
    );
    expect(items[5]).toEqual({
      id: 'butte',
      name: 'Butte',
      county: 'Butte County, CA',
      fips: '06007',
      riskScore: 93.92493639,
      riskLevel: 'Relatively Moderate Risk',
      population: 211490,
      buildingValue: 47725797603,
      expectedAnnualLoss: 127169961.7,
      coordinates: { lat: 39.6661, lng: -121.6019 },
      hazards: { wildfire: 98.54, earthquake: 97.49, flood: 93.23, hurricane: null },
      hazardRatings: {
        wildfire: 'Relatively High',
        earthquake: 'Relatively Moderate',
        flood: 'Relatively Moderate',
        hurricane: 'Not Applicable',
      },
      version: '1.20',
    });
    expect(sources).toMatchObject([{ version: '1.20', released: 'December 2025', line: FEMA }]);
    expect(sources[0]?.disclaimer).toContain('not endorsed by FEMA');
  });

  test('returns fifteen disasters, newest first; unreported values are null, not zero', async () => {
    const { items, sources } = await list<risk.Disaster>('/api/risk/disasters');
    expect(items).toHaveLength(15);
    expect([items[0]?.date, items.at(-1)?.date]).toEqual(['2024-11-06', '2018-01-09']);
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(items.find(({ id }) => id === 'camp-2018')).toMatchObject({
      severity: 'catastrophic',
      damageUSD: 16_650_000_000,
      fatalities: 85,
      acresBurned: 153_336,
      magnitude: null,
    });
    expect(items.find(({ id }) => id === 'lnu-2020')).toMatchObject({ damageUSD: null, evacuated: null });
    expect(sources).toHaveLength(1);
  });

  test('returns fifteen partners by name, each marked as a sample', async () => {
    const { items } = await list<risk.Partner>('/api/risk/partners');
    expect(items).toHaveLength(15);
    expect(items.every(({ isSample }) => isSample)).toBe(true);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted());
    expect(items[0]).not.toHaveProperty('seedFingerprint');
  });

  test('returns counties of all, one or several states, in any notation; an unknown state is refused', async () => {
    const { items, sources } = await list<risk.CountyRisk>('/api/risk/counties');
    expect(items).toHaveLength(58);
    expect(items[0]).toMatchObject({
      fips: '06001',
      name: 'Alameda County',
      state: 'CA',
      rating: 'Very High',
      version: '1.20',
      hazards: { coastalFlood: { score: 86, rating: 'Relatively High' }, hurricane: { score: null } },
    });
    expect(sources.map(({ line }) => line)).toEqual([FEMA]);
    for (const query of ['state=CA', 'state=ca,NV', 'state=CA&state=NV'])
      expect((await list(`/api/risk/counties?${query}`)).items).toHaveLength(58);
    expect(await list('/api/risk/counties?state=NV')).toEqual({ items: [], sources: [] });
    const { status, body } = await visitor.get('/api/risk/counties?state=NY');
    expect([status, body]).toMatchObject([400, { error: expect.stringContaining('two letters') }]);
  });
});

describe('an address', () => {
  test('a visitor sees the county, its risk, nearby disasters and nearby partners', async () => {
    const { status, body, headers } = await ask({ address: '5555 Skyway, Paradise, CA 95969' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const answer = body as risk.AddressRisk;
    expect(answer).toMatchObject({
      label: '5555 Skyway, Paradise, CA 95969',
      place: 'Paradise, CA 95969',
      precision: 'zip',
      state: 'CA',
      county: { fips: '06007', name: 'Butte County', state: 'CA' },
      risk: { riskScore: 93.92, rating: 'Relatively Moderate', hazards: { wildfire: { score: 98.54 } } },
      coverage: 'covered',
      message: expect.stringContaining('California'),
      radiusMiles: 50,
      attribution: 'Places: GeoNames, CC BY 4.0',
    });
    expect(answer.disasters.map(({ id }) => id)).toEqual(['park-2024', 'dixie-2021', 'camp-2018']);
    expect(answer.partners.map(({ type }) => type)).toEqual(['pet_boarding', 'hotel', 'emergency_supplies']);
    const away = answer.partners.map(({ distanceMiles }) => distanceMiles);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(answer.sources.map(({ line }) => line)).toContain(FEMA);
  });

  test.each([
    ['5 Elm St, Paradise, CA', '5 Elm St, Paradise, CA', 'city'],
    ['5 Elm St, Paradise, CA 95969', '5 Elm St, Paradise, CA 95969', 'zip'],
    ['Magalia, CA', 'Magalia, CA 95954', 'zip'], // it has one ZIP code
    ['1 Main St, Sacramento', '1 Main St, Sacramento, CA', 'city'], // far larger than its namesakes
    ['1 Main St, Springfield, OR 97477', '1 Main St, Springfield, OR 97477', 'zip'],
  ])('%s is found as %s, without an invented ZIP code', async (address, label, precision) => {
    expect((await ask({ address })).body).toMatchObject({ label, precision });
  });

  test('a point is named by the nearest place in its county', async () => {
    const { body } = await ask({ lat: 34.1897, lng: -118.1312 });
    expect(body).toMatchObject({
      precision: 'point',
      label: 'Near Altadena, CA',
      place: expect.stringMatching(/^Altadena, CA 910\d\d$/),
      county: { fips: '06037' },
    });
    const again = await place((body as risk.AddressRisk).place ?? '');
    expect(again.body).toMatchObject({ county: { fips: '06037' }, precision: 'zip' });
  });

  test('a visitor who reads Spanish gets sentences and sources in Spanish', async () => {
    const spanish = { 'accept-language': 'es' };
    const asked = await world.visitor().post('/api/risk/address', { lat: 34.1897, lng: -118.1312 }, spanish);
    expect(asked.body).toMatchObject({
      label: 'Cerca de Altadena, CA',
      message: expect.stringMatching(/^Este lugar está en California/),
      sources: expect.arrayContaining([
        expect.objectContaining({ line: expect.stringMatching(/^Índice Nacional de Riesgo de FEMA/) }),
      ]),
    });
    const unknown = await world.visitor().post('/api/risk/address', { address: 'qzxqzx' }, spanish);
    expect(unknown.body).toMatchObject({ error: expect.stringMatching(/^No encontramos esta dirección\./) });
  });

  test.each([
    ['12 Elm St, Reno, NV 89501', 'planned', 'NV', /preparing Nevada.*Join the waitlist/],
    ['12 Elm St, Portland, OR 97201', 'not-yet', 'OR', /don’t cover this state yet.*Join the waitlist/],
  ])(
    '%s is outside our counties: no figures, and an honest message about coverage',
    async (address, coverage, state, words) => {
      const { body } = await ask({ address });
      expect(body).toMatchObject({ coverage, state, risk: null, message: expect.stringMatching(words) });
      expect((body as risk.AddressRisk).sources.map(({ line }) => line)).not.toContain(FEMA);
    },
  );

  test.each<[string, object, number, RegExp]>([
    ['words that are no place', { address: 'qzxqzx' }, 404, /couldn’t find this address.*ZIP code/],
    ['a street without its town', { address: '12 Elm St, CA' }, 404, /address\. Add its city and state/],
    ['a county', { address: 'Butte County, CA' }, 404, /address\. Add its city/],
    ['another country', { address: '1 Main St, Toronto, Canada' }, 404, /find this address\. Add its city/],
    ['a town of many states', { address: 'Springfield' }, 404, /Did you mean Springfield, [A-Z]{2}\? Add/],
    [
      'a street in one',
      { address: '1 Elm St, Springfield' },
      404,
      /Did you mean Springfield, [A-Z]{2}\? Add/,
    ],
    ['half a name', { address: 'Altad' }, 404, /Did you mean Altadena, CA\? Add/],
    ['a point at sea', { lat: 35, lng: -130 }, 404, /outside the counties/],
    ['no address', { address: '  ' }, 400, /Enter your address/],
    ['nothing', {}, 400, /Enter your address/],
    ['half a point', { lat: 35 }, 400, /Enter your address/],
    ['a point that is none', { lat: 91, lng: 0 }, 400, /A latitude is between -90 and 90/],
  ])('%s gets an error that says what to do', async (_, body, status, sentence) => {
    const reply = await ask(body);
    expect(reply.status).toBe(status);
    expect((reply.body as { error: string }).error).toMatch(sentence);
  });
});

describe('a place in a link', () => {
  test.each(['95969', '95969-1234', 'Paradise, CA', 'paradise ca 95969', 'Skyway, Paradise, CA'])(
    '%s is found, and its response can be cached',
    async (text) => {
      const { status, body, headers } = await place(text);
      expect([status, headers['cache-control']]).toEqual([
        200,
        'public, max-age=300, stale-while-revalidate=86400',
      ]);
      expect(body).toMatchObject({
        county: { fips: '06007' },
        place: expect.stringMatching(/^Paradise, CA/),
      });
      expect((body as risk.AddressRisk).label).not.toContain('Skyway');
    },
  );

  test.each([
    '5555 Skyway, Paradise, CA 95969',
    '12345 Elm',
    'Elm St 5, Paradise',
    '5 95969',
    'PO Box 12345 x',
  ])('%s has a street number and is refused', async (text) => {
    const { status, body, headers } = await place(text);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(body).toMatchObject({ fields: { place: expect.stringContaining('Leave out the street number') } });
  });

  test('a town with an unknown ZIP code falls back to the town', async () => {
    expect((await place('Paradise, CA 99999')).body).toMatchObject({ place: 'Paradise, CA' });
    expect((await ask({ address: '1 Elm St, Paradise, CA 99999' })).body).toMatchObject({
      county: { fips: '06007' },
    });
  });

  test('an unknown place is reported, and the response is not cached', async () => {
    const { status, body, headers } = await place('Atlantis');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect((body as { error: string }).error).toContain('like Paradise, CA');
  });
});

describe('with an address provider', () => {
  const home: AddressPlace = {
    formattedAddress: '1 Beach Rd, Malibu, CA 90265, USA',
    placeId: 'x',
    street: '1 Beach Rd',
    city: 'Malibu Coast', // no town of the gazetteer
    state: 'CA',
    zip: '90265',
    location: { lat: 34.0259, lng: -118.7798 },
    precision: 'home',
  };
  const asked: string[] = [];
  const provider = (places: AddressPlace[]): AddressSearchPort => ({
    attribution: 'Somebody',
    suggest: async (text) => {
      asked.push(text);
      return { outcome: 'found', places };
    },
  });

  const serverWith = async (addressSearch: AddressSearchPort) => {
    const { http } = await buildApp(
      { ...world.deps, addressSearch },
      { database: world.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
    );
    onTestFinished(() => http.close());
    return http;
  };
  const askOf = async (http: Awaited<ReturnType<typeof serverWith>>, address: string) =>
    (await http.inject({ method: 'POST', url: '/api/risk/address', payload: { address } })).json<unknown>();

  test('its location is used, and the link still has a place the gazetteer knows', async () => {
    const http = await serverWith(provider([home]));
    expect(await askOf(http, '1 beach rd malibu')).toMatchObject({
      label: home.formattedAddress,
      precision: 'home',
      location: home.location,
      place: 'Malibu, CA 90265',
      attribution: 'Somebody',
      county: { fips: '06037' },
    });
    // Links only use the gazetteer.
    await http.inject({ url: '/api/risk/address', query: { place: 'Malibu, CA' } });
    expect(asked).toEqual(['1 beach rd malibu']);
  });

  test('a response without a location falls back to the gazetteer', async () => {
    const http = await serverWith(provider([{ ...home, location: null }]));
    expect(await askOf(http, '1 Beach Rd, Malibu, CA 90265')).toMatchObject({
      precision: 'zip',
      attribution: 'Places: GeoNames, CC BY 4.0',
    });
  });
});
