import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import { currentHomes, homeMembers, homes } from './tables.ts';

export type HomeRow = typeof homes.$inferSelect;
export type Role = (typeof homeMembers.$inferSelect)['role'];

const withRole = (db: Queryable) =>
  db
    .select({ home: homes, role: homeMembers.role })
    .from(homeMembers)
    .innerJoin(homes, eq(homes.id, homeMembers.homeId));

/** A home as one of its people sees it. */
export const findHome = async (db: Queryable, userId: string, homeId: string) =>
  (await withRole(db).where(and(eq(homeMembers.userId, userId), eq(homes.id, homeId))))[0];

/** The home a person chose, unless it is archived or no longer theirs. */
export const findCurrentHome = async (db: Queryable, userId: string) =>
  (
    await withRole(db)
      .innerJoin(currentHomes, eq(currentHomes.homeId, homes.id))
      .where(and(eq(homeMembers.userId, userId), eq(currentHomes.userId, userId), isNull(homes.archivedAt)))
  )[0];

/** Every home of a person, oldest first; archived ones too. */
export const listHomes = (db: Queryable, userId: string) =>
  withRole(db).where(eq(homeMembers.userId, userId)).orderBy(asc(homes.createdAt), asc(homes.id));

export async function insertHome(db: Queryable, home: typeof homes.$inferInsert) {
  const [made] = await db.insert(homes).values(home).returning();
  if (!made) throw new Error('a home was not made');
  await db.insert(homeMembers).values({ homeId: made.id, userId: home.userId, role: 'owner' });
  return made;
}

export const setCurrentHome = (db: Queryable, userId: string, homeId: string) =>
  db
    .insert(currentHomes)
    .values({ userId, homeId })
    .onConflictDoUpdate({ target: currentHomes.userId, set: { homeId } });

export const peopleOf = (db: Queryable, homeId: string) =>
  db.select({ userId: homeMembers.userId }).from(homeMembers).where(eq(homeMembers.homeId, homeId));
