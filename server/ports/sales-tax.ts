import type { DeliveryState, SkuKind } from '#contract/money/deliveries.ts';

/** One sale by card. Amounts are whole US cents. */
export type Sale = {
  kind: SkuKind;
  priceCents: number;
  /** Null for what isn't delivered. */
  shipTo: { state: DeliveryState; zip: string } | null;
};

export type SalesTax =
  /** `label` and `note` go on the receipt: the tax with its rate, and what it covers and how it was rounded. */
  | { outcome: 'taxed'; taxCents: number; label: string; note: string }
  | { outcome: 'not-taxed' }
  | { outcome: 'unavailable'; reason: string };

/** Works out sales tax. Never called in a transaction, because an adapter may ask a service. */
export type SalesTaxPort = {
  /** What the adapter covers and what it doesn't, in a sentence for the team. */
  covers: string;
  quote(sale: Sale): Promise<SalesTax>;
};
