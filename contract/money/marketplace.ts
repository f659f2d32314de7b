import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { deliveryDays, SkuKind } from './deliveries.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** Categories, in the order the catalog shows them. */
export const CATEGORY_NAMES = labels.categories;
export type SkuCategory = keyof typeof CATEGORY_NAMES;
export const SKU_CATEGORIES = Object.keys(CATEGORY_NAMES) as [SkuCategory, ...SkuCategory[]];

export const Sku = z
  .object({
    id: Uuid,
    key: z.string().nullable().describe('Identifies a built-in item; null for items added later'),
    name: z.string(),
    description: z.string(),
    pointsCost: z.number().int().nonnegative().describe('0: can’t be bought with points'),
    priceCents: z.number().int().nonnegative().describe('US cents; 0: can’t be bought by card'),
    category: z.enum(SKU_CATEGORIES),
    kind: SkuKind.describe('Goods are delivered to an address; services and vouchers are not'),
    ...deliveryDays,
    stock: z.number().int().nonnegative().nullable().describe('Units left; null: unlimited'),
    memberLimit: z.number().int().positive().nullable().describe('The most one member can have'),
    held: z.number().int().nonnegative().describe('How many you already have or have ordered'),
  })
  .meta({ id: 'Sku' });
export type Sku = z.output<typeof Sku>;

export const listSkus = endpoint({
  method: 'GET',
  path: '/api/skus',
  access: 'member',
  summary: 'List items that points or a card can buy. The first is the one to feature.',
  reply: z.array(Sku),
});

/** Larger values are typos: a million points, or ten thousand dollars. */
const HIGHEST = { points: 1_000_000, cents: 1_000_000, stock: 1_000_000 } as const;
const wholeNumber = (most: number, required = t.wholeNumber) =>
  z
    .number({ error: ({ input }) => (input === undefined ? required : t.wholeNumber) })
    .int(t.wholeNumber)
    .min(0, t.zeroOrMore)
    .max(most, t.orLess(most.toLocaleString('en-US')));

const BusinessDays = wholeNumber(60)
  .min(1, t.oneOrMore)
  .nullable()
  .default(null)
  .describe('For goods: business days from payment to delivery');

/** Goods have a delivery time; nothing else does. */
type Delivered = { kind: SkuKind; deliveryDaysMin: number | null; deliveryDaysMax: number | null };
export const hasDeliveryTime = ({ kind, deliveryDaysMin: min, deliveryDaysMax: max }: Delivered): boolean =>
  kind === 'goods' ? min !== null && max !== null && min <= max : min === null && max === null;
export const NO_DELIVERY_TIME = {
  path: ['deliveryDaysMax'],
  message: t.deliveryDays,
};

export const NewSku = z
  .object({
    name: text(120, t.nameRequired),
    description: text(500, t.descriptionRequired),
    pointsCost: wholeNumber(HIGHEST.points, t.pointsRequired).describe('0: can’t be bought with points'),
    priceCents: wholeNumber(HIGHEST.cents).default(0).describe('US cents; 0: can’t be bought by card'),
    active: z.boolean().default(true).describe('Whether members see it'),
    category: z.enum(SKU_CATEGORIES).default('supplies'),
    stock: wholeNumber(HIGHEST.stock).nullable().default(null).describe('null: unlimited'),
    memberLimit: wholeNumber(1000).min(1, t.oneOrMore).nullable().default(null).describe('null: unlimited'),
    kind: SkuKind.default('service').describe('Goods are delivered, and taxed when paid by card'),
    deliveryDaysMin: BusinessDays,
    deliveryDaysMax: BusinessDays,
  })
  .refine(hasDeliveryTime, NO_DELIVERY_TIME)
  .refine(({ pointsCost, priceCents }) => pointsCost !== 0 || priceCents !== 0, {
    path: ['pointsCost'],
    message: t.costRequired,
  })
  .meta({ id: 'NewSku' });

export const CatalogSku = Sku.omit({ held: true })
  .extend({ active: z.boolean(), createdAt: Instant })
  .meta({ id: 'CatalogSku' });
export type CatalogSku = z.output<typeof CatalogSku>;

export const createSku = endpoint({
  method: 'POST',
  path: '/api/admin/skus',
  access: 'staff',
  may: 'catalog.edit',
  summary: 'Add a catalog item',
  status: 201,
  stepUp: true,
  idempotent: true,
  body: NewSku,
  reply: CatalogSku,
});
