/** Which seasonal tip a home gets. Pure. */
import type { FemaRating } from '#contract/outreach/risk-words.ts';
import type { Tip } from './tip-list.ts';

export const TIP_HAZARDS = ['wildfire', 'earthquake', 'flood', 'wind', 'heat'] as const;
export type TipHazard = (typeof TIP_HAZARDS)[number];

/** FEMA's ratings of a home's county. Null: we don't know the county. */
export type HomeRatings = Record<'wildfire' | 'earthquake' | 'flood', FemaRating> | null;

const REAL_RISK: readonly FemaRating[] = ['Relatively Moderate', 'Relatively High', 'Very High'];

/**
 * Whether a hazard is a real risk for a home. Our FEMA ratings have no column for wind or heat: dry wind matters where
 * wildfire does, and heat reaches all of California.
 */
export function isAtRisk(hazard: TipHazard, ratings: HomeRatings): boolean {
  if (hazard === 'heat') return true;
  if (!ratings) return false;
  return REAL_RISK.includes(ratings[hazard === 'wind' ? 'wildfire' : hazard]);
}

/** The next tip for a home in this month: one for its risks that it hasn't had this year. */
export const chooseTip = (
  tips: readonly Tip[],
  { month, ratings, sent }: { month: number; ratings: HomeRatings; sent: ReadonlySet<string> },
): Tip | null =>
  tips.find((tip) => tip.month === month && isAtRisk(tip.hazard, ratings) && !sent.has(tip.key)) ?? null;

/** Two a month at most: one in the first half, one in the second. */
export type TipTurn = { month: string; half: 1 | 2 };

/** The half month of a date like "2026-11-17". */
export const turnOn = (day: string): TipTurn => ({
  month: day.slice(0, 7),
  half: Number(day.slice(8, 10)) < 15 ? 1 : 2,
});
