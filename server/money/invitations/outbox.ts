import { z } from 'zod';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import {
  countDecisionMails,
  findEntries,
  makeDecisionDue,
  refusedDecisions,
} from '#server/outreach/waitlist/waitlist.ts';
import { and, desc, eq, gt, isNull, sql } from '#server/platform/drizzle.ts';
import { sendDecision, sendInvitation } from './jobs.ts';
import { invitations } from './tables.ts';

const isUuid = (id: string) => z.uuid().safeParse(id).success;
/** An expired, withdrawn or accepted link no longer needs an email. */
const isWanted = (now: Date) =>
  sql`withdrawn_at is null and accepted_at is null and expires_at > ${now.toISOString()}`;

/** Invitations to join, with their links. */
export const invitationOutbox: Outbox = {
  kind: 'invitation',
  counts: (db, now) =>
    countMails(db, {
      table: 'invitations',
      at: sql`created_at`,
      due: sql`mail = 'due' and ${isWanted(now)}`,
      refused: sql`mail = 'refused' and ${isWanted(now)}`,
      givenUp: sql`false`,
    }),
  refused: async (db, now, limit) => {
    const rows = await db
      .select({ id: invitations.id, at: invitations.createdAt, entryId: invitations.entryId })
      .from(invitations)
      .where(and(eq(invitations.mail, 'refused'), isWanted(now)))
      .orderBy(desc(invitations.createdAt))
      .limit(limit);
    const entries = await findEntries(
      db,
      rows.map(({ entryId }) => entryId),
    );
    const emails = new Map(entries.map(({ id, email }) => [id, email]));
    return rows.map(({ id, at, entryId }) => ({ id, at, to: emails.get(entryId) ?? null }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!isUuid(id)) return false;
    const changed = await tx
      .update(invitations)
      .set({ mail: 'due' })
      .where(
        and(
          eq(invitations.id, id),
          eq(invitations.mail, 'refused'),
          isNull(invitations.withdrawnAt),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      )
      .returning({ id: invitations.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendInvitation, { invitationId: id });
    return true;
  },
};

/** Decisions about homes on the waitlist. */
export const decisionOutbox: Outbox = {
  kind: 'decision',
  counts: (db) => countDecisionMails(db),
  refused: (db, _now, limit) => refusedDecisions(db, limit),
  sendAgain: async (tx, jobs, id) => {
    if (!isUuid(id)) return false;
    const due = await makeDecisionDue(tx, id);
    if (!due?.decidedAt) return false;
    await jobs.enqueue(tx, sendDecision, { entryId: id, decidedAt: due.decidedAt.toISOString() });
    return true;
  },
};
