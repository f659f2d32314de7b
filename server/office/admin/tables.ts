import { sql } from '#server/platform/drizzle.ts';
import { boolean, check, doublePrecision, integer, pgTable, text } from '#server/platform/drizzle-tables.ts';
import { day, instant, safeInteger } from '#server/platform/tables.ts';

/** The figures. Triggers in the migrations update each in the transaction of the change. */
const FIGURES = ['users', 'homes', 'points-redeemed', 'scores', 'scored-homes'] as const;

/** Folded totals. Later changes are in `figure_changes`. */
export const figures = pgTable(
  'figures',
  { name: text({ enum: FIGURES }).primaryKey(), value: safeInteger().notNull() },
  (t) => [
    check(
      'figures_name_known',
      sql`${t.name} in ('users', 'homes', 'points-redeemed', 'scores', 'scored-homes')`,
    ),
  ],
);

/**
 * One row per change of a figure. Insert-only, so thousands of concurrent sign-ups or purchases don't contend
 * for one counter row. A job folds the rows into the totals and deletes them.
 */
export const figureChanges = pgTable('figure_changes', {
  id: safeInteger().primaryKey().generatedAlwaysAsIdentity(),
  name: text({ enum: FIGURES }).notNull(),
  change: safeInteger().notNull(),
});

/** The last reading of each day, for charts. */
export const dailyFigures = pgTable('daily_figures', {
  day: day().primaryKey(),
  totalUsers: integer().notNull(),
  /** Null while no home has a score. */
  avgReadiness: doublePrecision(),
  activeHomes: integer().notNull(),
  pointsRedeemed: safeInteger().notNull(),
  /** No reading that day; derived later from rows that still exist. */
  derived: boolean().notNull(),
  readAt: instant().notNull(),
});
