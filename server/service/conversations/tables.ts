import { users } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cases } from '#server/service/cases/tables.ts';
import { bytes, id, instant } from '#server/platform/tables.ts';

/** A household's or visitor's conversation with our team: one per case. */
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
    /** Since when a reply of our team waits for the household. Null: it was read, or the household was notified. */
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

/** What was written, sealed with the home's key; visitors have none, see `CLEAR_TEXT`. Append-only: a trigger refuses changes. */
export const messages = pgTable(
  'messages',
  {
    /** Created by the device, so that a retry doesn't add a second message. */
    id: uuid().primaryKey(),
    threadId: threadId(),
    seq: integer().notNull(),
    fromKind: text({ enum: ['household', 'visitor', 'team'] }).notNull(),
    /** Null: a visitor. Not a foreign key: the conversation stays when an account is deleted. */
    fromId: uuid(),
    body: bytes().notNull(),
    /** The channel it came by, or how it was written. */
    channel: text({ enum: ['app', 'sms', 'email'] })
      .notNull()
      .default('app'),
    /** False: the sender isn't proven to belong to the household. It triggered nothing. */
    isVerified: boolean().notNull().default(true),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('messages_in_order').on(t.threadId, t.seq),
    index().on(t.fromId, t.at),
    check('messages_from_known', sql`${t.fromKind} in ('household', 'visitor', 'team')`),
    check('messages_household_is_known', sql`${t.fromKind} <> 'household' or ${t.fromId} is not null`),
    check('messages_channel_known', sql`${t.channel} in ('app', 'sms', 'email')`),
    check('messages_seq_positive', sql`${t.seq} > 0`),
  ],
);

/** The file of a message. Its bytes are encrypted with the home's key and checked like every upload: see `files`. */
export const messageFiles = pgTable(
  'message_files',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Not a foreign key: `files` deletes a file with its home. */
    fileId: uuid().notNull(),
    /** The sender's file name, sealed with the home's key. */
    name: bytes().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    hasThumb: boolean().notNull(),
  },
  (t) => [uniqueIndex('message_files_file_key').on(t.fileId)],
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

/** Who has a conversation open now. UNLOGGED (see the migration): its rows may be lost in a crash. */
export const casePresence = pgTable(
  'case_presence',
  {
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text({ enum: ['household', 'team'] }).notNull(),
    seenAt: instant().notNull(),
    /** Null: not typing. */
    typedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.userId] }),
    index().on(t.seenAt),
    check('case_presence_side_known', sql`${t.side} in ('household', 'team')`),
  ],
);
