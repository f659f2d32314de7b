import * as contract from '#contract/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/homes/homes.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { inventoryTotals } from './inventory.ts';
import { addItem, listInventory } from './items.ts';

export function inventoryRoutes(route: Route, deps: Deps): void {
  route(contract.listInventory, ({ member, params }) => listInventory(deps, member.id, params.homeId));
  route(contract.getTotals, async ({ member, params }) => {
    const home = await homeFor(deps.db, member.id, params.homeId, 'view');
    const { items, totalCents } = await inventoryTotals(deps.db, home.id);
    return { items, totalValue: dollarsOf(totalCents) };
  });
  route(contract.addItem, ({ member, params, body }) => addItem(deps, member, params.homeId, body));
}
