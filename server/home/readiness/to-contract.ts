import type { ReadinessTask } from '#contract/home/readiness.ts';
import type { z } from 'zod';
import { callerLanguage } from '#server/platform/caller.ts';
import { isStale } from './proof-life.ts';
import type { TaskRow } from './store.ts';
import { TASK_CATALOG, DRILL_TASK, factOf, taskWords } from './task-catalog.ts';

/** Points key of a task. The same for every home, so a person earns them once. */
export const rewardKey = ({ key }: Pick<TaskRow, 'key'>): string => `task:${key}`;

const places = new Map(TASK_CATALOG.map(({ key }, place) => [key, place]));
const placeOf = ({ key }: TaskRow): number => places.get(key) ?? TASK_CATALOG.length;

/** In catalog order. */
export const inOrder = (rows: readonly TaskRow[]): TaskRow[] =>
  rows.toSorted((a, b) => placeOf(a) - placeOf(b));

export const shownTask = (
  row: TaskRow,
  { rewarded, now }: { rewarded: ReadonlySet<string>; now: Date },
): z.input<typeof ReadinessTask> => ({
  ...row,
  ...taskWords(row, callerLanguage()),
  doneBy: row.key === DRILL_TASK ? 'drill' : (factOf(row) ?? 'hand'),
  isRewarded: rewarded.has(rewardKey(row)),
  proof: row.proofAt && { takenAt: row.proofAt, isStale: isStale(row.proofAt, now) },
});
