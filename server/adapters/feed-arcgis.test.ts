import { describe, expect, test } from 'vitest';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import { hasRecordings, recording, recordingNames } from '#test/recordings.ts';
import { readArcgis } from './feed-arcgis.ts';

const square = (west: number, south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west, south + 0.1],
      [west + 0.1, south + 0.1],
      [west + 0.1, south],
      [west, south],
    ],
  ],
});

const prod = (fields: object = {}, geometry: unknown = square(-118.6, 34)) => ({
  type: 'Feature',
  geometry,
  properties: {
    OBJECTID: 7,
    COUNTY: 'LOS ANGELES',
    ZONE_NAME: null,
    ZONE_ID: 'US-CA-XLA-AAA-E001',
    STATUS: 'Evacuation Order',
    EDIT_DATE: Date.UTC(2026, 6, 1, 12),
    NOTES: 'Canyon fire',
    ...fields,
  },
});

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const only = (value: unknown) => {
  const [zone] = readArcgis(bytes(value)).zones;
  if (!zone) throw new Error('no zone');
  return zone;
};

test('a state zone keeps its id, words, notes, location and time', () => {
  expect(only(collection(prod()))).toMatchObject({
    officialId: 'US-CA-XLA-AAA-E001',
    words: 'Evacuation Order',
    county: 'LOS ANGELES',
    notes: 'Canyon fire',
    url: 'https://protect.genasys.com/zones/US-CA-XLA-AAA-E001',
    issuedAt: new Date('2026-07-01T12:00:00Z'),
    shapeProblem: null,
  });
});

test.each([
  ['milliseconds', Date.UTC(2026, 6, 1, 12)],
  ['milliseconds as text', String(Date.UTC(2026, 6, 1, 12))],
  ['a date in words', '2026-07-01T12:00:00Z'],
])('reads a timestamp in %s', (_, stamp) => {
  expect(only(collection(prod({ EDIT_DATE: stamp }))).issuedAt).toEqual(new Date('2026-07-01T12:00:00Z'));
});

test('a row’s own status takes precedence over fields of the other format', () => {
  expect(only(collection(prod({ zone_status: null })))).toMatchObject({
    officialId: 'US-CA-XLA-AAA-E001',
    words: 'Evacuation Order',
  });
});

test('the same zone in the combined view has the same id', () => {
  const combined = {
    type: 'Feature',
    geometry: square(-118.6, 34),
    properties: {
      zone_id: 'AAA-E001',
      zone_status: 'Evacuation Order',
      zone_status_reason: 'Canyon fire',
      country_abbr: 'US',
      state_abbr: 'CA',
      county_abbr: 'XLA',
      city_abbr: 'AAA',
      zone_sequence: 'E001',
      county_name: 'Los Angeles',
      known_as: 'Upper Canyon',
      last_updated: Date.UTC(2026, 6, 1, 19),
      url: 'https://protect.genasys.com/zones/US-CA-XLA-AAA-E001',
    },
  };
  expect(only(collection(combined))).toMatchObject({
    officialId: only(collection(prod())).officialId,
    words: 'Evacuation Order',
    name: 'Upper Canyon',
    county: 'Los Angeles',
  });
  // Zonehaven's times are ahead by the Pacific offset, in summer and in winter; others are correct.
  const timed = (data_source_name: string, last_updated: number) =>
    only(collection({ ...combined, properties: { ...combined.properties, data_source_name, last_updated } }))
      .issuedAt;
  expect(timed('Zonehaven', Date.UTC(2026, 6, 1, 19))).toEqual(new Date('2026-07-01T12:00:00Z'));
  expect(timed('Zonehaven', Date.UTC(2026, 0, 1, 20))).toEqual(new Date('2026-01-01T12:00:00Z'));
  expect(timed('Tuolumne County ArcGIS Online', Date.UTC(2026, 6, 1, 19))).toEqual(
    new Date('2026-07-01T19:00:00Z'),
  );
  const { county_abbr: _, ...without } = combined.properties;
  expect(only(collection({ ...combined, properties: without })).officialId).toBe('US-CA-XLA-AAA-E001');
});

test.each([null, '', ' ', 'US-CA-', 'us-ca', 'null'])('the id %j identifies no zone', (ZONE_ID) => {
  expect(only(collection(prod({ ZONE_ID }))).officialId).toBeNull();
});

test('a missing status is null, and the text "null" is kept as is', () => {
  expect(only(collection(prod({ STATUS: null }))).words).toBeNull();
  expect(only(collection(prod({ STATUS: 'null' }))).words).toBe('null');
});

describe('incomplete responses', () => {
  test.each([
    [{ error: { code: 499, message: 'Token Required' } }, /499 Token Required/],
    [{ error: { code: 500, message: '' }, ...collection(prod()) }, /500/],
    [{ type: 'FeatureCollection' }, /zones/],
    [[], /nothing/],
    ['<html>', /zones/],
    [null, /zones/],
  ])('rejects %j', (value, says) => {
    expect(() => readArcgis(bytes(value))).toThrow(FeedTrouble);
    expect(() => readArcgis(bytes(value))).toThrow(says);
  });

  test('an HTML page is rejected', () => {
    expect(() => readArcgis(Buffer.from('<html>Maintenance</html>'))).toThrow(FeedTrouble);
  });

  test('a truncated response is reported as incomplete', () => {
    const whole = bytes(collection(prod(), prod()));
    const cut = readArcgis(whole.subarray(0, whole.length / 2));
    expect(cut).toMatchObject({ zones: [], problem: expect.stringContaining('breaks off') });
  });

  test.each([{ exceededTransferLimit: true }, { properties: { exceededTransferLimit: true } }])(
    'a response with %j is reported as having more',
    (sign) => {
      const { zones, problem } = readArcgis(bytes({ ...collection(prod()), ...sign }));
      expect(zones).toHaveLength(1);
      expect(problem).toMatch(/more/);
    },
  );
});

describe('shapes', () => {
  test.each([
    ['none', null],
    ['not an area', { type: 'Point', coordinates: [1, 2] }],
    ['empty', { type: 'Polygon', coordinates: [] }],
    [
      'two points',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-118, 34],
            [-118, 35],
            [-118, 34],
          ],
        ],
      },
    ],
    [
      'metres',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-13e6, 4e6],
            [-13e6, 5e6],
            [-12e6, 4e6],
          ],
        ],
      },
    ],
    [
      'text',
      {
        type: 'Polygon',
        coordinates: [
          [
            ['-118', '34'],
            ['-118', '35'],
            ['-117', '34'],
          ],
        ],
      },
    ],
    ['one bad ring', { type: 'MultiPolygon', coordinates: [square(-118, 34).coordinates, [[[null, 1]]]] }],
  ])('%s: no shape, with a reason', (_, geometry) => {
    const zone = only(collection(prod({}, geometry)));
    expect(zone.shape).toBeNull();
    expect(zone.shapeProblem).toMatch(/\w+\.$/);
  });

  test('an open outline is closed', () => {
    const open = {
      type: 'Polygon',
      coordinates: [
        [
          [-118, 34],
          [-118, 35],
          [-117, 34],
        ],
      ],
    };
    expect(only(collection(prod({}, open))).shape).toEqual([
      [
        [
          [-118, 34],
          [-118, 35],
          [-117, 34],
          [-118, 34],
        ],
      ],
    ]);
  });
});

describe.runIf(hasRecordings('evac'))('recorded responses', () => {
  test('all are readable, in both formats', () => {
    const files = recordingNames('evac').filter((name) => name.endsWith('.geojson'));
    const read = files.map((name) => readArcgis(recording('evac', name)));
    expect(read.every(({ problem }) => problem === null)).toBe(true);
    expect(read.flatMap(({ zones }) => zones).filter(({ shape }) => shape).length).toBeGreaterThan(500);
  });

  test('both formats of the same moment agree on orders and warnings', () => {
    const at = (name: string) =>
      readArcgis(recording('evac', name))
        .zones.filter(({ words }) => words && /order|warning/i.test(words))
        .map(({ officialId, words }) => `${officialId} ${words}`);
    const inCombined = at('combined_statewide_public_view_20260822.geojson');
    expect(at('caloes_prod_20260822.geojson')).toEqual(expect.arrayContaining(inCombined));
    expect(inCombined.length).toBeGreaterThan(20);
  });
});
