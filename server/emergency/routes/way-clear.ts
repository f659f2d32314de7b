/**
 * For households without a hotel: the shortest way to a place well outside every ordered zone and fire. It follows the
 * same rules as a route to a hotel and passes the same check.
 */
import type { Position } from '#server/platform/flat-earth.ts';
import type { HazardPicture, RouteAges, RouteAnswer } from '#server/ports/routing.ts';
import { preparePicture } from './built-in-engine.ts';
import { isInFire, type Hazards } from './hazards.ts';
import { findPath } from './leave-first.ts';
import { makeRoute } from './make-route.ts';
import { junctionAt, type RoadGraph } from './roads/road-graph.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { withLeaving } from './route-steps.ts';
import { verifyRoute } from './verify-route.ts';

/** Zones and fires grow, so a route without a hotel leads at least this far away from them. */
export const CLEAR_METERS = 1600;
const TRIES = 4;

const isClearOf = ({ zones, fires }: Hazards, point: Position): boolean =>
  [...zones.areas, ...fires].every(
    ({ contains, border }) =>
      !contains(point[0], point[1]) && border.metersTo(point, CLEAR_METERS) === Infinity,
  );

/** The shortest checked way out of the zones, on our own roads. */
export function findWayClear(
  graph: RoadGraph | null,
  { from, hazards: picture }: { from: Position; hazards: HazardPicture },
  ages: RouteAges,
): RouteAnswer {
  const start = graph && nearestPlace(graph, from);
  if (!graph || !start) return { ages, outcome: 'no-road-data' };
  const { hazards, marks } = preparePicture(graph, picture);
  if (isInFire(hazards, from) || isInFire(hazards, start.at)) return { ages, outcome: 'in-fire' };
  const to = { isGoal: (junction: number) => isClearOf(hazards, junctionAt(graph, junction)) };
  let isFound = false;
  for (const canGoDeeper of [false, true]) {
    const avoidStreets = new Set<number>();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const path = findPath(graph, { from: start, to, hazards, marks, canGoDeeper, avoidStreets });
      if (!path) break;
      isFound = true;
      const route = makeRoute(graph, path);
      const end = route.line.at(-1) ?? from;
      const { faults, metersToLeave } = verifyRoute(route.line, { from, to: end, hazards, canGoDeeper });
      if (faults.length === 0)
        return {
          ages,
          outcome: canGoDeeper ? 'verified-goes-deeper-first' : 'verified',
          route: { ...route, steps: withLeaving(route.steps, route.line, metersToLeave) },
          metersToLeave,
        };
      for (const { at } of faults) {
        const struck = nearestPlace(graph, at, { isFit: () => true });
        if (struck) avoidStreets.add(struck.street);
      }
    }
  }
  return { ages, outcome: 'no-way-in-our-data', reason: isFound ? 'not-verified' : 'streets-closed' };
}
