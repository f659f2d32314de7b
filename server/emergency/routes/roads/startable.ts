import { CAN_START_HERE, NOWHERE } from './road-graph.ts';
import { ROAD_CLASSES } from './road-rules.ts';

type Arcs = {
  edgeHead: Uint32Array;
  outStart: Uint32Array;
  outEdge: Uint32Array;
  inStart: Uint32Array;
  inTail: Uint32Array;
  streetClass: Uint8Array;
};

/** A part of the network with fewer junctions is an island, such as a parking lot behind a private road. */
const ISLAND_JUNCTIONS = 50;
const NO_STOPPING = new Set(['motorway', 'motorway_link', 'trunk_link']);

/**
 * Flags streets where a trip can start or end: no freeways, and only streets from which the rest of the
 * network can be reached and that can be reached from it.
 */
export function markStartable(arcs: Arcs): Uint8Array {
  const { edgeHead, outStart, outEdge, streetClass } = arcs;
  const { part, sizes } = strongParts(arcs);
  const largest = Math.max(...sizes);
  const isMain = (junction: number) => {
    const size = sizes[part[junction] ?? 0] ?? 0;
    return size >= ISLAND_JUNCTIONS || size === largest;
  };
  const flags = new Uint8Array(streetClass.length);
  for (let tail = 0; tail + 1 < outStart.length; tail += 1) {
    if (!isMain(tail)) continue;
    for (let k = outStart[tail] ?? 0; k < (outStart[tail + 1] ?? 0); k += 1) {
      const edge = outEdge[k] ?? 0;
      const head = edgeHead[edge] ?? NOWHERE;
      if (head === NOWHERE || part[head] !== part[tail]) continue;
      const name = ROAD_CLASSES[streetClass[edge >>> 1] ?? 0] ?? '';
      if (!NO_STOPPING.has(name)) flags[edge >>> 1] = CAN_START_HERE;
    }
  }
  return flags;
}

/** Strongly connected parts: within one, every junction reaches every other (Kosaraju, without recursion). */
function strongParts({ edgeHead, outStart, outEdge, inStart, inTail }: Arcs) {
  const junctions = outStart.length - 1;
  const order = new Uint32Array(junctions);
  const next = outStart.slice(0, junctions);
  const isSeen = new Uint8Array(junctions);
  const stack = new Uint32Array(junctions);
  let finished = 0;
  for (let root = 0; root < junctions; root += 1) {
    if (isSeen[root]) continue;
    isSeen[root] = 1;
    stack[0] = root;
    for (let depth = 0; depth >= 0;) {
      const junction = stack[depth] ?? 0;
      const k = next[junction] ?? 0;
      if (k >= (outStart[junction + 1] ?? 0)) {
        order[finished] = junction;
        finished += 1;
        depth -= 1;
        continue;
      }
      next[junction] = k + 1;
      const head = edgeHead[outEdge[k] ?? 0] ?? NOWHERE;
      if (head === NOWHERE || isSeen[head]) continue;
      isSeen[head] = 1;
      depth += 1;
      stack[depth] = head;
    }
  }
  const part = new Int32Array(junctions).fill(-1);
  const sizes: number[] = [];
  for (let i = junctions - 1; i >= 0; i -= 1) {
    const root = order[i] ?? 0;
    if ((part[root] ?? -1) >= 0) continue;
    let size = 0;
    let depth = 1;
    stack[0] = root;
    part[root] = sizes.length;
    while (depth > 0) {
      depth -= 1;
      const junction = stack[depth] ?? 0;
      size += 1;
      for (let k = inStart[junction] ?? 0; k < (inStart[junction + 1] ?? 0); k += 1) {
        const tail = inTail[k] ?? 0;
        if ((part[tail] ?? -1) >= 0) continue;
        part[tail] = sizes.length;
        stack[depth] = tail;
        depth += 1;
      }
    }
    sizes.push(size);
  }
  return { part, sizes };
}
