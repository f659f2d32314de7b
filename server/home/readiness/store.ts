import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Score } from './score.ts';
import { pointsOf, type CatalogTask } from './task-catalog.ts';
import { readinessScores, readinessTasks } from './tables.ts';

export type TaskRow = typeof readinessTasks.$inferSelect;

/** Serializes changes to a home's tasks and score. */
export const lockReadiness = (tx: Tx, homeId: string) => lockName(tx, `readiness ${homeId}`);

export const listTasks = (db: Queryable, homeId: string): Promise<TaskRow[]> =>
  db.select().from(readinessTasks).where(eq(readinessTasks.homeId, homeId));

export const findTask = async (db: Queryable, id: string): Promise<TaskRow | undefined> =>
  first(await db.select().from(readinessTasks).where(eq(readinessTasks.id, id)));

/** Writes tasks from the catalog. Progress on them stays. */
export const upsertTasks = (tx: Tx, homeId: string, tasks: readonly CatalogTask[], now: Date) =>
  tx
    .insert(readinessTasks)
    .values(tasks.map((task) => ({ ...task, homeId, points: pointsOf(task), createdAt: now })))
    .onConflictDoUpdate({
      target: [readinessTasks.homeId, readinessTasks.key],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        weight: sql`excluded.weight`,
        points: sql`excluded.points`,
      },
    });

/** Deletes tasks without any progress. */
export const deleteUntouched = (tx: Tx, homeId: string, keys: readonly string[]) =>
  tx
    .delete(readinessTasks)
    .where(
      and(
        eq(readinessTasks.homeId, homeId),
        inArray(readinessTasks.key, [...keys]),
        eq(readinessTasks.status, 'TODO'),
        isNull(readinessTasks.proofFileId),
      ),
    );

type TaskOf = { homeId: string; taskId: string };
const isTask = ({ homeId, taskId }: TaskOf) =>
  and(eq(readinessTasks.homeId, homeId), eq(readinessTasks.id, taskId));

/** Checks or unchecks a task. Returns no row if it already has that status. */
export const setStatus = async (tx: Tx, which: TaskOf, status: TaskRow['status'], now: Date) =>
  first(
    await tx
      .update(readinessTasks)
      .set({ status, doneAt: status === 'DONE' ? now : null })
      .where(and(isTask(which), ne(readinessTasks.status, status)))
      .returning(),
  );

export const setProof = async (
  tx: Tx,
  which: TaskOf,
  proof: { proofFileId: string; proofAt: Date } | { proofFileId: null; proofAt: null },
) => first(await tx.update(readinessTasks).set(proof).where(isTask(which)).returning());

/** Homes with a done task whose photo and check mark are both older than this. */
export const homesWithStaleProof = (db: Queryable, before: Date) =>
  db.selectDistinct({ homeId: readinessTasks.homeId }).from(readinessTasks).where(hasGoneStale(before));

const hasGoneStale = (before: Date) =>
  and(
    eq(readinessTasks.status, 'DONE'),
    isNotNull(readinessTasks.proofAt),
    lte(readinessTasks.proofAt, before),
    lte(readinessTasks.doneAt, before),
  );

/** Reopens a home's stale tasks. Of two concurrent runs, only one gets the rows. */
export const reopenStale = (tx: Tx, homeId: string, before: Date) =>
  tx
    .update(readinessTasks)
    .set({ status: 'TODO', doneAt: null })
    .where(and(eq(readinessTasks.homeId, homeId), hasGoneStale(before)))
    .returning();

export const findLatestScore = async (db: Queryable, homeId: string) =>
  first(
    await db
      .select()
      .from(readinessScores)
      .where(eq(readinessScores.homeId, homeId))
      .orderBy(desc(readinessScores.computedAt), desc(readinessScores.id))
      .limit(1),
  );

export async function insertScore(tx: Tx, homeId: string, { score, breakdown }: Score, computedAt: Date) {
  const [made] = await tx
    .insert(readinessScores)
    .values({ homeId, score, breakdown, computedAt })
    .returning();
  if (!made) throw new Error('a score was not kept');
  return made;
}

/** Returns the latest scores, oldest first. */
export async function listScores(db: Queryable, homeId: string, limit: number) {
  const latest = db
    .select({ id: readinessScores.id })
    .from(readinessScores)
    .where(eq(readinessScores.homeId, homeId))
    .orderBy(desc(readinessScores.computedAt), desc(readinessScores.id))
    .limit(limit);
  return db
    .select({ score: readinessScores.score, computedAt: readinessScores.computedAt })
    .from(readinessScores)
    .where(inArray(readinessScores.id, latest))
    .orderBy(asc(readinessScores.computedAt), asc(readinessScores.id));
}
