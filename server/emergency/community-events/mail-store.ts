import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, count, eq, isNull, lt, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { communityEvents, eventMails, eventSignUps, type EventMailKind } from './tables.ts';

/** The outbox of events. */

export type MailRow = typeof eventMails.$inferSelect;

/** Queues an email once per revision. Returns its id, or undefined for a repeat. */
export const queueMail = async (
  tx: Tx,
  row: { signUpId: string; kind: EventMailKind; revision: number; at: Date },
): Promise<string | undefined> => {
  const { at, ...rest } = row;
  const [made] = await tx
    .insert(eventMails)
    .values({ ...rest, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: eventMails.id });
  return made?.id;
};

/** Counts a sign-up's emails of one kind. Used as the next revision for steps that a person can repeat. */
export async function countMails(db: Queryable, signUpId: string, kind: EventMailKind): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(eventMails)
    .where(and(eq(eventMails.signUpId, signUpId), eq(eventMails.kind, kind)));
  return row?.n ?? 0;
}

/** Claims an email for sending, unless it was sent or another worker has claimed it. */
export const claimMail = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(eventMails)
      .set({ mailTryAt: at })
      .where(
        and(
          eq(eventMails.id, id),
          eq(eventMails.mail, 'due'),
          or(isNull(eventMails.mailTryAt), lt(eventMails.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

export const updateMail = (db: Queryable, id: string, changed: Partial<MailRow>) =>
  db.update(eventMails).set(changed).where(eq(eventMails.id, id));

/** Drops queued emails of a sign-up that was canceled. */
export const dropDue = (tx: Tx, signUpId: string) =>
  tx
    .update(eventMails)
    .set({ mail: 'none' })
    .where(and(eq(eventMails.signUpId, signUpId), eq(eventMails.mail, 'due')));

/** Emails that are due and unclaimed, including those queued by a trigger. */
export const listDue = (db: Queryable, staleBefore: Date, limit: number) =>
  db
    .select({ id: eventMails.id })
    .from(eventMails)
    .where(
      and(
        eq(eventMails.mail, 'due'),
        or(isNull(eventMails.mailTryAt), lt(eventMails.mailTryAt, staleBefore)),
      ),
    )
    .orderBy(eventMails.createdAt)
    .limit(limit);

export const dueOfUser = (db: Queryable, userId: string) =>
  db
    .select({ id: eventMails.id })
    .from(eventMails)
    .innerJoin(eventSignUps, eq(eventSignUps.id, eventMails.signUpId))
    .innerJoin(communityEvents, eq(communityEvents.id, eventSignUps.eventId))
    .where(and(eq(communityEvents.userId, userId), eq(eventMails.mail, 'due')));
