import { users } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { flag, id, instant } from '#server/platform/tables.ts';
import { cases } from '#server/service/cases/tables.ts';

/** Replies that our team writes once and sends often, with variables such as {{first_name}}. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    /** Not a foreign key: the reply stays when a staff account is deleted. */
    updatedBy: uuid().notNull(),
  },
  (t) => [
    uniqueIndex('canned_replies_title_key').on(sql`lower(${t.title})`),
    check('canned_replies_version_counts_up', sql`${t.version} >= 1`),
  ],
);

/** Who has a case open right now. Unlogged: after a crash, windows report it again within seconds. */
export const caseWatchers = pgTable(
  'case_watchers',
  {
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
    isTyping: flag(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.userId] })],
);
