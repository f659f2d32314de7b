import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

const userId = () => uuid().references(() => users.id, { onDelete: 'cascade' });

/** Equals the sum of the person's ledger at all times: both change in one transaction. */
export const pointBalances = pgTable(
  'point_balances',
  {
    userId: userId().primaryKey(),
    balance: integer().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [check('point_balances_not_negative', sql`${t.balance} >= 0`)],
);

/** Append-only. `key` says what the entry is for: the same thing is never entered twice. */
export const pointLedger = pgTable(
  'point_ledger',
  {
    id: id(),
    userId: userId().notNull(),
    delta: integer().notNull(),
    reason: text().notNull(),
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('point_ledger_key').on(t.userId, t.key),
    index().on(t.userId, t.createdAt),
    check('point_ledger_delta_not_zero', sql`${t.delta} <> 0`),
  ],
);
