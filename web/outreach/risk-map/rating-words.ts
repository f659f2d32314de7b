/** "Relatively Moderate Risk" and "Relatively Moderate" are the same rating. */
const ratingOf = (level: string): string => level.replace(/ Risk$/, '');

function rankOf(score: number): string {
  const below = Math.floor(score);
  return below >= 100 ? 'no US county has a higher risk' : `${below}% of US counties have a lower risk`;
}

/** Why the score and FEMA's rating can seem to differ, in words that go beside both. */
export const explainRating = (level: string, score: number): string =>
  `FEMA's rating, ${ratingOf(level)}, goes by how large the losses are. The score is a rank: ${rankOf(score)}.`;
