import type { Position } from '#server/platform/flat-earth.ts';
import type {
  HazardPicture,
  NoWayReason,
  RouteAges,
  RouteAnswer,
  RoutingPort,
} from '#server/ports/routing.ts';
import { isInFire, type Hazards } from './hazards.ts';
import { withLeaving } from './route-steps.ts';
import { verifyRoute } from './verify-route.ts';
import { BORDER_METERS } from './zone-depth.ts';

export type RouteRequest = {
  from: Position;
  to: Position;
  hazards: HazardPicture;
  /** Streets at these places are blocked from the start, to find a route that differs from another. */
  avoid?: readonly Position[];
};

/** How often we retry: where a route fails the check, its streets are blocked, and the engine searches again. */
const TRIES = 4;

/**
 * The route that people are shown, or an honest refusal. First searches without going deeper into the zone. If that is
 * the only way, the result says so. `prepared` is the same picture, placed on roads.
 */
export async function findVerified(
  engine: RoutingPort,
  { from, to, hazards: picture, avoid: given = [] }: RouteRequest,
  prepared: Hazards,
  signal?: AbortSignal,
): Promise<RouteAnswer> {
  const ages: RouteAges = {
    roads: await engine.roadsAge(),
    zones: picture.zones.age,
    fires: picture.fires.age,
    closures: picture.closures.age,
  };
  const noWay = (reason: NoWayReason): RouteAnswer => ({ ages, outcome: 'no-way-in-our-data', reason });
  if (isInFire(prepared, from)) return { ages, outcome: 'in-fire' };
  if (isInFire(prepared, to)) return noWay('destination-in-fire');
  if (prepared.zones.depthAt(to) > BORDER_METERS) return noWay('destination-in-zone');

  let reason: NoWayReason = 'streets-closed';
  for (const canGoDeeper of [false, true]) {
    const avoid: Position[] = [...given];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const answer = await engine.findRoute({ from, to, hazards: picture, avoid, canGoDeeper }, signal);
      if (answer.outcome === 'no-way-in-our-data') {
        // Earlier attempts found routes that failed the check, so that is the reason.
        if (attempt === 0 && answer.reason !== 'streets-closed') return noWay(answer.reason);
        break;
      }
      if (answer.outcome === 'unavailable') return { ages, outcome: 'unavailable' };
      if (answer.outcome !== 'found') return { ages, outcome: answer.outcome };
      const { route } = answer;
      const { faults, metersToLeave } = verifyRoute(route.line, { from, to, hazards: prepared, canGoDeeper });
      if (faults.length === 0)
        return {
          ages,
          outcome: canGoDeeper ? 'verified-goes-deeper-first' : 'verified',
          route: { ...route, steps: withLeaving(route.steps, route.line, metersToLeave) },
          metersToLeave,
        };
      reason = 'not-verified';
      avoid.push(...faults.map(({ at }) => at));
    }
  }
  return noWay(reason);
}
