import { and, asc, count, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { first } from '#server/platform/rows.ts';
import { contactMessages } from './tables.ts';

export type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'subject' | 'message' | 'acknowledgement'
> & { createdAt: Date; dueAt: Date };

/** Two sends of the same person wait for each other, so that a double click is seen as one. */
export const lockSender = (tx: Tx, email: string) => lockName(tx, `contact:${email}`);

/** The very same words from the same person since then. */
export const findSame = async (
  db: Queryable,
  { email, subject, message }: Pick<NewMessage, 'email' | 'subject' | 'message'>,
  since: Date,
) =>
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

/** Messages of an address since then that are acknowledged, or will be. */
export async function countAcknowledged(tx: Tx, email: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ messages: count() })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, email),
        gt(contactMessages.createdAt, since),
        ne(contactMessages.acknowledgement, 'withheld'),
      ),
    );
  return row?.messages ?? 0;
}

const isDue = or(eq(contactMessages.forward, 'due'), eq(contactMessages.acknowledgement, 'due'));
const isFree = (staleBefore: Date) =>
  or(isNull(contactMessages.mailTryAt), lt(contactMessages.mailTryAt, staleBefore));

/** Takes the sending of a message's mails for oneself: of two workers one gets the row, and a dead one's is free again. */
export const claimMails = async (db: Queryable, id: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(contactMessages)
      .set({ mailTryAt: now })
      .where(and(eq(contactMessages.id, id), isDue, isFree(staleBefore)))
      .returning(),
  );

type MailStates = Partial<
  Pick<typeof contactMessages.$inferSelect, 'forward' | 'acknowledgement' | 'mailTryAt'>
>;
export const updateMails = (db: Queryable, id: string, states: MailStates) =>
  db.update(contactMessages).set(states).where(eq(contactMessages.id, id));

/** Messages of that time whose mails are still to be sent and nobody is sending, oldest first. */
export const listDue = (db: Queryable, between: { from: Date; to: Date }, staleBefore: Date) =>
  db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isDue,
        isFree(staleBefore),
        gt(contactMessages.createdAt, between.from),
        lt(contactMessages.createdAt, between.to),
      ),
    )
    .orderBy(asc(contactMessages.createdAt))
    .limit(500);

/** Stops trying to forward messages older than this; they stay for the team to read. */
export const giveUpForwarding = (db: Queryable, before: Date) =>
  db
    .update(contactMessages)
    .set({ forward: 'given-up' })
    .where(and(eq(contactMessages.forward, 'due'), lt(contactMessages.createdAt, before)))
    .returning({ id: contactMessages.id });

export const deleteOld = (db: Queryable, before: Date) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, before));

export const deleteMessagesOf = (db: Queryable, email: string) =>
  db.delete(contactMessages).where(eq(contactMessages.email, email));
