import {
  PRICE_TOO_HIGH,
  priceOverLimit,
  type ItemChange,
  type ItemDetail,
} from '#contract/home/inventory.ts';
import { centsOf, dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { changeInventory, type InventoryDeps, type Place, type Requester } from './change.ts';
import { dayOf, toItem } from './item-shape.ts';
import { checkPurchaseDay } from './items.ts';
import { receiptsOfItem } from './receipts.ts';
import { findOrMakeRoom } from './rooms.ts';
import * as proof from './proof-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type At = { homeId: string; itemId: string };
const gone = () => new AppError('not_found', say().inventoryErrors.noSuchItem);

async function detailOf(db: Queryable, cipher: HomeCipher, row: store.ItemRow, today: string) {
  const photos = await proof.photosOf(db, row.id);
  const receipts = await receiptsOfItem(db, cipher, row.id);
  const detail: ItemDetail = {
    ...toItem(row, today, { photos: photos.map((photo) => photo.fileId) }),
    receipts,
    serial: row.serial ? cipher.open('item.serial', row.serial) : undefined,
    notes: row.notes ? cipher.open('item.notes', row.notes) : undefined,
    updatedAt: row.updatedAt.toISOString(),
  };
  return detail;
}

/** Returns an item with all its details. */
export async function getItem(deps: InventoryDeps, userId: string, at: At): Promise<ItemDetail> {
  const { db, clock, masterKeys } = deps;
  const { id: homeId } = await homeFor(db, userId, at.homeId, 'view');
  const row = await store.findItem(db, homeId, at.itemId);
  if (!row) throw gone();
  return detailOf(db, await cipherOf(db, masterKeys, homeId), row, dayOf(clock.now()));
}

/** Null clears a field; an omitted field stays. */
async function toChange(
  change: ItemChange,
  { tx, homeId, cipher, now }: Place,
): Promise<Partial<store.NewRow>> {
  const { room, estValue, purchasePrice, replacementCost, serial, notes, ...rest } = change;
  const sealed = (purpose: string, text: string | null) =>
    text === null ? null : cipher.seal(purpose, text);
  const cents = (amount: number | null) => (amount === null ? null : centsOf(amount));
  const row: Partial<store.NewRow> = { updatedAt: now };
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined) Object.assign(row, { [key]: value });
  // The purchase date beats a remembered age.
  if (rest.purchasedOn) row.ageYears = null;
  if (room !== undefined) row.roomId = room === null ? null : await findOrMakeRoom(tx, homeId, room);
  if (estValue !== undefined) row.estValueCents = centsOf(estValue);
  if (purchasePrice !== undefined) row.purchasePriceCents = cents(purchasePrice);
  if (replacementCost !== undefined) row.replacementCostCents = cents(replacementCost);
  if (serial !== undefined) row.serial = sealed('item.serial', serial);
  if (notes !== undefined) row.notes = sealed('item.notes', notes);
  return row;
}

/** Quantity and price may each be valid, but their product too large to total. */
function checkPrice({ quantity, estValueCents, replacementCostCents }: store.ItemRow): void {
  const replacementCost = replacementCostCents === null ? null : dollarsOf(replacementCostCents);
  const price = priceOverLimit({ quantity, estValue: dollarsOf(estValueCents), replacementCost });
  if (price) throw new AppError('validation_failed', PRICE_TOO_HIGH, { fields: { [price]: PRICE_TOO_HIGH } });
}

/** Edits an item. An edit also counts as "still have it", and a draft that gets a name is an item. */
export const changeItem = (
  deps: InventoryDeps,
  who: Requester,
  at: At,
  change: ItemChange,
): Promise<ItemDetail> =>
  changeInventory(deps, who, at.homeId, async (place) => {
    const { tx, homeId, cipher, now } = place;
    checkPurchaseDay(change.purchasedOn, dayOf(now));
    const wasDraft = (await store.findItem(tx, homeId, at.itemId))?.isDraft ?? false;
    const isNamed = wasDraft && change.name !== undefined;
    const row = await store.updateItem(tx, homeId, at.itemId, {
      ...(await toChange(change, place)),
      ...(isNamed ? { isDraft: false } : {}),
      confirmedAt: now,
    });
    if (!row) throw gone();
    checkPrice(row);
    return {
      result: await detailOf(tx, cipher, row, dayOf(now)),
      auditEntry: { action: 'inventory.edited', subjectId: row.id, detail: row.name },
      isCountChanged: isNamed,
    };
  });
