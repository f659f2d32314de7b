import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import { first } from '#server/platform/rows.ts';
import { accountDeletions, dataExports } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const findDeletion = async (db: Queryable, userId: string) =>
  first(await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)));

/** Asks for it once: a second request keeps the first one's day. */
export const insertDeletion = async (db: Queryable, deletion: typeof accountDeletions.$inferInsert) =>
  first(await db.insert(accountDeletions).values(deletion).onConflictDoNothing().returning());

export const deleteDeletion = async (db: Queryable, userId: string, after: Date) =>
  first(
    await db
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), gt(accountDeletions.dueAt, after)))
      .returning(),
  );

/** Ends a request, whatever its day. */
export const dropDeletion = async (db: Queryable, userId: string) =>
  first(await db.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning());

export const listDeletionsOf = (db: Queryable, userIds: readonly string[]) =>
  db
    .select()
    .from(accountDeletions)
    .where(inArray(accountDeletions.userId, [...userIds]));

export const listDueDeletions = (db: Queryable, now: Date) =>
  db.select().from(accountDeletions).where(lte(accountDeletions.dueAt, now)).limit(100);

export const insertExport = (db: Queryable, made: typeof dataExports.$inferInsert) =>
  db.insert(dataExports).values(made);

/** Takes the download: of two at once, one gets it. */
export const takeExport = async (db: Queryable, userId: string, tokenHash: Bytes, now: Date) =>
  first(
    await db
      .update(dataExports)
      .set({ usedAt: now })
      .where(
        and(
          eq(dataExports.userId, userId),
          eq(dataExports.tokenHash, tokenHash),
          isNull(dataExports.usedAt),
          gt(dataExports.expiresAt, now),
        ),
      )
      .returning(),
  );

export const deleteOldExports = (db: Queryable, before: Date) =>
  db.delete(dataExports).where(lte(dataExports.expiresAt, before));
