import { files } from '#server/core/files/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

/** A preparedness task of a home. `key` identifies it in the catalog. */
export const readinessTasks = pgTable(
  'readiness_tasks',
  {
    id: id(),
    homeId: homeId(),
    key: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    hazard: text({ enum: ['wildfire', 'earthquake', 'flood'] }),
    status: text({ enum: ['TODO', 'DONE'] })
      .notNull()
      .default('TODO'),
    weight: integer().notNull(),
    points: integer().notNull(),
    doneAt: instant(),
    /** The proof photo and when it was added. It expires after a year. */
    proofFileId: uuid().references(() => files.id),
    proofAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('readiness_tasks_key').on(t.homeId, t.key),
    // Deleting a file looks up its references.
    index().on(t.proofFileId),
    check('readiness_tasks_status_known', sql`${t.status} in ('TODO', 'DONE')`),
    check('readiness_tasks_done_dated', sql`(${t.status} = 'DONE') = (${t.doneAt} is not null)`),
    check('readiness_tasks_hazard_known', sql`${t.hazard} in ('wildfire', 'earthquake', 'flood')`),
    check('readiness_tasks_weight_positive', sql`${t.weight} > 0 and ${t.points} >= 0`),
    check('readiness_tasks_proof_whole', sql`(${t.proofFileId} is null) = (${t.proofAt} is null)`),
  ],
);

/** Score history, with the parts of each score. */
export const readinessScores = pgTable(
  'readiness_scores',
  {
    id: id(),
    homeId: homeId(),
    score: integer().notNull(),
    breakdown: json().notNull(),
    computedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.homeId, t.computedAt),
    check('readiness_scores_score_range', sql`${t.score} between 0 and 100`),
  ],
);

/**
 * The latest score of each home, maintained by a trigger in the migrations, so queries don't scan the
 * history.
 */
export const latestScores = pgTable('latest_scores', {
  homeId: homeId().primaryKey(),
  score: integer().notNull(),
  computedAt: instant().notNull(),
});
