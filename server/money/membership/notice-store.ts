import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { membershipNotices, memberships } from './tables.ts';

export type NoticeRow = typeof membershipNotices.$inferSelect;

/** Records that a notice is due. Returns false if it was already recorded. */
export async function insertNotice(
  tx: Tx,
  row: Pick<NoticeRow, 'membershipId' | 'kind' | 'occasion' | 'createdAt'>,
): Promise<boolean> {
  const made = await tx.insert(membershipNotices).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

const theNotice = ({ membershipId, kind, occasion }: Pick<NoticeRow, 'membershipId' | 'kind' | 'occasion'>) =>
  and(
    eq(membershipNotices.membershipId, membershipId),
    eq(membershipNotices.kind, kind),
    eq(membershipNotices.occasion, occasion),
  );

const isOwed = (staleBefore: Date) =>
  and(
    isNull(membershipNotices.sentAt),
    isNull(membershipNotices.closed),
    or(isNull(membershipNotices.tryAt), lt(membershipNotices.tryAt, staleBefore)),
  );

/** Claims the send. Only one worker gets the row, and a stale claim from a dead worker can be taken over. */
export async function claimNotice(
  db: Queryable,
  notice: Parameters<typeof theNotice>[0],
  now: Date,
  staleBefore: Date,
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(membershipNotices)
    .set({ tryAt: now })
    .where(and(theNotice(notice), isOwed(staleBefore)))
    .returning();
  return row;
}

/** Stores the result of a send. An empty result releases the notice for the next retry. */
export const settleNotice = (
  db: Queryable,
  notice: Parameters<typeof theNotice>[0],
  result: Partial<Pick<NoticeRow, 'sentAt' | 'closed'>>,
) =>
  db
    .update(membershipNotices)
    .set({ ...result, tryAt: null })
    .where(theNotice(notice));

/** Unsent notices of existing accounts, oldest first. */
export const listDueNotices = (
  db: Queryable,
  times: { madeAfter: Date; madeBefore: Date; staleBefore: Date },
  limit: number,
) =>
  db
    .select({
      membershipId: membershipNotices.membershipId,
      kind: membershipNotices.kind,
      occasion: membershipNotices.occasion,
    })
    .from(membershipNotices)
    .innerJoin(memberships, eq(memberships.id, membershipNotices.membershipId))
    .where(
      and(
        isOwed(times.staleBefore),
        gt(membershipNotices.createdAt, times.madeAfter),
        lt(membershipNotices.createdAt, times.madeBefore),
        isNotNull(memberships.userId),
      ),
    )
    .orderBy(asc(membershipNotices.createdAt))
    .limit(limit);

const noticesQuery = prepared((db) =>
  db
    .select()
    .from(membershipNotices)
    .where(eq(membershipNotices.membershipId, sql.placeholder('membershipId')))
    .orderBy(desc(membershipNotices.createdAt))
    .prepare('notices_of_membership'),
);
export const noticesOf = (db: Queryable, membershipId: string): Promise<NoticeRow[]> =>
  noticesQuery(db).execute({ membershipId });
