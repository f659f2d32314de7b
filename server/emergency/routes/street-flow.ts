/**
 * At most two ways that share no street, with the least total time: a minimum-cost flow of two over the streets around
 * a home, by successive shortest paths.
 */
import { MinHeap } from './min-heap.ts';
import { NOWHERE, type RoadGraph } from './roads/road-graph.ts';

/** An edge as it is driven: from a junction (or a copy of one) to another. */
export type Arc = { tail: number; edge: number; head: number };

export type FlowQuestion = {
  /** Arcs to begin with, each with its time. */
  starts: { arc: Arc; seconds: number }[];
  isGate: (junction: number) => boolean;
  /** Gates that don't count for the next way, because an earlier way leads there. */
  isTaken?: (gate: number, earlier: readonly number[]) => boolean;
  isBanned: (street: number) => boolean;
};

export type Flow = {
  /** One or two ways, each a list of arcs that begins with a start. */
  ways: Arc[][];
  /** When there is only one way: the arcs on it that every way out must use, in driving order. */
  bridges: Arc[];
};

/** Represents the home itself. */
const HOME = -1;

type Reached = { cost: number; via: Arc | null; isBack: boolean; from: number };

export function findTwoWays(graph: RoadGraph, question: FlowQuestion): Flow {
  const { isTaken = () => false } = question;
  const used = new Map<number, Arc>();
  const gates: number[] = [];
  for (let way = 0; way < 2; way += 1) {
    const { reached, gate } = searchResidual(graph, question, used, (found) => !isTaken(found, gates));
    if (gate === null) break;
    gates.push(gate);
    for (let at = gate; at !== HOME;) {
      const step = reached.get(at);
      if (!step?.via) break;
      if (step.isBack) used.delete(streetKey(step.via));
      else used.set(streetKey(step.via), step.via);
      at = step.from;
    }
  }
  const ways = traceWays(used);
  return { ways, bridges: ways.length === 1 ? findBridges(graph, question, ways[0] ?? [], used) : [] };
}

/** The two halves of the home's own street are two starts, so they count separately. */
const streetKey = ({ tail, edge }: Arc): number => (tail === HOME ? -1 - edge : edge >>> 1);

/** What can be driven from a junction on streets that earlier ways left free. */
type Onward = (at: number, drive: (to: number, seconds: number, via: Arc, isBack: boolean) => void) => void;

/** Driving a used street in reverse cancels it. */
function residual(graph: RoadGraph, question: FlowQuestion, used: ReadonlyMap<number, Arc>): Onward {
  const { starts, isGate, isBanned } = question;
  const backwards = new Map<number, Arc[]>();
  for (const arc of used.values()) backwards.set(arc.head, [...(backwards.get(arc.head) ?? []), arc]);
  return (at, drive) => {
    if (at === HOME) {
      for (const { arc, seconds } of starts)
        if (!used.has(streetKey(arc))) drive(arc.head, seconds, arc, false);
      return;
    }
    for (const arc of backwards.get(at) ?? []) drive(arc.tail, -secondsOf(graph, arc, starts), arc, true);
    if (isGate(at)) return;
    for (let k = graph.outStart[at] ?? 0; k < (graph.outStart[at + 1] ?? 0); k += 1) {
      const edge = graph.outEdge[k] ?? 0;
      const head = graph.edgeHead[edge] ?? NOWHERE;
      const street = edge >>> 1;
      if (head === NOWHERE || isBanned(street) || used.has(street)) continue;
      drive(head, graph.streetSeconds[street] ?? 0, { tail: at, edge, head }, false);
    }
  };
}

/** Shortest times to a gate: a suitable one, or any if no other can be reached. */
function searchResidual(
  graph: RoadGraph,
  question: FlowQuestion,
  used: ReadonlyMap<number, Arc>,
  isFit: (gate: number) => boolean,
): { reached: Map<number, Reached>; gate: number | null } {
  const onward = residual(graph, question, used);
  // Canceled streets have negative times, so a gate is only final when no saving can beat it.
  let savings = 0;
  for (const arc of used.values()) savings += secondsOf(graph, arc, question.starts);
  const reached = new Map<number, Reached>([[HOME, { cost: 0, via: null, isBack: false, from: HOME }]]);
  const heap = new MinHeap();
  // The heap holds what is not negative: the home is 0, junctions follow.
  heap.push(savings, 0);
  let fit: { gate: number; cost: number } | null = null;
  let other: { gate: number; cost: number } | null = null;
  for (let top = heap.pop(); top !== -1; top = heap.pop()) {
    const at = top - 1;
    const cost = reached.get(at)?.cost ?? 0;
    if (heap.key > cost + savings + 1e-6) continue;
    if (fit && cost >= fit.cost + savings) break;
    if (at !== HOME && question.isGate(at)) {
      if (isFit(at)) fit = fit && fit.cost <= cost ? fit : { gate: at, cost };
      else other = other && other.cost <= cost ? other : { gate: at, cost };
    }
    onward(at, (to, seconds, via, isBack) => {
      const total = cost + seconds;
      if (total >= (reached.get(to)?.cost ?? Infinity) - 1e-6) return;
      reached.set(to, { cost: total, via, isBack, from: at });
      heap.push(total + savings, to + 1);
    });
  }
  return { reached, gate: (fit ?? other)?.gate ?? null };
}

const secondsOf = (graph: RoadGraph, arc: Arc, starts: FlowQuestion['starts']): number =>
  arc.tail === HOME
    ? (starts.find((start) => start.arc.edge === arc.edge)?.seconds ?? 0)
    : (graph.streetSeconds[arc.edge >>> 1] ?? 0);

function traceWays(used: ReadonlyMap<number, Arc>): Arc[][] {
  const next = new Map<number, Arc[]>();
  for (const arc of used.values()) next.set(arc.tail, [...(next.get(arc.tail) ?? []), arc]);
  const ways: Arc[][] = [];
  while ((next.get(HOME)?.length ?? 0) > 0) {
    const way: Arc[] = [];
    for (let at = HOME; ;) {
      const arc = next.get(at)?.pop();
      if (!arc) break;
      way.push(arc);
      at = arc.head;
    }
    ways.push(way);
  }
  return ways;
}

/**
 * Every street of the only way whose loss would close it: the minimum cuts. Each is where the reachable area without it
 * ends; the search then continues behind it.
 */
function findBridges(
  graph: RoadGraph,
  question: FlowQuestion,
  way: readonly Arc[],
  used: ReadonlyMap<number, Arc>,
): Arc[] {
  const bridges: Arc[] = [];
  const onward = residual(graph, question, used);
  const reached = new Set<number>();
  const waiting = [HOME];
  for (;;) {
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      // From here on there is another way out.
      if (at !== HOME && question.isGate(at)) return bridges;
      onward(at, (to) => void waiting.push(to));
    }
    const cut = way.find((arc) => reached.has(arc.tail) && !reached.has(arc.head));
    if (!cut) return bridges;
    bridges.push(cut);
    if (question.isGate(cut.head)) return bridges;
    waiting.push(cut.head);
  }
}
