import * as contract from '#contract/marketplace.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { listSkus } from './marketplace.ts';

export function marketplaceRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(contract.listSkus, ({ member }) => listSkus(db, member.id));
}
