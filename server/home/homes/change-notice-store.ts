import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, gte, lt, lte, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { homeChangeNotices } from './tables.ts';

export type ChangeNoticeRow = typeof homeChangeNotices.$inferSelect;

/** Adds an action to the person's unsent email about the home, or starts one. */
export const insertChangeNotice = (
  tx: Tx,
  notice: { homeId: string; actorId: string; action: string; createdAt: Date },
) =>
  tx
    .insert(homeChangeNotices)
    .values({
      homeId: notice.homeId,
      actorId: notice.actorId,
      actions: [notice.action],
      createdAt: notice.createdAt,
    })
    .onConflictDoUpdate({
      target: [homeChangeNotices.homeId, homeChangeNotices.actorId],
      targetWhere: sql`${homeChangeNotices.mail} = 'due' and ${homeChangeNotices.mailAt} is null`,
      set: {
        actions: sql`array(select distinct unnest(${homeChangeNotices.actions} || excluded.actions) order by 1)`,
      },
    });

const isClaimable = (abandonedBefore: Date) =>
  or(
    eq(homeChangeNotices.mail, 'due'),
    and(eq(homeChangeNotices.mail, 'sending'), lt(homeChangeNotices.mailAt, abandonedBefore)),
  );

export const listDueNotices = (db: Queryable, between: { from: Date; to: Date }, abandonedBefore: Date) =>
  db
    .select({ id: homeChangeNotices.id })
    .from(homeChangeNotices)
    .where(
      and(
        gte(homeChangeNotices.createdAt, between.from),
        lte(homeChangeNotices.createdAt, between.to),
        isClaimable(abandonedBefore),
      ),
    )
    .orderBy(asc(homeChangeNotices.createdAt))
    .limit(200);

/** Claims an email for sending. Only one worker gets the row. */
export const claimNotice = async (db: Queryable, id: string, now: Date, abandonedBefore: Date) =>
  first(
    await db
      .update(homeChangeNotices)
      .set({ mail: 'sending', mailAt: now })
      .where(and(eq(homeChangeNotices.id, id), isClaimable(abandonedBefore)))
      .returning(),
  );

export const updateNoticeMail = (db: Queryable, id: string, mail: ChangeNoticeRow['mail']) =>
  db
    .update(homeChangeNotices)
    .set({ mail })
    .where(and(eq(homeChangeNotices.id, id), eq(homeChangeNotices.mail, 'sending')));

export const deleteOldNotices = (db: Queryable, before: Date) =>
  db.delete(homeChangeNotices).where(lt(homeChangeNotices.createdAt, before));
