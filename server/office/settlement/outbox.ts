import { z } from 'zod';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, isNull, sql } from '#server/platform/drizzle.ts';
import { sendStatement } from './job-names.ts';
import { statementLinks } from './tables.ts';

/** Emails with statements. They are retried as long as their link works. */
export const statementOutbox: Outbox = {
  kind: 'statement',
  counts: (db, now) => {
    const isLive = sql`expires_at > ${now.toISOString()}::timestamptz and revoked_at is null`;
    return countMails(db, {
      table: 'statement_links',
      at: sql`created_at`,
      due: sql`mail = 'due' and ${isLive}`,
      refused: sql`mail = 'refused' and ${isLive}`,
      givenUp: sql`false`,
    });
  },
  refused: (db, now, limit) =>
    db
      .select({ id: statementLinks.id, at: statementLinks.createdAt, to: statementLinks.email })
      .from(statementLinks)
      .where(
        and(
          eq(statementLinks.mail, 'refused'),
          isNull(statementLinks.revokedAt),
          sql`${statementLinks.expiresAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(desc(statementLinks.createdAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(statementLinks)
      .set({ mail: 'due' })
      .where(and(eq(statementLinks.id, id), eq(statementLinks.mail, 'refused')))
      .returning({ id: statementLinks.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendStatement, { linkId: id });
    return true;
  },
};
