import { MOST_ITEMS, type Inventory, type Item, type NewItem } from '#contract/home/inventory.ts';
import { centsOf } from '#contract/money.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { changeInventory, type InventoryDeps, type Requester } from './change.ts';
import { dayOf, toItem } from './item-shape.ts';
import { findOrMakeRoom } from './rooms.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Returns all items of a home. */
export async function listInventory(
  { db, clock }: Pick<InventoryDeps, 'db' | 'clock'>,
  userId: string,
  homeRef: string,
): Promise<Inventory> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  // Sequential, because in parallel these would take four database connections.
  const rooms = await store.listRooms(db, homeId);
  const rows = await store.listItems(db, homeId);
  const photos = await store.listPhotos(db, homeId);
  const receipts = await store.countReceipts(db, homeId);
  const photosOf = Map.groupBy(photos, (photo) => photo.itemId);
  const receiptsOf = new Map(receipts.map((r) => [r.itemId, r.receipts]));
  const today = dayOf(clock.now());
  return {
    rooms,
    items: rows.map((row) =>
      toItem(row, today, {
        photos: photosOf.get(row.id)?.map((photo) => photo.fileId),
        receipts: receiptsOf.get(row.id),
      }),
    ),
  };
}

/** Rejects additions beyond a home's limit. */
export async function checkRoomFor(tx: Tx, homeId: string, more: number): Promise<void> {
  const { items } = await store.totals(tx, homeId);
  if (items + more > MOST_ITEMS)
    throw new AppError(
      'conflict',
      say().inventoryErrors.manyItems(MOST_ITEMS.toLocaleString('en-US'), items.toLocaleString('en-US')),
    );
}

/** A purchase date in the future is a typo. */
export function checkPurchaseDay(purchasedOn: string | null | undefined, today: string): void {
  if (purchasedOn && purchasedOn > today)
    throw new AppError('validation_failed', say().inventoryErrors.futureDay, {
      fields: { purchasedOn: say().inventoryErrors.futureDay },
    });
}

const inCents = (amount: number | null | undefined) => (amount == null ? null : centsOf(amount));

/** Maps input to columns: money in cents, serial and notes encrypted. */
export function toRow(
  item: NewItem,
  at: { homeId: string; roomId: string | null; cipher: HomeCipher; now: Date },
): store.NewRow {
  return {
    homeId: at.homeId,
    roomId: at.roomId,
    name: item.name,
    category: item.category,
    estValueCents: centsOf(item.estValue),
    quantity: item.quantity ?? 1,
    brand: item.brand ?? null,
    model: item.model ?? null,
    serial: item.serial ? at.cipher.seal('item.serial', item.serial) : null,
    notes: item.notes ? at.cipher.seal('item.notes', item.notes) : null,
    purchasedOn: item.purchasedOn ?? null,
    purchasePriceCents: inCents(item.purchasePrice),
    // The purchase date is more exact.
    ageYears: item.purchasedOn ? null : (item.ageYears ?? null),
    condition: item.condition ?? null,
    replacementCostCents: inCents(item.replacementCost),
    confirmedAt: at.now,
    createdAt: at.now,
    updatedAt: at.now,
  };
}

/** Adds an item to a home. */
export const addItem = (deps: InventoryDeps, who: Requester, homeRef: string, item: NewItem): Promise<Item> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, cipher, now }) => {
    const today = dayOf(now);
    checkPurchaseDay(item.purchasedOn, today);
    await checkRoomFor(tx, homeId, 1);
    const roomId = item.room ? await findOrMakeRoom(tx, homeId, item.room) : null;
    const [row] = await store.insertItems(tx, [toRow(item, { homeId, roomId, cipher, now })]);
    if (!row) throw new Error('an item was not made');
    return {
      result: toItem(row, today),
      auditEntry: { action: 'inventory.added', subjectId: row.id, detail: item.name },
      isCountChanged: true,
    };
  });
