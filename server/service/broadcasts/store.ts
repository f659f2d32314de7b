import type { BroadcastMover, BroadcastState } from '#contract/service/broadcasts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { broadcastPeople, broadcasts } from './tables.ts';

export type Broadcast = typeof broadcasts.$inferSelect;
export type Addressee = typeof broadcastPeople.$inferSelect;

/** Adds a broadcast, once. */
export const insertBroadcast = async (tx: Tx, row: typeof broadcasts.$inferInsert) =>
  first(await tx.insert(broadcasts).values(row).onConflictDoNothing().returning());

export const lockBroadcast = async (tx: Tx, id: string) =>
  first(await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update'));

export const findBroadcast = async (db: Queryable, id: string) =>
  first(await db.select().from(broadcasts).where(eq(broadcasts.id, id)));

export const listBroadcasts = (db: Queryable, limit: number) =>
  db.select().from(broadcasts).orderBy(desc(broadcasts.madeAt)).limit(limit);

/** Settles a proposed broadcast. The trigger checks the move. */
export const settleBroadcast = async (
  tx: Tx,
  id: string,
  move: { to: BroadcastState; by: BroadcastMover; at: Date; approvedBy: string | null; households: number },
) =>
  first(
    await tx
      .update(broadcasts)
      .set({
        state: move.to,
        movedBy: move.by,
        settledAt: move.at,
        approvedBy: move.approvedBy,
        households: move.households,
      })
      .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'proposed')))
      .returning(),
  );

/** A statement takes 65,535 parameters, and an order can cover a city. */
const ROWS_A_STATEMENT = 5000;

export async function queuePeople(
  tx: Tx,
  rows: readonly (typeof broadcastPeople.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx
      .insert(broadcastPeople)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflictDoNothing();
}

/** What was sent to a home, oldest first. */
export const findSentTo = (db: Queryable, homeId: string) =>
  db
    .selectDistinct({
      id: broadcasts.id,
      text: broadcasts.text,
      at: broadcasts.settledAt,
      incident: broadcasts.incident,
    })
    .from(broadcasts)
    .innerJoin(broadcastPeople, eq(broadcastPeople.broadcastId, broadcasts.id))
    .where(and(eq(broadcastPeople.homeId, homeId), eq(broadcasts.state, 'sent')))
    .orderBy(asc(broadcasts.settledAt));

/** Leases notifications that are due. Two workers never get the same one. */
export const lease = (
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Addressee[]> => {
  const t = broadcastPeople;
  const mine = db
    .select({ broadcastId: t.broadcastId, userId: t.userId, homeId: t.homeId })
    .from(t)
    .where(and(eq(t.state, 'due'), or(isNull(t.leasedUntil), lte(t.leasedUntil, now))))
    .orderBy(t.at)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(t)
    .set({ leasedUntil: until, attempts: sql`${t.attempts} + 1` })
    .where(sql`(${t.broadcastId}, ${t.userId}, ${t.homeId}) in ${mine}`)
    .returning();
};

export const finish = (
  db: Queryable,
  { broadcastId, userId, homeId }: Addressee,
  set: { state: 'sent' | 'skipped' | 'refused'; doneAt: Date },
) =>
  db
    .update(broadcastPeople)
    .set(set)
    .where(
      and(
        eq(broadcastPeople.broadcastId, broadcastId),
        eq(broadcastPeople.userId, userId),
        eq(broadcastPeople.homeId, homeId),
        eq(broadcastPeople.state, 'due'),
      ),
    );

/** How many people were notified, by broadcast. */
export async function notifiedCounts(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: broadcastPeople.broadcastId, n: count() })
    .from(broadcastPeople)
    .where(and(inArray(broadcastPeople.broadcastId, [...ids]), eq(broadcastPeople.state, 'sent')))
    .groupBy(broadcastPeople.broadcastId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
