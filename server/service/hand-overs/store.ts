import type { HandOverMover, HandOverState } from '#contract/service/hand-overs.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, inArray, lte, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { handOvers } from './tables.ts';

export type HandOverRow = typeof handOvers.$inferSelect;
const isOffered = eq(handOvers.state, 'offered');

/** Offers a case, unless it is offered already. */
export const insertOffer = async (tx: Tx, row: typeof handOvers.$inferInsert) =>
  first(await tx.insert(handOvers).values(row).onConflictDoNothing().returning());

export const findOffer = async (db: Queryable, id: string) =>
  first(await db.select().from(handOvers).where(eq(handOvers.id, id)));

/** Settles an offer once. The trigger checks the move. Returns false if it was settled meanwhile. */
export async function settle(
  tx: Tx,
  id: string,
  move: { to: HandOverState; by: HandOverMover; at: Date },
): Promise<boolean> {
  const moved = await tx
    .update(handOvers)
    .set({ state: move.to, movedBy: move.by, settledAt: move.at })
    .where(and(eq(handOvers.id, id), isOffered))
    .returning({ id: handOvers.id });
  return moved.length > 0;
}

/** Open offers to or by a person, oldest first. */
export const findOffers = (db: Queryable, userId: string) =>
  db
    .select()
    .from(handOvers)
    .where(and(isOffered, or(eq(handOvers.toId, userId), eq(handOvers.fromId, userId))))
    .orderBy(asc(handOvers.offeredAt), asc(handOvers.id));

export const findOpenOffers = (db: Queryable) => db.select().from(handOvers).where(isOffered);

export const findExpired = (db: Queryable, now: Date) =>
  db
    .select()
    .from(handOvers)
    .where(and(isOffered, lte(handOvers.expiresAt, now)));

export const findOffersOf = (db: Queryable, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(handOvers)
        .where(and(isOffered, inArray(handOvers.caseId, [...caseIds])));

/** Who had the case before its owner accepted it. */
export const findAccepted = async (db: Queryable, caseId: string) =>
  first(
    await db
      .select({ fromId: handOvers.fromId, toId: handOvers.toId })
      .from(handOvers)
      .where(and(eq(handOvers.caseId, caseId), eq(handOvers.state, 'accepted')))
      .orderBy(desc(handOvers.settledAt))
      .limit(1),
  );
