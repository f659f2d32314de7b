import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** Equals the sum of the person's ledger at all times: `move_points` in the migrations changes both in one statement. */
export const pointBalances = pgTable(
  'point_balances',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer().notNull(),
    /** How many entries the ledger has, and the hash of the last: without them a cut end would not show. */
    seq: integer().notNull(),
    head: bytes().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [check('point_balances_not_negative', sql`${t.balance} >= 0`)],
);

/**
 * Append-only: a trigger refuses every change, and every deletion but that of the whole account. Each entry carries the
 * hash of the one before it, so that one altered, taken out or moved is found.
 */
export const pointLedger = pgTable(
  'point_ledger',
  {
    id: id(),
    /** Its account, not the person: that row is held by the movement already, and costs no second look. */
    userId: uuid()
      .notNull()
      .references(() => pointBalances.userId, { onDelete: 'cascade' }),
    /** 1, 2, 3 ... for each person: the order in which it happened. */
    seq: integer().notNull(),
    delta: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().notNull(),
    /** What the entry is for: the same thing is never entered twice. */
    key: text().notNull(),
    /** What was asked for under the key: the same key for something else is a mistake, not a repeat. */
    inputHash: bytes().notNull(),
    /** The spending that this entry gives back. */
    reverses: uuid().references((): AnyPgColumn => pointLedger.id),
    previousHash: bytes().notNull(),
    hash: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('point_ledger_key').on(t.userId, t.key),
    uniqueIndex('point_ledger_seq').on(t.userId, t.seq),
    uniqueIndex('point_ledger_reversed_once')
      .on(t.reverses)
      .where(sql`${t.reverses} is not null`),
    check('point_ledger_delta_not_zero', sql`${t.delta} <> 0`),
    check('point_ledger_balance_not_negative', sql`${t.balanceAfter} >= 0`),
  ],
);

/**
 * Addresses of deleted accounts that were welcomed with points, so that nobody is welcomed twice. Not the addresses: what a
 * key outside the database makes of them.
 */
export const welcomedAddresses = pgTable(
  'welcomed_addresses',
  { mark: text().primaryKey(), createdAt: createdAt() },
  (t) => [index().on(t.createdAt)],
);
