/** What ambassadors do, and the impact points for each action. */
export const impactActions = [
  {
    key: 'drill',
    name: 'Evacuation Drill Led',
    points: 25,
    note: 'A street walks its way out, with a start time and a count at the end.',
  },
  {
    key: 'neighbors',
    name: '5 Neighbors Onboarded',
    points: 50,
    note: 'Five households with a plan, two ways out and a meeting place.',
  },
  {
    key: 'kit',
    name: 'Emergency Kit Distributed',
    points: 15,
    note: 'Handed over in person, with a word on what is inside.',
  },
  {
    key: 'ride',
    name: 'Ride Partner Found',
    points: 20,
    note: 'Somebody who cannot drive has two neighbors who will knock.',
  },
  {
    key: 'walk',
    name: 'Home Walk-Around Done',
    points: 10,
    note: 'Gutters, vents and the first five feet, looked at together.',
  },
  {
    key: 'workshop',
    name: 'Workshop Held',
    points: 30,
    note: 'An hour at the library, the school or the fire station.',
  },
  { key: 'module', name: 'Training Module Completed', points: 10, note: 'Each of the five modules, once.' },
] as const;

export type ImpactAction = (typeof impactActions)[number];

/** The levels, each with its starting points and benefits. */
export const levels = [
  {
    name: 'Neighbor',
    from: 0,
    gives: 'All training, the street checklist and a monthly call with other ambassadors.',
  },
  {
    name: 'Street Captain',
    from: 200,
    gives: 'A drill kit on loan, printed plan cards for the street and a direct line to our team.',
  },
  {
    name: 'ZIP Organizer',
    from: 500,
    gives: 'Emergency kits to hand out, a first-aid and CPR course paid by us, and a seat in the ZIP team.',
  },
  {
    name: 'County Mentor',
    from: 975,
    gives: 'You train new ambassadors with us.',
  },
  {
    name: 'County Lead',
    from: 1600,
    gives: "You plan the county's season with us, its councils and its fire stations.",
  },
] as const;

export type Level = (typeof levels)[number];

export type LevelProgress = {
  level: Level;
  /** Undefined at the top. */
  next: Level | undefined;
  /** Percent of the way from this level to the next, rounded; 100 at the top. */
  percent: number;
};

/** The level for a number of impact points, and the progress to the next. */
export function levelProgressAt(points: number): LevelProgress {
  const reached = levels.filter((level) => level.from <= points).length;
  const level = levels[Math.max(0, reached - 1)] ?? levels[0];
  const next = levels[reached];
  const percent = next ? Math.floor(((points - level.from) / (next.from - level.from)) * 100) : 100;
  return { level, next, percent };
}

/** Points of the sample ambassador. */
export const SAMPLE_POINTS = 847;
