import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, gte, inArray, like, lt, or, sql } from '#server/platform/drizzle.ts';
import { auditEntries, auditHeads } from './tables.ts';

export type Entry = typeof auditEntries.$inferSelect;
export type Head = typeof auditHeads.$inferSelect;

/** The previous hash of a chain's first entry. */
export const START = new Uint8Array(32);

/**
 * Everyone in a home, which is locked against deletion until the transaction ends. Empty: it is gone.
 * Histories have no foreign key to homes, because account histories are in the same table.
 */
export async function holdHome(tx: Tx, homeId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select m.user_id from homes h join home_members m on m.home_id = h.id where h.id = ${homeId} for key share of h`,
  );
  return rows.map((row) => row.user_id);
}

/** Locks the head of a chain until the transaction ends, so that entries are numbered one after another. */
export async function lockHead(tx: Tx, chain: string) {
  const [head] = await tx
    .insert(auditHeads)
    .values({ chain, seq: 0, hash: START })
    .onConflictDoUpdate({ target: auditHeads.chain, set: { seq: sql`${auditHeads.seq}` } })
    .returning();
  if (!head) throw new Error('the head of a chain is gone');
  return head;
}

export const insertEntry = (tx: Tx, entry: Omit<Entry, 'id'>) => tx.insert(auditEntries).values(entry);

export const moveHead = (tx: Tx, head: typeof auditHeads.$inferSelect) =>
  tx.update(auditHeads).set(head).where(eq(auditHeads.chain, head.chain));

export const findHead = async (db: Queryable, chain: string) =>
  (await db.select().from(auditHeads).where(eq(auditHeads.chain, chain)))[0];

export type Page = {
  /** The `seq` to continue from. */
  before?: number | undefined;
  limit: number;
  /** The part of the action before the dot; separate several with commas. */
  capability?: string | undefined;
};

export const entriesOf = (db: Queryable, chain: string, page: Page) =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.chain, chain),
        page.before === undefined ? undefined : lt(auditEntries.seq, page.before),
        or(...(page.capability?.split(',') ?? []).map((one) => like(auditEntries.action, `${one}.%`))),
      ),
    )
    .orderBy(desc(auditEntries.seq))
    .limit(page.limit);

/** What one capability recorded about a thing, in any chain, oldest first. */
export const entriesAbout = (db: Queryable, subjectId: string, capability: string) =>
  db
    .select({ at: auditEntries.at, actorId: auditEntries.actorId, action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), like(auditEntries.action, `${capability}.%`)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.chain), asc(auditEntries.seq));

/** A chain starting at an entry, in order. */
export const chainFrom = (db: Queryable, chain: string, seq: number) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), gte(auditEntries.seq, seq)))
    .orderBy(asc(auditEntries.seq));

/** Whole chains, with their heads. */
export const wholeChains = async (db: Queryable, chains: string[]) => ({
  rows: await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.chain, chains))
    .orderBy(asc(auditEntries.chain), asc(auditEntries.seq)),
  heads: await db.select().from(auditHeads).where(inArray(auditHeads.chain, chains)),
});

/** A batch of chains that have entries, a head or a seal, ordered by id. */
export async function listChainBatch(db: Queryable, page: { after: string | undefined; limit: number }) {
  const from = page.after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await db.execute<{ chain: string }>(
    sql`select chain from (
          (select chain from audit_heads where chain > ${from} order by chain limit ${page.limit})
          union (select distinct chain from audit_entries where chain > ${from} order by chain limit ${page.limit})
          union (select chain from audit_seals where chain > ${from} order by chain limit ${page.limit})
        ) c order by chain limit ${page.limit}`,
  );
  return rows.map(({ chain }) => chain);
}

export async function deleteChain(tx: Tx, chain: string): Promise<void> {
  await tx.delete(auditEntries).where(eq(auditEntries.chain, chain));
  await tx.delete(auditHeads).where(eq(auditHeads.chain, chain));
}
