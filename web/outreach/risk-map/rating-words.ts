import * as t from '#text/outreach/risk-map.ts';

/** Explains why the score and FEMA's rating can seem to differ. */
export const explainRating = (rating: string, score: number): string =>
  score >= 100 ? t.explainHighest(rating) : t.explainRating(rating, Math.floor(score));
