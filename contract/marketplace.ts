import { z } from 'zod';
import { endpoint } from './http.ts';
import { Uuid } from './values.ts';

export const Sku = z
  .object({
    id: Uuid,
    key: z.string().nullable().describe('Names what the product brings along; null for what was added later'),
    name: z.string(),
    description: z.string(),
    pointsCost: z.number().int().nonnegative(),
    priceCents: z.number().int().nonnegative().describe('US cents; 0 when it cannot be bought by card'),
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
