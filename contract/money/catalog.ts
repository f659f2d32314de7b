import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { CatalogSku, hasDeliveryTime, NewSku, NO_DELIVERY_TIME, SKU_CATEGORIES } from './marketplace.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/money/values.ts';

export const SKU_STATES = ['all', 'active', 'inactive', 'sold-out'] as const;

export const CatalogItem = CatalogSku.extend({
  sold: z.number().int().nonnegative().describe('Orders that were paid and not canceled'),
  open: z.number().int().nonnegative().describe('Orders that are neither fulfilled nor canceled'),
  updatedAt: Instant.describe('When an administrator last changed it'),
}).meta({ id: 'CatalogItem' });
export type CatalogItem = z.output<typeof CatalogItem>;

const filters = {
  state: z
    .enum(SKU_STATES)
    .default('all')
    .describe('active: members can order it. inactive: hidden from members. sold-out: none left.'),
  category: z.enum(['all', ...SKU_CATEGORIES]).default('all'),
  sort: sortBy(['name', 'created', 'points'], 'name'),
};

export const listCatalog = endpoint({
  method: 'GET',
  path: '/api/admin/skus',
  access: 'staff',
  may: 'catalog.read',
  summary: 'List all catalog items, including hidden ones, with remaining stock and units sold',
  query: pageQuery(filters),
  reply: page(CatalogItem),
});

export const exportCatalog = exportOf('/api/admin/skus', 'items', filters, 'catalog.read');

const ById = z.object({ skuId: Uuid });

export const getCatalogItem = endpoint({
  method: 'GET',
  path: '/api/admin/skus/:skuId',
  access: 'staff',
  may: 'catalog.read',
  summary: 'Get a catalog item',
  params: ById,
  reply: CatalogItem,
});

export const SkuEdit = z
  .object({
    ...NewSku.shape,
    priceCents: NewSku.shape.priceCents.unwrap(),
    category: NewSku.shape.category.unwrap(),
    memberLimit: NewSku.shape.memberLimit.unwrap(),
    kind: NewSku.shape.kind.unwrap(),
    deliveryDaysMin: NewSku.shape.deliveryDaysMin.unwrap(),
    deliveryDaysMax: NewSku.shape.deliveryDaysMax.unwrap(),
    basedOn: z.iso.datetime().describe('The item’s `updatedAt` when the form was loaded'),
  })
  .omit({ active: true, stock: true })
  .refine(hasDeliveryTime, NO_DELIVERY_TIME)
  .refine(({ pointsCost, priceCents }) => pointsCost !== 0 || priceCents !== 0, {
    path: ['pointsCost'],
    message: t.costRequired,
  })
  .meta({ id: 'SkuEdit' });
export type SkuEdit = z.input<typeof SkuEdit>;

export const editSku = endpoint({
  method: 'PUT',
  path: '/api/admin/skus/:skuId',
  access: 'staff',
  may: 'catalog.edit',
  stepUp: true,
  summary: 'Update an item. Existing orders keep their price and name.',
  errors: ['conflict'],
  params: ById,
  body: SkuEdit,
  reply: CatalogItem,
});

export const setSkuActive = endpoint({
  method: 'PUT',
  path: '/api/admin/skus/:skuId/active',
  access: 'staff',
  may: 'catalog.edit',
  stepUp: true,
  summary: 'Hide an item from the catalog, or restore it. Existing orders aren’t affected.',
  params: ById,
  body: z.object({ active: z.boolean() }),
  reply: CatalogItem,
});

const Reason = text(200, t.reasonForLog);
const Stock = NewSku.shape.stock.unwrap();
const MOST = 1_000_000;

export const StockChange = z
  .discriminatedUnion('how', [
    z.object({
      how: z.literal('add'),
      amount: z
        .number(t.wholeNumber)
        .int(t.wholeNumber)
        .min(-MOST, t.removeAtMost(MOST.toLocaleString('en-US')))
        .max(MOST, t.addAtMost(MOST.toLocaleString('en-US')))
        .refine((amount) => amount !== 0, t.notZero)
        .describe('Negative: removes units from stock'),
      reason: Reason,
    }),
    z.object({
      how: z.literal('set'),
      stock: Stock.describe('null: unlimited'),
      from: z.number().int().nonnegative().nullable().describe('The stock shown when it was counted'),
      reason: Reason,
    }),
  ])
  .meta({ id: 'StockChange' });
export type StockChange = z.output<typeof StockChange>;

export const changeStock = endpoint({
  method: 'POST',
  path: '/api/admin/skus/:skuId/stock',
  access: 'staff',
  may: 'catalog.edit',
  stepUp: true,
  idempotent: true,
  summary: 'Adjust an item’s stock by an amount, or set it',
  errors: ['conflict'],
  params: ById,
  body: StockChange,
  reply: CatalogItem,
});
