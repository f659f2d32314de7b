import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant, partOf } from '#server/platform/tables.ts';
import { waitlistEntries } from '#server/outreach/waitlist/tables.ts';

/**
 * Invitations from the waitlist, at most one live per entry. The link itself is only in the email; this table
 * stores its SHA-256.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    entryId: partOf(() => waitlistEntries.id),
    tokenHash: bytes(),
    invitedBy: userIdOrNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    mail: text({ enum: ['due', 'sent', 'refused'] })
      .notNull()
      .default('due'),
    mailTryAt: instant(),
    /** Who accepted it. No other account can use it after that. */
    acceptedBy: userIdOrNull(),
    acceptedAt: instant(),
    /** Set once the home and the plan exist. */
    finishedAt: instant(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('invitations_token_key').on(t.tokenHash),
    uniqueIndex('invitations_one_live')
      .on(t.entryId)
      .where(sql`${t.withdrawnAt} is null`),
    index().on(t.acceptedBy),
    index('invitations_mail_unsent')
      .on(t.createdAt)
      .where(sql`${t.mail} in ('due', 'refused')`),
    check('invitations_mail_known', sql`${t.mail} in ('due', 'sent', 'refused')`),
  ],
);
