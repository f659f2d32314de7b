import * as lists from '#contract/home/inventory-lists.ts';
import * as many from '#contract/home/inventory-many.ts';
import * as proof from '#contract/home/inventory-proof.ts';
import * as rooms from '#contract/home/inventory-rooms.ts';
import * as contract from '#contract/home/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { changeItems, confirmItems } from './bulk.ts';
import { contentsCover } from './cover.ts';
import { addDraft } from './drafts.ts';
import { exportItems, getTemplate } from './export.ts';
import { importItems, previewImport } from './import.ts';
import { inventoryTotals } from './inventory.ts';
import { changeItem, getItem } from './item.ts';
import { addItem, listInventory } from './items.ts';
import { addPhoto, getPhoto, orderPhotos, removePhoto } from './photos.ts';
import { addReceipt, getReceipt, listReceipts, removeReceipt, tieReceipt } from './receipts.ts';
import { addRoom, removeRoom, renameRoom, roomsOf } from './rooms.ts';
import { deleteItems, listTrash, restoreItems, trashItems } from './trash.ts';

export function inventoryRoutes(route: Route, deps: Deps): void {
  route(contract.listInventory, ({ member, params }) => listInventory(deps, member.id, params.homeId));
  route(contract.getTotals, async ({ member, params }) => {
    const home = await homeFor(deps.db, member.id, params.homeId, 'view');
    const { items, totalCents } = await inventoryTotals(deps.db, home.id);
    return { items, totalValue: dollarsOf(totalCents) };
  });
  route(contract.getContentsCover, ({ member, params }) => contentsCover(deps, member.id, params.homeId));
  route(contract.addItem, ({ member, params, body }) => addItem(deps, member, params.homeId, body));
  route(contract.getItem, ({ member, params }) => getItem(deps, member.id, params));
  route(contract.changeItem, ({ member, params, body }) => changeItem(deps, member, params, body));

  route(many.changeItems, ({ member, params, body }) => changeItems(deps, member, params.homeId, body));
  route(many.trashItems, ({ member, params, body }) => trashItems(deps, member, params.homeId, body.ids));
  route(many.restoreItems, ({ member, params, body }) => restoreItems(deps, member, params.homeId, body.ids));
  route(many.confirmItems, ({ member, params, body }) => confirmItems(deps, member, params.homeId, body.ids));
  route(many.listTrash, ({ member, params }) => listTrash(deps, member.id, params.homeId));
  route(many.deleteItems, ({ member, params, body }) => deleteItems(deps, member, params.homeId, body.ids));

  route(rooms.listRooms, ({ member, params }) => roomsOf(deps, member.id, params.homeId));
  route(rooms.addRoom, ({ member, params, body }) => addRoom(deps, member, params.homeId, body.name));
  route(rooms.renameRoom, ({ member, params, body }) => renameRoom(deps, member, params, body.name));
  route(rooms.removeRoom, ({ member, params }) => removeRoom(deps, member, params));

  fileRoutes(route, deps);
}

/**
 * Reading a list is the most expensive request a member can make. While mapping columns, a person sends one
 * every few seconds.
 */
const LISTS_READ = { perMinute: 30 };

function fileRoutes(route: Route, deps: Deps): void {
  route(
    lists.previewImport,
    ({ member, params, query, upload }) =>
      previewImport(deps, member.id, params.homeId, { upload, columns: query.columns }),
    LISTS_READ,
  );
  route(
    lists.importItems,
    ({ member, params, query, upload, claim }) =>
      importItems(deps, member, params.homeId, { upload, columns: query.columns, claim }),
    LISTS_READ,
  );
  route(lists.exportItems, ({ member, params, query }) =>
    exportItems(deps, member.id, params.homeId, query.format),
  );
  route(lists.getTemplate, ({ member, params, query }) =>
    getTemplate(deps, member.id, params.homeId, query.format),
  );

  route(rooms.addDraft, ({ member, params, upload, claim }) =>
    addDraft(deps, member, params, { upload, claim }),
  );
  route(proof.addPhoto, ({ member, params, upload }) => addPhoto(deps, member, params, upload));
  route(proof.getPhoto, ({ member, params, query }) => getPhoto(deps, member.id, params, query.size));
  route(proof.orderPhotos, ({ member, params, body }) => orderPhotos(deps, member, params, body.order));
  route(proof.removePhoto, ({ member, params }) => removePhoto(deps, member, params));

  route(proof.listReceipts, ({ member, params }) => listReceipts(deps, member.id, params.homeId));
  route(proof.addReceipt, ({ member, params, upload }) => addReceipt(deps, member, params.homeId, upload));
  route(proof.getReceipt, ({ member, params }) => getReceipt(deps, member.id, params));
  route(proof.removeReceipt, ({ member, params }) => removeReceipt(deps, member, params));
  route(proof.tieReceipt, ({ member, params, body }) => tieReceipt(deps, member, params, body));
}
