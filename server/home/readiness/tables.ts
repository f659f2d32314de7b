import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { files } from '#server/core/files/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

const homeId = () =>
  uuid()
    .notNull()
    .references(() => homes.id, { onDelete: 'cascade' });

/** Something a household does to be ready. `key` names it in the catalogue it was taken from. */
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
    /** A photo that shows it, and when it was taken in: after a year it proves nothing. */
    proofFileId: uuid().references(() => files.id),
    proofAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('readiness_tasks_key').on(t.homeId, t.key),
    // Deleting a file asks who has it.
    index().on(t.proofFileId),
    check('readiness_tasks_status_known', sql`${t.status} in ('TODO', 'DONE')`),
    check('readiness_tasks_done_dated', sql`(${t.status} = 'DONE') = (${t.doneAt} is not null)`),
    check('readiness_tasks_hazard_known', sql`${t.hazard} in ('wildfire', 'earthquake', 'flood')`),
    check('readiness_tasks_weight_positive', sql`${t.weight} > 0 and ${t.points} >= 0`),
    check('readiness_tasks_proof_whole', sql`(${t.proofFileId} is null) = (${t.proofAt} is null)`),
  ],
);

/** Every score there was, with what it was made of. */
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

/** The last score of each home: a trigger in the migrations keeps it, so that nobody searches every score there was. */
export const latestScores = pgTable('latest_scores', {
  homeId: homeId().primaryKey(),
  score: integer().notNull(),
  computedAt: instant().notNull(),
});
