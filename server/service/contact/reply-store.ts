import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, gt, isNull, lt, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { visitorReplies } from './tables.ts';

export type ReplyMail = typeof visitorReplies.$inferSelect;

export const insertReply = (tx: Tx, reply: typeof visitorReplies.$inferInsert) =>
  tx.insert(visitorReplies).values(reply);

export const repliesOf = (db: Queryable, caseId: string): Promise<ReplyMail[]> =>
  db
    .select()
    .from(visitorReplies)
    .where(eq(visitorReplies.caseId, caseId))
    .orderBy(asc(visitorReplies.createdAt));

const isFree = (staleBefore: Date) =>
  or(isNull(visitorReplies.mailTryAt), lt(visitorReplies.mailTryAt, staleBefore));

/** Claims the send. Only one worker gets the row, and a stale claim from a dead worker can be taken over. */
export const claimReply = async (db: Queryable, id: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(visitorReplies)
      .set({ mailTryAt: now })
      .where(and(eq(visitorReplies.messageId, id), eq(visitorReplies.mail, 'due'), isFree(staleBefore)))
      .returning(),
  );

export const updateReply = (
  db: Queryable,
  id: string,
  to: Partial<Pick<ReplyMail, 'mail' | 'mailTryAt' | 'sentAt'>>,
) => db.update(visitorReplies).set(to).where(eq(visitorReplies.messageId, id));

/** Moves a reply from refused to due. Of two concurrent calls, only one does. */
export const retryReply = async (tx: Tx, id: string, caseId?: string) =>
  first(
    await tx
      .update(visitorReplies)
      .set({ mail: 'due', mailTryAt: null })
      .where(
        and(
          eq(visitorReplies.messageId, id),
          caseId === undefined ? undefined : eq(visitorReplies.caseId, caseId),
          eq(visitorReplies.mail, 'refused'),
        ),
      )
      .returning(),
  );

/** Unsent, unclaimed replies from that time range, oldest first. */
export const listDueReplies = (db: Queryable, between: { from: Date; to: Date }, staleBefore: Date) =>
  db
    .select({ id: visitorReplies.messageId })
    .from(visitorReplies)
    .where(
      and(
        eq(visitorReplies.mail, 'due'),
        isFree(staleBefore),
        gt(visitorReplies.createdAt, between.from),
        lt(visitorReplies.createdAt, between.to),
      ),
    )
    .orderBy(asc(visitorReplies.createdAt))
    .limit(500);

/** Unsent replies older than this. */
export const listStuckReplies = (db: Queryable, before: Date) =>
  db
    .select()
    .from(visitorReplies)
    .where(and(eq(visitorReplies.mail, 'due'), lt(visitorReplies.createdAt, before)));
