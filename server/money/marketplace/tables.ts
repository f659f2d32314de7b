import { userId } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, createdAt, id, instant } from '#server/platform/tables.ts';

/** An item that can be bought with points or by card. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    /** Identifies built-in items. Items added by an administrator have none. */
    key: text(),
    name: text().notNull(),
    description: text().notNull(),
    pointsCost: integer().notNull(),
    priceCents: cents().notNull().default(0),
    active: boolean().notNull().default(true),
    category: text({ enum: ['rebuild', 'supplies', 'stay', 'care', 'paperwork', 'travel'] })
      .notNull()
      .default('supplies'),
    /** Only goods are delivered to an address. */
    kind: text({ enum: ['goods', 'service', 'digital'] })
      .notNull()
      .default('service'),
    /** Business days from payment to delivery. */
    deliveryDaysMin: integer(),
    deliveryDaysMax: integer(),
    /** How many are left. Null means unlimited. */
    stock: integer(),
    /** How many one member may have. Null means unlimited. */
    memberLimit: integer(),
    createdAt: createdAt(),
    /** When an administrator last changed it. Stock taken by orders doesn't count as a change. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('skus_key_key').on(t.key),
    check('skus_stock_not_negative', sql`${t.stock} >= 0`),
    check('skus_member_limit_positive', sql`${t.memberLimit} > 0`),
    check('skus_kind_known', sql`${t.kind} in ('goods', 'service', 'digital')`),
    check(
      'skus_goods_have_delivery_time',
      sql`(${t.kind} = 'goods') = (${t.deliveryDaysMin} is not null) and (${t.kind} = 'goods') = (${t.deliveryDaysMax} is not null) and (${t.deliveryDaysMin} is null or ${t.deliveryDaysMin} between 1 and ${t.deliveryDaysMax})`,
    ),
    check('skus_costs_not_negative', sql`${t.pointsCost} >= 0 and ${t.priceCents} >= 0`),
  ],
);

/**
 * How many of an item a member has or is getting. The member limit is enforced here, in the order's
 * transaction.
 */
export const skuHoldings = pgTable(
  'sku_holdings',
  {
    userId: userId(),
    skuId: uuid()
      .notNull()
      .references(() => skus.id),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.skuId] }),
    check('sku_holdings_not_negative', sql`${t.count} >= 0`),
  ],
);
