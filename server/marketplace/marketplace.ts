import type { Queryable } from '#server/platform/db.ts';
import * as store from './store.ts';

export type BuiltInSku = {
  key: string;
  name: string;
  description: string;
  pointsCost: number;
  priceCents: number;
};

/** What members can get for their points today. */
export const listSkus = (db: Queryable) => store.listActive(db);

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
