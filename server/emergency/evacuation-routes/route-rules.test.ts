import { expect, test } from 'vitest';
import { ROUTE_OUTCOMES, type RouteOutcome } from '#contract/emergency/routes.ts';
import type { ROUTE_CAUSES } from '#contract/emergency/evacuation-route.ts';
import { isVerified } from '#contract/emergency/evacuation-route-words.ts';
import { decodeLine, encodeLine } from '#server/platform/polyline.ts';
import { avoidedBy } from './avoided.ts';
import { changesSince, hashesOf } from './changed-items.ts';
import type { PictureItem } from './picture.ts';
import { cellsOfBox, cellsOfLine } from './route-cells.ts';
import {
  announcementOf,
  causeToRecompute,
  isSameRoute,
  type KnownRoute,
  type Situation,
} from './route-rules.ts';

const known = (given: Partial<KnownRoute> = {}): KnownRoute => ({
  outcome: 'verified',
  goal: 'hotel',
  hotelId: 'inn',
  from: [-122.7, 38.4],
  roadsMark: 'may',
  pictureHash: 'old',
  ...given,
});
const now = (given: Partial<Situation> = {}): Situation => ({
  hotelId: 'inn',
  from: [-122.7, 38.4],
  roadsMark: 'may',
  pictureHash: 'new',
  faults: [],
  ...given,
});

test('a checked route is kept while no zone, fire or closure touches it, whatever else changed', () => {
  expect(causeToRecompute(known(), now())).toBeNull();
  expect(causeToRecompute(known(), now({ roadsMark: 'june' }))).toBeNull();
});

test.each([
  ['fire', 'fire'],
  ['closure', 'closure'],
  ['reentry', 'zone'],
  ['deeper', 'zone'],
  ['ends-in-zone', 'zone'],
] as const)('a fault of kind %s replaces it because of a %s', (fault, cause) => {
  expect(causeToRecompute(known(), now({ faults: [fault] }))).toBe(cause);
});

test('another hotel or another place of the home replaces it', () => {
  expect(causeToRecompute(null, now())).toBe('first');
  expect(causeToRecompute(known(), now({ hotelId: 'lodge' }))).toBe('hotel');
  expect(causeToRecompute(known(), now({ hotelId: null }))).toBe('hotel');
  expect(causeToRecompute(known(), now({ from: [-122.7, 38.5] }))).toBe('home');
});

test.each(['in-fire', 'no-way-in-our-data', 'verified-goes-deeper-first'] as const)(
  '%s is tried again only when something changed',
  (outcome) => {
    expect(causeToRecompute(known({ outcome }), now())).toBe('reopened');
    expect(causeToRecompute(known({ outcome }), now({ pictureHash: 'old' }))).toBeNull();
  },
);

test('without roads it is tried again after an import, and a failed engine always', () => {
  const none = known({ outcome: 'no-road-data', roadsMark: null });
  expect(causeToRecompute(none, now({ roadsMark: null }))).toBeNull();
  expect(causeToRecompute(none, now())).toBe('roads');
  expect(causeToRecompute(known({ outcome: 'unavailable' }), now({ pictureHash: 'old' }))).toBe('reopened');
});

test('a route that ends before the hotel is tried again when something changed or roads were added', () => {
  expect(causeToRecompute(known({ goal: 'clear' }), now())).toBe('reopened');
  expect(causeToRecompute(known({ goal: 'clear' }), now({ pictureHash: 'old' }))).toBeNull();
  expect(causeToRecompute(known({ goal: 'clear' }), now({ roadsMark: 'june' }))).toBe('roads');
  expect(causeToRecompute(known({ goal: 'clear', hotelId: null }), now({ hotelId: null }))).toBeNull();
});

test('people are notified when a route they may follow changed, appeared or was lost, and never for the first one', () => {
  const said = (before: RouteOutcome | null, after: RouteOutcome, cause: (typeof ROUTE_CAUSES)[number]) =>
    announcementOf(before && { outcome: before }, { outcome: after }, cause);
  for (const after of ROUTE_OUTCOMES) expect(said(null, after, 'first')).toBe('timeline');
  for (const cause of ['hotel', 'home', 'roads'] as const)
    expect(said('verified', 'verified', cause)).toBe('timeline');
  for (const cause of ['zone', 'fire', 'closure'] as const)
    for (const after of ROUTE_OUTCOMES) expect(said('verified', after, cause)).toBe('notify');
  for (const before of ['in-fire', 'no-way-in-our-data'] as const) {
    expect(said(before, 'verified', 'reopened')).toBe('notify');
    expect(said(before, 'unavailable', 'reopened')).toBe('timeline');
  }
  expect(said('no-way-in-our-data', 'in-fire', 'reopened')).toBe('notify');
  expect(said('unavailable', 'in-fire', 'reopened')).toBe('notify');
  expect(said('in-fire', 'in-fire', 'reopened')).toBe('timeline');
  expect(said('unavailable', 'verified', 'reopened')).toBe('timeline');
  expect(ROUTE_OUTCOMES.filter(isVerified)).toEqual(['verified', 'verified-goes-deeper-first']);
});

test('the same line to the same hotel is no new version', () => {
  const route = { outcome: 'verified', line: 'abc', hotelId: 'inn', noWay: null } as const;
  expect(isSameRoute(route, { ...route })).toBe(true);
  expect(isSameRoute(route, { ...route, line: 'abd' })).toBe(false);
  expect(isSameRoute(route, { ...route, hotelId: 'lodge' })).toBe(false);
});

const box = (west: number, south: number, size = 0.01) => ({
  west,
  south,
  east: west + size,
  north: south + size,
});
const item = (id: string, hash: string, at = box(-122.7, 38.4)): PictureItem => ({
  id,
  hash,
  named: { kind: 'fire', name: id },
  box: at,
  marginMeters: 0,
});

test('only new and changed hazards are looked at; one that ended touches no route', () => {
  const before = hashesOf([item('a', '1'), item('b', '1')]);
  expect(changesSince(before, [item('a', '1'), item('b', '1')])).toEqual({ isAny: false, cells: [] });
  expect(changesSince(before, [item('a', '1')])).toEqual({ isAny: true, cells: [] });
  const grown = changesSince(before, [item('a', '2', box(-122.7, 38.4)), item('b', '1', box(-120, 36))]);
  expect(grown.isAny).toBe(true);
  const line = cellsOfLine([
    [-122.72, 38.405],
    [-122.68, 38.405],
  ]);
  expect(line.some((cell) => grown.cells?.includes(cell))).toBe(true);
  expect(cellsOfLine([[-120.005, 36.005]]).some((cell) => grown.cells?.includes(cell))).toBe(false);
});

test('a hazard as large as a state is compared with every route', () => {
  expect(cellsOfBox(box(-124, 32, 9))).toBeNull();
  expect(changesSince({}, [item('a', '1', box(-124, 32, 9))])).toEqual({ isAny: true, cells: null });
});

test('every square that a line passes shares one with a box around any of its points', () => {
  const line: [number, number][] = [
    [-122.7001, 38.4009],
    [-122.6503, 38.4507],
    [-122.61, 38.4501],
  ];
  const cells = new Set(cellsOfLine(line));
  for (const [lng, lat] of line)
    expect(
      cellsOfBox({ west: lng, east: lng, south: lat, north: lat })?.some((cell) => cells.has(cell)),
    ).toBe(true);
});

test('it names what is near, nearest first, each name once', () => {
  const line: [number, number][] = [
    [-122.7, 38.4],
    [-122.6, 38.4],
  ];
  const found = avoidedBy(line, [
    item('Far', '1', box(-122.65, 38.6)),
    item('Ridge', '1', box(-122.61, 38.42)),
    item('Ridge', '2', box(-122.61, 38.43)),
    item('Creek', '1', box(-122.7, 38.401)),
  ]);
  expect(found.map(({ name }) => name)).toEqual(['Creek', 'Ridge']);
});

test('a stored line comes back as it was, to a centimeter', () => {
  const line: [number, number][] = [
    [-122.7000001, 38.4],
    [-122.6999999, 38.4000002],
    [-121.5, 39.9999999],
  ];
  expect(decodeLine(encodeLine(line))).toEqual(line);
  expect(decodeLine(encodeLine([]))).toEqual([]);
});
