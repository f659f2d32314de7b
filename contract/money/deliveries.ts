import { z } from 'zod';
import { line } from '#contract/values.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** What an item is. Only goods are delivered to an address. */
export const SKU_KINDS = labels.skuKinds;
export type SkuKind = keyof typeof SKU_KINDS;
export const SkuKind = z.enum(Object.keys(SKU_KINDS) as [SkuKind, ...SkuKind[]]);

/** The states we deliver to, with display names. */
export const DELIVERY_STATES = { CA: 'California', NV: 'Nevada', AZ: 'Arizona' } as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;
const DeliveryState = z.enum(
  Object.keys(DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]],
  t.chooseState,
);

export const DeliveryAddress = z
  .object({
    name: line(120, t.recipient),
    address: line(200, t.street),
    city: line(100, t.city),
    state: DeliveryState,
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, t.zip),
  })
  .meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

/** In business days after payment; null for items that aren't delivered. */
export const deliveryDays = {
  deliveryDaysMin: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('Goods: minimum business days from payment to delivery'),
  deliveryDaysMax: z.number().int().positive().nullable().describe('Goods: maximum business days'),
};

type Days = { deliveryDaysMin: number | null; deliveryDaysMax: number | null };

/** "3-5 business days" */
export function deliveryWords({ deliveryDaysMin: min, deliveryDaysMax: max }: Days): string | null {
  return min === null || max === null ? null : labels.businessDays(min, max);
}
