import * as contract from '#contract/emergency/places.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readMyMap } from './my-map.ts';
import { addWatched, removeWatched } from './watched.ts';

export function placesRoutes(route: Route, deps: Deps): void {
  route(contract.getMyMap, ({ member }) => readMyMap(deps, member.id), { perMinute: 60 });
  route(contract.addWatchedPlace, ({ member, body }) => addWatched(deps, member, body), { perMinute: 30 });
  route(contract.removeWatchedPlace, ({ member, params }) => removeWatched(deps, member, params.placeId));
}
