import { type ListPrices, listPricesAfter } from '#contract/core/list-prices.ts';
import { seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { listPrices } from './price-store.ts';

/** A page may show slightly outdated prices. If the price changed, the person must confirm the new one when joining. */
const FRESH_MS = seconds(10);

/**
 * Returns the prices for documents. Reads them at most every few seconds, and falls back to the last known ones when
 * the database is unreachable.
 */
export function makeShownPrices({
  reads,
  clock,
  log,
}: Pick<Deps, 'reads' | 'clock' | 'log'>): () => Promise<ListPrices> {
  let known: { prices: ListPrices; at: number } | undefined;
  return async () => {
    const now = clock.now();
    const age = now.getTime() - (known?.at ?? -Infinity);
    if (known && age >= 0 && age < FRESH_MS) return known.prices;
    try {
      known = { prices: await listPrices(reads, now), at: now.getTime() };
    } catch (err) {
      log.warn({ err }, 'list prices not read, showing the last known ones');
    }
    return known?.prices ?? listPricesAfter([]);
  };
}
