import { examineLine, type Hazards } from './hazards.ts';
import { junctionAt, NOWHERE, streetLine, type RoadGraph } from './roads/road-graph.ts';
import { streetsIn } from './roads/street-grid.ts';
import { BORDER_METERS } from './zone-depth.ts';

/** Bits of `StreetMarks.mark`. */
export const BARRED = 1;
/** Deeper in a zone than its border strip. */
export const IN_ZONE = 2;
export const TOUCHES_OUTSIDE = 4;
/** Leaves the zones and goes back in: driven along its line, or against it. */
export const REENTERS = 8;
export const REENTERS_BACKWARD = 16;

/** How every street relates to one picture of the hazards. */
export type StreetMarks = {
  mark: Uint8Array;
  /** Maximum depth of a street inside the zones, in meters. */
  depth: Float32Array;
  /** Junctions inside a zone. */
  isInside: Uint8Array;
};

/** One pass over the streets near the hazards. */
export function markStreets(graph: RoadGraph, hazards: Hazards): StreetMarks {
  const mark = new Uint8Array(graph.streets).fill(TOUCHES_OUTSIDE);
  const depth = new Float32Array(graph.streets);
  const isInside = new Uint8Array(graph.junctions);
  const isDone = new Uint8Array(graph.streets);
  for (const { west, south, east, north } of hazards.boxes)
    for (const street of streetsIn(graph, [west, south, east, north])) {
      if (isDone[street]) continue;
      isDone[street] = 1;
      const lie = examineLine(hazards, streetLine(graph, street));
      depth[street] = lie.deepest;
      mark[street] =
        (lie.isBarred ? BARRED : 0) |
        (lie.deepest > BORDER_METERS ? IN_ZONE : 0) |
        (lie.touchesOutside ? TOUCHES_OUTSIDE : 0) |
        (lie.reenters ? REENTERS : 0) |
        (lie.reentersBackward ? REENTERS_BACKWARD : 0);
      for (const edge of [2 * street, 2 * street + 1]) {
        const junction = graph.edgeHead[edge] ?? NOWHERE;
        if (junction !== NOWHERE && hazards.zones.depthAt(junctionAt(graph, junction)) > 0)
          isInside[junction] = 1;
      }
    }
  // A junction with only outgoing one-way streets is no street's head, but a trip can begin next to it.
  for (let junction = 0; junction < graph.junctions; junction += 1)
    if (graph.inStart[junction] === graph.inStart[junction + 1] && hazards.zones.areas.length > 0)
      isInside[junction] = hazards.zones.depthAt(junctionAt(graph, junction)) > 0 ? 1 : 0;
  return { mark, depth, isInside };
}

/** Whether an edge may be driven before the zones are left. */
export function isOpenBefore(mark: number, edge: number): boolean {
  return (mark & (BARRED | ((edge & 1) === 1 ? REENTERS_BACKWARD : REENTERS))) === 0;
}

/** Whether a street may be driven after the zones are left: only if it stays outside. */
export const isOpenAfter = (mark: number): boolean => (mark & (BARRED | IN_ZONE)) === 0;
