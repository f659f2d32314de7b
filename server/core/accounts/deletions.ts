/**
 * Accounts scheduled for deletion: who asked, and when it is due. my-data knows what is deleted with an
 * account.
 */
import type { Queryable } from '#server/platform/db.ts';
import { and, eq, gt, inArray, lte } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { accountDeletions } from './tables.ts';

export const findDeletion = async (db: Queryable, userId: string) =>
  first(await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)));

/** Idempotent: a second request keeps the first one's due date. */
export const insertDeletion = async (db: Queryable, deletion: typeof accountDeletions.$inferInsert) =>
  first(await db.insert(accountDeletions).values(deletion).onConflictDoNothing().returning());

export const deleteDeletion = async (db: Queryable, userId: string, after: Date) =>
  first(
    await db
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), gt(accountDeletions.dueAt, after)))
      .returning(),
  );

/** Cancels a request, whatever its due date. */
export const dropDeletion = async (db: Queryable, userId: string) =>
  first(await db.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning());

export const listDeletionsOf = (db: Queryable, userIds: readonly string[]) =>
  db
    .select()
    .from(accountDeletions)
    .where(inArray(accountDeletions.userId, [...userIds]));

export const listDueDeletions = (db: Queryable, now: Date) =>
  db.select().from(accountDeletions).where(lte(accountDeletions.dueAt, now)).limit(100);

/**
 * Whether this person asked to delete their account. Anything granted to them now would be deleted with it.
 */
export const isLeaving = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findDeletion(db, userId)) !== undefined;
