import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { bulletins } from './tables.ts';

export type Bulletin = typeof bulletins.$inferSelect;
type Key = Pick<Bulletin, 'eventId' | 'version' | 'userId'>;

/** Queues each person once per event and version. */
export const queue = async (tx: Tx, rows: readonly (typeof bulletins.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(bulletins)
      .values([...rows])
      .onConflictDoNothing();
};

/** People who got an earlier message about the event, with their home. */
export const toldBefore = (tx: Queryable, eventId: string, version: number) =>
  tx
    .selectDistinct({ userId: bulletins.userId, homeId: bulletins.homeId })
    .from(bulletins)
    .where(and(eq(bulletins.eventId, eventId), lt(bulletins.version, version), eq(bulletins.state, 'sent')));

export const due = (db: Queryable, limit: number) =>
  db.select().from(bulletins).where(eq(bulletins.state, 'due')).orderBy(bulletins.at).limit(limit);

/** Of two workers, one gets the row. */
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

/** A newer version replaces messages that haven't gone out. */
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
