import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { phones } from './tables.ts';

export type PhoneRow = typeof phones.$inferSelect;
type Bytes = Uint8Array<ArrayBuffer>;

export const findPhone = async (db: Queryable, userId: string) =>
  first(await db.select().from(phones).where(eq(phones.userId, userId)));

/** Verified numbers of these people. Those who opted out of texts can still be called. */
export async function provenPhones(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ userId: phones.userId, phone: phones.phone })
    .from(phones)
    .where(and(inArray(phones.userId, [...userIds]), isNotNull(phones.verifiedAt)));
  return new Map(found.flatMap(({ userId, phone }) => (phone ? [[userId, phone] as const] : [])));
}

/** People who verified this number: several may share it. The newest verification comes first. */
export const accountsOfPhone = (db: Queryable, phone: string) =>
  db
    .select({ userId: phones.userId, stoppedAt: phones.stoppedAt })
    .from(phones)
    .where(and(eq(phones.phone, phone), isNotNull(phones.verifiedAt)))
    .orderBy(desc(phones.verifiedAt), phones.userId);

/** Verified numbers of these people that accept texts. */
export async function textablePhones(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await db
    .select({ userId: phones.userId, phone: phones.phone })
    .from(phones)
    .where(and(inArray(phones.userId, [...userIds]), isNotNull(phones.verifiedAt), isNull(phones.stoppedAt)));
  return new Map(found.flatMap(({ userId, phone }) => (phone ? [[userId, phone] as const] : [])));
}

/** The carrier reported STOP from this number. Returns whose number it is. */
export const stopTexts = (tx: Queryable, phone: string, at: Date) =>
  tx
    .update(phones)
    .set({ stoppedAt: at })
    .where(and(eq(phones.phone, phone), isNull(phones.stoppedAt)))
    .returning({ userId: phones.userId });

/** The number accepts texts again. Returns whose number it is. */
export const startTexts = (tx: Queryable, phone: string) =>
  tx
    .update(phones)
    .set({ stoppedAt: null })
    .where(and(eq(phones.phone, phone), isNotNull(phones.stoppedAt)))
    .returning({ userId: phones.userId });

/** Who has this verified number: a few people at most, when a family shares a phone. */
export const peopleWithPhone = async (db: Queryable, phone: string): Promise<string[]> =>
  (
    await db
      .select({ userId: phones.userId })
      .from(phones)
      .where(and(eq(phones.phone, phone), isNotNull(phones.verifiedAt)))
      .limit(20)
  ).map(({ userId }) => userId);

/** Locks the row, created if needed, until the transaction ends. */
export async function holdPhone(tx: Tx, userId: string): Promise<PhoneRow | undefined> {
  await tx.insert(phones).values({ userId }).onConflictDoNothing();
  return first(await tx.select().from(phones).where(eq(phones.userId, userId)).for('update'));
}

/** Others who recently requested a code for this number: someone may be using us to harass its owner. */
export async function countOtherRequests(
  tx: Tx,
  userId: string,
  phone: string,
  since: Date,
): Promise<number> {
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(phones)
    .where(and(eq(phones.pendingPhone, phone), ne(phones.userId, userId), gt(phones.codeSentAt, since)));
  return found?.count ?? 0;
}

export const updatePhone = (tx: Queryable, userId: string, set: Partial<PhoneRow>) =>
  tx.update(phones).set(set).where(eq(phones.userId, userId));

/** Stores the hash of a code for the pending number; does nothing when it is no longer pending. */
export const armCode = (db: Queryable, userId: string, sentAt: Date, codeHash: Bytes) =>
  db
    .update(phones)
    .set({ codeHash })
    .where(and(eq(phones.userId, userId), eq(phones.codeSentAt, sentAt), isNotNull(phones.pendingPhone)))
    .returning({ userId: phones.userId });

/** The attempt is counted before the code is checked. */
export const countAttempt = async (db: Queryable, userId: string, most: number, now: Date) =>
  first(
    await db
      .update(phones)
      .set({ codeTries: sql`${phones.codeTries} + 1` })
      .where(
        and(
          eq(phones.userId, userId),
          isNotNull(phones.pendingPhone),
          gt(phones.codeExpiresAt, now),
          lt(phones.codeTries, most),
        ),
      )
      .returning(),
  );

/** Marks the pending number verified, if it is still the one the code was sent to. */
export const provePhone = async (tx: Tx, { userId, codeSentAt }: PhoneRow, now: Date) =>
  first(
    await tx
      .update(phones)
      .set({ phone: sql`${phones.pendingPhone}`, verifiedAt: now, stoppedAt: null, ...NO_CODE })
      .where(
        and(
          eq(phones.userId, userId),
          isNotNull(phones.pendingPhone),
          codeSentAt ? eq(phones.codeSentAt, codeSentAt) : sql`false`,
        ),
      )
      .returning(),
  );

export const NO_CODE = { pendingPhone: null, codeHash: null, codeExpiresAt: null, codeTries: 0 } as const;

/** Keeps the code counts, so that removing the number doesn't reset the limit. */
export const clearPhone = (tx: Tx, userId: string) =>
  tx
    .update(phones)
    .set({ phone: null, verifiedAt: null, stoppedAt: null, ...NO_CODE })
    .where(eq(phones.userId, userId));
