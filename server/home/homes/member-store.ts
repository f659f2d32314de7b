import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, ne } from '#server/platform/drizzle.ts';
import { currentHomes, homeMembers, homes } from './tables.ts';

type SharedRole = 'member' | 'viewer';

const membership = (homeId: string, userId: string) =>
  and(eq(homeMembers.homeId, homeId), eq(homeMembers.userId, userId));

/** Everyone with access to a home: the owner first, then by join date. */
export async function membersOf(db: Queryable, homeId: string) {
  const rows = await db
    .select({ userId: homeMembers.userId, role: homeMembers.role, since: homeMembers.createdAt })
    .from(homeMembers)
    .where(eq(homeMembers.homeId, homeId))
    .orderBy(asc(homeMembers.createdAt), asc(homeMembers.userId));
  return [...rows.filter((r) => r.role === 'owner'), ...rows.filter((r) => r.role !== 'owner')];
}

/** Adds a person to a home. Returns false if they were already in it. */
export async function addMember(
  tx: Tx,
  member: { homeId: string; userId: string; role: SharedRole; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(homeMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: homeMembers.userId });
  return added.length > 0;
}

/** Never changes the owner's role: a home always has an owner. */
export const updateMemberRole = async (tx: Tx, homeId: string, userId: string, role: SharedRole) =>
  (
    await tx
      .update(homeMembers)
      .set({ role })
      .where(and(membership(homeId, userId), ne(homeMembers.role, 'owner')))
      .returning({ userId: homeMembers.userId })
  )[0];

/** Ends a person's access, unless they are the owner. */
export async function dropMember(tx: Tx, homeId: string, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(homeMembers)
    .where(and(membership(homeId, userId), ne(homeMembers.role, 'owner')))
    .returning({ userId: homeMembers.userId });
  if (dropped.length === 0) return false;
  await tx.delete(currentHomes).where(and(eq(currentHomes.userId, userId), eq(currentHomes.homeId, homeId)));
  return true;
}

/**
 * Transfers a home. The old owner stays as a member. The order matters, because there must never be two
 * owners.
 */
export async function moveOwnership(
  tx: Tx,
  { homeId, from, to, now }: { homeId: string; from: string; to: string; now: Date },
): Promise<boolean> {
  const isOwner = and(membership(homeId, from), eq(homeMembers.role, 'owner'));
  const gave = await tx.update(homeMembers).set({ role: 'member' }).where(isOwner).returning();
  if (gave.length === 0) return false;
  const took = await tx.update(homeMembers).set({ role: 'owner' }).where(membership(homeId, to)).returning();
  if (took.length === 0) return false;
  // The old owner's membership no longer protects it.
  await tx
    .update(homes)
    .set({ userId: to, ownedSince: now, protectedFrom: null, protectedUntil: null })
    .where(eq(homes.id, homeId));
  return true;
}
