import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/tables.ts';

/** What is counted: triggers in the migrations keep each of them true in the transaction of the change. */
const FIGURES = ['users', 'homes', 'points-redeemed', 'scores', 'scored-homes'] as const;

/** Counts, as far as they are added up. What happened since is in `figure_changes`. */
export const figures = pgTable(
  'figures',
  { name: text({ enum: FIGURES }).primaryKey(), value: bigint({ mode: 'number' }).notNull() },
  (t) => [
    check(
      'figures_name_known',
      sql`${t.name} in ('users', 'homes', 'points-redeemed', 'scores', 'scored-homes')`,
    ),
  ],
);

/**
 * How much a count moved, one row for each change. Rows are only added: thousands who sign up or buy at once do not wait
 * for each other at one counter. A job adds them up and takes them away.
 */
export const figureChanges = pgTable('figure_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text({ enum: FIGURES }).notNull(),
  change: bigint({ mode: 'number' }).notNull(),
});

/** The figures as they were last read on a day, for charts. */
export const dailyFigures = pgTable('daily_figures', {
  day: date({ mode: 'string' }).primaryKey(),
  totalUsers: integer().notNull(),
  /** Null while no home had a score. */
  avgReadiness: doublePrecision(),
  activeHomes: integer().notNull(),
  pointsRedeemed: bigint({ mode: 'number' }).notNull(),
  /** Nobody read them that day: worked out later from what is still there. */
  derived: boolean().notNull(),
  readAt: instant().notNull(),
});
