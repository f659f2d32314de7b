import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

/** Something points or a card can buy. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    /** Names those the product brings along; an administrator's own have none. */
    key: text(),
    name: text().notNull(),
    description: text().notNull(),
    pointsCost: integer().notNull(),
    priceCents: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    category: text({ enum: ['rebuild', 'supplies', 'stay', 'care', 'paperwork', 'travel'] })
      .notNull()
      .default('supplies'),
    /** How many are left; null: as many as are wanted. */
    stock: integer(),
    /** How many one member may have; null: as many as they like. */
    memberLimit: integer(),
    createdAt: createdAt(),
    /** When an administrator last changed it. What orders take from the stock is no change of it. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('skus_key_key').on(t.key),
    check('skus_stock_not_negative', sql`${t.stock} >= 0`),
    check('skus_member_limit_positive', sql`${t.memberLimit} > 0`),
    check('skus_costs_not_negative', sql`${t.pointsCost} >= 0 and ${t.priceCents} >= 0`),
  ],
);

/** How many of a thing a member has or is getting. A limit is kept by counting here, in the order's transaction. */
export const skuHoldings = pgTable(
  'sku_holdings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
