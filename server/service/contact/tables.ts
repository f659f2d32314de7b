import { LANGUAGES } from '#contract/text/language.ts';
import { sql } from '#server/platform/drizzle.ts';
import { type AnyPgColumn, check, index, pgTable, text, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, instant, isOneOf, lettersOf } from '#server/platform/tables.ts';
import { cases } from '#server/service/cases/tables.ts';
import { messages } from '#server/service/conversations/tables.ts';

type Named = { firstName: AnyPgColumn; lastName: AnyPgColumn; subject: AnyPgColumn };
/** Search text, one field per line. */
export const nameAndSubject = ({ firstName, lastName, subject }: Named) =>
  sql`${firstName} || ' ' || ${lastName} || E'\\n' || ${subject}`;

/** Senders of contact form messages: one row per visitor's case. What they wrote is the case's first message. */
export const visitors = pgTable(
  'visitors',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    /** The language of the page they wrote from, used for our emails about it. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** SHA-256 of subject and message: a double click is one message. */
    digest: bytes().notNull(),
    createdAt: createdAt(),
    /** The team's copy: due, sent, or given up after a week without a mail server. */
    forward: text({ enum: ['due', 'sent', 'given-up'] })
      .notNull()
      .default('due'),
    /** The acknowledgment to the sender. Withheld from an address that gets too many. */
    acknowledgement: text({ enum: ['due', 'sent', 'refused', 'withheld'] })
      .notNull()
      .default('due'),
    /** When a worker last started a send. No other worker may start within two minutes. */
    mailTryAt: instant(),
  },
  (t) => [
    index().on(t.email, t.createdAt),
    index().on(t.createdAt),
    index('visitors_email_beginning').on(t.email.op('text_pattern_ops')),
    index('visitors_words').using('gin', lettersOf(nameAndSubject(t))),
    index('visitors_mail_due')
      .on(t.createdAt)
      .where(sql`${t.forward} = 'due' or ${t.acknowledgement} = 'due'`),
    index('visitors_mail_failed')
      .on(t.createdAt)
      .where(sql`${t.forward} = 'given-up' or ${t.acknowledgement} = 'refused'`),
    check('visitors_forward_known', sql`${t.forward} in ('due', 'sent', 'given-up')`),
    check(
      'visitors_acknowledgement_known',
      sql`${t.acknowledgement} in ('due', 'sent', 'refused', 'withheld')`,
    ),
    check('visitors_language_known', isOneOf(t.language, LANGUAGES)),
    check('visitors_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Emails of our replies to visitors, stored with the reply and sent by a job. */
export const visitorReplies = pgTable(
  'visitor_replies',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    caseId: uuid()
      .notNull()
      .references(() => visitors.caseId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Due, sent, or rejected for good by the mail server. */
    mail: text({ enum: ['due', 'sent', 'refused'] })
      .notNull()
      .default('due'),
    mailTryAt: instant(),
    sentAt: instant(),
  },
  (t) => [
    index().on(t.caseId),
    index('visitor_replies_mail_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    index('visitor_replies_mail_refused')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'refused'`),
    check('visitor_replies_mail_known', sql`${t.mail} in ('due', 'sent', 'refused')`),
  ],
);
