import { userId } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, pgTable, primaryKey, smallint, text } from '#server/platform/drizzle-tables.ts';
import { instant } from '#server/platform/tables.ts';

/** Seasonal tips. The key allows two a month for each person: one per half. */
export const tipSends = pgTable(
  'tip_sends',
  {
    userId: userId(),
    /** "2026-11", Pacific time. */
    month: text().notNull(),
    half: smallint().notNull(),
    tip: text().notNull(),
    at: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month, t.half] }),
    check('tip_sends_half', sql`${t.half} in (1, 2)`),
    check('tip_sends_month', sql`${t.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);
