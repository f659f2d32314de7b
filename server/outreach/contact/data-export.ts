import { eq, getTableColumns } from 'drizzle-orm';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { contactEvents, contactMessages, contactReplies } from './tables.ts';

/**
 * A person's messages, and our replies and notes about them. Leaves out which team member wrote them, which
 * is that member's data.
 */
export async function exportMessages({ db }: Deps, { email }: { email: string }): Promise<ExportPart> {
  const isTheirs = eq(contactMessages.email, email);
  const messages = await db.select().from(contactMessages).where(isTheirs);
  const replies = await db
    .select(getTableColumns(contactReplies))
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
    .where(isTheirs);
  const events = await db
    .select(getTableColumns(contactEvents))
    .from(contactEvents)
    .innerJoin(contactMessages, eq(contactMessages.id, contactEvents.messageId))
    .where(isTheirs);
  return {
    tables: {
      contact_messages: messages.map((row) => plainRow({ ...row, assignee: undefined })),
      contact_replies: replies.map((row) => plainRow({ ...row, author: undefined })),
      contact_events: events.map((row) => plainRow({ ...row, author: undefined, subject: undefined })),
    },
  };
}
