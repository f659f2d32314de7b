import type { Box } from '#server/emergency/alerts/alerts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, notInArray, sql } from '#server/platform/drizzle.ts';
import type { ReportedShelter } from '#server/ports/shelter-feed.ts';
import { shelters } from './tables.ts';

export type ShelterRow = typeof shelters.$inferSelect;
type Bytes = Uint8Array<ArrayBuffer>;
type Pulled = { feedId: string; at: Date; evidenceHash: Bytes };

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const AT_ONCE = 500;

/** Lists shelters as open. A closed one reopens. */
export async function putOpen(
  tx: Tx,
  { feedId, at, evidenceHash }: Pulled,
  listed: readonly ReportedShelter[],
) {
  const fresh = (name: string) => sql.raw(`excluded.${name}`);
  for (let from = 0; from < listed.length; from += AT_ONCE)
    await tx
      .insert(shelters)
      .values(
        listed
          .slice(from, from + AT_ONCE)
          .map((one) => ({ ...one, feedId, firstSeenAt: at, lastSeenAt: at, evidenceHash })),
      )
      .onConflictDoUpdate({
        target: [shelters.feedId, shelters.key],
        set: {
          name: fresh('name'),
          address: fresh('address'),
          lat: fresh('lat'),
          lng: fresh('lng'),
          capacity: fresh('capacity'),
          people: fresh('people'),
          takesPets: fresh('takes_pets'),
          isAccessible: fresh('is_accessible'),
          lastSeenAt: at,
          evidenceHash: fresh('evidence_hash'),
          firstSeenAt: sql`case when ${shelters.closedAt} is null then ${shelters.firstSeenAt} else ${at.toISOString()}::timestamptz end`,
          closedAt: null,
        },
      });
}

/** Closes shelters that a complete response doesn't list. Returns how many closed. */
export async function closeOthers(
  tx: Tx,
  { feedId, at }: Pick<Pulled, 'feedId' | 'at'>,
  keys: readonly string[],
): Promise<number> {
  const isOther = keys.length > 0 ? notInArray(shelters.key, [...keys]) : undefined;
  const closed = await tx
    .update(shelters)
    .set({ closedAt: at })
    .where(and(eq(shelters.feedId, feedId), isNull(shelters.closedAt), isOther))
    .returning({ id: shelters.id });
  return closed.length;
}

/** The source reports no change, so what was open still is. */
export const seeOpen = (tx: Tx, { feedId, at }: Pick<Pulled, 'feedId' | 'at'>) =>
  tx
    .update(shelters)
    .set({ lastSeenAt: at })
    .where(and(eq(shelters.feedId, feedId), isNull(shelters.closedAt)));

/** Open shelters in a box that were listed after this moment. */
export const openIn = (
  db: Queryable,
  { west, south, east, north }: Box,
  seenAfter: Date,
): Promise<ShelterRow[]> =>
  db
    .select()
    .from(shelters)
    .where(
      and(
        isNull(shelters.closedAt),
        gt(shelters.lastSeenAt, seenAfter),
        gte(shelters.lat, south),
        lte(shelters.lat, north),
        gte(shelters.lng, west),
        lte(shelters.lng, east),
      ),
    )
    .orderBy(shelters.name);

export async function openShelterCounts(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ feedId: shelters.feedId, n: sql<number>`count(*)::int` })
    .from(shelters)
    .where(isNull(shelters.closedAt))
    .groupBy(shelters.feedId);
  return new Map(rows.map(({ feedId, n }) => [feedId, n]));
}

export const deleteClosed = (db: Queryable, before: Date) =>
  db.delete(shelters).where(and(isNotNull(shelters.closedAt), lt(shelters.closedAt, before)));
