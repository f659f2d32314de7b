import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, isNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { recoveryAdvisors, recoveryTasks } from './advisor-tables.ts';

export type TaskRow = typeof recoveryTasks.$inferSelect;
type Which = { recoveryId: string; homeId: string };

export const findConsent = async (db: Queryable, { recoveryId, homeId }: Which) =>
  first(
    await db
      .select()
      .from(recoveryAdvisors)
      .where(and(eq(recoveryAdvisors.recoveryId, recoveryId), eq(recoveryAdvisors.homeId, homeId))),
  );

export const setConsent = (tx: Tx, row: typeof recoveryAdvisors.$inferInsert) =>
  tx
    .insert(recoveryAdvisors)
    .values(row)
    .onConflictDoUpdate({
      target: recoveryAdvisors.recoveryId,
      set: { advisorId: row.advisorId, agreedBy: row.agreedBy, agreedAt: row.agreedAt },
    });

export const deleteConsent = async (tx: Tx, { recoveryId, homeId }: Which) =>
  (
    await tx
      .delete(recoveryAdvisors)
      .where(and(eq(recoveryAdvisors.recoveryId, recoveryId), eq(recoveryAdvisors.homeId, homeId)))
      .returning()
  ).length > 0;

export const consentsFor = (db: Queryable, advisorId: string) =>
  db
    .select()
    .from(recoveryAdvisors)
    .where(eq(recoveryAdvisors.advisorId, advisorId))
    .orderBy(desc(recoveryAdvisors.agreedAt));

export const consentsOfHome = (db: Queryable, homeId: string) =>
  db.select().from(recoveryAdvisors).where(eq(recoveryAdvisors.homeId, homeId));

/** Open tasks first, by due day. */
export const listTasks = (db: Queryable, { recoveryId, homeId }: Which) =>
  db
    .select()
    .from(recoveryTasks)
    .where(and(eq(recoveryTasks.recoveryId, recoveryId), eq(recoveryTasks.homeId, homeId)))
    .orderBy(
      sql`${recoveryTasks.doneOn} desc nulls first`,
      sql`${recoveryTasks.due} asc nulls last`,
      asc(recoveryTasks.id),
    );

export const tasksOfHome = (db: Queryable, homeId: string) =>
  db.select().from(recoveryTasks).where(eq(recoveryTasks.homeId, homeId)).orderBy(asc(recoveryTasks.id));

export const insertTask = async (tx: Tx, row: typeof recoveryTasks.$inferInsert) => {
  const made = first(await tx.insert(recoveryTasks).values(row).returning());
  if (!made) throw new Error('a task was not given');
  return made;
};

const isOpen = ({ recoveryId, homeId }: Which, id: string) =>
  and(
    eq(recoveryTasks.id, id),
    eq(recoveryTasks.recoveryId, recoveryId),
    eq(recoveryTasks.homeId, homeId),
    isNull(recoveryTasks.doneOn),
  );

export const finishTask = async (
  tx: Tx,
  which: Which,
  id: string,
  done: { doneOn: string; doneBy: string },
) => first(await tx.update(recoveryTasks).set(done).where(isOpen(which, id)).returning());

export const deleteTask = async (tx: Tx, which: Which, id: string) =>
  first(await tx.delete(recoveryTasks).where(isOpen(which, id)).returning());

export const findTask = async (db: Queryable, { recoveryId, homeId }: Which, id: string) =>
  first(
    await db
      .select()
      .from(recoveryTasks)
      .where(
        and(
          eq(recoveryTasks.id, id),
          eq(recoveryTasks.recoveryId, recoveryId),
          eq(recoveryTasks.homeId, homeId),
        ),
      ),
  );
