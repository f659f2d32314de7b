/**
 * The built-in search: leave the zone first, then drive on, never back in. A state is a junction and whether the zones
 * were left. Before leaving, streets in the zone cost six times their time; afterwards, only streets outside are used.
 * Streets that are closed or in a fire are never used.
 */
import { METERS_A_LAT, metersALng, type Position } from '#server/platform/flat-earth.ts';
import type { Hazards } from './hazards.ts';
import { MinHeap } from './min-heap.ts';
import { COORDINATE_SCALE, NOWHERE, type RoadGraph } from './roads/road-graph.ts';
import type { StreetPlace } from './roads/street-grid.ts';
import {
  canArrive,
  stretchesFrom,
  stretchesTo,
  stretchWithin,
  tailsOf,
  type Stretch,
} from './street-ends.ts';
import { IN_ZONE, isOpenAfter, isOpenBefore, TOUCHES_OUTSIDE, type StreetMarks } from './street-marks.ts';
import { BORDER_METERS } from './zone-depth.ts';

/** Weight of each second inside the zone, so that the way out is short rather than fast. */
export const ZONE_WEIGHT = 6;
/** A route may go this much deeper into the zone than the home is: to the end of its own block. */
export const DEEPER_METERS = 300;
const NO_EDGE = 0xffff_ffff;

/** A path: the first stretch, whole edges, and the last stretch. `last` is null if a single stretch is all. */
export type Path = { first: Stretch; edges: number[]; last: Stretch | null; cost: number };

export type SearchQuestion = {
  from: StreetPlace;
  /** The goal: a place, or the nearest junction outside the zones that is good enough. */
  to: StreetPlace | { isGoal: (junction: number) => boolean };
  hazards: Hazards;
  marks: StreetMarks;
  canGoDeeper: boolean;
  avoidStreets?: ReadonlySet<number>;
};

/** Memory of one search, reused by the next: stamps tell old entries from new ones. */
class Workspace {
  readonly cost: Float64Array;
  readonly edge: Uint32Array;
  readonly before: Int32Array;
  readonly stamp: Uint32Array;
  round = 0;
  readonly heap = new MinHeap();

  constructor(states: number) {
    this.cost = new Float64Array(states);
    this.edge = new Uint32Array(states);
    this.before = new Int32Array(states);
    this.stamp = new Uint32Array(states);
  }

  costOf(state: number): number {
    return this.stamp[state] === this.round ? (this.cost[state] ?? Infinity) : Infinity;
  }
}
const workspaces = new WeakMap<RoadGraph, Workspace>();

function openWorkspace(graph: RoadGraph): Workspace {
  const space = workspaces.get(graph) ?? new Workspace(graph.junctions * 2);
  workspaces.set(graph, space);
  space.round += 1;
  space.heap.clear();
  return space;
}

export const depthLimit = (hazards: Hazards, from: Position, canGoDeeper: boolean): number =>
  canGoDeeper ? Infinity : Math.max(BORDER_METERS, hazards.zones.depthAt(from) + DEEPER_METERS);

/** The best path, or null when there is none. */
export function findPath(graph: RoadGraph, question: SearchQuestion): Path | null {
  const { from, to, hazards, marks, avoidStreets } = question;
  const space = openWorkspace(graph);
  const { heap } = space;
  const limit = depthLimit(hazards, from.at, question.canGoDeeper);
  const startsOutside = hazards.zones.depthAt(from.at) === 0;
  const place = 'at' in to ? to : null;
  const aheadOf = place ? timeAhead(graph, place.at) : () => 0;
  const isAvoided = (edge: number) => avoidStreets?.has(edge >>> 1) === true;

  const reach = (state: number, cost: number, edge: number, before: number) => {
    if (cost >= space.costOf(state)) return;
    space.stamp[state] = space.round;
    space.cost[state] = cost;
    space.edge[state] = edge;
    space.before[state] = before;
    heap.push(cost + aheadOf(state >>> 1), state);
  };

  // First stretches: the state they lead to stores which one it was.
  const starts = stretchesFrom(graph, question, from, limit);
  for (const first of starts) {
    if (first.isBarred || isAvoided(first.edge) || first.deepest > limit) continue;
    if (startsOutside ? first.deepest > BORDER_METERS : first.reenters) continue;
    const head = graph.edgeHead[first.edge] ?? NOWHERE;
    const hasLeft = startsOutside || first.touchesOutside || !marks.isInside[head];
    const weight = first.deepest > BORDER_METERS ? ZONE_WEIGHT : 1;
    reach(head * 2 + (hasLeft ? 1 : 0), first.seconds * weight, first.edge, -1);
  }
  const ends = new Map<number, Stretch[]>();
  for (const last of place ? stretchesTo(graph, question, place) : []) {
    if (last.isBarred || isAvoided(last.edge) || last.deepest > limit) continue;
    for (const tail of tailsOf(graph, last.edge)) ends.set(tail, [...(ends.get(tail) ?? []), last]);
  }

  let best: Path | null = directPath(graph, question, startsOutside, limit);
  let bestState = -1;
  let bestLast: Stretch | null = null;
  let bestCost = best?.cost ?? Infinity;
  for (let state = heap.pop(); state !== -1; state = heap.pop()) {
    if (heap.key >= bestCost) break;
    const junction = state >>> 1;
    const cost = space.costOf(state);
    if (heap.key > cost + aheadOf(junction) + 1e-6) continue;
    const hasLeft = (state & 1) === 1;
    if ('isGoal' in to && hasLeft && to.isGoal(junction))
      return { ...tracePath(space, starts, state), last: null, cost };
    for (const last of ends.get(junction) ?? []) {
      const total = cost + last.seconds * (last.deepest > BORDER_METERS ? ZONE_WEIGHT : 1);
      if (total >= bestCost || !canArrive(last, hasLeft)) continue;
      bestCost = total;
      bestState = state;
      bestLast = last;
      best = null;
    }
    for (let k = graph.outStart[junction] ?? 0; k < (graph.outStart[junction + 1] ?? 0); k += 1) {
      const edge = graph.outEdge[k] ?? 0;
      const street = edge >>> 1;
      const mark = marks.mark[street] ?? 0;
      if (hasLeft ? !isOpenAfter(mark) : !isOpenBefore(mark, edge)) continue;
      if ((marks.depth[street] ?? 0) > limit || isAvoided(edge)) continue;
      const head = graph.edgeHead[edge] ?? NOWHERE;
      if (head === NOWHERE) continue;
      const isOut = hasLeft || (mark & TOUCHES_OUTSIDE) !== 0 || !marks.isInside[head];
      const weight = (mark & IN_ZONE) !== 0 ? ZONE_WEIGHT : 1;
      reach(head * 2 + (isOut ? 1 : 0), cost + (graph.streetSeconds[street] ?? 0) * weight, edge, state);
    }
  }
  if (best || !bestLast) return best;
  return { ...tracePath(space, starts, bestState), last: bestLast, cost: bestCost };
}

/** A lower bound on the time of any drive to the goal: a straight line at the highest speed. */
function timeAhead(graph: RoadGraph, goal: Position): (junction: number) => number {
  const [, south, , north] = graph.meta.box;
  // Degrees of longitude are shortest in the far north, so this never overestimates.
  const x =
    (metersALng(Math.max(Math.abs(south), Math.abs(north))) / COORDINATE_SCALE / graph.fastest) * 0.99;
  const y = (METERS_A_LAT / COORDINATE_SCALE / graph.fastest) * 0.99;
  const [lng, lat] = [goal[0] * COORDINATE_SCALE, goal[1] * COORDINATE_SCALE];
  const { junctionLng, junctionLat } = graph;
  return (junction) => {
    const dx = ((junctionLng[junction] ?? 0) - lng) * x;
    const dy = ((junctionLat[junction] ?? 0) - lat) * y;
    return Math.sqrt(dx * dx + dy * dy);
  };
}

function tracePath(space: Workspace, starts: readonly Stretch[], end: number) {
  const edges: number[] = [];
  let state = end;
  for (; (space.before[state] ?? -1) >= 0; state = space.before[state] ?? -1)
    edges.push(space.edge[state] ?? NO_EDGE);
  const first = starts.find(({ edge }) => edge === space.edge[state]);
  if (!first) throw new Error('a path without a start');
  return { first, edges: edges.reverse() };
}

/** Both places are on the same street. */
function directPath(
  graph: RoadGraph,
  { from, to, hazards, marks, avoidStreets }: SearchQuestion,
  startsOutside: boolean,
  limit: number,
): Path | null {
  if (!('at' in to)) return null;
  const only = stretchWithin(graph, { hazards, marks }, from, to);
  if (!only || only.isBarred || only.deepest > limit || avoidStreets?.has(from.street)) return null;
  if (startsOutside ? only.deepest > BORDER_METERS : only.reenters) return null;
  const weight = only.deepest > BORDER_METERS ? ZONE_WEIGHT : 1;
  return { first: only, edges: [], last: null, cost: only.seconds * weight };
}
