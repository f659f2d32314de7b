import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#server/platform/tables.ts';

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
  },
  (t) => [
    uniqueIndex('skus_key_key').on(t.key),
    check('skus_stock_not_negative', sql`${t.stock} >= 0`),
    check('skus_member_limit_positive', sql`${t.memberLimit} > 0`),
    check('skus_costs_not_negative', sql`${t.pointsCost} >= 0 and ${t.priceCents} >= 0`),
  ],
);
