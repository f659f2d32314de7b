import * as contract from '#contract/emergency/live-map.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readLiveMap } from './live-map.ts';

export function hazardsRoutes(
  route: Route,
  deps: Pick<Deps, 'db' | 'clock' | 'feeds' | 'hazardFeeds' | 'shelterFeeds'>,
): void {
  route(contract.getLiveMap, ({ query }) => readLiveMap(deps, query), { perMinute: 120 });
}
