import type { CutStreets } from './build-graph.ts';
import type { Joined } from './join-junctions.ts';
import { indexIn, type Extract } from './read-extract.ts';
import { NOWHERE } from './road-graph.ts';

export type Turned = {
  edgeHead: Uint32Array;
  outStart: Uint32Array;
  outEdge: Uint32Array;
  inStart: Uint32Array;
  inEdge: Uint32Array;
  inTail: Uint32Array;
  /** The original of each copied junction; copies follow the originals. */
  copiedFrom: Uint32Array;
  /** Restrictions that took effect. */
  applied: number;
};

/**
 * Gives every edge with turn restrictions its own copy of the junction it arrives at, with only the allowed edges. A
 * copy allows a U-turn only if there is no other way on.
 */
export function applyRestrictions(extract: Extract, streets: CutStreets, joined: Joined): Turned {
  const edgeHead = joined.edgeHead.slice();
  const { forbidden, applied } = forbiddenTurns(extract, streets, joined);
  const outOf = (junction: number) =>
    joined.outEdge.subarray(joined.outStart[junction], joined.outStart[junction + 1]);
  const copiedFrom: number[] = [];
  const copies: number[][] = [];
  for (const [edge, banned] of forbidden) {
    const junction = joined.edgeHead[edge] ?? 0;
    const allowed = [...outOf(junction)].filter((out) => !banned.has(out));
    const onward = allowed.filter((out) => out !== (edge ^ 1));
    edgeHead[edge] = joined.junctions + copies.length;
    copiedFrom.push(junction);
    copies.push(onward.length > 0 ? onward : allowed);
  }
  const extra = copies.reduce((sum, list) => sum + list.length, 0);
  const outStart = new Uint32Array(joined.junctions + copies.length + 1);
  outStart.set(joined.outStart);
  const outEdge = new Uint32Array(joined.outEdge.length + extra);
  outEdge.set(joined.outEdge);
  let end = joined.outEdge.length;
  for (const [i, list] of copies.entries()) {
    outEdge.set(list, end);
    end += list.length;
    outStart[joined.junctions + i + 1] = end;
  }
  return {
    edgeHead,
    outStart,
    outEdge,
    ...arrivals(edgeHead, outStart, outEdge),
    copiedFrom: Uint32Array.from(copiedFrom),
    applied,
  };
}

/** For each edge, the edges it may not turn into. */
function forbiddenTurns(extract: Extract, streets: CutStreets, { edgeHead, outStart, outEdge }: Joined) {
  const wayIndex = new Map<number, number>();
  for (const [index, id] of extract.wayIds.entries()) wayIndex.set(id, index);
  const forbidden = new Map<number, Set<number>>();
  let applied = 0;
  for (const { fromWay, viaNode, toWay, isOnly } of extract.restrictions) {
    const [from, to] = [wayIndex.get(fromWay), wayIndex.get(toWay)];
    const node = indexIn(extract.nodeIds, viaNode);
    const junction = node < 0 ? -1 : (streets.junctionOf[node] ?? -1);
    if (from === undefined || to === undefined || junction < 0) continue;
    const isOf = (edge: number, way: number) =>
      edge >>> 1 >= (streets.wayStart[way] ?? 0) && edge >>> 1 < (streets.wayStart[way + 1] ?? 0);
    const leaving = [...outEdge.subarray(outStart[junction], outStart[junction + 1])];
    const named = leaving.filter((edge) => isOf(edge, to));
    if (named.length === 0) continue;
    let hasEffect = false;
    for (let s = streets.wayStart[from] ?? 0; s < (streets.wayStart[from + 1] ?? 0); s += 1)
      for (const edge of [2 * s, 2 * s + 1]) {
        if (edgeHead[edge] !== junction) continue;
        const banned = forbidden.get(edge) ?? new Set();
        const others = isOnly ? leaving.filter((out) => !named.includes(out)) : named;
        // A way that continues through the junction is both from and to, so only the U-turn is meant.
        const meant = from === to && !isOnly ? others.filter((out) => out === (edge ^ 1)) : others;
        for (const out of meant) banned.add(out);
        forbidden.set(edge, banned);
        hasEffect = true;
      }
    if (hasEffect) applied += 1;
  }
  return { forbidden, applied };
}

/** The same graph reversed, for searches from the destination. */
function arrivals(edgeHead: Uint32Array, outStart: Uint32Array, outEdge: Uint32Array) {
  const junctions = outStart.length - 1;
  const inStart = new Uint32Array(junctions + 1);
  for (const edge of outEdge) {
    const head = edgeHead[edge] ?? NOWHERE;
    if (head !== NOWHERE) inStart[head + 1] = (inStart[head + 1] ?? 0) + 1;
  }
  for (let j = 0; j < junctions; j += 1) inStart[j + 1] = (inStart[j + 1] ?? 0) + (inStart[j] ?? 0);
  const inEdge = new Uint32Array(inStart[junctions] ?? 0);
  const inTail = new Uint32Array(inEdge.length);
  const next = inStart.slice();
  for (let tail = 0; tail < junctions; tail += 1)
    for (let k = outStart[tail] ?? 0; k < (outStart[tail + 1] ?? 0); k += 1) {
      const edge = outEdge[k] ?? 0;
      const head = edgeHead[edge] ?? NOWHERE;
      if (head === NOWHERE) continue;
      const place = next[head] ?? 0;
      inEdge[place] = edge;
      inTail[place] = tail;
      next[head] = place + 1;
    }
  return { inStart, inEdge, inTail };
}
