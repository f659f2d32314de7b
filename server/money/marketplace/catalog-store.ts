import type { z } from 'zod';
import type { exportCatalog } from '#contract/money/catalog.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { containsPattern, keyset } from '#server/platform/paging.ts';
import {
  and,
  count,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  or,
  type SQL,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Sku } from './store.ts';
import { skus } from './tables.ts';

export type CatalogQuery = z.output<typeof exportCatalog.query>;

const STATES = {
  all: undefined,
  active: eq(skus.active, true),
  inactive: eq(skus.active, false),
  'sold-out': eq(skus.stock, 0),
} as const;

const matches = ({ q, state, category }: CatalogQuery): SQL | undefined =>
  and(
    STATES[state],
    category === 'all' ? undefined : eq(skus.category, category),
    q === ''
      ? undefined
      : or(ilike(skus.name, containsPattern(q)), ilike(skus.description, containsPattern(q))),
  );

const SORTS = { name: skus.name, created: skus.createdAt, points: skus.pointsCost };

export async function catalogPage(
  db: Queryable,
  query: CatalogQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, skus.id, query);
  const found = await db
    .select({ ...getTableColumns(skus), mark: keys.mark })
    .from(skus)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countCatalog(db, query));
}

export async function countCatalog(db: Queryable, query: CatalogQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(skus).where(matches(query));
  return row?.total ?? 0;
}

/**
 * Locks the row until the transaction ends, so concurrent edits run one after the other and the second sees
 * the first.
 */
export const lockSku = async (tx: Tx, id: string): Promise<Sku | undefined> =>
  first(await tx.select().from(skus).where(eq(skus.id, id)).for('no key update'));

export const updateSku = async (tx: Tx, id: string, set: Partial<typeof skus.$inferInsert>) =>
  first(await tx.update(skus).set(set).where(eq(skus.id, id)).returning());

/**
 * Adds to or subtracts from a counted stock. Returns undefined when too little is left or stock isn't
 * counted.
 */
export const addStock = async (tx: Tx, id: string, amount: number, updatedAt: Date) =>
  first(
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${amount}`, updatedAt })
      .where(
        and(eq(skus.id, id), isNotNull(skus.stock), sql`${skus.stock} + ${amount} between 0 and 1000000`),
      )
      .returning(),
  );

/** Sets the stock level, only if it is still what the administrator saw. */
export const setStock = async (
  tx: Tx,
  id: string,
  { from, to }: { from: number | null; to: number | null },
  updatedAt: Date,
) =>
  first(
    await tx
      .update(skus)
      .set({ stock: to, updatedAt })
      .where(and(eq(skus.id, id), sql`${skus.stock} is not distinct from ${from}::integer`))
      .returning(),
  );
