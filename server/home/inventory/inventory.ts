import { yearsOf } from '#contract/home/depreciation.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { cashValueCents, replacementCents } from './item-shape.ts';
import * as proof from './proof-store.ts';
import { openReceiptName } from './receipt-name.ts';
import * as store from './store.ts';

/**
 * Number of items in a home, of those that have a name, and their replacement cost: the price of a new one if known, or else the
 * estimated value, times the quantity. Excludes the trash.
 */
export const inventoryTotals = (db: Queryable, homeId: string): Promise<store.Totals> =>
  store.totals(db, homeId);

/**
 * An item as listed in a claim. Amounts are per piece, in cents. `cashValueCents` is null if its age is
 * unknown.
 */
export type ClaimItem = {
  id: string;
  room: string | null;
  name: string;
  category: store.ItemRow['category'];
  brand: string | null;
  model: string | null;
  serial: string | null;
  notes: string | null;
  quantity: number;
  purchasedOn: string | null;
  purchasePriceCents: number | null;
  years: number | null;
  condition: store.ItemRow['condition'];
  replacementCents: number;
  cashValueCents: number | null;
  photoFileIds: string[];
  receiptIds: string[];
};
export type ClaimReceipt = { id: string; fileId: string; name: string };

/** All items of a home by room, with their proof. Ages are computed as of `today`. */
export async function itemsForClaim(
  db: Queryable,
  cipher: HomeCipher,
  homeId: string,
  today: string,
): Promise<{ items: ClaimItem[]; receipts: ClaimReceipt[] }> {
  const rooms = new Map((await store.listRooms(db, homeId)).map((room) => [room.id, room.name]));
  const photos = Map.groupBy(await store.listPhotos(db, homeId), (photo) => photo.itemId);
  const ties = Map.groupBy(await proof.listTies(db, homeId), (tie) => tie.itemId);
  const tied = new Set([...ties.values()].flat().map((tie) => tie.receiptId));
  const receipts = (await proof.listReceipts(db, homeId)).filter((receipt) => tied.has(receipt.id));
  const items = (await store.listWholeItems(db, homeId)).map((row) => ({
    id: row.id,
    room: row.roomId === null ? null : (rooms.get(row.roomId) ?? null),
    name: row.name,
    category: row.category,
    brand: row.brand,
    model: row.model,
    serial: row.serial && cipher.open('item.serial', row.serial),
    notes: row.notes && cipher.open('item.notes', row.notes),
    quantity: row.quantity,
    purchasedOn: row.purchasedOn,
    purchasePriceCents: row.purchasePriceCents,
    years: yearsOf(row, today),
    condition: row.condition,
    replacementCents: replacementCents(row),
    cashValueCents: cashValueCents(row, today),
    photoFileIds: photos.get(row.id)?.map((photo) => photo.fileId) ?? [],
    receiptIds: ties.get(row.id)?.map((tie) => tie.receiptId) ?? [],
  }));
  return {
    items: items.toSorted(byRoom),
    receipts: receipts.map(({ id, fileId, name }) => ({ id, fileId, name: openReceiptName(cipher, name) })),
  };
}

/** Sorts by room name, items without a room last, then by item name. */
function byRoom(a: ClaimItem, b: ClaimItem): number {
  if (a.room !== b.room) {
    if (a.room === null) return 1;
    if (b.room === null) return -1;
    return a.room.localeCompare(b.room, 'en-US', { numeric: true, sensitivity: 'base' });
  }
  return a.name.localeCompare(b.name, 'en-US', { numeric: true, sensitivity: 'base' });
}
