import { FACT_TASKS, type FactTask, type TaskHazard } from '#contract/home/readiness.ts';
import { STANDARD_TASKS } from '#contract/home/standard-tasks.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

/** As stored with each home. Readers get the task in their language. */
const english = messagesIn('en').readinessTasks.tasks;

/** A task definition. `key` must never change, because points are granted once per key. */
export type CatalogTask = {
  key: string;
  title: string;
  description: string;
  hazard: TaskHazard | null;
  weight: number;
};

/** Points equal the weight. */
export const pointsOf = ({ weight }: CatalogTask): number => weight;

type TaskKey = keyof typeof english;
const task = (key: TaskKey, weight: number, hazard: TaskHazard | null = null): CatalogTask => ({
  key,
  ...english[key],
  hazard,
  weight,
});

/** Completed by finishing a drill, never manually. */
export const DRILL_TASK = 'evacuation-drill';

/** What services depend on. The server checks these tasks while they are true. */
const FACT_WEIGHTS: Record<FactTask, number> = {
  pin: 15,
  membership: 10,
  'cash-card': 10,
  notifications: 15,
};

const FACT_PREFIX = 'fact.';
const factTasks = FACT_TASKS.map((fact) => task(`fact.${fact}`, FACT_WEIGHTS[fact]));

/** The fact that checks this task, if there is one. */
export const factOf = ({ key }: Pick<CatalogTask, 'key'>): FactTask | undefined =>
  FACT_TASKS.find((fact) => FACT_PREFIX + fact === key);

export const TASK_CATALOG: readonly CatalogTask[] = [
  ...STANDARD_TASKS.map((task) => ({ ...task, hazard: null })),
  task(DRILL_TASK, 10),
  ...factTasks,
  task('wildfire.first-five-feet', 15, 'wildfire'),
  task('wildfire.vents', 10, 'wildfire'),
  task('earthquake.straps', 15, 'earthquake'),
  task('earthquake.drill', 5, 'earthquake'),
  task('flood.zone', 10, 'flood'),
  task('flood.lift', 5, 'flood'),
];

/** The tasks for a home with these hazards. */
export const tasksFor = (hazards: ReadonlySet<TaskHazard>): CatalogTask[] =>
  TASK_CATALOG.filter(({ hazard }) => hazard === null || hazards.has(hazard));

/** A task's texts in a language. One that left the catalog keeps the texts it was stored with. */
export function taskWords(
  stored: Pick<CatalogTask, 'key' | 'title' | 'description'>,
  language: Language,
): { title: string; description: string } {
  const { standardTasks, readinessTasks } = messagesIn(language);
  const known: Record<string, { title: string; description: string }> = {
    ...standardTasks.standardTasks,
    ...readinessTasks.tasks,
  };
  return known[stored.key] ?? { title: stored.title, description: stored.description };
}
