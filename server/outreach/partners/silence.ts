import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray, isNotNull, isNull } from '#server/platform/drizzle.ts';
import { partners } from './tables.ts';

/** A partner that let a request lapse gets no new ones until it answers anything. */
export const markSilent = (tx: Tx, partnerId: string, at: Date) =>
  tx
    .update(partners)
    .set({ silentSince: at })
    .where(and(eq(partners.id, partnerId), isNull(partners.silentSince)));

export const clearSilence = (tx: Tx, partnerId: string) =>
  tx
    .update(partners)
    .set({ silentSince: null })
    .where(and(eq(partners.id, partnerId), isNotNull(partners.silentSince)));

/** Which of these partners are samples. */
export const samplesAmong = async (db: Queryable, partnerIds: readonly string[]): Promise<Set<string>> => {
  if (partnerIds.length === 0) return new Set();
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where(and(inArray(partners.id, [...partnerIds]), eq(partners.isSample, true)));
  return new Set(rows.map(({ id }) => id));
};
