import { expect, test } from 'vitest';
import { createRecordedHazards } from '#server/adapters/hazard-feed.recorded.ts';
import { createRecordedFeed } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import { hours, minutes, seconds } from '#server/platform/clock.ts';
import { pullNow } from '#server/emergency/alerts/alerts.ts';
import { insertInformation } from '#server/emergency/alerts/information-store.ts';
import { caltransAnswer, wfigsAnswer } from '#test/hazards.ts';
import { openWorld, signedInAdmin, signedInAs } from '#test/world.ts';
import { pullHazardsNow } from './hazards.ts';

const zones = createRecordedFeed({
  id: 'caloes',
  name: 'Cal OES evacuation zones',
  officialUrl: 'https://protect.genasys.com',
  read: (raw) => ({ kind: 'zones' as const, ...readArcgis(raw) }),
});
const roads = createRecordedHazards('caltrans', { id: 'roads', freshForMinutes: 60 });
const fires = createRecordedHazards('wfigs', { id: 'fires' });
const world = await openWorld({ withWorkers: false, feeds: [zones], hazardFeeds: [roads, fires] });
const { deps, db, clock } = world;

const AREA = 'west=-122.8&south=38.3&east=-122.6&north=38.5';
const read = async (query = AREA) => {
  const { status, body, headers } = await world.visitor().get(`/api/live-map?${query}`);
  return { status, map: body as LiveMap, headers };
};

const ring = (west: number) => [
  [
    [west, 38.4],
    [west + 0.05, 38.4],
    [west + 0.05, 38.45],
    [west, 38.45],
    [west, 38.4],
  ],
];
const zone = (id: string, status: string, west: number) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: ring(west) },
  properties: {
    ZONE_ID: id,
    STATUS: status,
    ZONE_NAME: id,
    COUNTY: 'Sonoma',
    EDIT_DATE: clock.now().getTime(),
  },
});

test('before any answer it is empty, and says that no source answered', async () => {
  const { map } = await read();
  expect(map).toMatchObject({ zones: [], fires: [], closures: [] });
  expect(map.sources.map(({ id, kind, state }) => [id, kind, state])).toEqual([
    ['caloes', 'zones', 'unavailable'],
    ['roads', 'closures', 'unavailable'],
    ['fires', 'fires', 'unavailable'],
  ]);
});

test('zones by status, fires, closures and Red Flag Warnings, for anyone', async () => {
  clock.advance(minutes(1));
  zones.give(
    Buffer.from(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          zone('US-CA-XSN-2', 'Evacuation Warning', -122.72),
          zone('US-CA-XSN-1', 'Evacuation Order', -122.7),
        ],
      }),
    ),
  );
  await pullNow(deps, zones);
  const start = new Date(clock.now().getTime() - hours(1));
  const ramp = { index: 'C101B-0001', facility: 'On Ramp', start, end: null };
  const road = { index: 'C101A-0001', start, end: null };
  const tomorrow = { index: 'C101C-0001', start: new Date(clock.now().getTime() + hours(24)), end: null };
  roads.give(caltransAnswer([ramp, road, tomorrow], clock.now()));
  await pullHazardsNow(deps, roads);
  fires.give(wfigsAnswer([{ id: 'R', name: 'Ridge', at: start }]));
  await pullHazardsNow(deps, fires);
  await db.transaction((tx) =>
    insertInformation(tx, {
      kind: 'red-flag',
      key: 'message:test',
      name: 'Sonoma County',
      source: 'NWS San Francisco',
      shape: [ring(-122.7) as [number, number][][]],
      shapeHash: 'x',
      changedAt: clock.now(),
    }),
  );
  const { map, headers } = await read();
  expect(map.zones.map(({ name, status }) => [name, status])).toEqual([
    ['US-CA-XSN-1', 'order'],
    ['US-CA-XSN-2', 'warning'],
  ]);
  expect(map.fires).toMatchObject([{ name: 'Ridge', acres: 500, containedPercent: 20, source: 'fires' }]);
  expect(map.closures.map(({ kind, road: name }) => [kind, name])).toEqual([
    ['full', 'US-101'],
    ['ramp', 'US-101'],
  ]);
  expect(map.redFlags).toMatchObject([{ name: 'Sonoma County' }]);
  expect(map.sources.every(({ state, lastGoodAt }) => state === 'ok' && lastGoodAt !== null)).toBe(true);
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(headers['etag']).toBeDefined();
});

test('elsewhere there is nothing, and a box that is none is refused', async () => {
  expect((await read('west=-119&south=34&east=-118&north=35')).map).toMatchObject({
    zones: [],
    closures: [],
  });
  for (const query of [
    '',
    'west=1&south=2&east=0&north=3',
    'west=a&south=2&east=3&north=4',
    'west=-190&south=2&east=3&north=4',
  ])
    expect((await read(query)).status).toBe(400);
});

test('when polling stops, the sources grow old and everything stays closed', async () => {
  clock.advance(minutes(30));
  const stateOf = (map: LiveMap, id: string) => map.sources.find((one) => one.id === id)?.state;
  expect(stateOf((await read()).map, 'roads')).toBe('stale');
  clock.advance(hours(2));
  const { map } = await read();
  expect(stateOf(map, 'roads')).toBe('unavailable');
  expect(map.closures).toHaveLength(2);
  expect(map.fires).toHaveLength(1);
});

test('people who look at one town share one reading for ten seconds', async () => {
  await read();
  const before = await read();
  await world.database.pool.query(`update fire_perimeters set name = 'Renamed'`);
  expect((await read('west=-122.79&south=38.31&east=-122.61&north=38.49')).map.fires[0]?.name).toBe(
    before.map.fires[0]?.name,
  );
  clock.advance(seconds(11));
  expect((await read()).map.fires[0]?.name).toBe('Renamed');
});

test('operations sees the hazard sources, what they have in force and what ended, and can poll them', async () => {
  const admin = await signedInAdmin(world);
  roads.give(
    caltransAnswer(
      [
        { index: 'C101A-0001', start: clock.now(), end: null, code: '1098' },
        { index: 'C101B-0001', start: clock.now(), end: null, facility: 'On Ramp' },
      ],
      clock.now(),
    ),
  );
  const pulled = await admin.post('/api/admin/operations/feeds/roads/pull');
  expect(pulled).toMatchObject({
    status: 200,
    body: {
      id: 'roads',
      kind: 'closures',
      state: 'ok',
      inForce: 2,
      ended: [{ name: 'US-101', rule: 'picked-up' }],
    },
  });
  const { body } = await admin.get('/api/admin/operations');
  const { feeds } = body as { feeds: { id: string; kind: string; inForce: number | null }[] };
  expect(feeds.map(({ id, kind, inForce }) => [id, kind, inForce])).toEqual(
    expect.arrayContaining([
      ['caloes', 'alerts', null],
      ['roads', 'closures', 2],
      ['fires', 'fires', 1],
    ]),
  );
  const auditor = await signedInAs(world, 'AUDITOR');
  expect((await auditor.post('/api/admin/operations/feeds/roads/pull')).status).toBe(403);
});
