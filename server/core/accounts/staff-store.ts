import type { Role } from '#contract/staff.ts';
import type { Queryable } from '#server/platform/db.ts';
import { asc, desc, eq, inArray, max, ne } from '#server/platform/drizzle.ts';
import { passkeys, sessions, users } from './tables.ts';

export const staffIds = async (db: Queryable): Promise<string[]> =>
  (await db.select({ id: users.id }).from(users).where(ne(users.role, 'USER'))).map(({ id }) => id);

/** People with one of these roles, by address. */
export const findByRoles = (db: Queryable, roles: readonly Role[]) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(inArray(users.role, [...roles]))
    .orderBy(asc(users.email));

/** All staff, with when each was last here and how many passkeys they have. */
export async function findStaff(db: Queryable) {
  const team = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(ne(users.role, 'USER'))
    .orderBy(desc(users.role), asc(users.email));
  const ids = team.map(({ id }) => id);
  if (ids.length === 0) return [];
  const seen = await db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId);
  const keys = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, ids));
  return team.map((person) => ({
    ...person,
    lastSeenAt: seen.find(({ userId }) => userId === person.id)?.at ?? null,
    passkeys: keys.filter(({ userId }) => userId === person.id).length,
  }));
}

/** Locks every administrator until the transaction ends; in a fixed order, so there is no deadlock. */
export async function lockAdmins(db: Queryable): Promise<string[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'ADMIN'))
    .orderBy(users.id)
    .for('update');
  return admins.map(({ id }) => id);
}

/** Counted under a lock, so that two can't leave at once, each relying on the other. */
export async function isOnlyAdmin(db: Queryable, userId: string): Promise<boolean> {
  const admins = await lockAdmins(db);
  return admins.length === 1 && admins[0] === userId;
}
