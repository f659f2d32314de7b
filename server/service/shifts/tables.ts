import { SHIFT_STATES } from '#contract/service/shifts.ts';
import { users } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { id, instant, isOneOf } from '#server/platform/tables.ts';

/** When a person works at the desk. Changes of state are checked by the trigger `refuse_state_change`. */
export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: SHIFT_STATES }).notNull().default('on'),
    /** Who makes this change. Set with it and cleared by the trigger, so it is always null at rest. */
    movedBy: text(),
    beganAt: instant().notNull(),
    endedAt: instant(),
    /** When an open window was last seen: a beat of its live stream, or a request. */
    seenAt: instant().notNull(),
    mostCases: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('shifts_one_each')
      .on(t.userId)
      .where(sql`${t.state} <> 'off'`),
    index('shifts_seen')
      .on(t.seenAt)
      .where(sql`${t.state} <> 'off'`),
    check('shifts_state_known', isOneOf(t.state, SHIFT_STATES)),
    check('shifts_off_has_end', sql`(${t.state} = 'off') = (${t.endedAt} is not null)`),
    check('shifts_cases_sensible', sql`${t.mostCases} between 1 and 100`),
  ],
);
