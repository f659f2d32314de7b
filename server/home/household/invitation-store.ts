import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { householdInvitations } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type InvitationRow = typeof householdInvitations.$inferSelect;

const isOpen = and(isNull(householdInvitations.acceptedAt), isNull(householdInvitations.withdrawnAt));

/** Neither accepted nor withdrawn. Includes expired ones, so they can be resent. */
export const openInvitations = (db: Queryable, homeId: string) =>
  db
    .select()
    .from(householdInvitations)
    .where(and(eq(householdInvitations.homeId, homeId), isOpen))
    .orderBy(desc(householdInvitations.createdAt));

export const findInvitation = async (db: Queryable, id: string) =>
  (await db.select().from(householdInvitations).where(eq(householdInvitations.id, id)))[0];

export const findByToken = async (db: Queryable, tokenHash: Bytes) =>
  (await db.select().from(householdInvitations).where(eq(householdInvitations.tokenHash, tokenHash)))[0];

export async function insertInvitation(tx: Tx, row: typeof householdInvitations.$inferInsert) {
  const [made] = await tx.insert(householdInvitations).values(row).onConflictDoNothing().returning();
  return made;
}

/** Guarded update: of two concurrent calls, only one gets the row. */
export const takeInvitation = async (tx: Tx, tokenHash: Bytes, now: Date) =>
  (
    await tx
      .update(householdInvitations)
      .set({ acceptedAt: now })
      .where(
        and(eq(householdInvitations.tokenHash, tokenHash), isOpen, gt(householdInvitations.expiresAt, now)),
      )
      .returning()
  )[0];

export const withdrawById = async (tx: Tx, homeId: string, id: string, now: Date) =>
  (
    await tx
      .update(householdInvitations)
      .set({ withdrawnAt: now })
      .where(and(eq(householdInvitations.homeId, homeId), eq(householdInvitations.id, id), isOpen))
      .returning()
  )[0];

export const withdrawByToken = async (tx: Tx, tokenHash: Bytes, now: Date) =>
  (
    await tx
      .update(householdInvitations)
      .set({ withdrawnAt: now })
      .where(and(eq(householdInvitations.tokenHash, tokenHash), isOpen))
      .returning()
  )[0];

/** Invitations sent since then: by the home in total, and to the address from all homes. */
export async function countSent(tx: Tx, { homeId, email }: { homeId: string; email: string }, since: Date) {
  await lockName(tx, `invited:${email}`);
  const [row] = await tx
    .select({
      byHome: count(sql`case when ${householdInvitations.homeId} = ${homeId} then 1 end`),
      toEmail: count(sql`case when ${householdInvitations.email} = ${email} then 1 end`),
    })
    .from(householdInvitations)
    .where(
      and(
        gt(householdInvitations.createdAt, since),
        or(eq(householdInvitations.homeId, homeId), eq(householdInvitations.email, email)),
      ),
    );
  return row ?? { byHome: 0, toEmail: 0 };
}

/** We don't keep email addresses of people who never accepted. */
export const deleteOld = (db: Queryable, before: Date) =>
  db.delete(householdInvitations).where(lt(householdInvitations.expiresAt, before));

export const deleteInvitationsTo = (db: Queryable, email: string) =>
  db.delete(householdInvitations).where(eq(householdInvitations.email, email));
