import type { LedgerKind } from '#contract/money/points.ts';
import { prepared, runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, desc, eq, gt, gte, inArray, lt, lte, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { pointBalances, pointLedger } from './tables.ts';

export type Entry = { userId: string; delta: number; reason: string; key: string; reverses?: string };
export type EntryResult = 'moved' | 'already' | 'too-few' | 'key-reused';

const MOVE = {
  name: 'move_points',
  text: 'select outcome from move_points($1::uuid, $2::integer, $3::text, $4::text, $5::uuid)',
};

/** One entry in one statement: see `move_points` in the migrations. */
export async function insertEntry(
  tx: Tx,
  { userId, delta, reason, key, reverses }: Entry,
): Promise<EntryResult> {
  const values = [userId, delta, reason, key, reverses ?? null];
  const outcome = first(await runNamed<{ outcome: EntryResult }>(tx, MOVE, values))?.outcome;
  if (!outcome) throw new Error('move_points gave no answer');
  return outcome;
}

const balanceQuery = prepared((db) =>
  db
    .select({ balance: pointBalances.balance, entries: pointBalances.seq })
    .from(pointBalances)
    .where(eq(pointBalances.userId, sql.placeholder('userId')))
    .prepare('point_balance'),
);
export const findBalance = async (db: Queryable, userId: string) =>
  first(await balanceQuery(db).execute({ userId }));

export const findBalances = (db: Queryable, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ userId: pointBalances.userId, balance: pointBalances.balance })
        .from(pointBalances)
        .where(inArray(pointBalances.userId, [...userIds]));

export const findKeys = (db: Queryable, userId: string, keys: string[]) =>
  db
    .select({ key: pointLedger.key })
    .from(pointLedger)
    .where(and(eq(pointLedger.userId, userId), inArray(pointLedger.key, keys)));

/** Returns the spend under a key. */
export const findSpending = async (db: Queryable, userId: string, key: string) =>
  first(
    await db
      .select({ id: pointLedger.id, delta: pointLedger.delta })
      .from(pointLedger)
      .where(and(eq(pointLedger.userId, userId), eq(pointLedger.key, key), lt(pointLedger.delta, 0))),
  );

const columns = {
  id: pointLedger.id,
  delta: pointLedger.delta,
  reason: pointLedger.reason,
  key: pointLedger.key,
  createdAt: pointLedger.createdAt,
  balance: pointLedger.balanceAfter,
};

/** Entries from number `newest` down. Numbers have no gaps, so every page costs the same. */
export const entriesFrom = (db: Queryable, userId: string, newest: number, limit: number) =>
  db
    .select(columns)
    .from(pointLedger)
    .where(
      and(eq(pointLedger.userId, userId), lte(pointLedger.seq, newest), gt(pointLedger.seq, newest - limit)),
    )
    .orderBy(desc(pointLedger.seq));

const ofKind = (userId: string, kind: Exclude<LedgerKind, 'all'>) =>
  and(
    eq(pointLedger.userId, userId),
    kind === 'earned' ? gt(pointLedger.delta, 0) : lt(pointLedger.delta, 0),
  );

export const countOfKind = (db: Queryable, userId: string, kind: Exclude<LedgerKind, 'all'>) =>
  db.$count(pointLedger, ofKind(userId, kind));

export const entriesOfKind = (
  db: Queryable,
  userId: string,
  kind: Exclude<LedgerKind, 'all'>,
  page: { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(pointLedger)
    .where(ofKind(userId, kind))
    .orderBy(desc(pointLedger.seq))
    .limit(page.limit)
    .offset(page.offset);

/** Returns the balance before a moment, or undefined if there was no account. */
export const balanceBefore = async (db: Queryable, userId: string, moment: Date) =>
  first(
    await db
      .select({ balance: pointLedger.balanceAfter })
      .from(pointLedger)
      .where(and(eq(pointLedger.userId, userId), lt(pointLedger.createdAt, moment)))
      .orderBy(desc(pointLedger.seq))
      .limit(1),
  )?.balance;

/** The days since a moment on which the balance changed, in a time zone. */
export function movedDays(db: Queryable, userId: string, since: { from: Date; zone: string }) {
  const day = sql<string>`to_char(${pointLedger.createdAt} at time zone ${since.zone}, 'YYYY-MM-DD')`.as(
    'day',
  );
  const sum = (which: 'earned' | 'spent') =>
    sql<number>`coalesce(sum(abs(${pointLedger.delta})) filter (where ${
      which === 'earned' ? gt(pointLedger.delta, 0) : lt(pointLedger.delta, 0)
    }), 0)`.mapWith(Number);
  return db
    .select({
      day,
      earned: sum('earned'),
      spent: sum('spent'),
      balance: sql<number>`(array_agg(${pointLedger.balanceAfter} order by ${pointLedger.seq} desc))[1]`,
    })
    .from(pointLedger)
    .where(and(eq(pointLedger.userId, userId), gte(pointLedger.createdAt, since.from)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** When the day `days - 1` before today began in a time zone, and the dates of both days. */
export async function windowOf(
  db: Queryable,
  { now, zone, days }: { now: Date; zone: string; days: number },
) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
  const { rows } = await db.execute<{ from: string; to: string; starts: Date }>(sql`
    select to_char(first, 'YYYY-MM-DD') "from", to_char(today, 'YYYY-MM-DD') "to",
      first::timestamp at time zone ${zone} starts
    from (select ${today} today, ${today} - ${days - 1}::integer first) d`);
  const found = first(rows);
  if (!found) throw new Error('no window');
  return { ...found, starts: new Date(found.starts) };
}
