import { and, asc, count, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { first } from '#server/platform/rows.ts';
import { contactMessages } from './tables.ts';

export type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'subject' | 'message' | 'acknowledgement'
> & { createdAt: Date; dueAt: Date };

/** Serializes submissions of one sender, so a double click is detected. */
export const lockSender = (tx: Tx, email: string) => lockName(tx, `contact:${email}`);

/** Finds an identical message from the same person since then. */
export const findSame = async (
  db: Queryable,
  { email, subject, message }: Pick<NewMessage, 'email' | 'subject' | 'message'>,
  since: Date,
) =>
  first(
    await db
      .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
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

/** Counts messages from an address since then that were or will be acknowledged. */
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

/**
 * Claims a message's emails. Only one worker gets the row, and a stale claim from a dead worker can be taken
 * over.
 */
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

/** Messages from that time range with unsent, unclaimed emails, oldest first. */
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

/** Stops forwarding messages older than this. The team can still read them. */
export const stopForwarding = (db: Queryable, before: Date) =>
  db
    .update(contactMessages)
    .set({ forward: 'given-up' })
    .where(and(eq(contactMessages.forward, 'due'), lt(contactMessages.createdAt, before)))
    .returning({ id: contactMessages.id });

export const deleteOld = (db: Queryable, before: Date) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, before));

export const deleteMessagesOf = (db: Queryable, email: string) =>
  db.delete(contactMessages).where(eq(contactMessages.email, email));
