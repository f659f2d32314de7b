import { and, asc, desc, eq, like, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { auditEntries, auditHeads } from './tables.ts';

export type Entry = typeof auditEntries.$inferSelect;

/** What the first entry of a chain follows. */
export const START = new Uint8Array(32);

/** The end of a chain, held until the transaction ends: entries get their numbers one after the other. */
export async function lockHead(tx: Tx, chain: string) {
  await tx.insert(auditHeads).values({ chain, seq: 0, hash: START }).onConflictDoNothing();
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.chain, chain)).for('update');
  if (!head) throw new Error('the head of a chain is gone');
  return head;
}

export const insertEntry = (tx: Tx, entry: Entry) => tx.insert(auditEntries).values(entry);

export const moveHead = (tx: Tx, head: typeof auditHeads.$inferSelect) =>
  tx.update(auditHeads).set(head).where(eq(auditHeads.chain, head.chain));

export const findHead = async (db: Queryable, chain: string) =>
  (await db.select().from(auditHeads).where(eq(auditHeads.chain, chain)))[0];

export type Page = {
  /** The `seq` to go on from. */
  before?: number | undefined;
  limit: number;
  /** The part of the action before the dot; several are separated by commas. */
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

export const wholeChain = (db: Queryable, chain: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.chain, chain)).orderBy(asc(auditEntries.seq));

export async function deleteChain(tx: Tx, chain: string): Promise<void> {
  await tx.delete(auditEntries).where(eq(auditEntries.chain, chain));
  await tx.delete(auditHeads).where(eq(auditHeads.chain, chain));
}
