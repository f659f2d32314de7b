import { z } from 'zod';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendProof } from './job-names.ts';
import { partnerProofs } from './tables.ts';

/**
 * Emails that ask partners' contacts to confirm that they get our messages. They are retried as long as their link
 * works.
 */
export const partnerProofOutbox: Outbox = {
  kind: 'partner-proof',
  counts: (db, now) => {
    const isLive = sql`expires_at > ${now.toISOString()}::timestamptz`;
    return countMails(db, {
      table: 'partner_proofs',
      at: sql`created_at`,
      due: sql`mail = 'due' and ${isLive}`,
      refused: sql`mail = 'refused' and ${isLive}`,
      givenUp: sql`false`,
    });
  },
  refused: (db, now, limit) =>
    db
      .select({ id: partnerProofs.id, at: partnerProofs.createdAt, to: partnerProofs.email })
      .from(partnerProofs)
      .where(
        and(
          eq(partnerProofs.mail, 'refused'),
          sql`${partnerProofs.expiresAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(desc(partnerProofs.createdAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(partnerProofs)
      .set({ mail: 'due' })
      .where(and(eq(partnerProofs.id, id), eq(partnerProofs.mail, 'refused')))
      .returning({ id: partnerProofs.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendProof, { proofId: id });
    return true;
  },
};
