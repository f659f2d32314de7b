import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { messageFiles, messages, threads } from './tables.ts';

export const insertFile = (tx: Tx, file: typeof messageFiles.$inferInsert) =>
  tx.insert(messageFiles).values(file);

export const filesOf = (db: Queryable, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(messageFiles)
        .where(inArray(messageFiles.messageId, [...messageIds]));

/** The file of a message, if the message belongs to one of these cases. */
export async function findInCases(db: Queryable, caseIds: readonly string[], messageId: string) {
  const found = await db
    .select({ file: messageFiles })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(messageFiles.messageId, messageId), inArray(threads.caseId, [...caseIds])));
  return first(found)?.file;
}
