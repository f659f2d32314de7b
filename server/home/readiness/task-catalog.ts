import { FACT_TASKS, type FactTask, type TaskHazard } from '#contract/home/readiness.ts';
import { STANDARD_TASKS } from '#contract/home/standard-tasks.ts';

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

const WILDFIRE: readonly Omit<CatalogTask, 'hazard'>[] = [
  {
    key: 'wildfire.first-five-feet',
    title: 'Clear the first five feet',
    description:
      'Nothing that burns within five feet of the walls: no bark mulch, woodpile, dry plants or doormat. Clean leaves from roof and gutters.',
    weight: 15,
  },
  {
    key: 'wildfire.vents',
    title: 'Screen the vents against embers',
    description:
      'Cover attic and crawl space vents with metal mesh of 1/8 inch or finer. Most houses that burn are lit by embers, not by flames.',
    weight: 10,
  },
];

const EARTHQUAKE: readonly Omit<CatalogTask, 'hazard'>[] = [
  {
    key: 'earthquake.straps',
    title: 'Strap the water heater and tall furniture',
    description:
      'Two straps around the water heater, anchors for bookcases and televisions, nothing heavy above a bed. An hour of work with a drill.',
    weight: 15,
  },
  {
    key: 'earthquake.drill',
    title: 'Practice Drop, Cover and Hold On',
    description:
      'Everyone shows the table they would use in each room. Keep shoes and a flashlight under each bed, for broken glass in the dark.',
    weight: 5,
  },
];

const FLOOD: readonly Omit<CatalogTask, 'hazard'>[] = [
  {
    key: 'flood.zone',
    title: 'Look up your flood zone and cover',
    description:
      'Find your address on FEMA’s flood map and ask your insurer what is covered. Homeowners policies leave floods out, and a flood policy usually starts after 30 days.',
    weight: 10,
  },
  {
    key: 'flood.lift',
    title: 'Lift what water must not reach',
    description:
      'Papers, chargers and the most costly things go above knee height. Keep drains clear, and know the way to higher ground on foot.',
    weight: 5,
  },
];

/** Completed by finishing a drill, never manually. */
export const DRILL_TASK = 'evacuation-drill';

const DRILL: CatalogTask = {
  key: DRILL_TASK,
  title: 'Practice an evacuation',
  description:
    'Run a drill on the Evacuation page with everyone at home: see what we would do, load the car, drive to your meeting place. Finishing it ticks this task.',
  hazard: null,
  weight: 10,
};

/** What services depend on. The server ticks these tasks while they are true. */
const FACTS: Record<FactTask, Pick<CatalogTask, 'title' | 'description' | 'weight'>> = {
  pin: {
    title: 'Place your home on the map',
    description:
      'An order is matched to the exact spot of your home. Put the pin on your roof, and we tick this task.',
    weight: 15,
  },
  membership: {
    title: 'Choose a plan',
    description:
      'Hotel nights and emergency cash come with your plan. We tick this task while your membership is active.',
    weight: 10,
  },
  'cash-card': {
    title: 'Add your emergency cash card',
    description:
      'We send your cash to a debit card, usually within 10 minutes of an order. Without a card, we can’t send it. We tick this task when yours can receive it.',
    weight: 10,
  },
  notifications: {
    title: 'Turn on texts or notifications',
    description:
      'Email doesn’t wake anyone at 2 a.m. Add your phone number or turn on notifications in your browser, and we tick this task.',
    weight: 15,
  },
};

const FACT_PREFIX = 'fact.';
const factTasks: CatalogTask[] = FACT_TASKS.map((fact) => ({
  key: FACT_PREFIX + fact,
  hazard: null,
  ...FACTS[fact],
}));

/** The fact that ticks this task, if it is one of those. */
export const factOf = ({ key }: Pick<CatalogTask, 'key'>): FactTask | undefined =>
  FACT_TASKS.find((fact) => FACT_PREFIX + fact === key);

const ofHazard = (hazard: TaskHazard, tasks: readonly Omit<CatalogTask, 'hazard'>[]) =>
  tasks.map((task) => ({ ...task, hazard }));

export const TASK_CATALOG: readonly CatalogTask[] = [
  ...STANDARD_TASKS.map((task) => ({ ...task, hazard: null })),
  DRILL,
  ...factTasks,
  ...ofHazard('wildfire', WILDFIRE),
  ...ofHazard('earthquake', EARTHQUAKE),
  ...ofHazard('flood', FLOOD),
];

/** The tasks for a home with these hazards. */
export const tasksFor = (hazards: ReadonlySet<TaskHazard>): CatalogTask[] =>
  TASK_CATALOG.filter(({ hazard }) => hazard === null || hazards.has(hazard));
