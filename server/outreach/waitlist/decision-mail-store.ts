import type { Queryable } from '#server/platform/db.ts';
import { and, asc, eq, inArray, isNull, lt, or } from '#server/platform/drizzle.ts';
import type { Entry } from './review-store.ts';
import { waitlistEntries } from './tables.ts';

/** Excludes newer decisions, invitations and deleted entries: those have their own email or need none. */
const isDecisionToSend = (staleBefore: Date) =>
  and(
    eq(waitlistEntries.decisionMail, 'due'),
    inArray(waitlistEntries.status, ['approved', 'declined']),
    isNull(waitlistEntries.leftAt),
    or(isNull(waitlistEntries.decisionTryAt), lt(waitlistEntries.decisionTryAt, staleBefore)),
  );

/** Claims the send. Only one worker gets the row, and a stale claim from a dead worker can be taken over. */
export const claimDecisionMail = async (
  db: Queryable,
  { id, decidedAt }: { id: string; decidedAt: Date },
  now: Date,
  staleBefore: Date,
): Promise<Entry | undefined> =>
  (
    await db
      .update(waitlistEntries)
      .set({ decisionTryAt: now })
      .where(
        and(
          eq(waitlistEntries.id, id),
          eq(waitlistEntries.decidedAt, decidedAt),
          isDecisionToSend(staleBefore),
        ),
      )
      .returning()
  )[0];

/** Doesn't touch a newer decision. */
export const updateDecisionMail = (
  db: Queryable,
  { id, decidedAt }: { id: string; decidedAt: Date },
  decisionMail: Entry['decisionMail'],
) =>
  db
    .update(waitlistEntries)
    .set({ decisionMail, decisionTryAt: null })
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.decidedAt, decidedAt)));

export const listDueDecisions = (db: Queryable, times: { madeBefore: Date; staleBefore: Date }) =>
  db
    .select({ id: waitlistEntries.id, decidedAt: waitlistEntries.decidedAt })
    .from(waitlistEntries)
    .where(and(isDecisionToSend(times.staleBefore), lt(waitlistEntries.decidedAt, times.madeBefore)))
    .orderBy(asc(waitlistEntries.decidedAt))
    .limit(500);
