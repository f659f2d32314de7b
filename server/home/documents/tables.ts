import { files } from '#server/core/files/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, integer, pgTable, primaryKey, text, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant, partOf } from '#server/platform/tables.ts';

/**
 * A document a household would need after a disaster. Its files are in `document_versions`; the newest is
 * current.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    homeId: homeId(),
    kind: text().notNull(),
    /** Encrypted with the home's key. */
    name: bytes().notNull(),
    version: integer().notNull().default(1),
    trashedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.homeId, t.kind),
    index('documents_in_trash')
      .on(t.trashedAt)
      .where(sql`${t.trashedAt} is not null`),
    check('documents_version_positive', sql`${t.version} > 0`),
  ],
);

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: partOf(() => documents.id),
    version: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** The uploaded file name, encrypted. */
    filename: bytes().notNull(),
    /** The earlier version this one restored. */
    restoredFrom: integer(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  // Not unique: a restored version shares its file with an earlier one of the same document.
  (t) => [primaryKey({ columns: [t.documentId, t.version] }), index().on(t.fileId)],
);

/**
 * A document type this household doesn't need. All other types are either saved (a file exists) or missing.
 */
export const documentsNotApplicable = pgTable(
  'documents_not_applicable',
  {
    homeId: homeId(),
    kind: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.homeId, t.kind] })],
);
