import { DELIVERY_STATES, type DeliveryState } from '#contract/money/deliveries.ts';
import type { SalesTax, SalesTaxPort } from '#server/ports/sales-tax.ts';

/**
 * Statewide rates in basis points, as published in 2025: what is due everywhere in the state. California's and
 * Nevada's include the county share that is the same in every county; Arizona's is the state's part alone.
 */
export const STATE_RATES: Record<DeliveryState, number> = { CA: 725, NV: 685, AZ: 560 };

const LEFT_OUT: Record<DeliveryState, string> = {
  CA: 'Local district taxes are not included.',
  NV: 'County option taxes are not included.',
  AZ: 'County and city taxes are not included.',
};

/** Rounded once for the whole sale, to the nearest cent, half a cent up. Integers only. */
export const taxOn = (priceCents: number, basisPoints: number): number =>
  Math.floor((priceCents * basisPoints + 5000) / 10_000);

/** 725 is "7.25%", 560 is "5.6%". */
const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/**
 * The default: a table of statewide rates for goods delivered in California, Nevada and Arizona. Knows no
 * local rates and no exemptions.
 */
export const createTableSalesTax = (): SalesTaxPort => ({
  covers:
    'Statewide sales tax on goods delivered in California, Nevada and Arizona. Leaves out county, city and district taxes, and exemptions for certain goods. Services and vouchers are not taxed.',
  quote: async ({ kind, priceCents, shipTo }): Promise<SalesTax> => {
    if (kind !== 'goods' || shipTo === null) return { outcome: 'not-taxed' };
    const rate = STATE_RATES[shipTo.state];
    return {
      outcome: 'taxed',
      taxCents: taxOn(priceCents, rate),
      label: `${DELIVERY_STATES[shipTo.state]} sales tax, ${percent(rate)}`,
      note: `Statewide rate, rounded to the nearest cent. ${LEFT_OUT[shipTo.state]}`,
    };
  },
});
