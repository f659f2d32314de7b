import {
  IMPACT_KIND_KEYS,
  IMPACT_KINDS,
  LEVELS,
  levelProgressAt,
  MODULE_POINTS,
} from '#contract/outreach/impact.ts';
import * as t from '#text/outreach/community-sections.ts';

/** What ambassadors do, and the impact points for each action. */
export const impactActions = [
  ...IMPACT_KIND_KEYS.map((key) => ({ key, ...t.actions[key], points: IMPACT_KINDS[key].points })),
  { key: 'module' as const, ...t.actions.module, points: MODULE_POINTS },
];

export type ImpactAction = (typeof impactActions)[number];

/** The levels, each with its starting points and benefits. */
export const levels = LEVELS.map(({ key, from }) => ({ key, from, ...t.levels[key] }));

/** The level for a number of impact points with its name, and the progress to the next. */
export function namedProgressAt(points: number) {
  const { level, next, percent } = levelProgressAt(points);
  return { level: t.levels[level.key], next: next && t.levels[next.key], percent };
}

/** Points of the sample ambassador. */
export const SAMPLE_POINTS = 847;
