import * as contract from '#contract/office/admin.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readWaiting } from './waiting.ts';

export function adminRoutes(route: Route, deps: Deps): void {
  route(contract.getWaiting, () => readWaiting(deps.db));
}
