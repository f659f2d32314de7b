import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { createdAt, id, instant, lettersOf } from '#server/platform/tables.ts';

type Named = { firstName: AnyPgColumn; lastName: AnyPgColumn; subject: AnyPgColumn };
/** Search text, one field per line. */
export const nameAndSubject = ({ firstName, lastName, subject }: Named) =>
  sql`${firstName} || ' ' || ${lastName} || E'\\n' || ${subject}`;

/** A message to support. Stored whether or not email works. */
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
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    /** When a reply is due: one day after it arrived or was reopened. */
    dueAt: instant()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    answeredAt: instant(),
    /** The team member who handles it. */
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index().on(t.email, t.createdAt),
    index().on(t.createdAt),
    index('contact_messages_reference').on(sql`right(${t.id}::text, 8)`),
    index('contact_messages_email_beginning').on(t.email.op('text_pattern_ops')),
    index('contact_messages_words').using('gin', lettersOf(nameAndSubject(t))),
    index().on(t.status, t.dueAt, t.id),
    index().on(t.dueAt, t.id),
    index().on(t.assignee),
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
    check('contact_messages_status_known', sql`${t.status} in ('open', 'answered', 'closed')`),
    check('contact_messages_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

const messageId = () =>
  uuid()
    .notNull()
    .references(() => contactMessages.id, { onDelete: 'cascade' });
const author = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** The team's replies, stored before they are sent. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey(),
    messageId: messageId(),
    author: author(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Due, sent, or rejected for good by the mail server. */
    mail: text({ enum: ['due', 'sent', 'refused'] })
      .notNull()
      .default('due'),
    mailTryAt: instant(),
    sentAt: instant(),
  },
  (t) => [
    index().on(t.messageId, t.createdAt),
    index().on(t.author),
    index('contact_replies_mail_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    index('contact_replies_mail_refused')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'refused'`),
    check('contact_replies_mail_known', sql`${t.mail} in ('due', 'sent', 'refused')`),
  ],
);

/** Team notes and actions on a message. */
export const contactEvents = pgTable(
  'contact_events',
  {
    id: id(),
    messageId: messageId(),
    kind: text({ enum: ['note', 'assigned', 'unassigned', 'closed', 'reopened'] }).notNull(),
    author: author(),
    /** Who it was assigned to. */
    subject: author(),
    text: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.messageId, t.createdAt),
    index().on(t.author),
    index().on(t.subject),
    check(
      'contact_events_kind_known',
      sql`${t.kind} in ('note', 'assigned', 'unassigned', 'closed', 'reopened')`,
    ),
  ],
);
