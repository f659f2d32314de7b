import type { LedgerKind } from '#contract/money/repayments.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { repaymentAccounts, repaymentAdvances, repaymentEntries, repayments } from './tables.ts';

export type AccountRow = typeof repaymentAccounts.$inferSelect;
export type AdvanceRow = typeof repaymentAdvances.$inferSelect;
export type EntryRow = typeof repaymentEntries.$inferSelect;
export type RepaymentRow = typeof repayments.$inferSelect;

export const findAccountOf = async (db: Queryable, userId: string) =>
  first(await db.select().from(repaymentAccounts).where(eq(repaymentAccounts.userId, userId)));

export const findAccount = async (db: Queryable, id: string) =>
  first(await db.select().from(repaymentAccounts).where(eq(repaymentAccounts.id, id)));

/** Locks the account until the transaction ends: every change of a balance waits for the one before it. */
export const lockAccount = async (tx: Tx, id: string) =>
  first(await tx.select().from(repaymentAccounts).where(eq(repaymentAccounts.id, id)).for('update'));

export async function openAccount(tx: Tx, userId: string, at: Date): Promise<AccountRow> {
  await tx.insert(repaymentAccounts).values({ userId, createdAt: at }).onConflictDoNothing();
  const account = await findAccountOf(tx, userId);
  if (!account) throw new Error('the repayment account was not opened');
  return account;
}

/** Detaches the account of a person who is being deleted. Leaves no mark if nothing is owed. */
export const detachAccount = (tx: Tx, userId: string, marks: string[]) =>
  tx
    .update(repaymentAccounts)
    .set({
      userId: null,
      marks: sql`case when ${repaymentAccounts.balanceCents} > 0 then ${sql.param(marks)}::text[] end`,
    })
    .where(eq(repaymentAccounts.userId, userId));

/** Transfers a balance that a deleted account left behind to the person who came back. */
export const adoptAccount = async (db: Queryable, marks: readonly string[], userId: string) =>
  first(
    await db
      .update(repaymentAccounts)
      .set({ userId, marks: null })
      .where(
        sql`${repaymentAccounts.id} = (select id from ${repaymentAccounts} where ${and(
          arrayOverlaps(repaymentAccounts.marks, [...marks]),
          isNull(repaymentAccounts.userId),
          gt(repaymentAccounts.balanceCents, 0),
        )} order by created_at limit 1) and not exists (
          select from ${repaymentAccounts} a where a.user_id = ${userId})`,
      )
      .returning(),
  );

/** Appends an entry. Returns undefined if it exists: the trigger drops a repeated key. */
export const appendEntry = async (
  tx: Tx,
  entry: Omit<typeof repaymentEntries.$inferInsert, 'id' | 'seq' | 'balanceCents'>,
): Promise<EntryRow | undefined> => first(await tx.insert(repaymentEntries).values(entry).returning());

/** Oldest first. */
export const entriesOf = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(repaymentEntries)
    .where(eq(repaymentEntries.accountId, accountId))
    .orderBy(asc(repaymentEntries.seq));

export const entriesOfRepayment = (db: Queryable, repaymentId: string) =>
  db.select().from(repaymentEntries).where(eq(repaymentEntries.repaymentId, repaymentId));

/** The sum of an account's entries of these kinds. */
export const sumOf = async (
  db: Queryable,
  accountId: string,
  kinds: readonly LedgerKind[],
): Promise<number> => {
  const rows = await db
    .select({ cents: sql<number>`coalesce(sum(${repaymentEntries.cents}), 0)::int` })
    .from(repaymentEntries)
    .where(and(eq(repaymentEntries.accountId, accountId), inArray(repaymentEntries.kind, [...kinds])));
  return rows[0]?.cents ?? 0;
};

export const insertAdvance = async (tx: Tx, row: typeof repaymentAdvances.$inferInsert) =>
  first(await tx.insert(repaymentAdvances).values(row).onConflictDoNothing().returning());

export const advancesOf = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(repaymentAdvances)
    .where(eq(repaymentAdvances.accountId, accountId))
    .orderBy(asc(repaymentAdvances.advancedAt));

export const returnAdvance = async (
  tx: Tx,
  { incidentId, homeId, round }: Pick<AdvanceRow, 'incidentId' | 'homeId' | 'round'>,
  returnedAt: Date,
) =>
  first(
    await tx
      .update(repaymentAdvances)
      .set({ returnedAt })
      .where(
        and(
          eq(repaymentAdvances.incidentId, incidentId),
          eq(repaymentAdvances.homeId, homeId),
          eq(repaymentAdvances.round, round),
          isNull(repaymentAdvances.returnedAt),
        ),
      )
      .returning(),
  );

/** Advances whose balance may still need a schedule. */
export const openAdvances = (db: Queryable) =>
  db
    .select({
      incidentId: repaymentAdvances.incidentId,
      homeId: repaymentAdvances.homeId,
      endedAt: repaymentAdvances.endedAt,
      userId: repaymentAccounts.userId,
    })
    .from(repaymentAdvances)
    .innerJoin(repaymentAccounts, eq(repaymentAccounts.id, repaymentAdvances.accountId))
    .where(and(isNull(repaymentAdvances.returnedAt), gt(repaymentAccounts.balanceCents, 0)));

export const setEndedAt = (
  tx: Tx,
  { incidentId, homeId }: Pick<AdvanceRow, 'incidentId' | 'homeId'>,
  endedAt: Date | null,
) =>
  tx
    .update(repaymentAdvances)
    .set({ endedAt })
    .where(and(eq(repaymentAdvances.incidentId, incidentId), eq(repaymentAdvances.homeId, homeId)));

export const insertRepayment = async (tx: Tx, row: typeof repayments.$inferInsert) =>
  first(await tx.insert(repayments).values(row).onConflictDoNothing().returning());

export const findOpenRepayment = async (db: Queryable, accountId: string) =>
  first(
    await db
      .select()
      .from(repayments)
      .where(and(eq(repayments.accountId, accountId), eq(repayments.state, 'open'))),
  );

export const findRepayment = async (db: Queryable, id: string) =>
  first(await db.select().from(repayments).where(eq(repayments.id, id)));

/** Finds it only for the person who started it. */
export const findOwnRepayment = async (db: Queryable, id: string, userId: string) =>
  first(
    await db
      .select()
      .from(repayments)
      .where(and(eq(repayments.id, id), eq(repayments.userId, userId))),
  );

export const paidRepayments = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(repayments)
    .where(and(eq(repayments.accountId, accountId), eq(repayments.state, 'paid')))
    .orderBy(desc(repayments.paidAt));

/** Moves a payment on if it is still in that state. */
export const moveRepayment = async (
  tx: Queryable,
  id: string,
  from: RepaymentRow['state'],
  set: Partial<RepaymentRow>,
) =>
  first(
    await tx
      .update(repayments)
      .set(set)
      .where(and(eq(repayments.id, id), eq(repayments.state, from)))
      .returning(),
  );

export const repaymentsOfPerson = (db: Queryable, userId: string) =>
  db.select().from(repayments).where(eq(repayments.userId, userId)).orderBy(asc(repayments.createdAt));

/** Accounts with something to repay, in batches by id. */
export const listOwing = (db: Queryable, afterId: string | null, limit: number) =>
  db
    .select()
    .from(repaymentAccounts)
    .where(
      and(
        gt(repaymentAccounts.balanceCents, 0),
        sql`${repaymentAccounts.userId} is not null`,
        afterId ? gt(repaymentAccounts.id, afterId) : undefined,
      ),
    )
    .orderBy(asc(repaymentAccounts.id))
    .limit(limit);
