import type { Queryable } from '#server/platform/db.ts';
import { and, eq, gte, isNull } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { TipTurn } from './choose-tip.ts';
import { tipSends } from './tables.ts';

export type TipSend = typeof tipSends.$inferSelect;

/** The half months for which a person got a tip since then. */
export const takenSince = (db: Queryable, userId: string, since: Date) =>
  db
    .select()
    .from(tipSends)
    .where(and(eq(tipSends.userId, userId), gte(tipSends.at, since)));

/** Takes the half month for this person. Undefined if it is taken. */
export const takeTurn = async (
  tx: Queryable,
  row: TipTurn & { userId: string; tip: string; at: Date },
): Promise<TipSend | undefined> =>
  first(await tx.insert(tipSends).values(row).onConflictDoNothing().returning());

const ofTurn = ({ userId, month, half }: TipTurn & { userId: string }) =>
  and(eq(tipSends.userId, userId), eq(tipSends.month, month), eq(tipSends.half, half));

export const findUnsent = async (db: Queryable, turn: TipTurn & { userId: string }) =>
  first(
    await db
      .select()
      .from(tipSends)
      .where(and(ofTurn(turn), isNull(tipSends.sentAt))),
  );

export const setSent = (db: Queryable, turn: TipTurn & { userId: string }, sentAt: Date) =>
  db.update(tipSends).set({ sentAt }).where(ofTurn(turn));

export const tipsOf = (db: Queryable, userId: string) =>
  db.select().from(tipSends).where(eq(tipSends.userId, userId));
