/**
 * Random homes, zones, fires and closures. Every route that we call verified must pass a second check that was written
 * independently; refusals are counted by kind. 5,000 homes per town in the soak tier.
 */
import { describe, expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import type { HazardPicture } from '#server/ports/routing.ts';
import { gridTown, osmFile } from '#test/osm-file.ts';
import { extractOf, pictureOf, realTowns, withTownFile } from '#test/road-towns.ts';
import { objectionsTo, readDirections, readPicture } from '#test/route-check.ts';
import { seededRandom } from '#test/random.ts';
import { sized } from '#test/tier.ts';
import { createBuiltInRouting, preparePicture } from './built-in-engine.ts';
import { findVerified } from './find-verified.ts';
import { costFrom, createTree, growTree, pathFrom, startFrom } from './hotel-tree.ts';
import { findPath } from './leave-first.ts';
import { makeRoute } from './make-route.ts';
import { buildGraph } from './roads/build-graph.ts';
import { readExtract } from './roads/read-extract.ts';
import { junctionAt, streetLine, streetName, type RoadGraph } from './roads/road-graph.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { verifyRoute } from './verify-route.ts';

const HOMES_A_PICTURE = 10;
const pictures = sized({ gate: 4, soak: 500 });
const TEST_MS = sized({ gate: 120_000, soak: 3 * 3_600_000 });

type Place = [number, number];

function randomFrom(seed: number) {
  const next = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return { next, pick };
}
type Random = ReturnType<typeof randomFrom>;

function blob({ next }: Random, [x, y]: Place, radius: number): Place[] {
  const corners = 12 + Math.floor(next() * 20);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const distance = radius * (0.6 + next() * 0.8);
    return [x + (distance * Math.cos(angle)) / 87_000, y + (distance * Math.sin(angle)) / 111_000];
  });
}

/** A zone, or two neighbors that share a border, the way counties draw them. */
function zonesAt(random: Random, middle: Place, radius: number): MultiPolygon[] {
  const ring = blob(random, middle, radius);
  if (random.next() < 0.5) return [[[ring]]];
  const half = Math.floor(ring.length / 2);
  const [first, other] = [ring[0] ?? middle, ring[half] ?? middle];
  return [[[[...ring.slice(0, half + 1), middle]]], [[[other, ...ring.slice(half + 1), first, middle]]]];
}

function randomPicture(random: Random, graph: RoadGraph): HazardPicture {
  const place = (): Place => [...junctionAt(graph, Math.floor(random.next() * graph.junctions))] as Place;
  const middle = place();
  const beside: Place = [middle[0] + (random.next() - 0.5) * 0.03, middle[1] + (random.next() - 0.5) * 0.03];
  const closures: Parameters<typeof pictureOf>[0]['closures'] = [place(), place()].map((line) => ({
    line: [line],
    isChord: false,
    road: null,
  }));
  const street = Math.floor(random.next() * graph.streets);
  closures.push({ line: streetLine(graph, street), isChord: false, road: null });
  const [start, end] = [streetLine(graph, street)[0], place()];
  const road = streetName(graph, street);
  if (start && road && random.next() < 0.3) closures.push({ line: [start, end], isChord: true, road });
  return pictureOf({
    zones: [
      ...zonesAt(random, middle, 800 + random.next() * 2500),
      ...(random.next() < 0.5 ? zonesAt(random, place(), 800) : []),
    ],
    fires: [[[blob(random, beside, 200 + random.next() * 800)]]],
    closures,
  });
}

const age = { state: 'ok', asOf: null } as const;

describe.each([...realTowns, 'a grid'])('in %s', (town) => {
  test(
    'every verified route passes the second check, and trees agree with searches',
    { timeout: TEST_MS },
    async () => {
      const extract =
        town === 'a grid'
          ? await withTownFile(osmFile(gridTown(30, 30)), (file) => readExtract(file, () => undefined))
          : await readExtract(extractOf(town), () => undefined);
      const directions = readDirections(extract);
      const graph = buildGraph(extract, { source: town, importedAt: new Date() });
      const engine = createBuiltInRouting({ graph: async () => graph, age: async () => age });
      const random = randomFrom(42);
      const anywhere = (): Place =>
        [...junctionAt(graph, Math.floor(random.next() * graph.junctions))] as Place;
      const where = (isFit: (place: Place) => boolean): Place => {
        for (let i = 0; i < 200; i += 1) {
          const place = anywhere();
          if (isFit(place)) return place;
        }
        return anywhere();
      };
      const counts: Record<string, number> = {};
      const objections: unknown[] = [];
      const tree = createTree(graph);
      for (let round = 0; round < pictures; round += 1) {
        const picture = randomPicture(random, graph);
        const prepared = preparePicture(graph, picture);
        const { hazards, marks } = prepared;
        const checked = readPicture(picture);
        const hotel = where((place) => hazards.zones.depthAt(place) === 0);
        const hotelPlace = nearestPlace(graph, hotel);
        if (hotelPlace) growTree(graph, prepared, hotelPlace, tree);
        for (let k = 0; k < HOMES_A_PICTURE; k += 1) {
          const home = k === 0 ? anywhere() : where((place) => hazards.zones.depthAt(place) > 0);
          const to = k < HOMES_A_PICTURE / 2 ? hotel : anywhere();
          const answer = await findVerified(engine, { from: home, to, hazards: picture }, hazards);
          const kind = 'reason' in answer ? `${answer.outcome} (${answer.reason})` : answer.outcome;
          counts[kind] = (counts[kind] ?? 0) + 1;
          if ('route' in answer) {
            const mayGoDeeper = answer.outcome === 'verified-goes-deeper-first';
            const route = { line: answer.route.line, from: home, to, mayGoDeeper };
            const said = objectionsTo(route, checked, directions);
            if (said.length > 0) objections.push({ round, k, said });
          }
          const homePlace = nearestPlace(graph, home);
          if (!hotelPlace || !homePlace || homePlace.street === hotelPlace.street) continue;
          if (hazards.zones.depthAt(hotelPlace.at) > 50) continue;
          const start = startFrom(graph, prepared, homePlace);
          const question = { from: homePlace, to: hotelPlace, hazards, marks, canGoDeeper: true };
          const path = findPath(graph, question);
          expect(costFrom(start, tree).cost).toBeCloseTo(path?.cost ?? Infinity, 3);
          const fromTree = pathFrom(graph, marks, start, tree);
          if (!fromTree) continue;
          const { line } = makeRoute(graph, fromTree);
          expect(verifyRoute(line, { from: home, to: hotel, hazards, canGoDeeper: true }).faults).toEqual([]);
        }
      }
      process.stdout.write(`${town}: ${JSON.stringify(counts)}\n`);
      expect(objections).toEqual([]);
      // The pictures must be hard enough to produce every kind of result, and easy enough to find routes.
      expect(counts['verified']).toBeGreaterThan(pictures * 3);
      expect(Object.keys(counts).length).toBeGreaterThanOrEqual(4);
      expect(Object.keys(counts).filter((kind) => kind.includes('not-verified'))).toEqual([]);
    },
  );
});
