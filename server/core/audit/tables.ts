import { sql } from '#server/platform/drizzle.ts';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, id, instant, safeInteger } from '#server/platform/tables.ts';

/** What a chain belongs to. */
export const CHAIN_KINDS = ['home', 'account', 'incident', 'office'] as const;

/**
 * Who changed what, when and from where. Append-only, enforced by the database. Each row has the hash of the
 * previous row of its chain, so that altered or removed rows are detected.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** The home, the account, the incident, or the back office. */
    chain: uuid().notNull(),
    seq: integer().notNull(),
    /** Derived from both, as a single id. */
    id: uuid()
      .notNull()
      .generatedAlwaysAs(
        sql`overlay(overlay(md5(chain::text || seq::text) placing '8' from 13) placing 'a' from 17)::uuid`,
      ),
    /** The hash format: 1 predates `kind`, `network` and `changes` and doesn't cover them. */
    version: smallint().notNull().default(1),
    kind: text({ enum: CHAIN_KINDS }),
    at: instant().notNull(),
    /** Null: the product itself. */
    actorId: uuid(),
    /** Browser and system, as far as reported. */
    device: text(),
    /** The caller's shortened network address. */
    network: text(),
    /** "document.renamed": capability and past tense. */
    action: text().notNull(),
    subjectId: uuid(),
    /** Detail for people; for a home encrypted with its key, because it may name things. */
    detail: bytes(),
    /** The changed fields before and after, as JSON; for a home encrypted like `detail`. */
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

/** The head of each chain, locked while an entry is added so that there is one order. */
export const auditHeads = pgTable('audit_heads', {
  chain: uuid().primaryKey(),
  seq: integer().notNull(),
  hash: bytes().notNull(),
});

/**
 * Heads of chains at a point in time, signed with a key outside the database: an attacker who could rewrite a
 * whole chain still can't sign it. Never deleted. After a lawful deletion of a history, its seal is the
 * remaining trace.
 */
export const auditSeals = pgTable('audit_seals', {
  /** SHA-256 of the chain's id: after deletion not even the id remains. */
  chainHash: bytes().primaryKey(),
  /** Null once the history is deleted. */
  chain: uuid().unique(),
  seq: integer().notNull(),
  hash: bytes().notNull(),
  forgottenAt: instant(),
  /** The checkpoint that counts it. */
  sealedIn: integer().notNull(),
  keyId: text().notNull(),
  signature: bytes().notNull(),
});

/** The number of seals and of the entries they cover, so that a removed or rolled-back seal is detected. */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  number: integer().primaryKey(),
  at: instant().notNull(),
  chains: integer().notNull(),
  entries: safeInteger().notNull(),
  keyId: text().notNull(),
  signature: bytes().notNull(),
});

/** Results of verifying all histories. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: id(),
    at: instant().notNull(),
    chains: integer().notNull(),
    entries: safeInteger().notNull(),
    faults: integer().notNull(),
  },
  (t) => [index().on(t.at)],
);
