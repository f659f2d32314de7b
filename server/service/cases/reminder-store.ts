import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, getTableColumns, isNull, lte, ne, or, sql } from '#server/platform/drizzle.ts';
import { caseReminders, cases } from './tables.ts';

/** Adds a reminder. Returns false for a repeat. */
export const insertReminder = async (tx: Tx, row: typeof caseReminders.$inferInsert): Promise<boolean> =>
  (await tx.insert(caseReminders).values(row).onConflictDoNothing().returning({ id: caseReminders.id }))
    .length > 0;

/** Reminds the case's owner. Without an owner, the person who set the reminder. */
const isFor = (userId: string) =>
  or(eq(cases.owner, userId), and(isNull(cases.owner), eq(caseReminders.madeBy, userId)));

export const findDue = (db: Queryable, userId: string, now: Date) =>
  db
    .select({
      id: caseReminders.id,
      caseId: cases.id,
      ref: cases.ref,
      dueAt: caseReminders.dueAt,
      words: caseReminders.words,
      homeId: cases.homeId,
    })
    .from(caseReminders)
    .innerJoin(cases, eq(cases.id, caseReminders.caseId))
    .where(
      and(
        isNull(caseReminders.doneAt),
        lte(caseReminders.dueAt, now),
        ne(cases.state, 'closed'),
        isFor(userId),
      ),
    )
    .orderBy(asc(caseReminders.dueAt))
    .limit(50);

export async function finishReminder(
  tx: Tx,
  done: { id: string; userId: string; at: Date },
): Promise<boolean> {
  const mine = tx
    .select({ id: caseReminders.id })
    .from(caseReminders)
    .innerJoin(cases, eq(cases.id, caseReminders.caseId))
    .where(and(eq(caseReminders.id, done.id), isFor(done.userId)));
  const finished = await tx
    .update(caseReminders)
    .set({ doneAt: done.at })
    .where(and(eq(caseReminders.id, mine), isNull(caseReminders.doneAt)))
    .returning({ id: caseReminders.id });
  return finished.length > 0;
}

/** Marks reminders whose time has come. Returns who to remind, each once. */
export async function markAnnounced(tx: Tx, now: Date): Promise<string[]> {
  const marked = await tx
    .update(caseReminders)
    .set({ announcedAt: now })
    .from(cases)
    .where(
      and(
        eq(cases.id, caseReminders.caseId),
        lte(caseReminders.dueAt, now),
        isNull(caseReminders.announcedAt),
        isNull(caseReminders.doneAt),
      ),
    )
    .returning({ userId: sql<string>`coalesce(${cases.owner}, ${caseReminders.madeBy})` });
  return marked.map(({ userId }) => userId);
}

export const findOfHome = (db: Queryable, homeId: string) =>
  db
    .select(getTableColumns(caseReminders))
    .from(caseReminders)
    .innerJoin(cases, eq(cases.id, caseReminders.caseId))
    .where(eq(cases.homeId, homeId))
    .orderBy(asc(caseReminders.dueAt));
