import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { contactMessages } from './tables.ts';

export type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'subject' | 'message'
> & { createdAt: Date };
const first = <T>(rows: T[]): T | undefined => rows[0];

/** Two sends of the same person wait for each other, so that a double click is seen as one. */
export const lockSender = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`);

/** The very same words from the same person since then. */
export const findSame = async (db: Queryable, { email, subject, message }: NewMessage, since: Date) =>
  first(
    await db
      .select({ createdAt: contactMessages.createdAt })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, email),
          gt(contactMessages.createdAt, since),
          eq(contactMessages.subject, subject),
          eq(contactMessages.message, message),
        ),
      ),
  );

export async function insertMessage(db: Queryable, message: NewMessage): Promise<string> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('an insert gave no row');
  return row.id;
}

export const findMessage = async (db: Queryable, id: string) =>
  first(await db.select().from(contactMessages).where(eq(contactMessages.id, id)));

export const markAcknowledged = (db: Queryable, id: string, acknowledgedAt: Date) =>
  db.update(contactMessages).set({ acknowledgedAt }).where(eq(contactMessages.id, id));

export const markForwarded = (db: Queryable, id: string, forwardedAt: Date) =>
  db.update(contactMessages).set({ forwardedAt }).where(eq(contactMessages.id, id));

export async function countAcknowledged(db: Queryable, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(contactMessages.acknowledgedAt, since)));
  return row?.sent ?? 0;
}

/** Messages of that time whose mail has not gone out. */
export const listUnsent = (db: Queryable, between: { from: Date; to: Date }) =>
  db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        gt(contactMessages.createdAt, between.from),
        lt(contactMessages.createdAt, between.to),
        or(isNull(contactMessages.acknowledgedAt), isNull(contactMessages.forwardedAt)),
      ),
    )
    .limit(500);

export const deleteOld = (db: Queryable, before: Date) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
