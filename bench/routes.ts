/**
 * Routes for 80,000 households to 200 hotels on the largest road graph available, compared with one plain
 * Dijkstra tree per hotel on the same graph; one route with its check; and an import compared with reading
 * the file alone. Each pair alternates. With HEARTHLINE_ROADS, your own extract is measured; otherwise the
 * largest in ../shared/data/roads, or a generated grid town.
 *
 *   npm run bench -- routes [--households 80000] [--hotels 200] [--rounds 3]
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuiltInRouting, preparePicture } from '#server/emergency/routes/built-in-engine.ts';
import { findVerified } from '#server/emergency/routes/find-verified.ts';
import {
  costsFrom,
  createTree,
  growTree,
  packStarts,
  pathFrom,
  startFrom,
} from '#server/emergency/routes/hotel-tree.ts';
import { makeRoute } from '#server/emergency/routes/make-route.ts';
import { MinHeap } from '#server/emergency/routes/min-heap.ts';
import { buildGraph } from '#server/emergency/routes/roads/build-graph.ts';
import { openOsmFile } from '#server/emergency/routes/roads/osm-blocks.ts';
import { readExtract } from '#server/emergency/routes/roads/read-extract.ts';
import { graphBytes, junctionAt, type RoadGraph } from '#server/emergency/routes/roads/road-graph.ts';
import { nearestPlace, type StreetPlace } from '#server/emergency/routes/roads/street-grid.ts';
import { verifyRoute } from '#server/emergency/routes/verify-route.ts';
import { gridTown, osmFile } from '#test/osm-file.ts';
import { seededRandom } from '#test/random.ts';
import { extractOf, pictureOf, realTowns } from '#test/road-towns.ts';
import { finish, onFinish } from './lib/finish.ts';
import { expectCount, median, quantile, secondsOf } from './lib/measure.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';

describeBench('routes for the households of a large order');

const sizes = sizesFor({
  households: { full: 80_000, small: 2000 },
  hotels: { full: 200, small: 5 },
  routes: { full: 2000, small: 100 },
  rounds: { full: 3, small: 1 },
});
const MOST_TREE_RATIO = 3;
const MOST_ROUTE_MS = 25;

const random = seededRandom(7);

function extractFile(): string {
  const given = process.env['HEARTHLINE_ROADS'];
  const known = realTowns.map(extractOf).toSorted((a, b) => statSync(b).size - statSync(a).size);
  if (given ?? known[0]) return given ?? known[0] ?? '';
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-'));
  onFinish(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(path.join(dir, 'grid.osm.pbf'), osmFile(gridTown(90, 90)));
  return path.join(dir, 'grid.osm.pbf');
}

/** The minimal cost of one hotel: a textbook Dijkstra over the same arrays, without hazards. */
function plainTree(graph: RoadGraph, hotel: number, cost: Float64Array, heap: MinHeap): void {
  const { inStart, inEdge, inTail, streetSeconds } = graph;
  cost.fill(Infinity);
  cost[hotel] = 0;
  heap.clear();
  heap.push(0, hotel);
  for (let junction = heap.pop(); junction !== -1; junction = heap.pop()) {
    const known = cost[junction] ?? 0;
    if (heap.key > known) continue;
    for (let k = inStart[junction] ?? 0; k < (inStart[junction + 1] ?? 0); k += 1) {
      const total = known + (streetSeconds[(inEdge[k] ?? 0) >>> 1] ?? 0);
      const tail = inTail[k] ?? 0;
      if (total >= (cost[tail] ?? 0)) continue;
      cost[tail] = total;
      heap.push(total, tail);
    }
  }
}

const file = extractFile();
const floors: number[] = [];
const unpackings: number[] = [];
const imports: number[] = [];
let built: RoadGraph | null = null;
for (let round = 0; round < sizes.rounds + 1; round += 1) {
  floors.push(await secondsOf(() => readFile(file)));
  unpackings.push(
    await secondsOf(async () => {
      const osm = await openOsmFile(file);
      for await (const _ of osm.blocks()) continue;
      await osm.close();
    }),
  );
  imports.push(
    await secondsOf(async () => {
      const extract = await readExtract(file, () => undefined);
      built = buildGraph(extract, { source: path.basename(file), importedAt: new Date() });
    }),
  );
}
const graph = built as RoadGraph | null;
if (!graph) throw new Error('no graph');
const bytes = graphBytes(graph);
console.log(
  `${path.basename(file)} (${(statSync(file).size / 1e6).toFixed(2)} MB): ${graph.streets} streets, ${graph.junctions} junctions, ` +
    `${(bytes / 1e6).toFixed(2)} MB, ${(bytes / graph.streets).toFixed(0)} bytes a street`,
);
console.log(
  `import ${median(imports).toFixed(2)} s; unpacking alone ${median(unpackings).toFixed(3)} s (${(median(imports) / median(unpackings)).toFixed(1)} times); ` +
    `reading alone ${median(floors).toFixed(4)} s`,
);

// A zone in the middle of the town, a third of its size, with a fire at its edge.
const [west, south, east, north] = graph.meta.box;
const at = (x: number, y: number): [number, number] => [
  west + (east - west) * x,
  south + (north - south) * y,
];
const blob = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * 2 * Math.PI;
    const share = radius * (0.85 + 0.15 * Math.sin(5 * angle));
    return at(x + share * Math.cos(angle), y + share * Math.sin(angle));
  });
const picture = pictureOf({
  zones: [[[blob(0.5, 0.5, 0.28)]]],
  fires: [[[blob(0.6, 0.72, 0.08)]]],
  closures: Array.from({ length: 20 }, () => ({
    line: [junctionAt(graph, Math.floor(random() * graph.junctions))],
    isChord: false,
    road: null,
  })),
});
const marking = performance.now();
const prepared = preparePicture(graph, picture);
const { hazards, marks } = prepared;
console.log(
  `marking the streets for a picture: ${(performance.now() - marking).toFixed(0)} ms, once for all homes`,
);

const place = (isFit: (spot: StreetPlace) => boolean): StreetPlace => {
  for (;;) {
    const spot = nearestPlace(graph, junctionAt(graph, Math.floor(random() * graph.junctions)));
    if (spot && isFit(spot)) return spot;
  }
};
const hotels = Array.from({ length: sizes.hotels }, () =>
  place((spot) => hazards.zones.depthAt(spot.at) === 0),
);
const homes = Array.from({ length: sizes.households }, () =>
  place((spot) => hazards.zones.depthAt(spot.at) > 0),
);

const before = process.memoryUsage().rss;
const [plain, trees, starting, choosing]: [number[], number[], number[], number[]] = [[], [], [], []];
const plainCost = new Float64Array(graph.junctions);
const heap = new MinHeap();
const tree = createTree(graph);
const costs = new Float64Array(homes.length);
let reached = 0;
for (let round = 0; round < sizes.rounds; round += 1) {
  let [plainMs, treeMs, chooseMs] = [0, 0, 0];
  const began = performance.now();
  const starts = packStarts(homes.map((home) => startFrom(graph, prepared, home)));
  starting.push(performance.now() - began);
  const best = new Float64Array(homes.length).fill(Infinity);
  for (const hotel of hotels) {
    const first = performance.now();
    plainTree(
      graph,
      graph.edgeHead[2 * hotel.street] ?? graph.edgeHead[2 * hotel.street + 1] ?? 0,
      plainCost,
      heap,
    );
    const second = performance.now();
    growTree(graph, prepared, hotel, tree);
    const third = performance.now();
    costsFrom(starts, tree, costs);
    for (let i = 0; i < costs.length; i += 1) if ((costs[i] ?? 0) < (best[i] ?? 0)) best[i] = costs[i] ?? 0;
    plainMs += second - first;
    treeMs += third - second;
    chooseMs += performance.now() - third;
  }
  plain.push(plainMs);
  trees.push(treeMs);
  choosing.push(chooseMs);
  reached = best.filter((cost) => cost < Infinity).length;
}
const ratio = median(trees) / median(plain);
console.log(
  `${sizes.households} households, ${sizes.hotels} hotels: trees ${(median(trees) / 1000).toFixed(2)} s, plain Dijkstra trees ${(median(plain) / 1000).toFixed(2)} s ` +
    `(${ratio.toFixed(2)} times); starts ${(median(starting) / 1000).toFixed(2)} s; all ${sizes.households * sizes.hotels} times ${(median(choosing) / 1000).toFixed(2)} s; ` +
    `${reached} households reach a hotel; ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB more memory`,
);
if (reached < sizes.households / 2) throw new Error('most households reach no hotel');

// One hotel's tree yields routes for its households. Each is checked before anyone sees it.
const [some] = hotels;
if (!some) throw new Error('no hotel');
growTree(graph, prepared, some, tree);
const checks: number[] = [];
let made = 0;
for (const home of homes.slice(0, sizes.routes)) {
  const began = performance.now();
  const path = pathFrom(graph, marks, startFrom(graph, prepared, home), tree);
  if (!path) continue;
  const { line } = makeRoute(graph, path);
  const { faults } = verifyRoute(line, { from: home.at, to: some.at, hazards, canGoDeeper: true });
  checks.push(performance.now() - began);
  expectCount('faults of a route from the tree', faults.length, 0);
  made += 1;
}
console.log(
  `a route from the tree, drawn and checked: median ${median(checks).toFixed(2)} ms, p95 ${quantile(checks, 0.95).toFixed(2)} ms (${made} routes)`,
);

const engine = createBuiltInRouting({
  graph: async () => graph,
  age: async () => ({ state: 'ok', asOf: null }),
});
const single: number[] = [];
for (const home of homes.slice(0, Math.min(homes.length, sizes.routes))) {
  const hotel = hotels[Math.floor(random() * hotels.length)] ?? some;
  const began = performance.now();
  await findVerified(engine, { from: home.at, to: hotel.at, hazards: picture }, hazards);
  single.push(performance.now() - began);
}
const p95 = quantile(single, 0.95);
console.log(
  `one route, searched and checked: median ${median(single).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
);
addFigure({
  what: 'trees for all hotels, to a plain Dijkstra',
  value: ratio,
  unit: 'x',
  target: { atMost: MOST_TREE_RATIO },
});
addFigure({
  what: 'one route, searched and checked, 95th percentile',
  value: p95,
  unit: 'ms',
  target: { atMost: MOST_ROUTE_MS },
});
if (!isSmall && ratio > MOST_TREE_RATIO)
  throw new Error(`trees take ${ratio.toFixed(2)} times a plain Dijkstra`);
if (!isSmall && p95 > MOST_ROUTE_MS) throw new Error(`a route takes ${p95.toFixed(1)} ms at p95`);
await finish();
