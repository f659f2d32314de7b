import type { Queryable } from '#server/platform/db.ts';
import { and, asc, count, eq, isNull, max, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { inventoryItems, inventoryPhotos, itemReceipts, receipts } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type ReceiptRow = { id: string; fileId: string; name: Bytes; items: number; createdAt: Date };

/** The receipt's id carries its table: in a query of one table, Drizzle would write `"id"`, which is the item's here. */
const itemsOfReceipt = sql<number>`(
  select count(*)::int from ${itemReceipts} ir join ${inventoryItems} i on i.id = ir.item_id
  where ir.receipt_id = ${receipts}.id and i.trashed_at is null)`;
const receipt = {
  id: receipts.id,
  fileId: receipts.fileId,
  name: receipts.name,
  items: itemsOfReceipt,
  createdAt: receipts.createdAt,
};

/** Receipts of an item, oldest first. */
export const receiptsOfItem = (db: Queryable, itemId: string): Promise<ReceiptRow[]> =>
  db
    .select(receipt)
    .from(receipts)
    .innerJoin(itemReceipts, eq(itemReceipts.receiptId, receipts.id))
    .where(eq(itemReceipts.itemId, itemId))
    .orderBy(asc(receipts.id));

export const listReceipts = (db: Queryable, homeId: string): Promise<ReceiptRow[]> =>
  db.select(receipt).from(receipts).where(eq(receipts.homeId, homeId)).orderBy(asc(receipts.id));

export const findReceipt = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select(receipt)
      .from(receipts)
      .where(and(eq(receipts.homeId, homeId), eq(receipts.id, id))),
  );

export const countReceiptsOfHome = async (db: Queryable, homeId: string): Promise<number> =>
  (await db.select({ n: count() }).from(receipts).where(eq(receipts.homeId, homeId)))[0]?.n ?? 0;

export async function insertReceipt(
  db: Queryable,
  given: { homeId: string; fileId: string; name: Bytes; createdAt: Date },
): Promise<string> {
  const [made] = await db.insert(receipts).values(given).returning({ id: receipts.id });
  if (!made) throw new Error('a receipt was not made');
  return made.id;
}

export const deleteReceipt = (db: Queryable, id: string) => db.delete(receipts).where(eq(receipts.id, id));

/** Links a receipt to items of its home in one statement. Returns how many links are new. */
export async function attach(db: Queryable, homeId: string, receiptId: string, ids: readonly string[]) {
  const { rowCount } = await db.execute(sql`
    insert into ${itemReceipts} (item_id, receipt_id)
    select ${inventoryItems.id}, ${receiptId}::uuid from ${inventoryItems}
    where ${inventoryItems.homeId} = ${homeId} and ${inventoryItems.trashedAt} is null
      and ${inventoryItems.id} = any(${sql.param(ids)}::uuid[])
    on conflict do nothing`);
  return rowCount ?? 0;
}

export async function detach(db: Queryable, receiptId: string, ids: readonly string[]) {
  const gone = await db
    .delete(itemReceipts)
    .where(
      and(
        eq(itemReceipts.receiptId, receiptId),
        sql`${itemReceipts.itemId} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
    .returning({ itemId: itemReceipts.itemId });
  return gone.length;
}

/** All links between items and receipts of a home, for the claim. */
export const listTies = (db: Queryable, homeId: string) =>
  db
    .select({ itemId: itemReceipts.itemId, receiptId: itemReceipts.receiptId })
    .from(itemReceipts)
    .innerJoin(inventoryItems, eq(inventoryItems.id, itemReceipts.itemId))
    .where(and(eq(inventoryItems.homeId, homeId), isNull(inventoryItems.trashedAt)));

/** An item's photos in order. The first is its cover. */
export const photosOf = (db: Queryable, itemId: string) =>
  db
    .select({ fileId: inventoryPhotos.fileId })
    .from(inventoryPhotos)
    .where(eq(inventoryPhotos.itemId, itemId))
    .orderBy(asc(inventoryPhotos.position), asc(inventoryPhotos.fileId));

export async function insertPhoto(db: Queryable, itemId: string, fileId: string, now: Date): Promise<void> {
  const [last] = await db
    .select({ position: max(inventoryPhotos.position) })
    .from(inventoryPhotos)
    .where(eq(inventoryPhotos.itemId, itemId));
  const position = (last?.position ?? -1) + 1;
  await db.insert(inventoryPhotos).values({ itemId, fileId, position, createdAt: now });
}

export const orderPhotos = (db: Queryable, itemId: string, fileIds: readonly string[]) =>
  db
    .update(inventoryPhotos)
    .set({ position: sql`array_position(${sql.param(fileIds)}::uuid[], ${inventoryPhotos.fileId}) - 1` })
    .where(eq(inventoryPhotos.itemId, itemId));

export const deletePhoto = async (db: Queryable, itemId: string, fileId: string) =>
  first(
    await db
      .delete(inventoryPhotos)
      .where(and(eq(inventoryPhotos.itemId, itemId), eq(inventoryPhotos.fileId, fileId)))
      .returning(),
  );
