import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, desc, eq, sql } from '#server/platform/drizzle.ts';
import { clockChecks, disasterDates, disasters, recoveries, recoveryFacts } from './tables.ts';

export type RecoveryRow = typeof recoveries.$inferSelect;
export type FactRow = typeof recoveryFacts.$inferSelect;
export type DisasterRow = typeof disasters.$inferSelect;
export type DisasterDateRow = typeof disasterDates.$inferSelect;

/** Locks a home's recovery until the transaction ends, so that versions and limits hold. */
export const lockRecovery = (tx: Tx, homeId: string) => lockName(tx, `recovery:${homeId}`);

/** The open recovery of a home, or else the one that was closed last. */
export async function findRecovery(db: Queryable, homeId: string): Promise<RecoveryRow | undefined> {
  const [row] = await db
    .select()
    .from(recoveries)
    .where(eq(recoveries.homeId, homeId))
    .orderBy(sql`${recoveries.closedAt} desc nulls first`, desc(recoveries.createdAt))
    .limit(1);
  return row;
}

export const listRecoveries = (db: Queryable, homeId: string) =>
  db.select().from(recoveries).where(eq(recoveries.homeId, homeId)).orderBy(asc(recoveries.createdAt));

export async function insertRecovery(
  tx: Tx,
  row: typeof recoveries.$inferInsert,
): Promise<RecoveryRow | undefined> {
  const [made] = await tx.insert(recoveries).values(row).onConflictDoNothing().returning();
  return made;
}

export const updateRecovery = (
  tx: Tx,
  { homeId, id }: Pick<RecoveryRow, 'homeId' | 'id'>,
  change: Partial<Pick<RecoveryRow, 'disasterId' | 'disasterSince' | 'closedAt'>>,
) =>
  tx
    .update(recoveries)
    .set(change)
    .where(and(eq(recoveries.id, id), eq(recoveries.homeId, homeId)));

/** Every version of every fact, oldest first. */
export const factsOf = (db: Queryable, { homeId, id }: Pick<RecoveryRow, 'homeId' | 'id'>) =>
  db
    .select()
    .from(recoveryFacts)
    .where(and(eq(recoveryFacts.recoveryId, id), eq(recoveryFacts.homeId, homeId)))
    .orderBy(asc(recoveryFacts.createdAt), asc(recoveryFacts.version), asc(recoveryFacts.id));

export const insertFacts = (tx: Tx, rows: (typeof recoveryFacts.$inferInsert)[]) =>
  tx.insert(recoveryFacts).values(rows);

export const listDisasters = (db: Queryable, state?: DisasterRow['state']) =>
  db
    .select()
    .from(disasters)
    .where(state === undefined ? undefined : eq(disasters.state, state))
    .orderBy(desc(disasters.createdAt), asc(disasters.id))
    .limit(500);

export async function findDisaster(db: Queryable, id: string): Promise<DisasterRow | undefined> {
  const [row] = await db.select().from(disasters).where(eq(disasters.id, id));
  return row;
}

export async function insertDisaster(
  tx: Tx,
  row: typeof disasters.$inferInsert,
): Promise<DisasterRow | undefined> {
  const [made] = await tx.insert(disasters).values(row).onConflictDoNothing().returning();
  return made;
}

/** Every version of a disaster's dates, oldest first. */
export const datesOf = (db: Queryable, disasterId: string) =>
  db
    .select()
    .from(disasterDates)
    .where(eq(disasterDates.disasterId, disasterId))
    .orderBy(asc(disasterDates.createdAt), asc(disasterDates.version), asc(disasterDates.id));

export const insertDate = (tx: Tx, row: typeof disasterDates.$inferInsert) =>
  tx.insert(disasterDates).values(row);

/** When each rule was last compared with its source. */
export async function lastChecks(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .select({ clockId: clockChecks.clockId, on: sql<string>`max(${clockChecks.checkedOn})::text` })
    .from(clockChecks)
    .groupBy(clockChecks.clockId);
  return new Map(rows.map(({ clockId, on }) => [clockId, on]));
}

export const insertCheck = (tx: Tx, row: typeof clockChecks.$inferInsert) =>
  tx.insert(clockChecks).values(row).onConflictDoNothing();
