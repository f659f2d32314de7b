import { sql } from '#server/platform/drizzle.ts';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant, safeInteger } from '#server/platform/tables.ts';

/**
 * An encrypted file in storage. The row comes first (`storing`), then the bytes and their `digest`, then its
 * user adopts it (`stored`): whatever a crash leaves behind has a row and is swept. `homeId` has no foreign
 * key, because a file outlives its home until storage has deleted it.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    homeId: uuid().notNull(),
    state: text({ enum: ['storing', 'stored', 'deleting'] })
      .notNull()
      .default('storing'),
    /** Uploaded by a person, which counts toward the home's limit, or made by us. */
    kind: text({ enum: ['upload', 'made'] })
      .notNull()
      .default('upload'),
    /** The storage key; generated, never derived from a file name. */
    storageKey: text().notNull(),
    thumbKey: text(),
    mime: text().notNull(),
    bytes: safeInteger().notNull().default(0),
    width: integer(),
    height: integer(),
    /** The file's own key, wrapped by the home's. */
    wrappedKey: bytes().notNull(),
    keyId: uuid().notNull(),
    /** Keyed by the home's key, so that equal files are recognized within a home and nowhere else. */
    digest: bytes(),
    createdBy: uuid(),
    createdAt: createdAt(),
    /** When its state last changed. */
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.homeId),
    uniqueIndex('files_storage_key_key').on(t.storageKey),
    index('files_unsettled')
      .on(t.changedAt)
      .where(sql`${t.state} <> 'stored'`),
    check('files_state_known', sql`${t.state} in ('storing', 'stored', 'deleting')`),
    check('files_kind_known', sql`${t.kind} in ('upload', 'made')`),
    check('files_size_not_negative', sql`${t.bytes} >= 0`),
  ],
);
