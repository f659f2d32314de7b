import type { FemaRating } from '#contract/outreach/risk-words.ts';
import * as t from '#text/outreach/risk-map.ts';

export type RiskColor = 'red' | 'orange' | 'amber' | 'yellow' | 'green' | 'none';
export type RiskBand = { from: number; color: RiskColor; word: string; legend: string };

/** Worst first. A color is never shown without its word. */
export const RISK_BANDS = [
  { from: 90, color: 'red', ...t.bands.veryHigh },
  { from: 80, color: 'orange', ...t.bands.high },
  { from: 70, color: 'amber', ...t.bands.moderate },
  { from: 60, color: 'yellow', ...t.bands.lower },
] as const satisfies readonly RiskBand[];
/** Not in the specification's legend: shown only when an area or a county is in it. */
export const LOWEST_BAND: RiskBand = { from: 0, color: 'green', ...t.bands.low };

export const bandOf = (score: number): RiskBand =>
  RISK_BANDS.find((band) => score >= band.from) ?? LOWEST_BAND;

/** FEMA's five ratings have colors; other values mean that there is no rating. */
const RATING_COLORS: Partial<Record<FemaRating, RiskColor>> = {
  'Very High': 'red',
  'Relatively High': 'orange',
  'Relatively Moderate': 'amber',
  'Relatively Low': 'yellow',
  'Very Low': 'green',
};
export const ratingColor = (rating: FemaRating): RiskColor => RATING_COLORS[rating] ?? 'none';

export const DOT: Record<RiskColor, string> = {
  red: 'bg-risk-red',
  orange: 'bg-risk-orange',
  amber: 'bg-risk-amber',
  yellow: 'bg-risk-yellow',
  green: 'bg-risk-green',
  none: 'bg-line-strong',
};
export const FILL: Record<RiskColor, string> = {
  red: 'fill-risk-red',
  orange: 'fill-risk-orange',
  amber: 'fill-risk-amber',
  yellow: 'fill-risk-yellow',
  green: 'fill-risk-green',
  none: 'fill-line-strong',
};
