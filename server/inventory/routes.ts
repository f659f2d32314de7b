import * as contract from '#contract/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/homes/homes.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { changeItems, confirmItems, listTrash, restoreItems, trashItems } from './bulk.ts';
import { inventoryTotals } from './inventory.ts';
import { changeItem, getItem } from './item.ts';
import { addItem, listInventory } from './items.ts';
import { addRoom, removeRoom, renameRoom } from './rooms.ts';

export function inventoryRoutes(route: Route, deps: Deps): void {
  route(contract.listInventory, ({ member, params }) => listInventory(deps, member.id, params.homeId));
  route(contract.getTotals, async ({ member, params }) => {
    const home = await homeFor(deps.db, member.id, params.homeId, 'view');
    const { items, totalCents } = await inventoryTotals(deps.db, home.id);
    return { items, totalValue: dollarsOf(totalCents) };
  });
  route(contract.addItem, ({ member, params, body }) => addItem(deps, member, params.homeId, body));
  route(contract.getItem, ({ member, params }) => getItem(deps, member.id, params));
  route(contract.changeItem, ({ member, params, body }) => changeItem(deps, member, params, body));

  route(contract.changeItems, ({ member, params, body }) => changeItems(deps, member, params.homeId, body));
  route(contract.trashItems, ({ member, params, body }) => trashItems(deps, member, params.homeId, body.ids));
  route(contract.restoreItems, ({ member, params, body }) =>
    restoreItems(deps, member, params.homeId, body.ids),
  );
  route(contract.confirmItems, ({ member, params, body }) =>
    confirmItems(deps, member, params.homeId, body.ids),
  );
  route(contract.listTrash, ({ member, params }) => listTrash(deps.db, member.id, params.homeId));

  route(contract.addRoom, ({ member, params, body }) => addRoom(deps, member, params.homeId, body.name));
  route(contract.renameRoom, ({ member, params, body }) => renameRoom(deps, member, params, body.name));
  route(contract.removeRoom, ({ member, params }) => removeRoom(deps, member, params));
}
