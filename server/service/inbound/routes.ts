import * as contract from '#contract/service/inbound.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handleUnknown, listUnknown, revealUnknown } from './aside.ts';

export function inboundRoutes(route: Route, deps: Deps): void {
  route(contract.listAside, () => listUnknown(deps));
  route(contract.handleAside, ({ member, body }) => handleUnknown(deps, member, body));
  route(contract.revealAside, ({ member, body }) => revealUnknown(deps, member, body));
}
