import { index, pgTable, text, uniqueIndex } from '#server/platform/drizzle-tables.ts';
import { createdAt, id } from '#server/platform/tables.ts';

/** Emails the demo stores instead of sending. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: id(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The reply address, if replies are received. */
    replyTo: text(),
    /** Idempotency key of the message, if it has one. */
    key: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.to, t.createdAt), uniqueIndex('demo_mails_kept_once').on(t.key)],
);

/** Text messages the demo stores instead of sending. */
export const demoTexts = pgTable(
  'demo_texts',
  {
    id: id(),
    to: text().notNull(),
    text: text().notNull(),
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.to, t.createdAt), uniqueIndex('demo_texts_kept_once').on(t.key)],
);
