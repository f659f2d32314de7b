import * as contract from '#contract/money/marketplace.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { addSku } from './adding.ts';
import { listSkus } from './marketplace.ts';

export function marketplaceRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(contract.listSkus, ({ member }) => listSkus(deps.db, member.id));
  route(contract.createSku, ({ member, body, claim }) => addSku(deps, member, body, claim));
}
