import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { files } from '#server/core/files/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, count, createdAt, id, instant, partOf, safeInteger } from '#server/platform/tables.ts';

/** What a household gives its adjuster: a PDF and a ZIP of the originals, built by a job. */
export const claimPackets = pgTable(
  'claim_packets',
  {
    id: id(),
    homeId: homeId(),
    requestedBy: uuid(),
    state: text({ enum: ['queued', 'building', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Completed steps, and their total. */
    done: count(),
    total: count(),
    itemCount: count(),
    /** Replacement cost of everything in it. */
    valueCents: safeInteger().notNull().default(0),
    /** The document types chosen; once ready, the type of each document in it. Never a name. */
    papers: text().array().$type<DocumentKind[]>().notNull().default([]),
    /** Files that were missing or unreadable during the build. */
    skippedCount: count(),
    /** Incremented on each start. A worker may write only while the number is still its own. */
    attempts: count(),
    pdfFileId: uuid().references(() => files.id),
    zipFileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    /** Last heartbeat of the job. Without one, the packet can be restarted. */
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

/**
 * Gives someone without an account access to one packet until it expires or is revoked. Stores only the
 * token's SHA-256.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    homeId: homeId(),
    packetId: partOf(() => claimPackets.id),
    tokenHash: bytes().notNull(),
    /** Who it is for, encrypted with the home's key. */
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

/** A one-time download ticket from a share link, valid for one minute. Stores only its SHA-256. */
export const shareTickets = pgTable(
  'share_tickets',
  {
    ticketHash: bytes().primaryKey(),
    linkId: partOf(() => shareLinks.id),
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
    linkId: partOf(() => shareLinks.id),
    action: text({ enum: ['opened', 'took-pdf', 'took-zip'] }).notNull(),
    device: text().notNull(),
    /** IP address without its last part: enough to recognize, too little to track. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.linkId, t.createdAt),
    check('share_accesses_action_known', sql`${t.action} in ('opened', 'took-pdf', 'took-zip')`),
  ],
);
