import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { caseClocks, cases } from './tables.ts';

type Clock = 'claim' | 'answer';

/** Starts a clock. If one of this kind is already running, keeps the earlier due time. */
export const startClock = (tx: Tx, clock: { caseId: string; kind: Clock; beganAt: Date; dueAt: Date }) =>
  tx
    .insert(caseClocks)
    .values(clock)
    .onConflictDoUpdate({
      target: [caseClocks.caseId, caseClocks.kind],
      targetWhere: isNull(caseClocks.metAt),
      set: {
        dueAt: sql`greatest(${caseClocks.beganAt}, least(${caseClocks.dueAt}, excluded.due_at))`,
      },
    });

export const stopClock = (
  tx: Tx,
  clock: { caseId: string; kinds: readonly Clock[]; at: Date; by: string | null },
) =>
  tx
    .update(caseClocks)
    .set({ metAt: clock.at, metBy: clock.by })
    .where(
      and(
        eq(caseClocks.caseId, clock.caseId),
        inArray(caseClocks.kind, [...clock.kinds]),
        isNull(caseClocks.metAt),
      ),
    );

export const markMissed = (tx: Queryable, now: Date) =>
  tx
    .update(caseClocks)
    .set({ missedAt: now })
    .where(and(isNull(caseClocks.metAt), isNull(caseClocks.missedAt), lte(caseClocks.dueAt, now)))
    .returning({ caseId: caseClocks.caseId, kind: caseClocks.kind });

/** Restarts the newest answer clock as if it had never been met. Undefined if one is running. */
export async function unmeetClock(tx: Tx, caseId: string) {
  const ofCase = and(eq(caseClocks.caseId, caseId), eq(caseClocks.kind, 'answer'));
  if ((await tx.$count(caseClocks, and(ofCase, isNull(caseClocks.metAt)))) > 0) return undefined;
  const newest = tx
    .select({ id: caseClocks.id })
    .from(caseClocks)
    .where(ofCase)
    .orderBy(desc(caseClocks.beganAt))
    .limit(1);
  return first(
    await tx
      .update(caseClocks)
      .set({ metAt: null, metBy: null })
      .where(eq(caseClocks.id, newest))
      .returning({ dueAt: caseClocks.dueAt }),
  );
}

export const findClocks = (db: Queryable, caseId: string) =>
  db.select().from(caseClocks).where(eq(caseClocks.caseId, caseId)).orderBy(asc(caseClocks.beganAt));

/** The time within which this share of households got an answer since then, and how many there were. */
export async function answerTimes(
  db: Queryable,
  { since, share, by }: { since: Date; share: number; by?: string },
) {
  const [row] = await db
    .select({
      answers: count(),
      seconds: sql<number | null>`percentile_cont(${share}::float8) within group
        (order by extract(epoch from ${caseClocks.metAt} - ${caseClocks.beganAt}))`,
    })
    .from(caseClocks)
    .innerJoin(cases, eq(cases.id, caseClocks.caseId))
    // Visitors are answered by email within a day, which says nothing about a conversation.
    .where(
      and(
        eq(caseClocks.kind, 'answer'),
        gt(caseClocks.metAt, since),
        ne(cases.kind, 'visitor'),
        by === undefined ? undefined : eq(caseClocks.metBy, by),
      ),
    );
  return { answers: row?.answers ?? 0, seconds: Number(row?.seconds ?? 0) };
}
