import type { SkuCategory } from '#contract/money/marketplace.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { publishLive, publishLiveToAll } from '#server/platform/events.ts';
import * as store from './store.ts';

export { cataloguePage, countCatalogue } from './catalogue-store.ts';
export { changeStock, editSku, setActive } from './editing.ts';

export type Sku = store.Sku;

export type BuiltInSku = {
  key: string;
  name: string;
  description: string;
  pointsCost: number;
  priceCents: number;
  category: SkuCategory;
  stock?: number;
  memberLimit?: number;
};

/** What this member can get today, and how many of each they have. */
export const listSkus = async (db: Queryable, userId: string) =>
  (await store.listActive(db, userId)).map(({ sku, held }) => ({ ...sku, held }));

/** Items by their ids, on offer or not: an order names one for as long as there are orders. */
export const skusById = async (db: Queryable, ids: readonly string[]) =>
  new Map((await store.findSkus(db, ids)).map((sku) => [sku.id, sku]));

export type Taking =
  | { outcome: 'taken'; sku: store.Sku; tookStock: boolean }
  | { outcome: 'gone' }
  | { outcome: 'sold-out' | 'limit'; sku: store.Sku };

/**
 * Sets one aside for a member, in the caller's transaction. Stock and limit are kept by the statements themselves: of
 * two who want the last one, one gets it. Refused, the caller must let its transaction go.
 */
export async function takeOne(tx: Tx, who: { userId: string; skuId: string }): Promise<Taking> {
  const sku = await store.findSku(tx, who.skuId);
  if (!sku?.active) return { outcome: 'gone' };
  const tookStock = sku.stock !== null;
  // Stock first, then the person's own count, then their points: everybody waits in the same order.
  if (tookStock && !(await store.takeStock(tx, sku.id))) return { outcome: 'sold-out', sku };
  if (!(await store.addHolding(tx, who, sku.memberLimit))) return { outcome: 'limit', sku };
  await tell(tx, who.userId, tookStock);
  return { outcome: 'taken', sku, tookStock };
}

/** What a member has changed for them; what is left changed for everybody who looks at the catalogue. */
async function tell(tx: Tx, userId: string | null, isStockChanged: boolean): Promise<void> {
  if (userId) await publishLive(tx, userId, { topic: 'skus' });
  if (isStockChanged) await publishLiveToAll(tx, { topic: 'skus' });
}

/** Gives back what `takeOne` set aside. The caller sees to it that this happens once. */
export async function putBack(
  tx: Tx,
  { userId, skuId, tookStock }: { userId: string | null; skuId: string; tookStock: boolean },
): Promise<void> {
  if (tookStock) await store.returnStock(tx, skuId);
  // Without an account there are no counts of theirs either.
  if (userId) await store.dropHolding(tx, { userId, skuId });
  await tell(tx, userId, tookStock);
}

/**
 * Puts the built-in catalogue into the table. What is there already, changed or switched off by an administrator or
 * not, stays as it is. Each is a second younger than the one before it, and all are older than what anybody adds:
 * that is their order in the catalogue.
 */
export async function plantCatalogue(db: Queryable, catalogue: readonly BuiltInSku[]): Promise<void> {
  await store.insertMissing(
    db,
    catalogue.map((sku, place) => ({ ...sku, createdAt: new Date(Date.UTC(2025, 0, 1, 0, 0, place)) })),
  );
}
