import { expect, test } from 'vitest';
import type { Position } from '#server/platform/flat-earth.ts';
import type { HazardPicture } from '#server/ports/routing.ts';
import { townPlace, type OsmTown } from '#test/osm-file.ts';
import { openTown, pictureOf } from '#test/road-towns.ts';
import { createBuiltInRouting, preparePicture } from './built-in-engine.ts';
import { findVerified } from './find-verified.ts';

/** A freeway with a street at each end, another one 400 m south of it, and two ramps between them. */
const PLACES: Record<number, [number, number]> = {
  1: [0, 0],
  2: [1400, 0],
  3: [3400, 0],
  4: [6000, 0],
  5: [6000, 600],
  6: [0, 600],
  11: [0, -400],
  12: [1000, -400],
  13: [3000, -400],
  14: [3600, -400],
};
const TOWN: OsmTown = {
  nodes: Object.entries(PLACES).map(([id, place]) => {
    const [lng, lat] = townPlace(...place);
    return { id: Number(id), lng, lat };
  }),
  ways: [
    { id: 1, refs: [1, 2, 3, 4], tags: { highway: 'motorway', oneway: 'no', ref: 'US 101' } },
    { id: 2, refs: [11, 12, 13, 14], tags: { highway: 'residential', name: 'Frontage Road' } },
    { id: 5, refs: [4, 5], tags: { highway: 'residential', name: 'East Street' } },
    { id: 6, refs: [1, 6], tags: { highway: 'residential', name: 'West Street' } },
    { id: 3, refs: [12, 2], tags: { highway: 'motorway_link', oneway: 'no' } },
    { id: 4, refs: [13, 3], tags: { highway: 'motorway_link', oneway: 'no' } },
  ],
};
const graph = await openTown(TOWN);
const age = { state: 'ok', asOf: new Date('2026-11-01T00:00:00Z') } as const;
const engine = createBuiltInRouting({ graph: async () => graph, age: async () => age });

/** Where a route enters the freeway, or why there is none. */
async function ask(from: Position, to: Position, picture: HazardPicture) {
  const { hazards } = preparePicture(graph, picture);
  const answer = await findVerified(engine, { from, to, hazards: picture }, hazards);
  return 'route' in answer ? answer.route.line : answer.outcome;
}
const passes = (line: readonly Position[] | string, node: number): boolean => {
  const [lng, lat] = townPlace(...(PLACES[node] ?? [0, 0]));
  return (
    typeof line !== 'string' && line.some(([x, y]) => Math.abs(x - lng) < 1e-5 && Math.abs(y - lat) < 1e-5)
  );
};
const rampAt = (place: [number, number]) => ({
  line: [townPlace(...place)],
  isChord: false,
  road: 'US-101',
  isRamp: true,
});

test('a closed ramp is avoided for the next one, and the freeway stays open', async () => {
  const [home, away] = [townPlace(500, -400), townPlace(6000, 500)];
  const before = await ask(home, away, pictureOf({}));
  expect([passes(before, 2), passes(before, 13)]).toEqual([true, false]);
  const closed = pictureOf({ closures: [rampAt([1350, 0])] });
  const after = await ask(home, away, closed);
  expect([passes(after, 12), passes(after, 13), passes(after, 3)]).toEqual([true, true, true]);
  expect(passes(after, 2)).toBe(false);
  expect(passes(await ask(townPlace(0, 500), away, closed), 2)).toBe(true);
});

test('with every ramp closed there is no way, and a ramp we don’t have closes nothing', async () => {
  const [home, away] = [townPlace(500, -400), townPlace(6000, 500)];
  const all = pictureOf({ closures: [rampAt([1350, 0]), rampAt([3350, 0])] });
  expect(await ask(home, away, all)).toBe('no-way-in-our-data');
  const elsewhere = await ask(home, away, pictureOf({ closures: [rampAt([5000, 0])] }));
  expect(passes(elsewhere, 2)).toBe(true);
});
