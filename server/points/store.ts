import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { pointBalances, pointLedger } from './tables.ts';

const first = <T>(rows: T[]): T | undefined => rows[0];

/** Makes whoever moves a person's points wait for their turn, so that the ledger has one order. */
export const lockBalance = (tx: Tx, userId: string) =>
  tx
    .insert(pointBalances)
    .values({ userId, balance: 0 })
    .onConflictDoUpdate({ target: pointBalances.userId, set: { userId } });

/** Enters a movement, unless its key has been there before. The time is that of its turn, not of its transaction. */
export const insertEntry = async (
  tx: Tx,
  entry: Pick<typeof pointLedger.$inferInsert, 'userId' | 'delta' | 'reason' | 'key'>,
) =>
  first(
    await tx
      .insert(pointLedger)
      .values({ ...entry, createdAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ id: pointLedger.id }),
  );

/** Changes the balance, if it allows it. */
export const moveBalance = async (tx: Tx, userId: string, delta: number) =>
  first(
    await tx
      .update(pointBalances)
      .set({ balance: sql`${pointBalances.balance} + ${delta}`, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(pointBalances.userId, userId), gte(pointBalances.balance, -delta)))
      .returning({ balance: pointBalances.balance }),
  );

export const findBalance = async (db: Queryable, userId: string) =>
  first(
    await db
      .select({ balance: pointBalances.balance })
      .from(pointBalances)
      .where(eq(pointBalances.userId, userId)),
  );

export const findKeys = (db: Queryable, userId: string, keys: string[]) =>
  db
    .select({ key: pointLedger.key })
    .from(pointLedger)
    .where(and(eq(pointLedger.userId, userId), inArray(pointLedger.key, keys)));

export const countEntries = (db: Queryable, userId: string) =>
  db.$count(pointLedger, eq(pointLedger.userId, userId));

/** A page of the ledger, newest first, each line with the sum up to it. */
export const listEntries = (db: Queryable, userId: string, page: { limit: number; offset: number }) =>
  db
    .select({
      id: pointLedger.id,
      delta: pointLedger.delta,
      reason: pointLedger.reason,
      createdAt: pointLedger.createdAt,
      balance:
        sql<number>`sum(${pointLedger.delta}) over (order by ${pointLedger.createdAt}, ${pointLedger.id})`.mapWith(
          Number,
        ),
    })
    .from(pointLedger)
    .where(eq(pointLedger.userId, userId))
    .orderBy(desc(pointLedger.createdAt), desc(pointLedger.id))
    .limit(page.limit)
    .offset(page.offset);
