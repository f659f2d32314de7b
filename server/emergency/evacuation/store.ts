import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { checkIns, serviceRequests } from './tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;
export type RequestRow = typeof serviceRequests.$inferSelect;

export const listCheckIns = (db: Queryable, incidentId: string, homeId: string) =>
  db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.incidentId, incidentId), eq(checkIns.homeId, homeId)));

export const checkInsOfHome = (db: Queryable, homeId: string) =>
  db.select().from(checkIns).where(eq(checkIns.homeId, homeId)).orderBy(checkIns.at);

/**
 * Returns undefined if there is a newer check-in for this person or, with `keepHelp`, an open call for help.
 */
export const upsertCheckIn = async (
  tx: Tx,
  row: typeof checkIns.$inferInsert & { at: Date },
  { keepHelp }: { keepHelp: boolean },
) =>
  (
    await tx
      .insert(checkIns)
      .values(row)
      .onConflictDoUpdate({
        target: [checkIns.incidentId, checkIns.homeId, checkIns.personId],
        set: { state: row.state, at: row.at, byUserId: row.byUserId ?? null },
        setWhere: sql`${checkIns.at} <= ${row.at.toISOString()}::timestamptz and (not ${keepHelp} or ${checkIns.state} <> 'help')`,
      })
      .returning()
  )[0];

const requestQuery = prepared((db) =>
  db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.homeId, sql.placeholder('homeId')))
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.id))
    .limit(1)
    .prepare('newest_service_request'),
);
export const newestRequest = async (db: Queryable, homeId: string) =>
  (await requestQuery(db).execute({ homeId }))[0];

export const requestsOfHome = (db: Queryable, homeId: string) =>
  db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.homeId, homeId))
    .orderBy(serviceRequests.createdAt);

/** Returns undefined if one is already open. */
export const insertRequest = async (tx: Tx, row: typeof serviceRequests.$inferInsert) =>
  (await tx.insert(serviceRequests).values(row).onConflictDoNothing().returning())[0];

export const findRequest = async (db: Queryable, id: string) =>
  (await db.select().from(serviceRequests).where(eq(serviceRequests.id, id)))[0];

/** Changes a request's state if it is still in the expected one. Returns undefined if it isn't. */
export const moveRequest = async (
  tx: Tx,
  { id, homeId, from }: { id: string; homeId?: string; from: RequestRow['state'] },
  change: Partial<RequestRow>,
) =>
  (
    await tx
      .update(serviceRequests)
      .set(change)
      .where(
        and(
          eq(serviceRequests.id, id),
          eq(serviceRequests.state, from),
          ...(homeId === undefined ? [] : [eq(serviceRequests.homeId, homeId)]),
        ),
      )
      .returning()
  )[0];
