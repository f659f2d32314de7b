import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, text } from '#contract/values.ts';
import * as v from '#text/service/booking-values.ts';

/** Medical supplies that a household agreed to in advance. They are requested when an order comes. */
export const SUPPLY_ITEMS = ['oxygen', 'batteries', 'cooling', 'mobility', 'hygiene', 'other'] as const;

export const SupplyPlan = z
  .object({
    items: z
      .array(z.enum(SUPPLY_ITEMS, v.choose), v.choose)
      .min(1, v.choose)
      .max(SUPPLY_ITEMS.length)
      .transform((chosen) => SUPPLY_ITEMS.filter((item) => chosen.includes(item))),
    list: text(500, v.required).describe('Items and quantities'),
  })
  .meta({ id: 'SupplyPlan' });
export type SupplyPlan = z.output<typeof SupplyPlan>;

export const SupplyView = z
  .object({
    isIncluded: z.boolean().describe('The owner’s plan includes tailored medical supplies'),
    proposed: z.array(z.enum(SUPPLY_ITEMS)).describe('Suggested based on what the household entered'),
    plan: SupplyPlan.extend({ agreedAt: Instant })
      .nullable()
      .describe('Null: nothing is requested automatically'),
  })
  .meta({ id: 'SupplyView' });
export type SupplyView = z.output<typeof SupplyView>;

const Home = z.object({ homeId: HomeRef });
const at = '/api/homes/:homeId/supplies';

export const getSupplies = endpoint({
  method: 'GET',
  path: at,
  access: 'member',
  summary: 'Medical supplies that are requested automatically during an order',
  params: Home,
  reply: SupplyView,
});

export const agreeToSupplies = endpoint({
  method: 'PUT',
  path: at,
  access: 'member',
  summary: 'Agree to the supplies to request during an order',
  errors: ['membership_required'],
  params: Home,
  body: SupplyPlan,
  reply: SupplyView,
});

export const withdrawSupplies = endpoint({
  method: 'DELETE',
  path: at,
  access: 'member',
  summary: 'Stop requesting supplies during an order',
  params: Home,
  reply: SupplyView,
});
