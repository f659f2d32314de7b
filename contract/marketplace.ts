import { z } from 'zod';
import { endpoint } from './http.ts';
import { Uuid } from './values.ts';

/** What things are for, in the order the catalog offers them. */
export const CATEGORY_NAMES = {
  rebuild: 'Rebuild and repair',
  supplies: 'Supplies',
  stay: 'A place to stay',
  care: 'Family and animals',
  paperwork: 'Claims and papers',
  travel: 'Getting around',
} as const;
export type SkuCategory = keyof typeof CATEGORY_NAMES;
export const SKU_CATEGORIES = Object.keys(CATEGORY_NAMES) as [SkuCategory, ...SkuCategory[]];

export const Sku = z
  .object({
    id: Uuid,
    key: z.string().nullable().describe('Names what the product brings along; null for what was added later'),
    name: z.string(),
    description: z.string(),
    pointsCost: z.number().int().nonnegative().describe('0 when it cannot be had for points'),
    priceCents: z.number().int().nonnegative().describe('US cents; 0 when it cannot be bought by card'),
    category: z.enum(SKU_CATEGORIES),
    stock: z.number().int().nonnegative().nullable().describe('How many are left; null when there is no end'),
    memberLimit: z.number().int().positive().nullable().describe('How many one member may have'),
    held: z.number().int().nonnegative().describe('How many you have, or have ordered'),
  })
  .meta({ id: 'Sku' });
export type Sku = z.output<typeof Sku>;

export const listSkus = endpoint({
  method: 'GET',
  path: '/api/skus',
  access: 'member',
  summary: 'What points or a card can buy; the first is the one to feature',
  reply: z.array(Sku),
});
