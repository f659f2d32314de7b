import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  max,
  ne,
  or,
  sql,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { messageReads, messages, threads } from './tables.ts';

export type Message = typeof messages.$inferSelect;
type Kind = 'household' | 'team';

/** The conversation of a case, locked until the transaction ends: messages are numbered one after another. */
export async function lockThread(tx: Tx, caseId: string, at: Date) {
  await tx.insert(threads).values({ caseId, createdAt: at }).onConflictDoNothing();
  const [thread] = await tx.select().from(threads).where(eq(threads.caseId, caseId)).for('update');
  if (!thread) throw new Error('a conversation was not made');
  return thread;
}

export const findThread = async (db: Queryable, caseId: string) =>
  first(await db.select().from(threads).where(eq(threads.caseId, caseId)));

export const findMessage = async (db: Queryable, id: string) =>
  first(await db.select().from(messages).where(eq(messages.id, id)));

export async function caseOfMessage(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ caseId: threads.caseId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(messages.id, id));
  return row?.caseId;
}

/** Numbers a message and adds it. The caller holds the lock of its thread. */
export async function insertMessage(tx: Tx, row: Omit<Message, 'seq'>): Promise<Message> {
  const [numbered] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1` })
    .where(eq(threads.id, row.threadId))
    .returning({ seq: threads.lastSeq });
  const [added] = await tx
    .insert(messages)
    .values({ ...row, seq: numbered?.seq ?? 0 })
    .returning();
  if (!added) throw new Error('a message was not added');
  return added;
}

/** Marks since when a reply waits for the household, or clears the mark once it was read. */
export const markUnread = (tx: Queryable, threadId: string, since: Date | null) =>
  tx
    .update(threads)
    .set({ unreadSince: since && sql`coalesce(${threads.unreadSince}, ${since.toISOString()}::timestamptz)` })
    .where(eq(threads.id, threadId));

/** Conversations whose replies have been waiting since before this time. Each is returned once. */
export const takeUnread = (tx: Tx, before: Date) =>
  tx
    .update(threads)
    .set({ unreadSince: null })
    .where(lte(threads.unreadSince, before))
    .returning({ caseId: threads.caseId, lastSeq: threads.lastSeq });

/** Messages after a number, oldest first; without one, the newest. */
export async function messagesAfter(
  db: Queryable,
  threadId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Message[]> {
  const where = and(eq(messages.threadId, threadId), gt(messages.seq, after));
  if (after > 0) return db.select().from(messages).where(where).orderBy(asc(messages.seq)).limit(limit);
  return (
    await db.select().from(messages).where(where).orderBy(desc(messages.seq)).limit(limit)
  ).toReversed();
}

export async function countRecent(db: Queryable, fromId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.fromId, fromId), gt(messages.at, since)));
  return row?.n ?? 0;
}

/** The newest message of the other side. */
export async function newestFrom(db: Queryable, threadId: string, kind: Kind): Promise<number> {
  const [row] = await db
    .select({ seq: max(messages.seq) })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.fromKind, kind)));
  return row?.seq ?? 0;
}

/** The newest message that this person didn't write. */
export const newestOfOthers = async (db: Queryable, threadId: string, userId: string) =>
  first(
    await db
      .select({ seq: messages.seq, fromKind: messages.fromKind })
      .from(messages)
      .where(and(eq(messages.threadId, threadId), or(isNull(messages.fromId), ne(messages.fromId, userId))))
      .orderBy(desc(messages.seq))
      .limit(1),
  );

/** Moves a read mark forward, never back and never past the last message. Returns whether it moved. */
export async function markRead(
  tx: Queryable,
  mark: { threadId: string; readerId: string; readerKind: Kind; seq: number; at: Date },
): Promise<boolean> {
  const moved = await tx
    .insert(messageReads)
    .values(mark)
    .onConflictDoUpdate({
      target: [messageReads.threadId, messageReads.readerId],
      set: { seq: mark.seq, at: mark.at },
      setWhere: sql`${messageReads.seq} < ${mark.seq}`,
    })
    .returning({ seq: messageReads.seq });
  return moved.length > 0;
}

/** The newest message that someone on one side has read. */
export async function readBy(db: Queryable, threadId: string, kind: Kind): Promise<number> {
  const [row] = await db
    .select({ seq: max(messageReads.seq) })
    .from(messageReads)
    .where(and(eq(messageReads.threadId, threadId), eq(messageReads.readerKind, kind)));
  return row?.seq ?? 0;
}

export const messagesOfCases = (db: Queryable, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ caseId: threads.caseId, message: messages })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(inArray(threads.caseId, [...caseIds]))
        .orderBy(asc(messages.at));

/** The last thing a proven member of the household wrote before a message. */
export const lastOfHousehold = async (db: Queryable, threadId: string, before: number) =>
  first(
    await db
      .select({ fromId: messages.fromId, channel: messages.channel })
      .from(messages)
      .where(
        and(
          eq(messages.threadId, threadId),
          eq(messages.fromKind, 'household'),
          eq(messages.isVerified, true),
          lt(messages.seq, before),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(1),
  );

export const messageAt = async (db: Queryable, threadId: string, seq: number) =>
  first(
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq))),
  );
