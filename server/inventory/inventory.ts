import type { Queryable } from '#server/platform/db.ts';
import * as store from './store.ts';

/**
 * How many things are in a home and what replacing them costs: a new one's price where it is known, else the estimated
 * value, times the quantity. What is in the trash does not count.
 */
export const inventoryTotals = (
  db: Queryable,
  homeId: string,
): Promise<{ items: number; totalCents: number }> => store.totals(db, homeId);
