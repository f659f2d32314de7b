import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray, isNull, lte } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { advisorCalls, homeAdvisors } from './tables.ts';

export const findAdvisorId = async (db: Queryable, memberId: string): Promise<string | undefined> =>
  first(await db.select().from(homeAdvisors).where(eq(homeAdvisors.memberId, memberId)))?.advisorId;

export const setAdvisor = (tx: Tx, row: typeof homeAdvisors.$inferInsert) =>
  tx
    .insert(homeAdvisors)
    .values(row)
    .onConflictDoUpdate({
      target: homeAdvisors.memberId,
      set: { advisorId: row.advisorId, assignedAt: row.assignedAt },
    });

export const removeAdvisor = (tx: Tx, memberId: string) =>
  tx.delete(homeAdvisors).where(eq(homeAdvisors.memberId, memberId));

export const setCall = (tx: Tx, call: Omit<typeof advisorCalls.$inferInsert, 'remindedAt'>) =>
  tx
    .insert(advisorCalls)
    .values(call)
    .onConflictDoUpdate({
      target: advisorCalls.caseId,
      set: { startsAt: call.startsAt, timeZone: call.timeZone, remindedAt: null },
    });

/** Marks calls that begin soon, and returns them. Each time is returned once. */
export const takeDue = (tx: Tx, until: Date, now: Date) =>
  tx
    .update(advisorCalls)
    .set({ remindedAt: now })
    .where(and(lte(advisorCalls.startsAt, until), isNull(advisorCalls.remindedAt)))
    .returning();

export const callOfCase = async (db: Queryable, caseId: string) =>
  first(await db.select().from(advisorCalls).where(eq(advisorCalls.caseId, caseId)));

export const callsOfCases = (db: Queryable, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(advisorCalls)
        .where(inArray(advisorCalls.caseId, [...caseIds]));

export const advisorRows = (db: Queryable, memberId: string) =>
  db.select().from(homeAdvisors).where(eq(homeAdvisors.memberId, memberId));
