/** Routes of many homes to one hotel, from one search backward from it. Each still passes the check. */
import type { Position } from '#server/platform/flat-earth.ts';
import type { HazardPicture, RouteAges, RouteAnswer } from '#server/ports/routing.ts';
import { preparePicture } from './built-in-engine.ts';
import { isInFire } from './hazards.ts';
import { costFrom, createTree, growTree, pathFrom, startFrom } from './hotel-tree.ts';
import { makeRoute } from './make-route.ts';
import type { RoadGraph } from './roads/road-graph.ts';
import { nearestPlace } from './roads/street-grid.ts';
import { withLeaving } from './route-steps.ts';
import { verifyRoute } from './verify-route.ts';
import { BORDER_METERS } from './zone-depth.ts';

/**
 * Results for homes by a hotel's tree. Null: the tree can't decide, because the best way goes deeper, fails the check
 * or starts on the hotel's own street. Then the search for a single home decides.
 */
export function openHotel(
  graph: RoadGraph,
  { to, hazards: picture }: { to: Position; hazards: HazardPicture },
  ages: RouteAges,
): (from: Position) => RouteAnswer | null {
  const judged = preparePicture(graph, picture);
  const { hazards, marks } = judged;
  const hotel = nearestPlace(graph, to);
  if (!hotel || isInFire(hazards, to) || isInFire(hazards, hotel.at)) return () => null;
  if (hazards.zones.depthAt(to) > BORDER_METERS) return () => null;
  const tree = createTree(graph);
  growTree(graph, judged, hotel, tree);
  return (from) => {
    const place = nearestPlace(graph, from);
    if (!place) return { ages, outcome: 'no-road-data' };
    if (isInFire(hazards, from) || isInFire(hazards, place.at)) return { ages, outcome: 'in-fire' };
    if (place.street === hotel.street) return null;
    const start = startFrom(graph, judged, place);
    const { cost, isDeeper } = costFrom(start, tree);
    // The tree allows going deeper, so without a way in the tree there is none at all.
    if (cost === Infinity) return { ages, outcome: 'no-way-in-our-data', reason: 'streets-closed' };
    const path = isDeeper ? null : pathFrom(graph, marks, start, tree);
    if (!path) return null;
    const route = makeRoute(graph, path);
    const { faults, metersToLeave } = verifyRoute(route.line, { from, to, hazards, canGoDeeper: false });
    if (faults.length > 0) return null;
    const steps = withLeaving(route.steps, route.line, metersToLeave);
    return { ages, outcome: 'verified', route: { ...route, steps }, metersToLeave };
  };
}
