import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, gte, inArray, isNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Payout } from './payout-rules.ts';
import { payoutCards, payouts } from './tables.ts';

export type Card = typeof payoutCards.$inferSelect;

export const cardOf = async (db: Queryable, userId: string) =>
  first(
    await db
      .select()
      .from(payoutCards)
      .where(and(eq(payoutCards.userId, userId), isNull(payoutCards.removedAt))),
  );

/** Returns the active card of a provider's recipient. */
export const cardOfRecipient = async (db: Queryable, provider: Card['provider'], recipientRef: string) =>
  first(
    await db
      .select()
      .from(payoutCards)
      .where(
        and(
          eq(payoutCards.recipientRef, recipientRef),
          eq(payoutCards.provider, provider),
          isNull(payoutCards.removedAt),
        ),
      ),
  );

export const cardById = async (db: Queryable, id: string) =>
  first(await db.select().from(payoutCards).where(eq(payoutCards.id, id)));

export const cardsById = async (db: Queryable, rows: readonly Pick<Payout, 'cardId'>[]): Promise<Card[]> => {
  const ids = rows.flatMap(({ cardId }) => (cardId ? [cardId] : []));
  return ids.length > 0 ? db.select().from(payoutCards).where(inArray(payoutCards.id, ids)) : [];
};

export const cardsInUse = (db: Queryable, userIds: readonly string[]) =>
  db
    .select()
    .from(payoutCards)
    .where(and(inArray(payoutCards.userId, [...userIds]), isNull(payoutCards.removedAt)));

/** Who has been paid to these card numbers since then, by fingerprint. */
export async function payeesByFingerprint(
  db: Queryable,
  fingerprints: readonly string[],
  since: Date,
): Promise<Map<string, Set<string>>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ fingerprint: payoutCards.fingerprint, userId: payouts.userId })
    .from(payoutCards)
    .innerJoin(payouts, and(eq(payouts.userId, payoutCards.userId), eq(payouts.cardId, payoutCards.id)))
    .where(
      and(
        inArray(payoutCards.fingerprint, [...fingerprints]),
        inArray(payouts.state, ['sending', 'unknown', 'sent', 'delivered']),
        gte(payouts.createdAt, since),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ fingerprint }) => fingerprint ?? '')].map(([fingerprint, ones]) => [
      fingerprint,
      new Set(ones.map(({ userId }) => userId)),
    ]),
  );
}

export const cardsOfPerson = (db: Queryable, userId: string) =>
  db.select().from(payoutCards).where(eq(payoutCards.userId, userId)).orderBy(payoutCards.addedAt);

/** Returns a person's recipient id at a provider, from their latest card there, even a removed one. */
export const recipientOf = async (db: Queryable, userId: string, provider: Card['provider']) =>
  first(
    await db
      .select({ ref: payoutCards.recipientRef })
      .from(payoutCards)
      .where(and(eq(payoutCards.userId, userId), eq(payoutCards.provider, provider)))
      .orderBy(desc(payoutCards.addedAt))
      .limit(1),
  )?.ref ?? null;

export const insertCard = async (tx: Tx, card: typeof payoutCards.$inferInsert): Promise<Card | undefined> =>
  first(await tx.insert(payoutCards).values(card).returning());

/** Records that the provider requires an identity check, or that it is done. */
export const setIdentityRequired = (tx: Queryable, cardId: string, identityWantedAt: Date | null) =>
  tx.update(payoutCards).set({ identityWantedAt }).where(eq(payoutCards.id, cardId));

/** Demo mode: the card was added earlier. */
export const ageCard = (db: Queryable, userId: string, ms: number) =>
  db
    .update(payoutCards)
    .set({ addedAt: sql`${payoutCards.addedAt} - make_interval(secs => ${ms / 1000})` })
    .where(and(eq(payoutCards.userId, userId), isNull(payoutCards.removedAt)));

export const removeCard = async (tx: Tx, userId: string, removedAt: Date) =>
  first(
    await tx
      .update(payoutCards)
      .set({ removedAt })
      .where(and(eq(payoutCards.userId, userId), isNull(payoutCards.removedAt)))
      .returning(),
  );
