import { customType, index, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** `timestamptz`, read as a Date: instants are stored in UTC, never local times. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** A time-ordered id made by the database: `new_id()` is ours and runs on every PostgreSQL from 15 on. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`new_id()`);
export const createdAt = () => instant().notNull().defaultNow();

/** `bytea`, for hashes and keys. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  fromDriver: (b) => Uint8Array.from(b),
  toDriver: (b) => Buffer.from(b),
});

/** Answers already given under an Idempotency-Key, kept for three days. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** `json`, not `jsonb`: a repeat gets the very same bytes, keys in their order. */
    reply: json(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index().on(t.createdAt)],
);
