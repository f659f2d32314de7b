import {
  type AnyPgColumn,
  bigint,
  customType,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Column, type SQL, sql } from 'drizzle-orm';

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

/** For a CHECK: the column has one of these values. They come from the code, never from a request. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** What an index of words is made of, and what of it is asked for: every three letters that follow each other. */
export const lettersOf = (words: AnyPgColumn | SQL | Column | string): SQL => sql`letters_of(${words})`;

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

/** How many rows of a list there are of each kind, as far as they are added up: triggers in the migrations count. */
export const tallies = pgTable(
  'tallies',
  { list: text().notNull(), part: text().notNull(), rows: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.list, t.part] })],
);

/** How much a tally moved since. Rows are only added: nobody waits for a counter. */
export const tallyChanges = pgTable(
  'tally_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    list: text().notNull(),
    part: text().notNull(),
    change: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index().on(t.list, t.part)],
);
