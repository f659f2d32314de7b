import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cases } from '#server/service/cases/tables.ts';
import { bytes, id, instant } from '#server/platform/tables.ts';

/** A household's conversation with our team: one per case. */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The number of the newest message. Messages get the next one under the lock of this row, so there are no gaps. */
    lastSeq: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Since when a reply of our team waits for the household. Null: read, or they were notified of it. */
    unreadSince: instant(),
  },
  (t) => [
    index('threads_unread')
      .on(t.unreadSince)
      .where(sql`${t.unreadSince} is not null`),

    uniqueIndex('threads_case_key').on(t.caseId),
    check('threads_seq_counts_up', sql`${t.lastSeq} >= 0`),
  ],
);

const threadId = () =>
  uuid()
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' });

/** What was written, sealed with the home's key. Append-only: a trigger refuses changes. */
export const messages = pgTable(
  'messages',
  {
    /** Made by the device that wrote it, so that sending again doesn't write again. */
    id: uuid().primaryKey(),
    threadId: threadId(),
    seq: integer().notNull(),
    fromKind: text({ enum: ['household', 'team'] }).notNull(),
    /** No reference: the conversation stays when an account is deleted. */
    fromId: uuid().notNull(),
    body: bytes().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('messages_in_order').on(t.threadId, t.seq),
    index().on(t.fromId, t.at),
    check('messages_from_known', sql`${t.fromKind} in ('household', 'team')`),
    check('messages_seq_positive', sql`${t.seq} > 0`),
  ],
);

/** Up to which message a person has read. */
export const messageReads = pgTable(
  'message_reads',
  {
    threadId: threadId(),
    readerId: uuid().notNull(),
    readerKind: text({ enum: ['household', 'team'] }).notNull(),
    seq: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.readerId] }),
    check('message_reads_kind_known', sql`${t.readerKind} in ('household', 'team')`),
  ],
);
