import type { Queryable } from '#server/platform/db.ts';
import { and, eq, gt, isNull, lte } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { dataExports } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const insertExport = (db: Queryable, made: typeof dataExports.$inferInsert) =>
  db.insert(dataExports).values(made);

/** Consumes the ticket. Of two concurrent calls, only one gets it. */
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
