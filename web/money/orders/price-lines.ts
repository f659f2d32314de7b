import type { Order } from '#contract/money/orders.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import * as t from '#text/money/orders.ts';

type PriceLine = { label: string; amount: string };

/** The price before tax and the tax, each on its own line. Empty where there is no tax. */
export const priceLines = ({
  amountCents,
  taxCents,
  taxLabel,
}: Pick<Order, 'amountCents' | 'taxCents' | 'taxLabel'>): PriceLine[] =>
  taxCents === 0
    ? []
    : [
        { label: t.price, amount: formatPrice(amountCents - taxCents) },
        { label: taxLabel ?? t.salesTax, amount: formatPrice(taxCents) },
      ];
