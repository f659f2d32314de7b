import type { Queryable, Tx } from '#server/platform/db.ts';
import { desc, eq } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { lockCase } from './store.ts';
import { onCallPages } from './tables.ts';

/** The newest text to the on-call number about a case. */
export const lastOnCallPage = async (db: Queryable, caseId: string) =>
  first(
    await db
      .select({ round: onCallPages.round, at: onCallPages.at })
      .from(onCallPages)
      .where(eq(onCallPages.caseId, caseId))
      .orderBy(desc(onCallPages.round))
      .limit(1),
  );

/**
 * Records the next text about a case, unless someone has taken the case or the last text is more recent than that.
 * Returns its number.
 */
export async function recordOnCallPage(
  tx: Tx,
  caseId: string,
  { at, notSince }: { at: Date; notSince: Date },
): Promise<number | null> {
  const known = await lockCase(tx, caseId);
  if (!known || known.owner !== null || known.state !== 'open' || known.severity !== 0) return null;
  const last = await lastOnCallPage(tx, caseId);
  if (last && last.at > notSince) return null;
  const round = last ? last.round + 1 : 0;
  await tx.insert(onCallPages).values({ caseId, round, at });
  return round;
}
