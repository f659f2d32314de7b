import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ageText, routeNotes, roadDistance } from '#contract/emergency/route-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { ROADS_KEY } from '#server/ports/file-storage.ts';
import type { RoutingPort } from '#server/ports/routing.ts';
import { createLog } from '#server/platform/log.ts';
import { gridTown, osmFile, townPlace } from '#test/osm-file.ts';
import { closedAt, pictureOf, rectangle, withTownFile } from '#test/road-towns.ts';
import { importRoads } from './roads/import-roads.ts';
import {
  costsToHotels,
  roadsAge,
  routeFor,
  stillHolds,
  streetsWithin,
  waysOutOf,
  type RouteDeps,
} from './routes.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-routes-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function openDeps(routing: RoutingPort | null = null) {
  const time = { now: new Date('2026-11-17T20:00:00Z') };
  const deps: RouteDeps = {
    fileStorage: createDiskStorage({ root: mkdtempSync(path.join(dir, 'store-')) }),
    clock: { now: () => time.now },
    log: createLog('silent'),
    routing,
  };
  const load = (rows: number) =>
    withTownFile(osmFile(gridTown(rows, 20)), (file) =>
      importRoads(deps.fileStorage, file, { now: time.now, dataAt: new Date('2026-11-01T00:00:00Z') }),
    );
  return { deps, time, load };
}
const request = { from: townPlace(100, 600), to: townPlace(3700, 600), hazards: pictureOf({}) };

test('without roads every verb answers, and says so', async () => {
  const { deps } = openDeps();
  expect(await roadsAge(deps)).toEqual({ state: 'none', asOf: null });
  expect(await routeFor(deps, request)).toMatchObject({
    outcome: 'no-road-data',
    ages: { roads: { state: 'none' } },
  });
  expect(await waysOutOf(deps, request.from)).toEqual({ outcome: 'no-road-data' });
  expect(await streetsWithin(deps, [-123, 38, -122, 39], 10)).toEqual([]);
  const costs = costsToHotels(deps, { homes: [], hotels: [request.to], hazards: request.hazards });
  expect((await costs.next()).done).toBe(true);
});

test('roads are loaded once, and a new import is noticed ten minutes later', async () => {
  const { deps, time, load } = openDeps();
  await load(6);
  let opened = 0;
  const storage = { ...deps.fileStorage };
  deps.fileStorage.open = (key) => {
    opened += 1;
    return storage.open(key);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => routeFor(deps, request)));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['verified']));
  expect(opened).toBe(2); // once for its head, once for all of it
  expect(await roadsAge(deps)).toEqual({ state: 'ok', asOf: new Date('2026-11-01T00:00:00Z') });
  await load(12);
  const count = async () => (await streetsWithin(deps, [-123, 38, -122, 39], 10_000)).length;
  const before = await count();
  time.now = new Date('2026-11-17T20:11:00Z');
  await count();
  await expect.poll(count).toBeGreaterThan(before);
  time.now = new Date('2027-11-17T20:00:00Z');
  expect((await roadsAge(deps)).state).toBe('stale');
});

test('a damaged graph counts as no roads; a storage that fails keeps what is loaded', async () => {
  const { deps, time, load } = openDeps();
  await deps.fileStorage.put(
    ROADS_KEY,
    (async function* () {
      yield Buffer.from('x'.repeat(500));
    })(),
  );
  expect(await routeFor(deps, request)).toMatchObject({ outcome: 'no-road-data' });
  await load(6);
  time.now = new Date('2026-11-17T21:00:00Z');
  await expect.poll(async () => (await routeFor(deps, request)).outcome).toBe('verified');
  deps.fileStorage.open = () => Promise.reject(new Error('the bucket is gone'));
  time.now = new Date('2026-11-17T22:00:00Z');
  expect((await routeFor(deps, request)).outcome).toBe('verified');
  expect((await routeFor(deps, request)).outcome).toBe('verified');
});

test('when the configured engine fails, the built-in search answers', async () => {
  const broken: RoutingPort = {
    name: 'valhalla',
    roadsAge: async () => ({ state: 'unavailable', asOf: null }),
    findRoute: async () => ({ outcome: 'unavailable', reason: 'failed' }),
  };
  const { deps, load } = openDeps(broken);
  expect((await routeFor(deps, request)).outcome).toBe('unavailable');
  const other = openDeps(broken);
  await other.load(6);
  expect((await routeFor(other.deps, request)).outcome).toBe('verified');
  await load(6);
});

test('a stored route holds until something touches it', async () => {
  const { deps, load } = openDeps();
  await load(12);
  const answer = await routeFor(deps, request);
  if (answer.outcome !== 'verified') throw new Error(answer.outcome);
  const stored = { line: answer.route.line, from: request.from, to: request.to, outcome: answer.outcome };
  const farAway = pictureOf({
    zones: [rectangle(500, 1500, 3000, 2100)],
    closures: [closedAt(townPlace(1900, 1800))],
  });
  expect(await stillHolds(deps, stored, farAway)).toBe(true);
  for (const picture of [
    pictureOf({ closures: [closedAt(townPlace(1900, 600))] }),
    pictureOf({ fires: [rectangle(1800, 500, 2000, 700)] }),
    pictureOf({ zones: [rectangle(1500, 300, 2500, 900)] }),
  ])
    expect(await stillHolds(deps, stored, picture)).toBe(false);
});

test('costs of many homes to each hotel come from one search per hotel', async () => {
  const { deps, load } = openDeps();
  await load(12);
  const homes = [townPlace(100, 600), townPlace(2000, 600), townPlace(90_000, 600)];
  const hotels = [townPlace(3700, 600), townPlace(100, 2000)];
  const found: number[][] = [];
  for await (const { hotel, costs } of costsToHotels(deps, { homes, hotels, hazards: pictureOf({}) }))
    found[hotel] = [...costs];
  expect(found[0]?.[0]).toBeGreaterThan(found[0]?.[1] ?? Infinity);
  expect(found[1]?.[0]).toBeLessThan(found[1]?.[1] ?? 0);
  expect([found[0]?.[2], found[1]?.[2]]).toEqual([Infinity, Infinity]);
});

test('ages and distances read well, and never call a road open', () => {
  const es = messagesIn('es').routes;
  expect(ageText('closures', { state: 'ok', at: 'Nov 16, 8:03 AM PST' })).toBe(
    'Closed roads as of Nov 16, 8:03 AM PST. Others may be closed, too.',
  );
  expect(ageText('closures', { state: 'unavailable', at: null })).toBe('We couldn’t check for closed roads.');
  expect(ageText('fires', { state: 'stale', at: 'Nov 16' })).toContain('The last update was Nov 16');
  expect(ageText('closures', { state: 'none', at: null }, es)).toContain(
    'Cualquier camino puede estar cerrado',
  );
  expect([roadDistance(90), roadDistance(5000), roadDistance(40_000)]).toEqual(['300 ft', '3.1 mi', '25 mi']);
  expect(routeNotes()).toEqual([
    'Follow officers and signs over this route.',
    '© OpenStreetMap contributors',
  ]);
});
