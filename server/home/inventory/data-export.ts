import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { openReceiptName } from './receipt-name.ts';
import { inventoryItems, inventoryPhotos, itemReceipts, receipts, rooms } from './tables.ts';

/** All items of a home, including the trash, with photos and receipts. */
export async function exportInventory({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const items = await db.select().from(inventoryItems).where(eq(inventoryItems.homeId, homeId));
  const names = new Map(items.map((item) => [item.id, item.name]));
  const photos = await db
    .select({
      fileId: inventoryPhotos.fileId,
      itemId: inventoryPhotos.itemId,
      position: inventoryPhotos.position,
    })
    .from(inventoryPhotos)
    .innerJoin(inventoryItems, eq(inventoryItems.id, inventoryPhotos.itemId))
    .where(eq(inventoryItems.homeId, homeId));
  const papers = (await db.select().from(receipts).where(eq(receipts.homeId, homeId))).map((row) => ({
    ...row,
    name: openReceiptName(cipher, row.name),
  }));
  const ties = await db
    .select({ itemId: itemReceipts.itemId, receiptId: itemReceipts.receiptId })
    .from(itemReceipts)
    .innerJoin(receipts, eq(receipts.id, itemReceipts.receiptId))
    .where(eq(receipts.homeId, homeId));
  return {
    tables: {
      rooms: (await db.select().from(rooms).where(eq(rooms.homeId, homeId))).map(plainRow),
      inventory_items: items.map(({ serial, notes, ...item }) =>
        plainRow({
          ...item,
          serial: serial && cipher.open('item.serial', serial),
          notes: notes && cipher.open('item.notes', notes),
        }),
      ),
      inventory_photos: photos.map(plainRow),
      receipts: papers.map(plainRow),
      item_receipts: ties.map(plainRow),
    },
    files: [
      ...photos.map(({ fileId, itemId, position }) => ({
        homeId,
        fileId,
        folder: 'photos',
        name: `${names.get(itemId) ?? 'item'} photo ${position + 1}`,
      })),
      ...papers.map(({ fileId, name }) => ({ homeId, fileId, folder: 'receipts', name })),
    ],
  };
}
