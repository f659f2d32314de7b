import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from '#server/platform/drizzle.ts';
import { auditCheckpoints, auditChecks, auditSeals } from './tables.ts';

export type Seal = typeof auditSeals.$inferSelect;
export type Checkpoint = typeof auditCheckpoints.$inferSelect;

/**
 * `alone`: exclusive until the transaction ends. `together`: shared with other writers, but not with an
 * exclusive holder.
 */
export const lockSeals = (tx: Tx, how: 'alone' | 'together') =>
  tx.execute(
    how === 'alone'
      ? sql`lock table audit_seals in share row exclusive mode`
      : sql`lock table audit_seals in row exclusive mode`,
  );

export const lastCheckpoint = async (db: Queryable) =>
  (await db.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.number)).limit(1))[0];

export const insertCheckpoint = (tx: Tx, checkpoint: Checkpoint) =>
  tx.insert(auditCheckpoints).values(checkpoint);

/** What a checkpoint's seals add up to. */
export async function countSeals(db: Queryable, number: number) {
  const [counted] = await db
    .select({
      chains: sql<number>`count(*)::int`,
      entries: sql<string>`coalesce(sum(${auditSeals.seq}), 0)`.mapWith(Number),
    })
    .from(auditSeals)
    .where(lte(auditSeals.sealedIn, number));
  return counted ?? { chains: 0, entries: 0 };
}

export const isAnySealed = async (db: Queryable): Promise<boolean> =>
  (await db.select().from(auditSeals).where(isNull(auditSeals.forgottenAt)).limit(1)).length > 0;

/** By the chain's hash, which works after the history is deleted, too. */
export const findSeal = async (db: Queryable, chainHash: Seal['chainHash']) =>
  (await db.select().from(auditSeals).where(eq(auditSeals.chainHash, chainHash)))[0];

export const sealsOf = (db: Queryable, chainHashes: Seal['chainHash'][]) =>
  db.select().from(auditSeals).where(inArray(auditSeals.chainHash, chainHashes));

export const putSeal = (tx: Tx, seal: Seal) =>
  tx.insert(auditSeals).values(seal).onConflictDoUpdate({ target: auditSeals.chainHash, set: seal });

/** Seals of deleted histories, a batch at a time. */
export const forgottenSeals = (db: Queryable) =>
  db.select().from(auditSeals).where(isNotNull(auditSeals.forgottenAt));

export const forgottenUnderOldKeys = (db: Queryable, keyId: string) =>
  db
    .select()
    .from(auditSeals)
    .where(and(isNotNull(auditSeals.forgottenAt), ne(auditSeals.keyId, keyId)));

/** Chains with new entries since their seal, or sealed with an older key. */
export async function changedHeads(
  tx: Tx,
  page: { after: string | undefined; keyId: string; limit: number },
): Promise<{ chain: string }[]> {
  const from = page.after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await tx.execute<{ chain: string }>(
    sql`select h.chain from audit_heads h left join audit_seals s on s.chain = h.chain
        where h.chain > ${from} and (s.chain is null or s.seq <> h.seq or s.key_id <> ${page.keyId})
        order by h.chain limit ${page.limit}`,
  );
  return rows;
}

export const insertCheck = (db: Queryable, check: Omit<typeof auditChecks.$inferSelect, 'id'>) =>
  db.insert(auditChecks).values(check);

export const lastCheck = async (db: Queryable) =>
  (await db.select().from(auditChecks).orderBy(desc(auditChecks.at)).limit(1))[0];
