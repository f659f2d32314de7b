import { users } from '#server/core/accounts/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, foreignKey, index, pgTable, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, day, id, instant, onePer } from '#server/platform/tables.ts';
import { recoveries } from './tables.ts';

/** A household's consent that one named team member sees its recovery. Another advisor needs a new consent. */
export const recoveryAdvisors = pgTable(
  'recovery_advisors',
  {
    recoveryId: onePer(() => recoveries.id),
    homeId: homeId(),
    advisorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreedBy: uuid(),
    agreedAt: instant().notNull(),
  },
  (t) => [index().on(t.advisorId), index().on(t.homeId)],
);

/** A task from the advisor for the household. The text is encrypted with the home's key. */
export const recoveryTasks = pgTable(
  'recovery_tasks',
  {
    id: id(),
    recoveryId: uuid().notNull(),
    homeId: homeId(),
    details: bytes().notNull(),
    due: day(),
    assignedBy: uuid(),
    createdAt: createdAt(),
    doneOn: day(),
    doneBy: uuid(),
  },
  (t) => [
    foreignKey({
      name: 'recovery_tasks_recovery_fk',
      columns: [t.recoveryId, t.homeId],
      foreignColumns: [recoveries.id, recoveries.homeId],
    }).onDelete('cascade'),
    index().on(t.recoveryId),
    index().on(t.homeId),
    check('recovery_tasks_done_whole', sql`${t.doneBy} is null or ${t.doneOn} is not null`),
  ],
);
