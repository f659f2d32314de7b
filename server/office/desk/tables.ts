import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/platform/tables.ts';

/** Replies that our team writes once and sends often, with variables such as {{first_name}}. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    /** No reference: the reply stays when a staff account is deleted. */
    updatedBy: uuid().notNull(),
  },
  (t) => [
    uniqueIndex('canned_replies_title_key').on(sql`lower(${t.title})`),
    check('canned_replies_version_counts_up', sql`${t.version} >= 1`),
  ],
);
