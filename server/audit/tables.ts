import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/tables.ts';

/**
 * Who changed what, when and from where. Rows are added and never changed. Each carries the hash of the one before it in
 * its chain (a home's, or an account's), so that a row altered or taken out is found.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** The home or, for what concerns no home, the account. */
    chain: uuid().notNull(),
    seq: integer().notNull(),
    at: instant().notNull(),
    /** Null: the product itself. */
    actorId: uuid(),
    /** Browser and system, as far as they said. */
    device: text(),
    /** "document.renamed": capability and past tense. */
    action: text().notNull(),
    subjectId: uuid(),
    /** What a person reads about it; for a home sealed by its key, because it may name things. */
    detail: bytes(),
    previousHash: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chain, t.seq] }), index().on(t.actorId)],
);

/** The end of each chain: locked while an entry is added, so that there is one order. */
export const auditHeads = pgTable('audit_heads', {
  chain: uuid().primaryKey(),
  seq: integer().notNull(),
  hash: bytes().notNull(),
});
