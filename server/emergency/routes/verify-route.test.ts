import { describe, expect, test } from 'vitest';
import type { Position } from '#server/platform/flat-earth.ts';
import { townPlace } from '#test/osm-file.ts';
import { closedAt, pictureOf, rectangle } from '#test/road-towns.ts';
import { prepareHazards } from './hazards.ts';
import { verifyRoute } from './verify-route.ts';

const line = (...places: [number, number][]): Position[] => places.map(([x, y]) => townPlace(x, y));
const zone = rectangle(0, 0, 2000, 2000);

function faultsOf(
  route: Position[],
  parts: Parameters<typeof pictureOf>[0],
  { from = route[0] ?? townPlace(0, 0), to = route.at(-1) ?? townPlace(0, 0), canGoDeeper = false } = {},
) {
  const hazards = prepareHazards(pictureOf(parts), null);
  return verifyRoute(route, { from, to, hazards, canGoDeeper }).faults.map(({ kind }) => kind);
}

describe('the verifier', () => {
  test('accepts a route that leaves and stays out', () => {
    expect(faultsOf(line([1900, 1000], [3000, 1000], [3000, 5000]), { zones: [zone] })).toEqual([]);
  });

  test.each<[string, Position[], Parameters<typeof pictureOf>[0], string[]]>([
    ['no line', [], {}, ['no-line']],
    ['one point', line([0, 0]), {}, ['no-line']],
    ['a place that is no place', [townPlace(0, 0), [NaN, 38]], {}, ['no-line']],
    ['a jump over open country', line([0, 0], [16_000, 0]), {}, ['jump']],
    [
      'a fire between two points',
      line([-500, 1000], [2500, 1000]),
      { fires: [rectangle(900, 990, 910, 1010)] },
      ['fire'],
    ],
    ['a fire all around', line([500, 500], [600, 500]), { fires: [zone] }, ['fire']],
    [
      'a closure beside the road',
      line([0, 0], [1000, 0]),
      { closures: [closedAt(townPlace(500, 24))] },
      ['closure'],
    ],
    [
      'a route back into the zone',
      line([1900, 1000], [2100, 1000], [1800, 1000], [2500, 1000]),
      { zones: [zone] },
      ['reentry'],
    ],
    [
      'a route that ends in a zone',
      line([1900, 1000], [1500, 1000]),
      { zones: [zone] },
      ['deeper', 'ends-in-zone'],
    ],
    [
      'a route into a zone from outside',
      line([2500, 1000], [1800, 1000], [2500, 1000]),
      { zones: [zone] },
      ['reentry'],
    ],
    ['a route through the middle', line([1900, 1000], [-500, 1000]), { zones: [zone] }, ['deeper']],
  ])('refuses %s', (_, route, parts, faults) => {
    expect(faultsOf(route, parts)).toEqual(faults);
  });

  test('allows what is just far enough away', () => {
    expect(faultsOf(line([0, 0], [1000, 0]), { closures: [closedAt(townPlace(500, 27))] })).toEqual([]);
    expect(faultsOf(line([0, 0], [1000, 0]), { fires: [rectangle(0, 3, 1000, 50)] })).toEqual([]);
    // 45 m inside, along the border: the outer 50 m count as outside.
    expect(faultsOf(line([2500, 1000], [1955, 1000], [1955, 1900], [2500, 1900]), { zones: [zone] })).toEqual(
      [],
    );
  });

  test('refuses a route that starts or ends more than 400 m away', () => {
    const route = line([0, 0], [1000, 0]);
    expect(faultsOf(route, {}, { from: townPlace(-399, 0) })).toEqual([]);
    expect(faultsOf(route, {}, { from: townPlace(-402, 0) })).toEqual(['starts-elsewhere']);
    expect(faultsOf(route, {}, { to: townPlace(1402, 0) })).toEqual(['ends-elsewhere']);
  });

  test('goes deeper only where that was allowed', () => {
    const route = line([1900, 1000], [1000, 1000], [1000, 2500]);
    expect(faultsOf(route, { zones: [zone] })).toEqual(['deeper']);
    expect(faultsOf(route, { zones: [zone] }, { canGoDeeper: true })).toEqual([]);
    // 300 m deeper than home is the end of the block.
    expect(faultsOf(line([1900, 1000], [1610, 1000], [2500, 1000]), { zones: [zone] })).toEqual([]);
    expect(faultsOf(line([1900, 1000], [1590, 1000], [2500, 1000]), { zones: [zone] })).toEqual(['deeper']);
  });

  test('says where the zone is left, and nothing for a home outside', () => {
    const hazards = prepareHazards(pictureOf({ zones: [zone] }), null);
    const check = (route: Position[]) => {
      const [from = townPlace(0, 0), to = townPlace(0, 0)] = [route[0], route.at(-1)];
      return verifyRoute(route, { from, to, hazards, canGoDeeper: false }).metersToLeave;
    };
    expect(check(line([1500, 1000], [2500, 1000]))).toBeCloseTo(500, -1.5);
    expect(check(line([2500, 1000], [3500, 1000]))).toBeNull();
  });

  test('treats two neighbor zones with a thin gap as one', () => {
    const zones = [zone, rectangle(2030, 0, 4000, 2000)];
    // Crossing the gap doesn't count as leaving: the route is still inside, and leaves much later.
    const hazards = prepareHazards(pictureOf({ zones }), null);
    const route = line([1700, 1000], [2015, 1000], [2015, 2500]);
    const [from, to] = [townPlace(1700, 1000), townPlace(2015, 2500)];
    const { faults, metersToLeave } = verifyRoute(route, { from, to, hazards, canGoDeeper: true });
    expect(faults).toEqual([]);
    expect(metersToLeave).toBeGreaterThan(1250);
  });
});
