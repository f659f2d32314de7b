import type { MultiPolygon } from '#contract/shape.ts';
import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, jsonb, pgTable, primaryKey, text } from '#server/platform/drizzle-tables.ts';
import { flag, id, instant, partOf } from '#server/platform/tables.ts';

/**
 * A rehearsal. It has its own tables throughout: nothing in them can move money, hold a room or send a real
 * alert.
 */
export const drills = pgTable(
  'drills',
  {
    id: id(),
    kind: text({ enum: ['household', 'area'] }).notNull(),
    startedBy: userIdOrNull(),
    name: text().notNull(),
    shape: jsonb().$type<MultiPolygon>().notNull(),
    state: text({ enum: ['running', 'done', 'stopped'] })
      .notNull()
      .default('running'),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index().on(t.state, t.startedAt),
    // Households drill far more often than our team, whose list is read by time.
    index('drills_of_areas')
      .on(t.startedAt, t.id)
      .where(sql`${t.kind} = 'area'`),
    check('drills_kind_known', sql`${t.kind} in ('household', 'area')`),
    check('drills_state_known', sql`${t.state} in ('running', 'done', 'stopped')`),
  ],
);

/** A home in a drill: what would have happened, and which steps the household completed. */
export const drillHomes = pgTable(
  'drill_homes',
  {
    drillId: partOf(() => drills.id),
    homeId: homeId(),
    userId: userId(),
    plan: text({ enum: ['core', 'plus', 'premium'] }),
    /** What would have been held, sent and communicated. */
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
    acknowledgedAt: instant(),
    leftAt: instant(),
    safeAt: instant(),
    completedAt: instant(),
    /** The household said "not now" to an area drill, which continues for the others. */
    declinedAt: instant(),
    isScoreGranted: flag(),
  },
  (t) => [primaryKey({ columns: [t.drillId, t.homeId] }), index().on(t.homeId), index().on(t.userId)],
);
