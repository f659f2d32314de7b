import { userKey } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  type AnyPgColumn,
  check,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/**
 * Always equals the sum of the person's ledger: `move_points` in the migrations changes both in one
 * statement.
 */
export const pointBalances = pgTable(
  'point_balances',
  {
    userId: userKey(),
    balance: integer().notNull(),
    /**
     * Number of ledger entries and the hash of the last one. Without them, a truncated ledger would go
     * unnoticed.
     */
    seq: integer().notNull(),
    head: bytes().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [check('point_balances_not_negative', sql`${t.balance} >= 0`)],
);

/**
 * Append-only: a trigger rejects every update, and every delete except that of the whole account. Each entry
 * includes the previous hash, so a changed, removed or moved entry is detected.
 */
export const pointLedger = pgTable(
  'point_ledger',
  {
    id: id(),
    /**
     * References the balance row, not the user: `move_points` already locks that row, so the check is free.
     */
    userId: uuid()
      .notNull()
      .references(() => pointBalances.userId, { onDelete: 'cascade' }),
    /** 1, 2, 3 ... per person, in order of entry. */
    seq: integer().notNull(),
    delta: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().notNull(),
    /** What the entry is for. Unique per person. */
    key: text().notNull(),
    /** Hash of the request. The same key with a different request is an error, not a repeat. */
    inputHash: bytes().notNull(),
    /** The spend that this entry reverses. */
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
 * Marks the mailboxes that received welcome points, so a person gets them only once, ever. Stores a keyed hash,
 * not the address; the key is kept outside the database. It outlives the account.
 */
export const welcomedAddresses = pgTable('welcomed_addresses', {
  mark: text().primaryKey(),
  createdAt: createdAt(),
});
