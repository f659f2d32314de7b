import type { CutStreets } from './build-graph.ts';
import { NOWHERE } from './road-graph.ts';

/** Where each edge arrives, and which edges leave each junction. */
export type Joined = {
  edgeHead: Uint32Array;
  outStart: Uint32Array;
  outEdge: Uint32Array;
  junctions: number;
};

export function joinJunctions(streets: CutStreets, junctions: number): Joined {
  const { from, to, canForward, canBackward } = streets;
  const edgeHead = new Uint32Array(from.length * 2).fill(NOWHERE);
  const outStart = new Uint32Array(junctions + 1);
  const count = (junction: number) => (outStart[junction + 1] = (outStart[junction + 1] ?? 0) + 1);
  for (let s = 0; s < from.length; s += 1) {
    const [a, b] = [from[s] ?? 0, to[s] ?? 0];
    if (canForward[s]) {
      edgeHead[2 * s] = b;
      count(a);
    }
    if (canBackward[s]) {
      edgeHead[2 * s + 1] = a;
      count(b);
    }
  }
  for (let j = 0; j < junctions; j += 1) outStart[j + 1] = (outStart[j + 1] ?? 0) + (outStart[j] ?? 0);
  const outEdge = new Uint32Array(outStart[junctions] ?? 0);
  const next = outStart.slice();
  const put = (junction: number, edge: number) => {
    const place = next[junction] ?? 0;
    outEdge[place] = edge;
    next[junction] = place + 1;
  };
  for (let s = 0; s < from.length; s += 1) {
    if (canForward[s]) put(from[s] ?? 0, 2 * s);
    if (canBackward[s]) put(to[s] ?? 0, 2 * s + 1);
  }
  return { edgeHead, outStart, outEdge, junctions };
}
