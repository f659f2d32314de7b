import { expect, test } from 'vitest';
import { metersBetween, metersOf, type Position } from '#server/platform/flat-earth.ts';
import type { RouteAges } from '#server/ports/routing.ts';
import { gridTown, townPlace } from '#test/osm-file.ts';
import { openTown, pictureOf, rectangle } from '#test/road-towns.ts';
import { findAlternatives, placeAt, sharedWith } from './alternatives.ts';
import { preparePicture } from './built-in-engine.ts';
import { findPath } from './leave-first.ts';
import { makeRoute } from './make-route.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { openHotel } from './routes-to-hotel.ts';
import { CLEAR_METERS, findWayClear } from './way-clear.ts';
import { chooseWaypoints, MOST_WAYPOINTS } from './waypoints.ts';

const graph = await openTown(gridTown(40, 40));
const age = { state: 'ok', asOf: null } as const;
const AGES: RouteAges = { roads: age, zones: age, fires: age, closures: age };
const zone = rectangle(1000, 1000, 3000, 3000);
const home = townPlace(2050, 2010);

test('without a hotel the route ends well outside every zone and fire, and says where the zone is left', () => {
  const hazards = pictureOf({ zones: [zone], fires: [rectangle(3500, 1500, 4200, 2500)] });
  const found = findWayClear(graph, { from: home, hazards }, AGES);
  expect(found.outcome).toBe('verified');
  const line = 'route' in found ? found.route.line : [];
  const end = line.at(-1) ?? home;
  const { zones, fires } = preparePicture(graph, hazards).hazards;
  for (const area of [...zones.areas, ...fires])
    expect(area.border.metersTo(end, CLEAR_METERS)).toBe(Infinity);
  expect('route' in found && found.route.steps.some(({ kind }) => kind === 'leave-zone')).toBe(true);
});

test.each([
  ['in-fire', pictureOf({ fires: [rectangle(1900, 1900, 2200, 2200)] })],
  ['no-way-in-our-data', pictureOf({ zones: [rectangle(-100, -100, 8000, 8000)] })],
] as const)('without a hotel the answer can be %s', (outcome, hazards) => {
  expect(findWayClear(graph, { from: home, hazards }, AGES).outcome).toBe(outcome);
  expect(findWayClear(null, { from: home, hazards }, AGES).outcome).toBe('no-road-data');
});

test('one search for a hotel gives each home the route that its own search finds', () => {
  const picture = pictureOf({ zones: [zone] });
  const to = townPlace(7000, 6010);
  const answer = openHotel(graph, { to, hazards: picture }, AGES);
  const judged = preparePicture(graph, picture);
  for (const from of [townPlace(1210, 1400), townPlace(2050, 2010), townPlace(2790, 1230)]) {
    const found = answer(from);
    const [start, end] = [nearestPlace(graph, from), nearestPlace(graph, to)];
    const path = start && end && findPath(graph, { ...judged, from: start, to: end, canGoDeeper: false });
    expect(found).toMatchObject({ outcome: 'verified' });
    if (!found || !('route' in found) || !path) throw new Error('no route');
    expect(found.route.seconds).toBeCloseTo(makeRoute(graph, path).seconds, 0);
  }
});

/** A line around the block instead of straight ahead, like a route around a hazard. */
const detour: Position[] = [
  townPlace(0, 2000),
  townPlace(0, 6000),
  townPlace(4000, 6000),
  townPlace(4000, 2000),
];

test('places along a detour keep an app on it that would drive the short way', () => {
  const { places, isKept } = chooseWaypoints(graph, detour);
  expect(isKept).toBe(true);
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(MOST_WAYPOINTS);
  const { hazards, marks } = preparePicture(graph, pictureOf({}));
  const stops = [detour[0] ?? home, ...places, detour.at(-1) ?? home];
  const driven = stops.slice(1).flatMap((stop, i) => {
    const fit = { within: 5, isFit: () => true };
    const [from, to] = [nearestPlace(graph, stops[i] ?? stop, fit), nearestPlace(graph, stop, fit)];
    const path = from && to && findPath(graph, { hazards, marks, from, to, canGoDeeper: true });
    return path ? makeRoute(graph, path).line : [];
  });
  expect(sharedWith(driven, detour)).toBe(1);
  expect(Math.abs(metersOf(driven) - metersOf(detour))).toBeLessThan(50);
});

test('without roads the places promise nothing', () => {
  expect(chooseWaypoints(null, detour)).toMatchObject({ isKept: false });
  expect(chooseWaypoints(graph, [])).toEqual({ places: [], isKept: false });
});

test('only routes that really differ, and aren’t much longer, are alternatives', async () => {
  const chosen = { line: [townPlace(0, 0), townPlace(4000, 0)], seconds: 100 };
  const at = (north: number, seconds: number) => ({
    line: [townPlace(0, 0), townPlace(0, north), townPlace(4000, north), townPlace(4000, 0)],
    meters: 1,
    seconds,
    steps: [],
  });
  const offered = [at(10, 90), at(400, 500), at(600, 120), at(1000, 150)];
  const asked: Position[][] = [];
  const found = await findAlternatives(chosen, (avoid) => {
    asked.push(avoid);
    return Promise.resolve(offered.shift() ?? null);
  });
  expect(found.map(({ seconds }) => seconds)).toEqual([120, 150]);
  expect(asked[0]).toHaveLength(3);
  expect(metersBetween(placeAt(chosen.line, 0.5), townPlace(2000, 0))).toBeLessThan(1);
});
