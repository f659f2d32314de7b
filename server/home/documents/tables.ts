import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '#server/core/files/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** A paper a family would need afterwards. Its files are in `document_versions`, the newest counts. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Its name, sealed by the home's key. */
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
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** The name the file came with, sealed. */
    filename: bytes().notNull(),
    /** The earlier version whose file this one brought back. */
    restoredFrom: integer(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  // Not unique: a restored version has the file of an earlier one of the same paper.
  (t) => [primaryKey({ columns: [t.documentId, t.version] }), index().on(t.fileId)],
);

/** A kind of paper this household does not have and does not need. All others are had (a file is there) or needed. */
export const documentsNotApplicable = pgTable(
  'documents_not_applicable',
  {
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.homeId, t.kind] })],
);
