import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant } from '#server/platform/tables.ts';

/** Whose history a chain is. */
export const CHAIN_KINDS = ['home', 'account', 'incident', 'office'] as const;

/**
 * Who changed what, when and from where. Rows are added and never changed: the database refuses it. Each carries the hash
 * of the one before it in its chain, so that a row altered or taken out is found.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** The home, the account, the incident, or the back office. */
    chain: uuid().notNull(),
    seq: integer().notNull(),
    /** One name for both, worked out from them. */
    id: uuid()
      .notNull()
      .generatedAlwaysAs(
        sql`overlay(overlay(md5(chain::text || seq::text) placing '8' from 13) placing 'a' from 17)::uuid`,
      ),
    /** Which form of hash: 1 is from before `kind`, `network` and `changes`, and knows nothing of them. */
    version: smallint().notNull().default(1),
    kind: text({ enum: CHAIN_KINDS }),
    at: instant().notNull(),
    /** Null: the product itself. */
    actorId: uuid(),
    /** Browser and system, as far as they said. */
    device: text(),
    /** The network address of who asked, shortened. */
    network: text(),
    /** "document.renamed": capability and past tense. */
    action: text().notNull(),
    subjectId: uuid(),
    /** What a person reads about it; for a home sealed by its key, because it may name things. */
    detail: bytes(),
    /** What was before and what is after, of the fields that changed, as JSON; for a home sealed like `detail`. */
    changes: bytes(),
    previousHash: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chain, t.seq] }),
    index().on(t.actorId, t.at),
    index().on(t.subjectId, t.at),
    index().on(t.at, t.id),
    uniqueIndex().on(t.id),
    index().on(t.action, t.at, t.id),
    index('audit_entries_office_action')
      .on(t.action, t.at, t.id)
      .where(sql`${t.kind} = 'office'`),
    index('audit_entries_office')
      .on(t.at, t.id)
      .where(sql`${t.kind} = 'office'`),
  ],
);

/** The end of each chain: locked while an entry is added, so that there is one order. */
export const auditHeads = pgTable('audit_heads', {
  chain: uuid().primaryKey(),
  seq: integer().notNull(),
  hash: bytes().notNull(),
});

/**
 * Ends of chains as they once were, signed by a key outside the database: who could rewrite a whole chain still cannot
 * sign it. Never deleted. That of a history which was lawfully forgotten is the trace it leaves.
 */
export const auditSeals = pgTable('audit_seals', {
  /** SHA-256 of the chain's id: of what is forgotten not even the id remains. */
  chainHash: bytes().primaryKey(),
  /** Null once it is forgotten. */
  chain: uuid().unique(),
  seq: integer().notNull(),
  hash: bytes().notNull(),
  forgottenAt: instant(),
  /** The checkpoint that counts it. */
  sealedIn: integer().notNull(),
  keyId: text().notNull(),
  signature: bytes().notNull(),
});

/** How many seals there were, and how many entries they stand for: a seal taken out, or put back to an older one, is missed. */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  number: integer().primaryKey(),
  at: instant().notNull(),
  chains: integer().notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  keyId: text().notNull(),
  signature: bytes().notNull(),
});

/** What came of looking through all histories. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: id(),
    at: instant().notNull(),
    chains: integer().notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    faults: integer().notNull(),
  },
  (t) => [index().on(t.at)],
);
