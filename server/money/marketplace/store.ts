import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, gt, inArray, isNotNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { skuHoldings, skus } from './tables.ts';

export type Sku = typeof skus.$inferSelect;

/** In the order they were added, so the sequence is stable, each with this member's count. */
export const listActive = (db: Queryable, userId: string) =>
  db
    .select({ sku: skus, held: sql<number>`coalesce(${skuHoldings.count}, 0)`.mapWith(Number) })
    .from(skus)
    .leftJoin(skuHoldings, and(eq(skuHoldings.skuId, skus.id), eq(skuHoldings.userId, userId)))
    .where(eq(skus.active, true))
    .orderBy(asc(skus.createdAt), asc(skus.id));

export const findSku = async (db: Queryable, id: string) =>
  first(await db.select().from(skus).where(eq(skus.id, id)));

export const findSkus = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(skus)
    .where(inArray(skus.id, [...ids]));

/** Takes one from a limited stock if any is left. */
export const takeStock = async (tx: Tx, id: string) =>
  first(
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - 1` })
      .where(and(eq(skus.id, id), eq(skus.active, true), gt(skus.stock, 0)))
      .returning(),
  );

/** Skips items whose stock is no longer limited. */
export const returnStock = (tx: Tx, id: string) =>
  tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + 1` })
    .where(and(eq(skus.id, id), isNotNull(skus.stock)));

/** Adds one to the member's count if the limit allows it. */
export const addHolding = async (tx: Tx, who: { userId: string; skuId: string }, limit: number | null) =>
  first(
    await tx
      .insert(skuHoldings)
      .values({ ...who, count: 1 })
      .onConflictDoUpdate({
        target: [skuHoldings.userId, skuHoldings.skuId],
        set: { count: sql`${skuHoldings.count} + 1` },
        ...(limit === null ? {} : { setWhere: sql`${skuHoldings.count} < ${limit}` }),
      })
      .returning({ count: skuHoldings.count }),
  );

export const dropHolding = (tx: Tx, { userId, skuId }: { userId: string; skuId: string }) =>
  tx
    .update(skuHoldings)
    .set({ count: sql`${skuHoldings.count} - 1` })
    .where(and(eq(skuHoldings.userId, userId), eq(skuHoldings.skuId, skuId)));

/** Inserts the items whose key doesn't exist yet. */
export const insertMissing = (db: Queryable, rows: (typeof skus.$inferInsert)[]) =>
  db.insert(skus).values(rows).onConflictDoNothing({ target: skus.key });

export const insertSku = async (tx: Tx, sku: typeof skus.$inferInsert): Promise<Sku> => {
  const [row] = await tx.insert(skus).values(sku).returning();
  if (!row) throw new Error('an item was not written');
  return row;
};
