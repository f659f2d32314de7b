import { users } from '#server/core/accounts/tables.ts';
import { index, pgTable, text, uuid } from '#server/platform/drizzle-tables.ts';
import { instant } from '#server/platform/tables.ts';
import { cases } from '#server/service/cases/tables.ts';

/** The named person on a membership. */
export const homeAdvisors = pgTable(
  'home_advisors',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    advisorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedAt: instant().notNull(),
  },
  (t) => [index().on(t.advisorId)],
);

/** A call that a household asked for. Whether it is open is the state of its case. */
export const advisorCalls = pgTable(
  'advisor_calls',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    /** Of the home, so that the reminder says the time as the household does. */
    timeZone: text().notNull(),
    /** Null: the advisor hasn't been reminded of this time. */
    remindedAt: instant(),
  },
  (t) => [index().on(t.startsAt)],
);
