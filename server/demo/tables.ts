import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#server/platform/tables.ts';

/** Mail the demo kept instead of sending. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: id(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.to, t.createdAt)],
);
