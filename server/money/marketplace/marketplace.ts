import type { SkuKind } from '#contract/money/deliveries.ts';
import type { SkuCategory } from '#contract/money/marketplace.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { publishLive, publishLiveToAll } from '#server/platform/events.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { itemWords } from './item-words.ts';
import * as store from './store.ts';

export { catalogPage, countCatalog } from './catalog-store.ts';
export { itemIn, itemWords } from './item-words.ts';
export { changeStock, editSku, setActive } from './editing.ts';

export type Sku = store.Sku;

export type BuiltInSku = {
  key: string;
  name: string;
  description: string;
  pointsCost: number;
  priceCents: number;
  category: SkuCategory;
  /** A service unless it says otherwise. */
  kind?: SkuKind;
  deliveryDaysMin?: number;
  deliveryDaysMax?: number;
  stock?: number;
  memberLimit?: number;
};

/** Returns the items this member can get today, and how many of each they have. */
export const listSkus = async (db: Queryable, userId: string) =>
  (await store.listActive(db, userId)).map(({ sku, held }) => ({
    ...itemWords(sku, callerLanguage()),
    held,
  }));

/** Returns items by id, active or not: orders refer to items indefinitely. */
export const skusById = async (db: Queryable, ids: readonly string[]) =>
  new Map((await store.findSkus(db, ids)).map((sku) => [sku.id, sku]));

export type ReserveResult =
  | { outcome: 'taken'; sku: store.Sku; tookStock: boolean }
  | { outcome: 'gone' }
  | { outcome: 'sold-out' | 'limit'; sku: store.Sku };

/**
 * Reserves one item for a member, in the caller's transaction. The statements enforce stock and member limit,
 * so only one of two buyers gets the last item. If this is refused, the caller must roll back.
 */
export async function reserveItem(tx: Tx, who: { userId: string; skuId: string }): Promise<ReserveResult> {
  const sku = await store.findSku(tx, who.skuId);
  if (!sku?.active) return { outcome: 'gone' };
  const tookStock = sku.stock !== null;
  // Always lock stock, then the member's holdings, then points, to avoid deadlocks.
  if (tookStock && !(await store.takeStock(tx, sku.id))) return { outcome: 'sold-out', sku };
  if (!(await store.addHolding(tx, who, sku.memberLimit))) return { outcome: 'limit', sku };
  await tell(tx, who.userId, tookStock);
  return { outcome: 'taken', sku, tookStock };
}

/** Holdings refresh for the member; stock refreshes for everyone viewing the catalog. */
async function tell(tx: Tx, userId: string | null, isStockChanged: boolean): Promise<void> {
  if (userId) await publishLive(tx, userId, { topic: 'skus' });
  if (isStockChanged) await publishLiveToAll(tx, { topic: 'skus' });
}

/** Returns what `takeOne` reserved. Not idempotent: the caller must call it once. */
export async function returnItem(
  tx: Tx,
  { userId, skuId, tookStock }: { userId: string | null; skuId: string; tookStock: boolean },
): Promise<void> {
  if (tookStock) await store.returnStock(tx, skuId);
  // A deleted account has no holdings to update.
  if (userId) await store.dropHolding(tx, { userId, skuId });
  await tell(tx, userId, tookStock);
}

/**
 * Seeds the built-in catalog. Existing items stay as they are, even if an administrator changed or hid them.
 * Creation times are one second apart and earlier than any item added later, which fixes the catalog order.
 */
export async function seedCatalog(db: Queryable, catalog: readonly BuiltInSku[]): Promise<void> {
  await store.insertMissing(
    db,
    catalog.map((sku, place) => ({ ...sku, createdAt: new Date(Date.UTC(2025, 0, 1, 0, 0, place)) })),
  );
}
