import { SETUP_STEPS } from '#contract/office/setup.ts';
import { userId } from '#server/core/accounts/tables.ts';
import { check, pgTable, primaryKey, text } from '#server/platform/drizzle-tables.ts';
import { createdAt, isOneOf } from '#server/platform/tables.ts';

/** Steps of setup that a person put off. Whether a step is done is never stored. */
export const setupPutOff = pgTable(
  'setup_put_off',
  {
    userId: userId(),
    step: text({ enum: SETUP_STEPS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.step] }),
    check('setup_put_off_step_known', isOneOf(t.step, SETUP_STEPS)),
  ],
);
