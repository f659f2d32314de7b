import { z } from 'zod';
import { line } from '#contract/values.ts';

/** What an item is. Only goods are delivered to an address. */
export const SKU_KINDS = { goods: 'Goods', service: 'Service', digital: 'Voucher or digital' } as const;
export type SkuKind = keyof typeof SKU_KINDS;
export const SkuKind = z.enum(Object.keys(SKU_KINDS) as [SkuKind, ...SkuKind[]]);

/** The states we deliver to, with display names. */
export const DELIVERY_STATES = { CA: 'California', NV: 'Nevada', AZ: 'Arizona' } as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;
const DeliveryState = z.enum(
  Object.keys(DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]],
  'Choose California, Nevada or Arizona',
);

export const DeliveryAddress = z
  .object({
    name: line(120, 'Enter the name of the person who receives it'),
    address: line(200, 'Enter the street address'),
    city: line(100, 'Enter the city'),
    state: DeliveryState,
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, 'Enter the five digits of the ZIP code'),
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
    .describe('Goods: the fewest business days from payment to delivery'),
  deliveryDaysMax: z.number().int().positive().nullable().describe('Goods: the most business days'),
};

type Days = { deliveryDaysMin: number | null; deliveryDaysMax: number | null };

/** "3-5 business days" */
export function deliveryWords({ deliveryDaysMin: min, deliveryDaysMax: max }: Days): string | null {
  if (min === null || max === null) return null;
  if (min !== max) return `${min}-${max} business days`;
  return min === 1 ? '1 business day' : `${min} business days`;
}
