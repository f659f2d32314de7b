import type { DeliveryAddress } from '#contract/money/deliveries.ts';
import { skusById, type Sku } from '#server/money/marketplace/marketplace.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/ports/deps.ts';
import { deliveryFor } from './deliveries.ts';
import { say } from '#server/platform/say.ts';

type Tax = { taxCents: number; taxLabel: string | null; taxNote: string | null };
/** The tax, and what it was computed for. */
export type Quote = Tax & Pick<Sku, 'kind' | 'priceCents'>;

const NO_TAX: Tax = { taxCents: 0, taxLabel: null, taxNote: null };

/** Works out the tax of a card order before its transaction. Null when there is no such item. */
export async function quoteTax(
  { db, salesTax, log }: Pick<Deps, 'db' | 'salesTax' | 'log'>,
  skuId: string,
  address: DeliveryAddress | undefined,
): Promise<Quote | null> {
  const sku = (await skusById(db, [skuId])).get(skuId);
  if (!sku) return null;
  const { kind, priceCents } = sku;
  if (priceCents === 0) return { ...NO_TAX, kind, priceCents };
  const to = deliveryFor(sku, address);
  const shipTo = to && { state: to.state, zip: to.zip };
  const tax = await salesTax.quote({ kind, priceCents, shipTo });
  switch (tax.outcome) {
    case 'taxed':
      // A rate so low that it rounds to nothing is no tax.
      return {
        ...(tax.taxCents > 0 ? { taxCents: tax.taxCents, taxLabel: tax.label, taxNote: tax.note } : NO_TAX),
        kind,
        priceCents,
      };
    case 'not-taxed':
      return { ...NO_TAX, kind, priceCents };
    case 'unavailable':
      log.warn({ reason: tax.reason }, 'sales tax unavailable');
      throw new AppError('unavailable', say().ordersErrors.noTax);
  }
}

/** An administrator may change the item while the tax is being computed. */
export function checkQuote(sku: Sku, quote: Quote | null): Quote {
  if (quote?.priceCents === sku.priceCents && quote.kind === sku.kind) return quote;
  throw new AppError('conflict', say().ordersErrors.priceChanged);
}
