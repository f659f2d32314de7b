/**
 * The bulk path: one search backward from a hotel serves every home of an incident. It follows the same rules as the
 * search for a single home, so its results pass the same check.
 */
import { depthLimit, ZONE_WEIGHT, type Path } from './leave-first.ts';
import { MinHeap } from './min-heap.ts';
import { NOWHERE, type RoadGraph } from './roads/road-graph.ts';
import type { StreetPlace } from './roads/street-grid.ts';
import { canArrive, stretchesFrom, stretchesTo, tailsOf, type Judged, type Stretch } from './street-ends.ts';
import { IN_ZONE, isOpenAfter, isOpenBefore, TOUCHES_OUTSIDE, type StreetMarks } from './street-marks.ts';
import { BORDER_METERS } from './zone-depth.ts';

const NO_EDGE = 0xffff_ffff;

/** Times from every junction to one hotel; states are `2 * junction`, plus 1 once the zones are left. */
export type HotelTree = {
  cost: Float64Array;
  /** The edge to drive next, or `NO_EDGE` for the last stretch. */
  next: Uint32Array;
  /** How deep the rest of the way goes into the zones. */
  deepest: Float32Array;
  lasts: Map<number, Stretch>;
};

export const createTree = (graph: RoadGraph): HotelTree => ({
  cost: new Float64Array(graph.junctions * 2),
  next: new Uint32Array(graph.junctions * 2),
  deepest: new Float32Array(graph.junctions * 2),
  lasts: new Map(),
});
const heap = new MinHeap();

/** Fills a tree for a hotel. The same memory is reused for one hotel after the other. */
export function growTree(graph: RoadGraph, judged: Judged, hotel: StreetPlace, tree: HotelTree): void {
  const { hazards, marks } = judged;
  const { cost, next, deepest, lasts } = tree;
  const { inStart, inEdge, inTail, streetSeconds } = graph;
  const { mark: marked, depth, isInside } = marks;
  cost.fill(Infinity);
  lasts.clear();
  heap.clear();
  if (hazards.zones.depthAt(hotel.at) > BORDER_METERS) return;
  for (const last of stretchesTo(graph, judged, hotel))
    for (const tail of tailsOf(graph, last.edge))
      for (const layer of [0, 1]) {
        if (layer === 0 && !isInside[tail]) continue;
        const seconds = last.seconds * (last.deepest > BORDER_METERS ? ZONE_WEIGHT : 1);
        const state = 2 * tail + layer;
        if (!canArrive(last, layer === 1) || seconds >= (cost[state] ?? 0)) continue;
        cost[state] = seconds;
        next[state] = NO_EDGE;
        deepest[state] = last.deepest;
        lasts.set(state, last);
        heap.push(seconds, state);
      }
  for (let state = heap.pop(); state !== -1; state = heap.pop()) {
    const known = cost[state] ?? 0;
    if (heap.key > known) continue;
    const junction = state >>> 1;
    const hasLeft = (state & 1) === 1;
    const isOutside = !isInside[junction];
    const end = inStart[junction + 1] ?? 0;
    for (let k = inStart[junction] ?? 0; k < end; k += 1) {
      const edge = inEdge[k] ?? 0;
      const tail = inTail[k] ?? 0;
      const street = edge >>> 1;
      const mark = marked[street] ?? 0;
      const seconds = streetSeconds[street] ?? 0;
      if (hasLeft && isOpenAfter(mark)) {
        const total = known + seconds;
        const before = 2 * tail + 1;
        if (total < (cost[before] ?? 0)) {
          cost[before] = total;
          next[before] = edge;
          deepest[before] = Math.max(deepest[state] ?? 0, depth[street] ?? 0);
          heap.push(total, before);
        }
      }
      // A junction outside always has the zones left behind, so only junctions inside need the other state.
      if (!isInside[tail] || !isOpenBefore(mark, edge)) continue;
      if (hasLeft !== (isOutside || (mark & TOUCHES_OUTSIDE) !== 0)) continue;
      const total = known + seconds * ((mark & IN_ZONE) !== 0 ? ZONE_WEIGHT : 1);
      const before = 2 * tail;
      if (total < (cost[before] ?? 0)) {
        cost[before] = total;
        next[before] = edge;
        deepest[before] = Math.max(deepest[state] ?? 0, depth[street] ?? 0);
        heap.push(total, before);
      }
    }
  }
}

/** How trips from a home can begin. Computed once, and used with every hotel's tree. */
export type HomeStart = { starts: { stretch: Stretch; state: number; cost: number }[]; limit: number };

export function startFrom(graph: RoadGraph, judged: Judged, home: StreetPlace): HomeStart {
  const { hazards, marks } = judged;
  const startsOutside = hazards.zones.depthAt(home.at) === 0;
  const limit = depthLimit(hazards, home.at, false);
  const starts: HomeStart['starts'] = [];
  for (const stretch of stretchesFrom(graph, judged, home, limit)) {
    if (stretch.isBarred || (startsOutside ? stretch.deepest > BORDER_METERS : stretch.reenters)) continue;
    const head = graph.edgeHead[stretch.edge] ?? NOWHERE;
    const hasLeft = startsOutside || stretch.touchesOutside || !marks.isInside[head];
    const weight = stretch.deepest > BORDER_METERS ? ZONE_WEIGHT : 1;
    starts.push({ stretch, state: 2 * head + (hasLeft ? 1 : 0), cost: stretch.seconds * weight });
  }
  return { starts, limit };
}

/** The cost from a home by a hotel's tree, Infinity if there is no way; and whether it goes deeper than allowed. */
export function costFrom({ starts, limit }: HomeStart, tree: HotelTree): { cost: number; isDeeper: boolean } {
  let best = { cost: Infinity, isDeeper: false };
  for (const { stretch, state, cost } of starts) {
    const total = cost + (tree.cost[state] ?? Infinity);
    if (total < best.cost)
      best = { cost: total, isDeeper: stretch.deepest > limit || (tree.deepest[state] ?? 0) > limit };
  }
  return best;
}

/** Starts of many homes in typed arrays: homes times hotels are millions of lookups. */
export type PackedStarts = { count: number; state: Uint32Array; cost: Float64Array };

/** A home has at most two ways to begin: the two directions of its street. */
const MOST_STARTS = 2;

export function packStarts(homes: readonly HomeStart[]): PackedStarts {
  const state = new Uint32Array(homes.length * MOST_STARTS);
  const cost = new Float64Array(homes.length * MOST_STARTS).fill(Infinity);
  for (const [home, { starts }] of homes.entries())
    for (const [i, start] of starts.slice(0, MOST_STARTS).entries()) {
      state[MOST_STARTS * home + i] = start.state;
      cost[MOST_STARTS * home + i] = start.cost;
    }
  return { count: homes.length, state, cost };
}

/** Writes the cost from every home to `costs`, Infinity if there is no way. */
export function costsFrom({ count, state, cost }: PackedStarts, tree: HotelTree, costs: Float64Array): void {
  for (let home = 0; home < count; home += 1) {
    const i = MOST_STARTS * home;
    const first = (cost[i] ?? 0) + (tree.cost[state[i] ?? 0] ?? 0);
    const second = (cost[i + 1] ?? 0) + (tree.cost[state[i + 1] ?? 0] ?? 0);
    costs[home] = first < second ? first : second;
  }
}

/** The path from a home by a hotel's tree. */
export function pathFrom(
  graph: RoadGraph,
  marks: StreetMarks,
  start: HomeStart,
  tree: HotelTree,
): Path | null {
  const [first] = start.starts.toSorted(
    (a, b) => a.cost + (tree.cost[a.state] ?? Infinity) - (b.cost + (tree.cost[b.state] ?? Infinity)),
  );
  const cost = first ? first.cost + (tree.cost[first.state] ?? Infinity) : Infinity;
  if (!first || cost === Infinity) return null;
  const edges: number[] = [];
  let { state } = first;
  while (tree.next[state] !== NO_EDGE) {
    const edge = tree.next[state] ?? NO_EDGE;
    const head = graph.edgeHead[edge] ?? NOWHERE;
    const isOut =
      (state & 1) === 1 || ((marks.mark[edge >>> 1] ?? 0) & TOUCHES_OUTSIDE) !== 0 || !marks.isInside[head];
    edges.push(edge);
    state = 2 * head + (isOut ? 1 : 0);
  }
  return { first: first.stretch, edges, last: tree.lasts.get(state) ?? null, cost };
}
