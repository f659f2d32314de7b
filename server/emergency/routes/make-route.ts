import { metersOf, type Position } from '#server/platform/flat-earth.ts';
import type { FoundRoute } from '#server/ports/routing.ts';
import type { Path } from './leave-first.ts';
import { edgeLine, type RoadGraph } from './roads/road-graph.ts';
import { legOf, stepsOf } from './route-steps.ts';

/** The line, length, time and steps of a path. */
export function makeRoute(graph: RoadGraph, { first, edges, last }: Path): FoundRoute {
  const legs = [
    legOf(graph, first.edge, first.line),
    ...edges.map((edge) => legOf(graph, edge, edgeLine(graph, edge))),
    ...(last ? [legOf(graph, last.edge, last.line)] : []),
  ];
  const line: Position[] = [];
  for (const leg of legs)
    for (const [i, point] of leg.line.entries()) if (i > 0 || line.length === 0) line.push(point);
  const seconds = edges.reduce((sum, edge) => sum + (graph.streetSeconds[edge >>> 1] ?? 0), 0);
  return {
    line,
    meters: metersOf(line),
    seconds: seconds + first.seconds + (last?.seconds ?? 0),
    steps: stepsOf(legs),
  };
}
