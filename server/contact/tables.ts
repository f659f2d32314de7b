import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#server/platform/tables.ts';

/** What somebody wrote to support. Kept whether or not mail works. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    /** When the writer's acknowledgement and the team's copy went out, or were refused for good; null until then. */
    acknowledgedAt: instant(),
    forwardedAt: instant(),
  },
  (t) => [
    index().on(t.email, t.createdAt),
    index().on(t.createdAt),
    check('contact_messages_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);
