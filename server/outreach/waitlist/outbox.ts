import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, isNull, type SQL, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { sendConfirmation } from './jobs.ts';
import { waitlistEntries } from './tables.ts';

/** Matches the sweep's limit. */
const TRIED = days(7);
const triedSince = (now: Date) => after(now, -TRIED).toISOString();

const refusedEntries = (db: Queryable, which: SQL, at: 'askedAt' | 'decidedAt', limit: number) =>
  db
    .select({
      id: waitlistEntries.id,
      at: sql`coalesce(${waitlistEntries[at]}, ${waitlistEntries.askedAt})`.mapWith(waitlistEntries.askedAt),
      to: waitlistEntries.email,
    })
    .from(waitlistEntries)
    .where(and(isNull(waitlistEntries.leftAt), which))
    .orderBy(desc(waitlistEntries.askedAt))
    .limit(limit);

const isGivenUp = (now: Date) => sql`mail = 'due' and left_at is null and asked_at <= ${triedSince(now)}`;

/** Confirmations that a home is on the waitlist. */
export const confirmationOutbox: Outbox = {
  kind: 'waitlist',
  counts: (db, now) =>
    countMails(db, {
      table: 'waitlist_entries',
      at: sql`asked_at`,
      due: sql`mail = 'due' and left_at is null and asked_at > ${triedSince(now)}`,
      refused: sql`mail = 'refused' and left_at is null`,
      givenUp: isGivenUp(now),
    }),
  refused: (db, now, limit) =>
    refusedEntries(db, sql`(mail = 'refused' or (${isGivenUp(now)}))`, 'askedAt', limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(waitlistEntries)
      .set({ mail: 'due' })
      .where(
        and(
          eq(waitlistEntries.id, id),
          isNull(waitlistEntries.leftAt),
          sql`${waitlistEntries.mail} in ('refused', 'due')`,
        ),
      )
      .returning({ id: waitlistEntries.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendConfirmation, { entryId: id });
    return true;
  },
};

/** Counts decision emails by state. The deciding module sends them and retries while they are due. */
export const countDecisionMails = (db: Queryable) =>
  countMails(db, {
    table: 'waitlist_entries',
    at: sql`decided_at`,
    due: sql`decision_mail = 'due' and left_at is null`,
    refused: sql`decision_mail = 'refused' and left_at is null`,
    givenUp: sql`false`,
  });

export const refusedDecisions = (db: Queryable, limit: number) =>
  refusedEntries(db, sql`${waitlistEntries.decisionMail} = 'refused'`, 'decidedAt', limit);

/** Makes a refused decision email due again, unless an invitation superseded it. */
export const makeDecisionDue = async (tx: Tx, id: string) =>
  first(
    await tx
      .update(waitlistEntries)
      .set({ decisionMail: 'due' })
      .where(
        and(
          eq(waitlistEntries.id, id),
          isNull(waitlistEntries.leftAt),
          eq(waitlistEntries.decisionMail, 'refused'),
          sql`${waitlistEntries.status} in ('approved', 'declined')`,
        ),
      )
      .returning({ decidedAt: waitlistEntries.decidedAt }),
  );
