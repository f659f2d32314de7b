import * as t from '#text/outreach/community-sections.ts';

/** What ambassadors do, and the impact points for each action. */
export const impactActions = [
  { key: 'drill', ...t.actions.drill, points: 25 },
  { key: 'neighbors', ...t.actions.neighbors, points: 50 },
  { key: 'kit', ...t.actions.kit, points: 15 },
  { key: 'ride', ...t.actions.ride, points: 20 },
  { key: 'walk', ...t.actions.walk, points: 10 },
  { key: 'workshop', ...t.actions.workshop, points: 30 },
  { key: 'module', ...t.actions.module, points: 10 },
] as const;

export type ImpactAction = (typeof impactActions)[number];

/** The levels, each with its starting points and benefits. */
export const levels = [
  { ...t.levels.neighbor, from: 0 },
  { ...t.levels.captain, from: 200 },
  { ...t.levels.organizer, from: 500 },
  { ...t.levels.mentor, from: 975 },
  { ...t.levels.lead, from: 1600 },
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
