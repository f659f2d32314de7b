import type { Queryable } from '#server/platform/db.ts';
import { and, desc, eq, gt, gte, inArray, isNull, lte, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { emailChanges, mailChallenges, passkeys, users } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What codes for a new address are bound to: the account, so that a new request replaces the earlier one. */
export const changeTokenOf = (userId: string): string => `change-email ${userId}`;

const isActive = isNull(emailChanges.undoneAt);

/** Whether an account moved away from this address in the last 7 days and no one has taken it since. */
export async function isReserved(db: Queryable, email: string): Promise<boolean> {
  const found = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .leftJoin(users, eq(users.email, emailChanges.oldEmail))
    .where(and(eq(emailChanges.oldEmail, email), isActive, isNull(users.id)));
  return found.length > 0;
}

/**
 * Whether the account that requested this code may take the address: no account has it, and no other account has it
 * reserved. The code's binding identifies the account.
 */
export async function isFreeFor(
  db: Queryable,
  { email, browserHash }: { email: string; browserHash: Bytes },
): Promise<boolean> {
  const holders = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const reserved = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.oldEmail, email), isActive));
  const isOwn = (userId: string) =>
    Buffer.compare(hashToken(changeTokenOf(userId)), Buffer.from(browserHash)) === 0;
  return holders.length === 0 && reserved.every(({ userId }) => isOwn(userId));
}

export const countChangeCodes = (db: Queryable, userId: string, since: Date): Promise<number> =>
  db.$count(
    mailChallenges,
    and(
      eq(mailChallenges.browserHash, hashToken(changeTokenOf(userId))),
      gt(mailChallenges.createdAt, since),
    ),
  );

export const updateEmail = async (db: Queryable, userId: string, email: string) =>
  first(await db.update(users).set({ email }).where(eq(users.id, userId)).returning());

export const insertChange = async (db: Queryable, change: typeof emailChanges.$inferInsert) =>
  first(await db.insert(emailChanges).values(change).returning({ id: emailChanges.id }));

export const findChange = async (db: Queryable, id: string) =>
  first(await db.select().from(emailChanges).where(eq(emailChanges.id, id)));

/** Stores the hash of the undo link about to be emailed. False when it can no longer be undone. */
export async function armUndo(db: Queryable, id: string, undoHash: Bytes, now: Date): Promise<boolean> {
  const armed = await db
    .update(emailChanges)
    .set({ undoHash })
    .where(and(eq(emailChanges.id, id), isActive, gt(emailChanges.undoUntil, now)))
    .returning({ id: emailChanges.id });
  return armed.length > 0;
}

export const findByUndo = async (db: Queryable, undoHash: Bytes) =>
  first(await db.select().from(emailChanges).where(eq(emailChanges.undoHash, undoHash)));

/** Uses the undo link. Only the first caller gets the row. */
export const takeUndo = async (db: Queryable, undoHash: Bytes, now: Date) =>
  first(
    await db
      .update(emailChanges)
      .set({ undoneAt: now })
      .where(and(eq(emailChanges.undoHash, undoHash), isActive, gt(emailChanges.undoUntil, now)))
      .returning(),
  );

/** Closes this account's changes since a moment: their links stop working and their addresses are free. */
export const closeChangesSince = (db: Queryable, userId: string, since: Date, now: Date) =>
  db
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.changedAt, since), isActive))
    .returning();

/** The account's own change away from this address, if it is still reserved. */
export const findOwnReserved = async (db: Queryable, userId: string, oldEmail: string) =>
  first(
    await db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), eq(emailChanges.oldEmail, oldEmail), isActive)),
  );

export const listReserved = (db: Queryable, userId: string) =>
  db
    .select({ oldEmail: emailChanges.oldEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isActive));

/** For a data export, without the hash of the link. */
export const listChanges = (db: Queryable, userId: string) =>
  db
    .select({
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      changedAt: emailChanges.changedAt,
      undoneAt: emailChanges.undoneAt,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.changedAt));

/** Voids open codes sent to these addresses, and the pending change of this account. */
export const voidCodes = (db: Queryable, userId: string, emails: readonly string[], now: Date) =>
  db
    .update(mailChallenges)
    .set({ expiresAt: now })
    .where(
      and(
        isNull(mailChallenges.usedAt),
        gt(mailChallenges.expiresAt, now),
        or(
          inArray(mailChallenges.email, [...emails]),
          eq(mailChallenges.browserHash, hashToken(changeTokenOf(userId))),
        ),
      ),
    );

export const deleteChangeCodes = (db: Queryable, userId: string) =>
  db.delete(mailChallenges).where(eq(mailChallenges.browserHash, hashToken(changeTokenOf(userId))));

export const deletePasskeysSince = (db: Queryable, userId: string, since: Date) =>
  db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });

/** Frees the old addresses whose 7 days are over. */
export const deleteOldChanges = (db: Queryable, now: Date) =>
  db.delete(emailChanges).where(lte(emailChanges.undoUntil, now));
