/** What earns impact points, and the levels. No schema here, because public pages import this file. */

export type ImpactRule = {
  /** Points for one, such as one drill or one hour. */
  points: number;
  /** How many may be entered for one day, and for any 30 days. */
  perDay: number;
  perMonth: number;
};

/** The database has the same rows, in `impact_kinds`, and a test compares the two. */
export const IMPACT_KINDS = {
  drill: { points: 25, perDay: 1, perMonth: 2 },
  neighbors: { points: 50, perDay: 1, perMonth: 4 },
  kit: { points: 15, perDay: 5, perMonth: 20 },
  ride: { points: 20, perDay: 2, perMonth: 8 },
  walk: { points: 10, perDay: 4, perMonth: 16 },
  workshop: { points: 30, perDay: 1, perMonth: 4 },
  hours: { points: 5, perDay: 8, perMonth: 40 },
} as const satisfies Record<string, ImpactRule>;
export type ImpactKind = keyof typeof IMPACT_KINDS;
export const IMPACT_KIND_KEYS = Object.keys(IMPACT_KINDS) as ImpactKind[];

/** For each training module, once. A quiz earns it; it can't be entered. */
export const MODULE_POINTS = 10;

export const LEVELS = [
  { key: 'neighbor', from: 0 },
  { key: 'captain', from: 200 },
  { key: 'organizer', from: 500 },
  { key: 'mentor', from: 975 },
  { key: 'lead', from: 1600 },
] as const;
export type Level = (typeof LEVELS)[number];

export type LevelProgress = {
  level: Level;
  /** Undefined at the top. */
  next: Level | undefined;
  /** Percent of the way from this level to the next, rounded down; 100 at the top. */
  percent: number;
};

/** The level for a number of impact points, and the progress to the next. */
export function levelProgressAt(points: number): LevelProgress {
  const reached = LEVELS.filter((level) => level.from <= points).length;
  const level = LEVELS[Math.max(0, reached - 1)] ?? LEVELS[0];
  const next = LEVELS[reached];
  const percent = next ? Math.floor(((points - level.from) / (next.from - level.from)) * 100) : 100;
  return { level, next, percent };
}
