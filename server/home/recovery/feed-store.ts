import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, gt, isNull } from '#server/platform/drizzle.ts';
import { recoveries, recoveryFeeds, recoveryReminders } from './tables.ts';

export type FeedRow = typeof recoveryFeeds.$inferSelect;
type Which = Pick<FeedRow, 'homeId' | 'userId'>;

const isFeed = ({ homeId, userId }: Which) =>
  and(eq(recoveryFeeds.homeId, homeId), eq(recoveryFeeds.userId, userId));

export async function findFeed(db: Queryable, tokenHash: FeedRow['tokenHash']): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(recoveryFeeds).where(eq(recoveryFeeds.tokenHash, tokenHash));
  return row;
}

export async function feedOf(db: Queryable, which: Which): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(recoveryFeeds).where(isFeed(which));
  return row;
}

export const feedsOfHome = (db: Queryable, homeId: string) =>
  db.select().from(recoveryFeeds).where(eq(recoveryFeeds.homeId, homeId));

export const markUsed = (db: Queryable, which: Which, at: Date) =>
  db.update(recoveryFeeds).set({ usedAt: at }).where(isFeed(which));

export const upsertFeed = (tx: Tx, row: FeedRow) =>
  tx
    .insert(recoveryFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: [recoveryFeeds.homeId, recoveryFeeds.userId],
      set: { tokenHash: row.tokenHash, createdAt: row.createdAt, usedAt: null },
    });

export const deleteFeed = (tx: Tx, which: Which) => tx.delete(recoveryFeeds).where(isFeed(which));

/** Open recoveries by id, a batch at a time. */
export const openRecoveriesAfter = (db: Queryable, after: string | null, limit: number) =>
  db
    .select()
    .from(recoveries)
    .where(and(isNull(recoveries.closedAt), after === null ? undefined : gt(recoveries.id, after)))
    .orderBy(asc(recoveries.id))
    .limit(limit);

export type ReminderRow = typeof recoveryReminders.$inferInsert;

/** Returns only the reminders that are new. */
export const insertReminders = (tx: Tx, rows: ReminderRow[]) =>
  tx.insert(recoveryReminders).values(rows).onConflictDoNothing().returning();

export const remindersOf = (db: Queryable, recoveryId: string) =>
  db.select().from(recoveryReminders).where(eq(recoveryReminders.recoveryId, recoveryId));
