import type { Role } from '#contract/staff.ts';
import type { Language } from '#contract/text/language.ts';
import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { prefixPattern } from '#server/platform/paging.ts';
import { and, desc, eq, gt, inArray, isNull, like, lt, ne, or, sql, sum } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { knownNetworks, mailChallenges, passkeyChallenges, passkeys, sessions, users } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type MailPurpose = (typeof mailChallenges.$inferSelect)['purpose'];

// People

const accountQuery = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('account_by_id'),
);
export const findUser = async (db: Queryable, id: string) => first(await accountQuery(db).execute({ id }));

export const findUserByEmail = async (db: Queryable, email: string) =>
  first(await db.select().from(users).where(eq(users.email, email)));

export const findUsers = (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: users.id, name: users.name, email: users.email, language: users.language })
        .from(users)
        .where(inArray(users.id, [...ids]));

export const idsByAddress = (db: Queryable, typed: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, prefixPattern(typed.toLowerCase())))
    .$dynamic();

/** Adds a person, or finds the one who has the address: concurrent requests create one account. */
export async function upsertUser(db: Queryable, user: typeof users.$inferInsert) {
  const made = first(await db.insert(users).values(user).onConflictDoNothing().returning());
  return made ?? (await findUserByEmail(db, user.email));
}

export const updateName = async (db: Queryable, id: string, name: string) =>
  first(await db.update(users).set({ name }).where(eq(users.id, id)).returning());

export const updateLanguage = async (db: Queryable, id: string, language: Language) =>
  first(await db.update(users).set({ language }).where(eq(users.id, id)).returning());

export const updateRole = async (db: Queryable, id: string, role: Role) =>
  first(await db.update(users).set({ role }).where(eq(users.id, id)).returning());

// Sessions

export const insertSession = async (db: Queryable, session: typeof sessions.$inferInsert) =>
  first(await db.insert(sessions).values(session).returning({ id: sessions.id }));

const sessionQuery = prepared((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: users.role,
      device: sessions.device,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      verifiedAt: sessions.verifiedAt,
      passkeyAt: sessions.passkeyAt,
      replacesId: sessions.replacesId,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
);
export const findSession = async (db: Queryable, tokenHash: Bytes) =>
  first(await sessionQuery(db).execute({ tokenHash }));

export const updateSessionUse = (db: Queryable, id: string, use: { lastSeenAt: Date; expiresAt: Date }) =>
  db.update(sessions).set(use).where(eq(sessions.id, id));

export const updateSessionProof = (
  db: Queryable,
  id: string,
  proof: { verifiedAt: Date; passkeyAt?: Date },
) => db.update(sessions).set(proof).where(eq(sessions.id, id));

export const lockSession = async (db: Queryable, userId: string, id: string) =>
  first(
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .for('update'),
  );

/** The new token is in use: the one before it ends then, and its use no longer extends it. */
export async function retireReplaced(
  db: Queryable,
  session: { id: string; userId: string; replacesId: string },
  { now, endsAt }: { now: Date; endsAt: Date },
) {
  await db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expiresAt: sql`least(${sessions.expiresAt}, ${endsAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(sessions.userId, session.userId), eq(sessions.id, session.replacesId)));
  await db.update(sessions).set({ replacesId: null }).where(eq(sessions.id, session.id));
}

/** Devices, each once: a token that was not used yet, or that ends in a moment, is the same device as another. */
export const listSessions = (db: Queryable, userId: string, endsAfter: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, endsAfter), isNull(sessions.replacesId)))
    .orderBy(desc(sessions.lastSeenAt));

export const deleteSession = (db: Queryable, userId: string, id: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(eq(sessions.id, id), eq(sessions.replacesId, id))))
    .returning({ id: sessions.id, device: sessions.device });

/** Ends a person's sessions, all of them or all but one. */
export const deleteSessions = (db: Queryable, userId: string, exceptId?: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined))
    .returning({ id: sessions.id });

/** A person's sessions no longer count as verified by passkey, all of them or all but one. */
export const clearPasskeyProof = (db: Queryable, userId: string, exceptId?: string) =>
  db
    .update(sessions)
    .set({ passkeyAt: null })
    .where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));

// Codes and links by email

export const insertMailChallenge = async (db: Queryable, challenge: typeof mailChallenges.$inferInsert) =>
  first(await db.insert(mailChallenges).values(challenge).returning({ id: mailChallenges.id }));

/** Serializes requests for one address and from one network, so that counting them is reliable. */
export const lockMailChallenges = (tx: Tx, email: string, network: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0)),
                        pg_advisory_xact_lock(hashtextextended(${`place ${network}`}, 0))`);

/**
 * How many codes were requested since a moment: for this address, for it from this network, and from this network
 * in total.
 */
export async function countMailChallenges(
  db: Queryable,
  { purpose, email, network }: { purpose: MailPurpose; email: string; network: string },
  since: Date,
) {
  const mine = eq(mailChallenges.email, email);
  const here = eq(mailChallenges.ip, network);
  const rows = await db
    .select({
      forAddress: sql<number>`count(*) filter (where ${mine})`.mapWith(Number),
      forBoth: sql<number>`count(*) filter (where ${mine} and ${here})`.mapWith(Number),
      fromPlace: sql<number>`count(*) filter (where ${here})`.mapWith(Number),
    })
    .from(mailChallenges)
    .where(and(eq(mailChallenges.purpose, purpose), gt(mailChallenges.createdAt, since), or(mine, here)));
  return rows[0] ?? { forAddress: 0, forBoth: 0, fromPlace: 0 };
}

export const findMailChallenge = async (db: Queryable, id: string) =>
  first(await db.select().from(mailChallenges).where(eq(mailChallenges.id, id)));

const isOpen = (now: Date) => and(isNull(mailChallenges.usedAt), gt(mailChallenges.expiresAt, now));

/** Stores the hashes of the code and link about to be emailed. */
export const armMailChallenge = (
  db: Queryable,
  id: string,
  hashes: { codeHash: Bytes; linkHash: Bytes },
  now: Date,
) =>
  db
    .update(mailChallenges)
    .set(hashes)
    .where(and(eq(mailChallenges.id, id), isOpen(now)))
    .returning({ id: mailChallenges.id });

/** Voids the codes this browser requested earlier. */
export const voidMailChallenges = (db: Queryable, browserHash: Bytes, now: Date) =>
  db
    .update(mailChallenges)
    .set({ expiresAt: now })
    .where(and(eq(mailChallenges.browserHash, browserHash), isOpen(now)));

/** Counts an attempt on this browser's open challenge, before the code is checked. */
export const takeAttempt = async (
  db: Queryable,
  key: { browserHash: Bytes; purpose: MailPurpose },
  maxAttempts: number,
  now: Date,
) =>
  first(
    await db
      .update(mailChallenges)
      .set({ attempts: sql`${mailChallenges.attempts} + 1` })
      .where(
        and(
          eq(mailChallenges.browserHash, key.browserHash),
          eq(mailChallenges.purpose, key.purpose),
          lt(mailChallenges.attempts, maxAttempts),
          isOpen(now),
        ),
      )
      .returning(),
  );

export async function countAttempts(
  db: Queryable,
  { purpose, email }: { purpose: MailPurpose; email: string },
  since: Date,
): Promise<number> {
  const rows = await db
    .select({ n: sum(mailChallenges.attempts) })
    .from(mailChallenges)
    .where(
      and(
        eq(mailChallenges.email, email),
        eq(mailChallenges.purpose, purpose),
        gt(mailChallenges.createdAt, since),
        isNull(mailChallenges.usedAt),
      ),
    );
  return Number(rows[0]?.n ?? 0);
}

/** Marks it used. Only the first caller gets the row. */
export const useMailChallenge = async (db: Queryable, id: string, now: Date) =>
  first(
    await db
      .update(mailChallenges)
      .set({ usedAt: now })
      .where(and(eq(mailChallenges.id, id), isOpen(now)))
      .returning(),
  );

export const useMailLink = async (db: Queryable, linkHash: Bytes, now: Date) =>
  first(
    await db
      .update(mailChallenges)
      .set({ usedAt: now })
      .where(and(eq(mailChallenges.linkHash, linkHash), eq(mailChallenges.purpose, 'sign-in'), isOpen(now)))
      .returning(),
  );

// Passkeys

export const insertPasskeyChallenge = async (
  db: Queryable,
  challenge: typeof passkeyChallenges.$inferInsert,
) => first(await db.insert(passkeyChallenges).values(challenge).returning({ id: passkeyChallenges.id }));

/** Deletes and returns the challenge: it can be answered once. */
export const takePasskeyChallenge = async (
  db: Queryable,
  key: { id: string; purpose: 'sign-in' | 'step-up' | 'register'; userId: string | null },
  now: Date,
) =>
  first(
    await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.id, key.id),
          eq(passkeyChallenges.purpose, key.purpose),
          key.userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, key.userId),
          gt(passkeyChallenges.expiresAt, now),
        ),
      )
      .returning(),
  );

export const listPasskeys = (db: Queryable, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);

export const findPasskey = async (db: Queryable, credentialId: string) =>
  first(await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)));

export const insertPasskey = async (db: Queryable, passkey: typeof passkeys.$inferInsert) =>
  first(await db.insert(passkeys).values(passkey).onConflictDoNothing().returning());

/** Records a use; refuses (no row) when the counter went backwards, which indicates a cloned key. */
export const updatePasskeyUse = async (db: Queryable, id: string, counter: number, now: Date) =>
  first(
    await db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), sql`(${passkeys.counter} = 0 or ${passkeys.counter} < ${counter})`))
      .returning({ id: passkeys.id }),
  );

export const deletePasskey = async (db: Queryable, userId: string, id: string) =>
  first(
    await db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning(),
  );

export const deletePasskeys = (db: Queryable, userId: string) =>
  db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });

// Housekeeping

/** Deletes what can no longer be used. Challenges stay a day longer, because the rate limits count them. */
export async function deleteExpired(db: Queryable, now: Date, challengesBefore: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(knownNetworks).where(lt(knownNetworks.expiresAt, now));
  await db.delete(mailChallenges).where(lt(mailChallenges.createdAt, challengesBefore));
}

// Leaving

export async function deleteUser(db: Queryable, userId: string, emails: readonly string[]): Promise<void> {
  await db.delete(mailChallenges).where(inArray(mailChallenges.email, [...emails]));
  await db.delete(users).where(eq(users.id, userId));
}
export const lockUser = (tx: Tx, userId: string) =>
  tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, userId)).for('update');
