import { userId } from '#server/core/accounts/tables.ts';
import { index, pgTable, uniqueIndex } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** A one-time download of a person's data, valid for minutes. Stores only the token's SHA-256. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: userId(),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex('data_exports_token_hash_key').on(t.tokenHash), index().on(t.userId)],
);
