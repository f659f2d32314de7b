import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Visitor } from '#server/platform/shared-links.ts';
import { recoveryShares, recoveryShareViews } from './share-tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type ShareRow = typeof recoveryShares.$inferSelect;

const isWorking = (now: Date) => and(isNull(recoveryShares.revokedAt), gt(recoveryShares.expiresAt, now));

export const insertShare = async (tx: Tx, row: typeof recoveryShares.$inferInsert) => {
  const made = first(await tx.insert(recoveryShares).values(row).returning());
  if (!made) throw new Error('a share was not made');
  return made;
};

export const countShares = async (db: Queryable, homeId: string, now: Date): Promise<number> =>
  first(
    await db
      .select({ n: count() })
      .from(recoveryShares)
      .where(and(eq(recoveryShares.homeId, homeId), isWorking(now))),
  )?.n ?? 0;

/** Every share of a home, newest first. */
export const listShares = (db: Queryable, homeId: string) =>
  db
    .select()
    .from(recoveryShares)
    .where(eq(recoveryShares.homeId, homeId))
    .orderBy(desc(recoveryShares.createdAt), desc(recoveryShares.id));

export const listViews = (db: Queryable, shareIds: readonly string[]) =>
  shareIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(recoveryShareViews)
        .where(inArray(recoveryShareViews.shareId, [...shareIds]))
        .orderBy(desc(recoveryShareViews.createdAt), desc(recoveryShareViews.id));

export const revokeShare = async (tx: Tx, homeId: string, id: string, now: Date) =>
  first(
    await tx
      .update(recoveryShares)
      .set({ revokedAt: now })
      .where(
        and(eq(recoveryShares.homeId, homeId), eq(recoveryShares.id, id), isNull(recoveryShares.revokedAt)),
      )
      .returning(),
  );

export const findShare = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select()
      .from(recoveryShares)
      .where(and(eq(recoveryShares.homeId, homeId), eq(recoveryShares.id, id))),
  );

/** A live share by its token. Expired, revoked and unknown ones all return undefined. */
export const findWorking = async (db: Queryable, tokenHash: Bytes, now: Date) =>
  first(
    await db
      .select()
      .from(recoveryShares)
      .where(and(eq(recoveryShares.tokenHash, tokenHash), isWorking(now))),
  );

/**
 * Takes one of the attempts before the code is compared, so that parallel requests don't get more. Undefined: none are
 * left.
 */
export const takeTry = async (db: Queryable, id: string, most: number, now: Date) =>
  first(
    await db
      .update(recoveryShares)
      .set({ wrongCodes: sql`${recoveryShares.wrongCodes} + 1` })
      .where(and(eq(recoveryShares.id, id), isWorking(now), lt(recoveryShares.wrongCodes, most)))
      .returning(),
  );

/** The code was right, so the attempts are reset. */
export const giveTriesBack = (db: Queryable, id: string) =>
  db.update(recoveryShares).set({ wrongCodes: 0 }).where(eq(recoveryShares.id, id));

export const hasView = async (db: Queryable, shareId: string, { device, network }: Visitor, since: Date) =>
  (
    await db
      .select({ id: recoveryShareViews.id })
      .from(recoveryShareViews)
      .where(
        and(
          eq(recoveryShareViews.shareId, shareId),
          eq(recoveryShareViews.device, device),
          eq(recoveryShareViews.network, network),
          gt(recoveryShareViews.createdAt, since),
        ),
      )
      .limit(1)
  ).length > 0;

export const insertView = (db: Queryable, row: typeof recoveryShareViews.$inferInsert) =>
  db.insert(recoveryShareViews).values(row);

/** Deletes links with their views some time after they ended. */
export const deleteEndedShares = (db: Queryable, endedBefore: Date) =>
  db.delete(recoveryShares).where(lt(recoveryShares.expiresAt, endedBefore));
