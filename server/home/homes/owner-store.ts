import type { Queryable } from '#server/platform/db.ts';
import { and, desc, eq, gt, inArray, isNull, sql } from '#server/platform/drizzle.ts';
import type { HomeRow } from './store.ts';
import { currentHomes, homes } from './tables.ts';

/** A page of owners by id, each with the home they chose as current, or their first. */
export async function homesByOwner(
  db: Queryable,
  { after, limit }: { after: string | null; limit: number },
): Promise<Map<string, HomeRow>> {
  const isCurrent = sql`${currentHomes.homeId} is not null`;
  const rows = await db
    .selectDistinctOn([homes.userId], { home: homes })
    .from(homes)
    .leftJoin(currentHomes, and(eq(currentHomes.homeId, homes.id), eq(currentHomes.userId, homes.userId)))
    .where(and(isNull(homes.archivedAt), after === null ? undefined : gt(homes.userId, after)))
    .orderBy(homes.userId, desc(isCurrent), homes.id)
    .limit(limit);
  return new Map(rows.map(({ home }) => [home.userId, home]));
}

/** City, state and owner of homes, by home. */
export async function placesAndOwners(db: Queryable, homeIds: readonly string[]) {
  if (homeIds.length === 0) return new Map<string, { city: string; state: string; userId: string }>();
  const rows = await db
    .select({ id: homes.id, city: homes.city, state: homes.state, userId: homes.userId })
    .from(homes)
    .where(inArray(homes.id, [...homeIds]));
  return new Map(rows.map(({ id, ...home }) => [id, home]));
}
