import { userId } from '#server/core/accounts/tables.ts';
import { informationEvents } from '#server/emergency/alerts/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, integer, pgTable, primaryKey, text } from '#server/platform/drizzle-tables.ts';
import { instant, partOf } from '#server/platform/tables.ts';

/**
 * A message about an information event to one person. The key allows one per event, version and person, so a
 * person with two homes in the area, or a job that runs twice, still means one message.
 */
export const bulletins = pgTable(
  'bulletins',
  {
    eventId: partOf(() => informationEvents.id),
    version: integer().notNull(),
    userId: userId(),
    /** The home it is about: the person's first one in the area. */
    homeId: homeId(),
    /** `skipped`: they turned the kind off, or left. `refused`: the mail server doesn't know the address. */
    state: text({ enum: ['due', 'sent', 'skipped', 'refused'] })
      .notNull()
      .default('due'),
    at: instant().notNull(),
    /**
     * A worker is sending it. After the lease, that worker may have died, and another one sends it under the same key.
     */
    leasedUntil: instant(),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.version, t.userId] }),
    index().on(t.userId),
    index().on(t.homeId),
    index('bulletins_due')
      .on(t.at)
      .where(sql`${t.state} = 'due'`),
    check('bulletins_state_known', sql`${t.state} in ('due', 'sent', 'skipped', 'refused')`),
    check('bulletins_done', sql`(${t.state} = 'due') = (${t.doneAt} is null)`),
  ],
);
