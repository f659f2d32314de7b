import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { waitlistEntries, waitlistLinks } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type NewEntry = Omit<typeof waitlistEntries.$inferInsert, 'id' | 'createdAt' | 'leftAt'>;
const first = <T>(rows: T[]): T | undefined => rows[0];

/** Adds the entry unless it exists: of two requests at once, one gets the row. */
export const insertEntry = async (db: Queryable, entry: NewEntry) =>
  first(
    await db
      .insert(waitlistEntries)
      .values(entry)
      .onConflictDoNothing({ target: [waitlistEntries.addressKey, waitlistEntries.email] })
      .returning({ id: waitlistEntries.id }),
  );

/** The entry, held until the transaction ends. */
export const lockEntry = async (tx: Tx, addressKey: string, email: string) =>
  first(
    await tx
      .select()
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.addressKey, addressKey), eq(waitlistEntries.email, email)))
      .for('update'),
  );

/** Somebody asked again: they are on the list, with the plan they named last. */
export const renewEntry = (tx: Tx, id: string, plan: NewEntry['plan']) =>
  tx
    .update(waitlistEntries)
    .set({ leftAt: null, ...(plan ? { plan } : {}) })
    .where(eq(waitlistEntries.id, id));

export const findEntry = async (db: Queryable, id: string) =>
  first(await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)));

export const insertLink = (db: Queryable, link: { tokenHash: Bytes; entryId: string; createdAt: Date }) =>
  db.insert(waitlistLinks).values(link);

export const markSent = (db: Queryable, tokenHash: Bytes, sentAt: Date) =>
  db.update(waitlistLinks).set({ sentAt }).where(eq(waitlistLinks.tokenHash, tokenHash));

/** Confirmations an e-mail address was sent since then, over all its entries. */
export async function countSent(db: Queryable, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(waitlistLinks)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistLinks.entryId))
    .where(and(eq(waitlistEntries.email, email), gt(waitlistLinks.sentAt, since)));
  return row?.sent ?? 0;
}

/** Sets or takes back having left, for whoever holds a link. */
export const updateLeft = async (db: Queryable, tokenHash: Bytes, leftAt: Date | null) =>
  first(
    await db
      .update(waitlistEntries)
      .set({ leftAt: leftAt && sql`coalesce(${waitlistEntries.leftAt}, ${leftAt})` })
      .from(waitlistLinks)
      .where(and(eq(waitlistLinks.entryId, waitlistEntries.id), eq(waitlistLinks.tokenHash, tokenHash)))
      .returning({ address: waitlistEntries.address }),
  );

/** Removes entries older than the one instant, or left before the other. Their links go with them. */
export const deleteOld = (db: Queryable, before: { created: Date; left: Date }) =>
  db
    .delete(waitlistEntries)
    .where(or(lt(waitlistEntries.createdAt, before.created), lt(waitlistEntries.leftAt, before.left)));
