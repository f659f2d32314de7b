import { getEvacuationRoute } from '#contract/emergency/evacuation-route.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readRoute } from './read-route.ts';

export function evacuationRouteRoutes(route: Route, deps: Deps): void {
  route(getEvacuationRoute, ({ member, params }) => readRoute(deps, member.id, params.homeId), {
    perMinute: 60,
  });
}
