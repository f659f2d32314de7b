import { HERE_SECONDS } from '#contract/service/presence.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, gt, lt } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { casePresence } from './tables.ts';

export type Here = typeof casePresence.$inferSelect;

const ofOne = (caseId: string, userId: string) =>
  and(eq(casePresence.caseId, caseId), eq(casePresence.userId, userId));

export const findHere = async (db: Queryable, caseId: string, userId: string): Promise<Here | undefined> =>
  first(await db.select().from(casePresence).where(ofOne(caseId, userId)));

export const upsertHere = (tx: Tx, row: Here) =>
  tx
    .insert(casePresence)
    .values(row)
    .onConflictDoUpdate({
      target: [casePresence.caseId, casePresence.userId],
      set: { side: row.side, seenAt: row.seenAt, typedAt: row.typedAt },
    });

export const deleteHere = (tx: Tx, caseId: string, userId: string) =>
  tx.delete(casePresence).where(ofOne(caseId, userId));

export const deleteOld = (db: Queryable, before: Date) =>
  db.delete(casePresence).where(lt(casePresence.seenAt, before));

/** Everyone on one side who was present since then. */
export const findSide = (db: Queryable, caseId: string, side: Here['side'], since: Date): Promise<Here[]> =>
  db
    .select()
    .from(casePresence)
    .where(and(eq(casePresence.caseId, caseId), eq(casePresence.side, side), gt(casePresence.seenAt, since)));

/** SQL for named statements: team members who have a case open, as an array. */
export const teamHereText = (caseId: string, now: string): string =>
  `array(select here.user_id::text from case_presence here where here.case_id = ${caseId} and here.side = 'team'
    and here.seen_at > ${now} - interval '${HERE_SECONDS} seconds')`;
