import { z } from 'zod';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, isNull, sql } from '#server/platform/drizzle.ts';
import { sendNeighborMail, sendStatusMail } from './job-names.ts';
import { ambassadors, impactRequests } from './tables.ts';

/** Emails to applicants and ambassadors about their state. */
export const ambassadorOutbox: Outbox = {
  kind: 'ambassador',
  counts: (db) =>
    countMails(db, {
      table: 'ambassadors',
      at: sql`state_at`,
      due: sql`mail = 'due'`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`false`,
    }),
  refused: (db, _now, limit) =>
    db
      .select({ id: ambassadors.id, at: ambassadors.stateAt, to: ambassadors.email })
      .from(ambassadors)
      .where(eq(ambassadors.mail, 'refused'))
      .orderBy(desc(ambassadors.stateAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(ambassadors)
      .set({ mail: 'due', mailTryAt: null })
      .where(and(eq(ambassadors.id, id), eq(ambassadors.mail, 'refused')))
      .returning({ id: ambassadors.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendStatusMail, { ambassadorId: id });
    return true;
  },
};

/** Emails that ask neighbors to confirm. They are retried as long as their link works. */
export const neighborOutbox: Outbox = {
  kind: 'impact-request',
  counts: (db, now) => {
    const isLive = sql`answer is null and expires_at > ${now.toISOString()}::timestamptz`;
    return countMails(db, {
      table: 'impact_requests',
      at: sql`created_at`,
      due: sql`mail = 'due' and ${isLive}`,
      refused: sql`mail = 'refused' and ${isLive}`,
      givenUp: sql`false`,
    });
  },
  refused: (db, now, limit) =>
    db
      .select({ id: impactRequests.id, at: impactRequests.createdAt, to: impactRequests.email })
      .from(impactRequests)
      .where(
        and(
          eq(impactRequests.mail, 'refused'),
          isNull(impactRequests.answer),
          sql`${impactRequests.expiresAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(desc(impactRequests.createdAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(impactRequests)
      .set({ mail: 'due' })
      .where(and(eq(impactRequests.id, id), eq(impactRequests.mail, 'refused')))
      .returning({ id: impactRequests.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendNeighborMail, { requestId: id });
    return true;
  },
};
