/** The first and the last stretch of a trip: parts of a street, from or to a place in the middle of it. */
import { metersBetween, metersOf, type Position } from '#server/platform/flat-earth.ts';
import { examineLine, type Hazards } from './hazards.ts';
import { canDrive, edgeLine, NOWHERE, streetLine, type RoadGraph } from './roads/road-graph.ts';
import type { StreetPlace } from './roads/street-grid.ts';
import { IN_ZONE, TOUCHES_OUTSIDE, type StreetMarks } from './street-marks.ts';
import { BORDER_METERS } from './zone-depth.ts';

export type Stretch = {
  edge: number;
  line: Position[];
  meters: number;
  seconds: number;
  isBarred: boolean;
  deepest: number;
  touchesOutside: boolean;
  reenters: boolean;
};

/** What stretches are judged by. */
export type Judged = { hazards: Hazards; marks: StreetMarks };

/**
 * Judges a part of a street. If the whole street is outside, or inside and no deeper than `limit`, its marks decide;
 * otherwise the part itself is sampled.
 */
function judge({ hazards, marks }: Judged, street: number, line: readonly Position[], limit: number) {
  const mark = marks.mark[street] ?? 0;
  const deepest = marks.depth[street] ?? 0;
  const isOutside = mark === TOUCHES_OUTSIDE && deepest === 0;
  const isInside = (mark & ~IN_ZONE) === 0 && deepest <= limit;
  if (!isOutside && !isInside) return examineLine(hazards, line);
  return { isBarred: false, deepest, touchesOutside: isOutside, reenters: false };
}

function stretch(graph: RoadGraph, judged: Judged, edge: number, line: Position[], limit: number): Stretch {
  const meters = metersOf(line);
  const street = edge >>> 1;
  const whole = graph.streetMeters[street] ?? 1;
  const { isBarred, deepest, touchesOutside, reenters } = judge(judged, street, line, limit);
  return {
    edge,
    line,
    meters,
    seconds: ((graph.streetSeconds[street] ?? 0) * meters) / Math.max(1, whole),
    isBarred,
    deepest,
    touchesOutside,
    reenters,
  };
}

/** The place's position on the edge's line: before this point. */
function segmentOn(graph: RoadGraph, place: StreetPlace, edge: number): number {
  const points = (graph.lineStart[place.street + 1] ?? 0) - (graph.lineStart[place.street] ?? 0);
  return (edge & 1) === 0 ? place.segment : points - place.segment;
}

/** From a place to the junctions its street leads to. */
export const stretchesFrom = (
  graph: RoadGraph,
  judged: Judged,
  place: StreetPlace,
  limit = Infinity,
): Stretch[] =>
  [2 * place.street, 2 * place.street + 1]
    .filter((edge) => canDrive(graph, edge))
    .map((edge) => {
      const rest = edgeLine(graph, edge).slice(segmentOn(graph, place, edge));
      return stretch(graph, judged, edge, [place.at, ...rest], limit);
    });

/** To a place from the junctions its street comes from. */
export const stretchesTo = (graph: RoadGraph, judged: Judged, place: StreetPlace): Stretch[] =>
  [2 * place.street, 2 * place.street + 1]
    .filter((edge) => canDrive(graph, edge))
    .map((edge) => {
      const start = edgeLine(graph, edge).slice(0, segmentOn(graph, place, edge));
      return stretch(graph, judged, edge, [...start, place.at], -1);
    });

/** Straight along one street, where both places lie on it and its direction allows. */
export function stretchWithin(
  graph: RoadGraph,
  judged: Judged,
  from: StreetPlace,
  to: StreetPlace,
): Stretch | null {
  if (from.street !== to.street) return null;
  const line = streetLine(graph, from.street);
  const along = ({ segment, at }: StreetPlace) =>
    metersOf(line.slice(0, segment)) + metersBetween(line[segment - 1] ?? at, at);
  const isForward = along(from) <= along(to);
  const edge = 2 * from.street + (isForward ? 0 : 1);
  if (!canDrive(graph, edge)) return null;
  const [first, last] = isForward ? [from.segment, to.segment] : [to.segment, from.segment];
  const middle = line.slice(first, last);
  return stretch(graph, judged, edge, [from.at, ...(isForward ? middle : middle.reverse()), to.at], -1);
}

/** Junctions, originals and copies, from which an edge can be taken. */
export function tailsOf(graph: RoadGraph, edge: number): number[] {
  const head = graph.edgeHead[edge] ?? NOWHERE;
  if (head === NOWHERE) return [];
  const tails: number[] = [];
  for (let k = graph.inStart[head] ?? 0; k < (graph.inStart[head + 1] ?? 0); k += 1)
    if (graph.inEdge[k] === edge) tails.push(graph.inTail[k] ?? 0);
  return tails;
}

/** Whether a last stretch may be driven, depending on whether the zones were left before it. */
export const canArrive = (last: Stretch, hasLeft: boolean): boolean =>
  !last.isBarred && (hasLeft ? last.deepest <= BORDER_METERS : !last.reenters);
