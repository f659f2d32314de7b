import type { Queryable } from '#server/platform/db.ts';
import { and, eq, isNull, lt, sql } from '#server/platform/drizzle.ts';
import { inventoryItems, inventoryReviews } from './tables.ts';

/** Homes with items that weren't confirmed since then. */
export const homesToReview = (db: Queryable, before: Date) =>
  db
    .selectDistinct({ homeId: inventoryItems.homeId })
    .from(inventoryItems)
    .where(and(isNull(inventoryItems.trashedAt), lt(inventoryItems.confirmedAt, before)));

export const countToReview = async (db: Queryable, homeId: string, before: Date): Promise<number> =>
  (
    await db
      .select({ n: sql<number>`count(*)::int` })
      .from(inventoryItems)
      .where(
        and(
          eq(inventoryItems.homeId, homeId),
          isNull(inventoryItems.trashedAt),
          lt(inventoryItems.confirmedAt, before),
        ),
      )
  )[0]?.n ?? 0;

/**
 * Claims the reminder to this person. Only one worker gets the row, and people asked since `before` are
 * skipped.
 */
export const claimReviewReminder = async (
  db: Queryable,
  asked: { homeId: string; userId: string; askedAt: Date },
  before: Date,
): Promise<boolean> =>
  (
    await db
      .insert(inventoryReviews)
      .values(asked)
      .onConflictDoUpdate({
        target: [inventoryReviews.homeId, inventoryReviews.userId],
        set: { askedAt: asked.askedAt },
        setWhere: lt(inventoryReviews.askedAt, before),
      })
      .returning({ homeId: inventoryReviews.homeId })
  ).length === 1;
