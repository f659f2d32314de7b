import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { files } from '#server/core/files/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** What a family hands to the adjuster: a PDF and a ZIP of the originals, made by a job. */
export const claimPackets = pgTable(
  'claim_packets',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    requestedBy: uuid(),
    state: text({ enum: ['queued', 'building', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Steps done, of all. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    itemCount: integer().notNull().default(0),
    /** What it costs to replace everything in it. */
    valueCents: bigint({ mode: 'number' }).notNull().default(0),
    /** The kinds of papers that were chosen; when it is ready, the kind of each paper in it. Never a name. */
    papers: text().array().$type<DocumentKind[]>().notNull().default([]),
    /** Files that were gone or unreadable when their turn came. */
    skippedCount: integer().notNull().default(0),
    /** How often it was begun. Whoever works on it writes only while the number is still theirs. */
    attempts: integer().notNull().default(0),
    pdfFileId: uuid().references(() => files.id),
    zipFileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    /** When the job last gave a sign of life: one that has gone silent may be begun again. */
    workedAt: instant(),
    readyAt: instant(),
  },
  (t) => [
    index().on(t.homeId, t.createdAt),
    index().on(t.pdfFileId),
    index().on(t.zipFileId),
    uniqueIndex('claim_packets_one_at_work')
      .on(t.homeId)
      .where(sql`${t.state} in ('queued', 'building')`),
    check('claim_packets_state_known', sql`${t.state} in ('queued', 'building', 'ready', 'failed')`),
    check('claim_packets_progress_sane', sql`${t.done} between 0 and ${t.total}`),
    check(
      'claim_packets_ready_whole',
      sql`${t.state} <> 'ready' or (${t.pdfFileId} is not null and ${t.zipFileId} is not null)`,
    ),
  ],
);

/** A way in for somebody without an account, to one packet, until it ends or is taken back. Here is the token's SHA-256. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    packetId: uuid()
      .notNull()
      .references(() => claimPackets.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    /** For whom it is, sealed by the home's key. */
    label: bytes().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('share_links_token_hash_key').on(t.tokenHash),
    index().on(t.homeId),
    index().on(t.packetId),
  ],
);

/** A download that a share link has been exchanged for: good once, for a minute. Here is the SHA-256 of its name. */
export const shareTickets = pgTable(
  'share_tickets',
  {
    ticketHash: bytes().primaryKey(),
    linkId: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    part: text({ enum: ['pdf', 'zip'] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index().on(t.linkId),
    index().on(t.expiresAt),
    check('share_tickets_part_known', sql`${t.part} in ('pdf', 'zip')`),
  ],
);

export const shareAccesses = pgTable(
  'share_accesses',
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    action: text({ enum: ['opened', 'took-pdf', 'took-zip'] }).notNull(),
    device: text().notNull(),
    /** Without its last part: enough to recognise, too little to follow. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.linkId, t.createdAt),
    check('share_accesses_action_known', sql`${t.action} in ('opened', 'took-pdf', 'took-zip')`),
  ],
);
