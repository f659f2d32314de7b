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
    /** The team's copy: still to be sent, sent, or given up after a week without a mail server. */
    forward: text({ enum: ['due', 'sent', 'given-up'] })
      .notNull()
      .default('due'),
    /** The writer's acknowledgement; withheld from an address that gets too many. */
    acknowledgement: text({ enum: ['due', 'sent', 'refused', 'withheld'] })
      .notNull()
      .default('due'),
    /** When a worker last began to send: nobody else does within two minutes. */
    mailTryAt: instant(),
  },
  (t) => [
    index().on(t.email, t.createdAt),
    index().on(t.createdAt),
    index('contact_messages_mail_due')
      .on(t.createdAt)
      .where(sql`${t.forward} = 'due' or ${t.acknowledgement} = 'due'`),
    index('contact_messages_mail_failed')
      .on(t.createdAt)
      .where(sql`${t.forward} = 'given-up' or ${t.acknowledgement} = 'refused'`),
    check('contact_messages_forward_known', sql`${t.forward} in ('due', 'sent', 'given-up')`),
    check(
      'contact_messages_acknowledgement_known',
      sql`${t.acknowledgement} in ('due', 'sent', 'refused', 'withheld')`,
    ),
    check('contact_messages_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);
