import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { createdAt, id, instant, lettersOf } from '#server/platform/tables.ts';

type Named = { firstName: AnyPgColumn; lastName: AnyPgColumn; subject: AnyPgColumn };
/** What a message is looked for by, each on its line. */
export const nameAndSubject = ({ firstName, lastName, subject }: Named) =>
  sql`${firstName} || ' ' || ${lastName} || E'\\n' || ${subject}`;

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
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    /** When an answer is owed: a day after it came, or was opened again. */
    dueAt: instant()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    answeredAt: instant(),
    /** Who of the team looks after it. */
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index().on(t.email, t.createdAt),
    index().on(t.createdAt),
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

/** What the team answered. Kept before it is sent. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey(),
    messageId: messageId(),
    author: author(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Still to be sent, sent, or refused for good by the mail server. */
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

/** Notes of the team on a message, and what it did with it. */
export const contactEvents = pgTable(
  'contact_events',
  {
    id: id(),
    messageId: messageId(),
    kind: text({ enum: ['note', 'assigned', 'unassigned', 'closed', 'reopened'] }).notNull(),
    author: author(),
    /** Whom it was given to. */
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
