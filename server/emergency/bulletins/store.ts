import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, count, eq, inArray, isNull, lt, lte, or, sql } from '#server/platform/drizzle.ts';
import { bulletins } from './tables.ts';

export type Bulletin = typeof bulletins.$inferSelect;
type Key = Pick<Bulletin, 'eventId' | 'version' | 'userId'>;

/** A statement takes 65,535 parameters, and a county has more people than that. */
const ROWS_A_STATEMENT = 2000;

/** Queues each person once per event and version. */
export async function queue(tx: Tx, rows: readonly (typeof bulletins.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx
      .insert(bulletins)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflictDoNothing();
}

/** People who got an earlier message about the event, with their home. */
export const toldBefore = (tx: Queryable, eventId: string, version: number) =>
  tx
    .selectDistinct({ userId: bulletins.userId, homeId: bulletins.homeId })
    .from(bulletins)
    .where(and(eq(bulletins.eventId, eventId), lt(bulletins.version, version), eq(bulletins.state, 'sent')));

/** Leases messages that are due, oldest first. Two workers never get the same one. */
export const lease = (
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Bulletin[]> => {
  const mine = db
    .select({ eventId: bulletins.eventId, version: bulletins.version, userId: bulletins.userId })
    .from(bulletins)
    .where(
      and(eq(bulletins.state, 'due'), or(isNull(bulletins.leasedUntil), lte(bulletins.leasedUntil, now))),
    )
    .orderBy(bulletins.at)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(bulletins)
    .set({ leasedUntil: until })
    .where(sql`(${bulletins.eventId}, ${bulletins.version}, ${bulletins.userId}) in ${mine}`)
    .returning();
};

export const finish = async (
  db: Queryable,
  { eventId, version, userId }: Key,
  set: { state: 'sent' | 'skipped' | 'refused'; doneAt: Date },
): Promise<void> => {
  await db
    .update(bulletins)
    .set(set)
    .where(
      and(
        eq(bulletins.eventId, eventId),
        eq(bulletins.version, version),
        eq(bulletins.userId, userId),
        eq(bulletins.state, 'due'),
      ),
    );
};

/** A newer version replaces messages that haven't been sent. */
export const skipOlder = (tx: Tx, eventId: string, version: number, at: Date) =>
  tx
    .update(bulletins)
    .set({ state: 'skipped', doneAt: at })
    .where(and(eq(bulletins.eventId, eventId), lt(bulletins.version, version), eq(bulletins.state, 'due')));

export const sentCounts = async (db: Queryable, eventIds: readonly string[]) => {
  const rows = await db
    .select({ eventId: bulletins.eventId, sent: count() })
    .from(bulletins)
    .where(and(inArray(bulletins.eventId, [...eventIds]), eq(bulletins.state, 'sent')))
    .groupBy(bulletins.eventId);
  return new Map(rows.map(({ eventId, sent }) => [eventId, sent]));
};

export const bulletinsOf = (db: Queryable, userId: string) =>
  db
    .select()
    .from(bulletins)
    .where(eq(bulletins.userId, userId))
    .orderBy(sql`${bulletins.at} desc`);
