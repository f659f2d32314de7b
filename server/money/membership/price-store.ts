import { type ListPrices, listPricesAfter } from '#contract/core/list-prices.ts';
import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from '#server/platform/drizzle.ts';
import type { MembershipRow } from './store.ts';
import { membershipNotices, memberships, priceChanges } from './tables.ts';

export type PriceChangeRow = typeof priceChanges.$inferSelect;
const KIND = 'price-change';

/** Returns undefined if one is scheduled for these terms and this day already. */
export async function insertChange(
  tx: Tx,
  row: typeof priceChanges.$inferInsert,
): Promise<PriceChangeRow | undefined> {
  const [made] = await tx.insert(priceChanges).values(row).onConflictDoNothing().returning();
  return made;
}

export const listChanges = (db: Queryable): Promise<PriceChangeRow[]> =>
  db.select().from(priceChanges).orderBy(desc(priceChanges.createdAt), desc(priceChanges.id)).limit(200);

export const findChange = async (db: Queryable, id: string): Promise<PriceChangeRow | undefined> =>
  (await db.select().from(priceChanges).where(eq(priceChanges.id, id)))[0];

/** Cancels a change whose notices haven't started. One guarded statement, so notices and a cancellation can't cross. */
export async function cancelChange(
  tx: Tx,
  id: string,
  { at, noticesBegunBefore }: { at: Date; noticesBegunBefore: Date },
): Promise<PriceChangeRow | undefined> {
  const [row] = await tx
    .update(priceChanges)
    .set({ cancelledAt: at })
    .where(
      and(
        eq(priceChanges.id, id),
        isNull(priceChanges.cancelledAt),
        gt(priceChanges.effectiveAt, noticesBegunBefore),
      ),
    )
    .returning();
  return row;
}

const begunQuery = prepared((db) =>
  db
    .select()
    .from(priceChanges)
    .where(and(isNull(priceChanges.cancelledAt), lte(priceChanges.effectiveAt, sql.placeholder('before'))))
    .orderBy(asc(priceChanges.effectiveAt))
    .prepare('price_changes_begun'),
);
/** Changes whose notices are due: effective before this moment, and not canceled. Oldest first. */
export const listBegun = (db: Queryable, effectiveBefore: Date): Promise<PriceChangeRow[]> =>
  begunQuery(db).execute({ before: effectiveBefore.toISOString() });

const affected = ({ plan, interval, newCents }: PriceChangeRow) =>
  and(
    inArray(memberships.status, ['active', 'late']),
    eq(memberships.endsWithPeriod, false),
    isNull(memberships.suspendedAt),
    isNull(memberships.nextPlan),
    isNotNull(memberships.userId),
    eq(memberships.plan, plan),
    eq(memberships.interval, interval),
    ne(memberships.priceCents, newCents),
  );

/** Affected memberships, one page at a time, with when their notice was sent. */
export const listAffected = (
  db: Queryable,
  change: PriceChangeRow,
  afterId: string | null,
  limit: number,
): Promise<{ membership: MembershipRow; notifiedAt: Date | null; isNotified: boolean }[]> =>
  db
    .select({
      membership: memberships,
      notifiedAt: membershipNotices.sentAt,
      isNotified: sql<boolean>`${membershipNotices.membershipId} is not null`,
    })
    .from(memberships)
    .leftJoin(
      membershipNotices,
      and(
        eq(membershipNotices.membershipId, memberships.id),
        eq(membershipNotices.kind, KIND),
        eq(membershipNotices.occasion, change.id),
      ),
    )
    .where(and(affected(change), afterId ? gt(memberships.id, afterId) : undefined))
    .orderBy(asc(memberships.id))
    .limit(limit);

export async function countOf(
  db: Queryable,
  change: PriceChangeRow,
): Promise<{ affected: number; notified: number }> {
  const [sent] = await db
    .select({ notified: count() })
    .from(membershipNotices)
    .where(
      and(
        eq(membershipNotices.kind, KIND),
        eq(membershipNotices.occasion, change.id),
        isNotNull(membershipNotices.sentAt),
      ),
    );
  return { affected: await db.$count(memberships, affected(change)), notified: sent?.notified ?? 0 };
}

export async function notifiedAt(
  db: Queryable,
  changeId: string,
  membershipId: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ sentAt: membershipNotices.sentAt })
    .from(membershipNotices)
    .where(
      and(
        eq(membershipNotices.membershipId, membershipId),
        eq(membershipNotices.kind, KIND),
        eq(membershipNotices.occasion, changeId),
      ),
    );
  return row?.sentAt ?? null;
}

/** What new members pay at this moment. */
export const listPrices = async (db: Queryable, now: Date): Promise<ListPrices> =>
  listPricesAfter(await listBegun(db, now));
