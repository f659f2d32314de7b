import { standardTasks } from '#text/home/standard-tasks.ts';

/** No schema here, only texts. `key` never changes, because points are granted only once per key. */
export type StandardTask = { key: string; title: string; description: string; weight: number };

const task = (key: keyof typeof standardTasks, weight: number): StandardTask => ({
  key,
  ...standardTasks[key],
  weight,
});

/** The household reads and drives its two ways out. The plan shows them, and asks for a confirmation. */
export const WAYS_OUT_TASK = 'two-ways-out';

/**
 * Tasks for every household regardless of hazard. Weights add up to 65, so weight done equals score earned.
 */
export const STANDARD_TASKS: readonly StandardTask[] = [
  task('go-bags', 15),
  task('meeting-places', 15),
  task(WAYS_OUT_TASK, 20),
  task('county-alerts', 10),
  task('utility-shutoffs', 5),
];
