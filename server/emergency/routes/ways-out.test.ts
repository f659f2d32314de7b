import { describe, expect, test } from 'vitest';
import { waysOutText } from '#contract/emergency/route-words.ts';
import { gridTown, townPlace, type OsmTown } from '#test/osm-file.ts';
import { extractOf, openExtract, openTown, realTowns } from '#test/road-towns.ts';
import { findWaysOut, type WaysOut } from './ways-out.ts';

const said = (found: WaysOut): string[] =>
  found.outcome === 'found'
    ? waysOutText({
        count: found.ways.length as 0 | 1 | 2,
        headings: found.ways.map(({ heading }) => heading),
        onlyBy: found.onlyBy,
        dataEndsNear: found.dataEndsNear,
      })
    : [];

/** A town of 12 km by 12 km, and a neighborhood connected to it by a single bridge. */
function islandTown(bridges: number): OsmTown {
  const town = gridTown(31, 31, 400);
  // Everything around the middle 5 x 5 corners is cut off, except for the bridges.
  const isInside = (id: number) => {
    const [row, column] = [Math.floor((id - 1) / 1000), (id - 1) % 1000];
    return row >= 13 && row <= 17 && column >= 13 && column <= 17;
  };
  const names: string[] = [];
  const ways: OsmTown['ways'] = [];
  for (const way of town.ways)
    for (let i = 1; i < way.refs.length; i += 1) {
      const [a = 0, b = 0] = [way.refs[i - 1], way.refs[i]];
      const isCrossing = isInside(a) !== isInside(b);
      if (isCrossing && names.length >= bridges) continue;
      const name = isCrossing ? `Bridge ${names.push('') - 1 + 1}` : (way.tags['name'] ?? '');
      ways.push({ id: ways.length + 1, refs: [a, b], tags: { highway: 'residential', name } });
    }
  return { nodes: town.nodes, ways };
}

describe('ways out', () => {
  test('two that share no street, in different directions, where the town has them', async () => {
    const graph = await openTown(gridTown(31, 31, 400));
    const found = findWaysOut(graph, townPlace(6000, 6100));
    if (found.outcome !== 'found') throw new Error(found.outcome);
    expect(found.ways).toHaveLength(2);
    expect(found.onlyBy).toEqual([]);
    const [first, second] = found.ways.map(({ line }) =>
      line
        .slice(1)
        .map(([lng, lat], i) => [`${line[i]?.[0]},${line[i]?.[1]}`, `${lng},${lat}`].toSorted().join(' ')),
    );
    expect(first?.filter((stretch) => second?.includes(stretch))).toEqual([]);
    const [one, other] = found.ways.map(({ line }) => line.at(-1) ?? [0, 0]);
    expect(
      Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
    ).toBeGreaterThan(0.01);
    expect(said(found)[0]).toMatch(/^There are two ways out of your neighborhood/);
  });

  test('the one street that everyone must use is named', async () => {
    const graph = await openTown(islandTown(1));
    const found = findWaysOut(graph, townPlace(6000, 6100));
    expect(found).toMatchObject({ outcome: 'found', onlyBy: ['Bridge 1'] });
    expect(said(found)[0]).toBe(
      'Leave early. Every way out of your neighborhood uses Bridge 1, and so do your neighbors.',
    );
  });

  test('a second bridge makes two ways, each over its own', async () => {
    const found = findWaysOut(await openTown(islandTown(2)), townPlace(6000, 6100));
    if (found.outcome !== 'found') throw new Error(found.outcome);
    const bridges = found.ways.map(({ steps }) =>
      steps.flatMap((step) => ('street' in step && step.street?.startsWith('Bridge') ? [step.street] : [])),
    );
    expect(bridges.flat().toSorted()).toEqual(['Bridge 1', 'Bridge 2']);
  });

  test('no bridge is no way out, and says so', async () => {
    const found = findWaysOut(await openTown(islandTown(0)), townPlace(6000, 6100));
    // 25 corners are an island: the home's nearest street is across the water, if it is near enough.
    expect(found.outcome === 'no-road-data' || said(found)[0]?.includes('no way out')).toBe(true);
  });

  test('a short dead end is not a bottleneck: ways are counted from its corner', async () => {
    const town = gridTown(31, 31, 400);
    const [lng, lat] = townPlace(6150, 6200);
    town.nodes.push({ id: 99_999, lng, lat });
    // From the corner at 6000, 6000 a lane of 250 m.
    town.ways.push({ id: 999, refs: [15_016, 99_999], tags: { highway: 'residential', name: 'Lane' } });
    const found = findWaysOut(await openTown(town), townPlace(6145, 6195));
    expect(found.outcome === 'found' && found.ways.length).toBe(2);
  });

  test('data that ends near the home is said; too near, nothing is claimed', async () => {
    const graph = await openTown(gridTown(31, 31, 400));
    expect(said(findWaysOut(graph, townPlace(3000, 6000)))[1]).toContain('Our road map ends near your home');
    expect(findWaysOut(graph, townPlace(500, 6000))).toEqual({ outcome: 'data-ends-too-near' });
    expect(findWaysOut(graph, townPlace(60_000, 6000))).toEqual({ outcome: 'no-road-data' });
  });

  test.runIf(realTowns.includes('paradise'))(
    'homes in Paradise have ways out, and steps to drive',
    async () => {
      const found = findWaysOut(await openExtract(extractOf('paradise')), [-121.6135, 39.7605]);
      if (found.outcome !== 'found') throw new Error(found.outcome);
      expect(found.ways.length).toBeGreaterThan(0);
      expect(found.ways[0]?.steps.at(-1)?.kind).toBe('arrive');
      expect(found.dataEndsNear).toBe(true);
    },
  );
});
