import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { first } from '#server/platform/rows.ts';
import { caseClocks, cases } from './tables.ts';

/** Runs the newest answer clock again, as if it had never been met. Undefined when one is running. */
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

/** Visitors' cases go when a visitor asks, and after two years. */
export const deleteVisitorCases = (tx: Queryable, ids: readonly string[]) =>
  tx.delete(cases).where(and(inArray(cases.id, [...ids]), eq(cases.kind, 'visitor')));
